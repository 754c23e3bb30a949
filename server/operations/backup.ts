import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { createGunzip, createGzip } from 'node:zlib'
import pg from 'pg'
import { writeBackup } from '#server/db/backup.ts'
import { hasCluster } from '#server/db/embedded.ts'
import { schemaOf } from '#server/db/migrate.ts'
import { type Restored, restoreBackup } from '#server/db/restore.ts'
import type { Config } from '#server/runtime/config.ts'
import { openStore, type Store } from '#server/runtime/postgres.ts'
import { loadSecrets } from '#server/runtime/secrets.ts'

export interface BackupFile {
  readonly path: string
  readonly bytes: number
  readonly rows: number
}

/**
 * Writes one file with everything the product holds as of one instant; the server may run meanwhile. `path`
 * is by default a new file in DATA_DIR/backups. The file appears when it is whole.
 */
export async function backup(config: Config, path = defaultPath(config)): Promise<BackupFile> {
  // A backup of another, empty database would be worse than none.
  if (!config.DATABASE_URL && !hasCluster(config.DATA_DIR))
    throw new Error(nothingIn(resolve(config.DATA_DIR)))
  const { authSecret } = await loadSecrets(config)
  const store = await openStore(config)
  try {
    if ((await schemaOf(store.listen)) === undefined) throw new Error(nothingIn(store.location))
    return await backupStore(store, authSecret, path)
  } finally {
    await store.stop()
  }
}

/** The same of a store that is open. */
export async function backupStore(
  { listen }: Pick<Store, 'listen'>,
  authSecret: string,
  path: string,
): Promise<BackupFile> {
  const draft = `${path}.part`
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    const file = createWriteStream(draft, { mode: 0o600, flush: true })
    const gzip = createGzip()
    gzip.pipe(file)
    const written = once(file, 'close')
    const rows = await writeBackup(listen, secretCheck(authSecret), gzip)
    gzip.end()
    await written
    await rename(draft, path)
    await syncFolder(dirname(path))
    const { size } = await stat(path)
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
    await noteBackup(listen, { bytes: size, rows: total })
    return { path, bytes: size, rows: total }
  } finally {
    await rm(draft, { force: true })
  }
}

const nothingIn = (place: string) =>
  `There is nothing of the product in ${place}: call this with the environment that it runs with (DATA_DIR, DATABASE_URL).`

/** Returns where backups go unless somebody says otherwise. */
export const backupFolder = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>) => resolve(DATA_DIR, 'backups')

export function defaultPath(config: Pick<Config, 'DATA_DIR'>): string {
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  return join(backupFolder(config), `beachhead-${time}.gz`)
}

/** So that a loss of power right afterwards does not lose the file's name. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  await folder.sync().finally(() => folder.close())
}

/** The back-office reminds operators when the last one is too old. */
async function noteBackup(
  connection: pg.ClientConfig,
  detail: { bytes: number; rows: number },
): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  await client
    .query(
      `insert into operations (key, detail) values ('backup', $1)
       on conflict (key) do update set at = now(), detail = excluded.detail`,
      [detail],
    )
    .finally(() => client.end())
}

export interface RestoredFile extends Restored {
  /** Whether keys saved in the settings can be read with the secret of this installation. */
  readonly sameSecret: boolean
  readonly location: string
}

/** Fills this installation's empty database from a backup. Throws with a sentence that says what to do. */
export async function restore(config: Config, path: string): Promise<RestoredFile> {
  await stat(path).catch(() => {
    throw new Error(`There is no file ${path}.`)
  })
  const { authSecret } = await loadSecrets(config)
  const store = await openStore(config)
  try {
    const restored = await restoreBackup(store.listen, createReadStream(path).pipe(createGunzip()))
    const sameSecret = restored.head.secretCheck === secretCheck(authSecret)
    return { ...restored, sameSecret, location: store.location }
  } finally {
    await store.stop()
  }
}

/** The same for the same secret, and of no use to find it. */
function secretCheck(authSecret: string): string {
  return createHmac('sha256', authSecret).update('backup').digest('base64url')
}
