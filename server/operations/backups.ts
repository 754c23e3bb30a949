import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Config } from '#server/runtime/config.ts'
import type { Log } from '#server/runtime/log.ts'
import type { Store } from '#server/runtime/postgres.ts'
import { backupFolder, backupStore, defaultPath } from './backup.ts'

/** A backup in the folder of this server. */
export interface KeptBackup {
  readonly name: string
  readonly bytes: number
  readonly at: Date
}

/** The backups of this server's folder, made and taken away from the back-office. */
export interface Backups {
  readonly folder: string
  /** Newest first. */
  list(): Promise<KeptBackup[]>
  /** Begins one; false while one is being written. */
  begin(): boolean
  /** Returns whether one is being written, and why the last one was not finished. */
  state(): { readonly running: boolean; readonly failed: string | null }
  /** The contents of one; undefined when the folder has none of this name. */
  open(name: string): Promise<{ readonly bytes: number; readonly contents: Readable } | undefined>
  /** Resolves when none is being written. */
  settled(): Promise<void>
}

/** Opens the folder, which need not be there yet. */
export function openBackups(parts: { config: Config; store: Store; authSecret: string; log: Log }): Backups {
  const { config, store, authSecret, log } = parts
  const folder = backupFolder(config)
  let running: Promise<void> | undefined
  let failed: string | null = null

  const list = async () => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.gz'))
    const files = await Promise.all(names.map((name) => describe(folder, name)))
    return files.filter((file) => file !== undefined).sort((one, other) => Number(other.at) - Number(one.at))
  }
  return {
    folder,
    list,
    begin() {
      if (running) return false
      failed = null
      running = backupStore(store, authSecret, defaultPath(config))
        .then(({ path, bytes }) => log.info({ file: basename(path), bytes }, 'A backup was made'))
        .catch((err) => {
          failed = err instanceof Error ? err.message : String(err)
          log.error({ err }, 'A backup was not finished')
        })
        .finally(() => {
          running = undefined
        })
      return true
    },
    state: () => ({ running: running !== undefined, failed }),
    async open(name) {
      // Only what the folder lists: a name is never made into a path by itself.
      const file = (await list()).find((each) => each.name === name)
      return file && { bytes: file.bytes, contents: createReadStream(join(folder, file.name)) }
    },
    settled: async () => running,
  }
}

async function describe(folder: string, name: string): Promise<KeptBackup | undefined> {
  const found = await stat(join(folder, name)).catch(() => undefined)
  return found?.isFile() ? { name, bytes: found.size, at: found.mtime } : undefined
}
