import { createHash, randomUUID } from 'node:crypto'
import { chmod, chown, lstat, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { findBinaries, type Binaries } from './embedded-binaries.ts'
import { isReachable, readable, runAs, unprivileged, type Account } from './embedded-account.ts'

const USER = 'beachhead'
const DATABASE = 'beachhead'
/** Held shared by every server on the data folder, so that the last one to leave ends the database. */
const PRESENCE = 7_301_002
/** A unix socket's address holds 107 characters. */
const SOCKET_PATH_LIMIT = 100

/** A PostgreSQL of our own, on a unix socket alone. */
export interface EmbeddedDatabase {
  readonly connection: pg.ClientConfig
  /** Where the data lies. */
  readonly folder: string
  /** Ends the database, unless another server still uses it. */
  stop(): Promise<void>
}

/**
 * Starts the embedded database in `dataDir`, or joins the one already running there: a database left
 * over from a killed server is adopted. As root it runs as an unprivileged user, with its files where
 * that user can reach them.
 */
export async function startEmbedded(dataDir: string): Promise<EmbeddedDatabase> {
  const account = await unprivileged()
  const home = resolve(dataDir)
  await mkdir(home, { recursive: true, mode: 0o700 })
  const binaries = await findBinaries(account)
  const folder = await clusterFolder(home, account)
  const release = await takeTurn(join(home, 'database.lock'))
  try {
    await createCluster(folder, binaries, account)
    const socket = await socketFolder(folder, account)
    const connection: pg.ClientConfig = { host: socket, user: USER, database: DATABASE }
    if (!(await answers(connection))) await startServer(folder, socket, binaries, account)
    await createDatabase(connection)
    const presence = await takePresence(connection)
    return { connection, folder, stop: () => leave(presence, connection, folder, binaries, account) }
  } finally {
    await release()
  }
}

/** Inside the data folder, or, where the database's user cannot go there, in a place noted in it. */
async function clusterFolder(home: string, account: Account): Promise<string> {
  if (account.uid === undefined) return join(home, 'postgres')
  await chmod(home, 0o711)
  if (await isReachable(home)) return join(home, 'postgres')
  const note = join(home, 'postgres.location')
  const noted = await readable(note)
  if (noted !== undefined) return noted.trim()
  const elsewhere = join('/var/lib/beachhead', randomUUID())
  await mkdir('/var/lib/beachhead', { recursive: true, mode: 0o711 })
  await writeFile(note, elsewhere, { mode: 0o600 })
  return elsewhere
}

async function createCluster(folder: string, binaries: Binaries, account: Account): Promise<void> {
  const version = await readable(join(folder, 'PG_VERSION'))
  if (version !== undefined) {
    if (version.trim() === binaries.major) return
    throw new Error(
      `The data in ${folder} was written by PostgreSQL ${version.trim()}, this release brings ${binaries.major}: back it up with the older release and restore it with this one.`,
    )
  }
  // Made beside its place and moved there when whole, so that a kill in between leaves nothing half made.
  const draft = `${folder}.new`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true, mode: 0o700 })
  if (account.uid !== undefined && account.gid !== undefined) await chown(draft, account.uid, account.gid)
  const flags = ['-D', draft, '-U', USER, '-E', 'UTF8', '--auth=trust', '--locale-provider=builtin']
  await runAs(account, binaries.initdb, [...flags, '--builtin-locale=C.UTF-8', '--locale=C'])
  await rename(draft, folder)
}

async function socketFolder(folder: string, account: Account): Promise<string> {
  if (folder.length <= SOCKET_PATH_LIMIT - '/.s.PGSQL.5432'.length) return folder
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16)
  const path = join(tmpdir(), `beachhead-${name}`)
  await mkdir(path, { recursive: true, mode: 0o700 })
  const owner = (await lstat(path)).uid
  const ours = process.getuid?.()
  if (owner !== ours && owner !== account.uid) {
    throw new Error(`${path} belongs to another user: remove it, or set DATA_DIR to a shorter path.`)
  }
  if (account.uid !== undefined && account.gid !== undefined) await chown(path, account.uid, account.gid)
  return path
}

async function startServer(folder: string, socket: string, binaries: Binaries, account: Account): Promise<void> {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socket,
    unix_socket_permissions: '0700',
    max_connections: '200',
    shared_buffers: '128MB',
    log_destination: 'stderr',
    log_min_messages: 'warning',
    log_statement: 'none',
    log_min_error_statement: 'panic',
    timezone: 'UTC',
  }
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}='${value}'`)
  const log = join(folder, 'server.log')
  try {
    await runAs(account, binaries.pgCtl, ['-D', folder, '-w', '-t', '60', '-l', log, '-o', options.join(' '), 'start'])
  } catch (cause) {
    const tail = (await readable(log))?.trim().split('\n').slice(-3).join(' ')
    throw new Error(
      `The database in ${folder} does not start and was left as it is: ${tail ?? 'see its server.log'}. Restore a backup into an empty DATA_DIR, or set DATABASE_URL.`,
      { cause },
    )
  }
}

async function createDatabase(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' })
  await client.connect()
  try {
    const found = await client.query('select from pg_database where datname = $1', [DATABASE])
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`)
  } finally {
    await client.end()
  }
}

/** Whether a server answers on the socket; one that is starting or stopping is waited for. */
async function answers(connection: pg.ClientConfig): Promise<boolean> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const client = new pg.Client({ ...connection, database: 'postgres' })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.end()
      return true
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined
      // 57P03: the server is starting up or shutting down.
      if (code !== '57P03') return false
      await sleep(100)
    }
  }
  return false
}

async function takePresence(connection: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({ ...connection, database: 'postgres', application_name: 'beachhead presence' })
  client.on('error', () => {})
  await client.connect()
  await client.query('select pg_advisory_lock_shared($1)', [PRESENCE])
  return client
}

async function leave(
  presence: pg.Client,
  connection: pg.ClientConfig,
  folder: string,
  binaries: Binaries,
  account: Account,
): Promise<void> {
  await presence.end().catch(() => {})
  const client = new pg.Client({ ...connection, database: 'postgres' })
  client.on('error', () => {})
  try {
    await client.connect()
    const last = await client.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [PRESENCE])
    if (last.rows[0]?.last) {
      await runAs(account, binaries.pgCtl, ['-D', folder, '-m', 'fast', '-w', '-t', '30', 'stop'])
    }
  } finally {
    await client.end().catch(() => {})
  }
}

/** One server at a time creates and starts the cluster; a turn whose holder died is taken over. */
async function takeTurn(path: string): Promise<() => Promise<void>> {
  for (let attempt = 0; attempt < 600; attempt++) {
    try {
      await writeFile(path, String(process.pid), { flag: 'wx', mode: 0o600 })
      return () => rm(path, { force: true })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
    const holder = Number(await readable(path))
    const age = Date.now() - ((await stat(path).catch(() => undefined))?.mtimeMs ?? Date.now())
    if ((holder > 0 && !isAlive(holder)) || (!(holder > 0) && age > 2_000)) await rm(path, { force: true })
    await sleep(100)
  }
  throw new Error(`Another server has been starting on this data folder for a minute: stop it, or remove ${path}.`)
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
