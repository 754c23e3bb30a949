import { readFileSync } from 'node:fs'
import type { Config } from '#server/runtime/config.ts'
import type { Log } from '#server/runtime/log.ts'
import type { Store } from '#server/runtime/postgres.ts'
import type { PublicSite } from '#shared/site.ts'
import { type Backups, openBackups } from './backups.ts'
import type { Finding } from './doctor/verdict.ts'
import { examineRunning } from './doctor.ts'

/** What runs here, for the operator's system page. */
export interface Installation {
  readonly version: string
  readonly startedAt: Date
  /** Where the data lies, for people. */
  readonly location: string
  /** What the browser is told of this site. */
  readonly site: PublicSite
  readonly backups: Backups
  /** Returns what `npm run doctor` would find. */
  examine(): Promise<Finding[]>
}

interface Parts {
  readonly config: Config
  readonly store: Store
  readonly site: { current(): PublicSite }
  readonly authSecret: string
  readonly log: Log
}

/** Describes this process and what it stands on. */
export function describeInstallation({ config, store, site, authSecret, log }: Parts): Installation {
  return {
    version: VERSION,
    startedAt: new Date(),
    location: store.location,
    get site() {
      return site.current()
    },
    backups: openBackups({ config, store, authSecret, log }),
    examine: () => examineRunning(config, store),
  }
}

const { version: VERSION } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as { version: string }
