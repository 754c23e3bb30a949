import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, chown, lstat, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Account, isReachable, readable, runAs, unprivileged } from './embedded-account.ts'
import { type Binaries, findBinaries } from './embedded-binaries.ts'
import { OWNER, prepareOwner } from './embedded-owner.ts'

/** Its superuser, which makes the database and ends it, and whom no request signs in as. */
const USER = 'beachhead'
const DATABASE = 'beachhead'
/** The file that says where the database lies when it is not in the data folder itself. */
const NOTE = 'postgres.location'
/** Held shared by every server on the data folder, so that the last one to leave ends the database. */
const PRESENCE = 7_301_002
/** Tries to join a database that is just being ended. */
const TURNS = 5
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
 * that user can reach them. One that dies while it is used is started again. There is no lock that a kill
 * could leave behind: each step stands being taken by two servers at once, and the turn of one that ends in
 * between is taken again.
 */
export async function startEmbedded(dataDir: string): Promise<EmbeddedDatabase> {
  const account = await unprivileged()
  const home = resolve(dataDir)
  await mkdir(home, { recursive: true, mode: 0o700 })
  const binaries = await findBinaries(account)
  const folder = await clusterFolder(home, account)
  await createCluster(folder, binaries, account)
  const socket = await socketFolder(folder, account)
  const superuser: pg.ClientConfig = { host: socket, user: USER, database: DATABASE }

  const join = async (): Promise<pg.Client> => {
    for (let turn = 1; ; turn++) {
      try {
        if (!(await answers(superuser))) await startServer(folder, socket, binaries, account)
        await createDatabase(superuser)
        await prepareOwner(superuser)
        return await takePresence(superuser)
      } catch (error) {
        // The server that shared the database with us was the last one, and is just ending it.
        if (turn === TURNS) throw error
        await sleep(200)
      }
    }
  }

  let presence = await join()
  let leaving = false
  let rejoining = Promise.resolve()
  const rejoin = async () => {
    while (!leaving) {
      try {
        presence = await join()
        return watch()
      } catch {
        await sleep(1_000)
      }
    }
  }
  const watch = () => {
    presence.once('end', () => {
      rejoining = rejoin()
    })
  }
  watch()
  return {
    connection: { ...superuser, user: OWNER },
    folder,
    async stop() {
      leaving = true
      await rejoining
      await presence.end().catch(() => {})
      await leave(superuser, folder, binaries, account)
    },
  }
}

/** Returns whether a database was ever made in `dataDir`, here or in the place noted there. */
export function hasCluster(dataDir: string): boolean {
  return existsSync(join(dataDir, 'postgres')) || existsSync(join(dataDir, NOTE))
}

/** Inside the data folder, or, where the database's user cannot go there, in a place noted in it. */
async function clusterFolder(home: string, account: Account): Promise<string> {
  if (account.uid === undefined) return join(home, 'postgres')
  await chmod(home, 0o711)
  if (await isReachable(home)) return join(home, 'postgres')
  const note = join(home, NOTE)
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
  const draft = `${folder}.new.${randomUUID().slice(0, 8)}`
  await mkdir(draft, { recursive: true, mode: 0o700 })
  if (account.uid !== undefined && account.gid !== undefined) await chown(draft, account.uid, account.gid)
  const flags = ['-D', draft, '-U', USER, '-E', 'UTF8', '--auth=trust', '--locale-provider=builtin']
  try {
    await runAs(account, binaries.initdb, [...flags, '--builtin-locale=C.UTF-8', '--locale=C'])
    await rename(draft, folder)
  } catch (error) {
    // Another server was quicker, and has cleared our draft away.
    if ((await readable(join(folder, 'PG_VERSION'))) === undefined) throw error
  }
  await removeDrafts(folder)
}

/**
 * Also the drafts of servers that were killed on their first start. One that is still written to is cleared by the
 * server that makes it, which has just found another one quicker.
 */
async function removeDrafts(folder: string): Promise<void> {
  const drafts = (await readdir(dirname(folder))).filter((name) =>
    name.startsWith(`${basename(folder)}.new.`),
  )
  for (const name of drafts) {
    await rm(join(dirname(folder), name), { recursive: true, force: true }).catch((error) => {
      if (error.code !== 'ENOTEMPTY') throw error
    })
  }
}

async function socketFolder(folder: string, account: Account): Promise<string> {
  const fits = folder.length <= SOCKET_PATH_LIMIT - '/.s.PGSQL.5432'.length
  // The address is a setting on a command line; what a shell could take for its own is kept out of it.
  if (fits && /^[\w/.@:+-]+$/.test(folder)) return folder
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

async function startServer(
  folder: string,
  socket: string,
  binaries: Binaries,
  account: Account,
): Promise<void> {
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
    await runAs(account, binaries.pgCtl, [
      '-D',
      folder,
      '-w',
      '-t',
      '60',
      '-l',
      log,
      '-o',
      options.join(' '),
      'start',
    ])
  } catch (cause) {
    // Another server starts it as well, and was quicker.
    if (await answers({ host: socket, user: USER })) return
    const tail = (await readable(log))?.trim().split('\n').slice(-3).join(' ')
    throw new Error(
      `The database in ${folder} does not start and was left as it is: ${tail ?? 'see its server.log'}. Restore a backup into an empty DATA_DIR, or set DATABASE_URL.`,
      { cause },
    )
  }
}

async function createDatabase(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' })
  client.on('error', () => {})
  await client.connect()
  try {
    const found = await client.query('select from pg_database where datname = $1', [DATABASE])
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`)
  } catch (error) {
    // 42P04 and 23505: another server was quicker.
    if (!/^(42P04|23505)$/.test(codeOf(error))) throw error
  } finally {
    await client.end()
  }
}

/** Returns whether no other server holds its presence; false too when another one is just ending the database. */
async function isLast(client: pg.Client): Promise<boolean> {
  try {
    await client.connect()
    const { rows } = await client.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [
      PRESENCE,
    ])
    return rows[0]?.last ?? false
  } catch {
    return false
  }
}

/** Returns whether a server answers on the socket; one that is starting or stopping is waited for. */
async function answers(connection: pg.ClientConfig): Promise<boolean> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const client = new pg.Client({ ...connection, database: 'postgres' })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.end()
      return true
    } catch (error) {
      // 57P03: the server is starting up or shutting down.
      if (codeOf(error) !== '57P03') return false
      await sleep(100)
    }
  }
  return false
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

async function takePresence(connection: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({
    ...connection,
    database: 'postgres',
    application_name: 'beachhead presence',
  })
  client.on('error', () => {})
  await client.connect()
  await client.query('select pg_advisory_lock_shared($1)', [PRESENCE])
  return client
}

async function leave(
  connection: pg.ClientConfig,
  folder: string,
  binaries: Binaries,
  account: Account,
): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' })
  client.on('error', () => {})
  try {
    if (await isLast(client)) {
      await runAs(account, binaries.pgCtl, ['-D', folder, '-m', 'fast', '-w', '-t', '30', 'stop'])
    }
  } finally {
    await client.end().catch(() => {})
  }
}
