import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { BoundedClient } from './bounded-client.ts'
import { type Commits, createCommits } from './commits.ts'
import { noteFailure } from './failures.ts'
import type { Schema } from './schema.ts'
import { WaitingPool } from './waiting-pool.ts'

export type Db = Kysely<Schema>

/** On whose behalf a transaction runs; the database shows it that person's rows and no others. The system sees all. */
export type DbActor =
  | { role: 'member'; userId: string }
  /** With the keyed hash of their network address where their messages are counted on it. */
  | { role: 'visitor'; sessionId: string; addressHash?: Buffer | undefined }
  | { role: 'admin' | 'support'; userId: string }
  | { role: 'system' }

/** The database of one process. */
export interface Database {
  /** Queries of the system itself (sweeps, settings, knowledge loading): not limited to one person's rows. */
  readonly system: Db
  /**
   * Queries of the accounts library, on connections of its own: it keeps one while its hooks ask `system`, and enough
   * people who sign up at once would leave none for the answer.
   */
  readonly accounts: Db
  readonly pool: pg.Pool
  /**
   * Runs `work` in one transaction that sees only what `actor` may see.
   * `lock` makes transactions with the same key wait for each other.
   */
  asActor<T>(actor: DbActor, work: (db: Db) => Promise<T>, options?: TransactionOptions): Promise<T>
  /** Queries of the system that may each take minutes, on a connection of their own that ends with `work`. */
  unhurried<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** Runs what commits, and resolves when it is on disk; see `Commits`. */
  readonly durably: Commits
  close(): Promise<void>
}

export interface TransactionOptions {
  readonly lock?: string
  /**
   * When the commit counts as done. `alone`, the usual: on disk, each by itself. `together`: on disk, with one write for
   * all that commit at the same time. `soon`: at once; a crash of the database within the next second loses it, whole.
   */
  readonly commit?: 'alone' | 'together' | 'soon'
}

/** Distinct statements that a connection keeps prepared; past that, new ones are sent as they are. */
const PREPARED_LIMIT = 300

/** As many as passwords are hashed at once; whoever waits for one waits for the others' passwords. */
const FOR_ACCOUNTS = { max: 4, connectionTimeoutMillis: 30_000 }

/** The first covers the wait for a free connection too, while some come back: hundreds may send in the same second. */
const WAIT_LIMITS = { connectionTimeoutMillis: 10_000, idleTimeoutMillis: 30_000 }

/** Looks, a second apart, that an answer may take which nobody waits for: 10 minutes. */
const UNHURRIED_LOOKS = 600

const USUAL = { application_name: 'beachhead', keepAlive: true, Client: BoundedClient }

function openPool(options: pg.PoolConfig, Pool = pg.Pool): pg.Pool {
  const pool = new Pool({ ...USUAL, ...options })
  // An idle connection that the server closes (a restart, say) is replaced by the next query.
  pool.on('error', () => {})
  // One that is lost while it is lent fails its query; without a listener the event would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/**
 * Opens the pools; nothing connects before the first query. Statements are prepared once on each connection,
 * unless `prepare` is false because a transaction pooler hands connections around.
 */
export function openDatabase(connection: pg.PoolConfig, { prepare = true } = {}): Database {
  const pool = openPool({ max: 20, ...WAIT_LIMITS, ...connection }, WaitingPool)
  const nameOf = prepare ? createNames() : () => undefined
  const system = overPool(pool, nameOf)
  const accounts = overPool(openPool({ ...WAIT_LIMITS, ...connection, ...FOR_ACCOUNTS }), nameOf)
  // Of its own, so that it never waits behind those who wait for it.
  const flusher = openPool({ ...WAIT_LIMITS, ...connection, max: 1 })
  const durably = createCommits(() => flusher.query(FLUSH))
  return {
    system,
    accounts,
    pool,
    durably,
    asActor: (actor, work, { lock, commit = 'alone' } = {}) =>
      inTransaction(pool, nameOf, begin(actor, lock), work, COMMITS[commit](durably)),
    async unhurried(work) {
      const client = new BoundedClient({ ...USUAL, ...WAIT_LIMITS, ...connection }, UNHURRIED_LOOKS)
      client.on('error', () => {})
      await client.connect()
      return work(onClient(client, () => undefined)).finally(() => client.end())
    },
    async close() {
      await Promise.all([system.destroy(), accounts.destroy(), flusher.end()])
    },
  }
}

/** Writes a record of no meaning and waits for the disk: what was committed before it is then on disk too. */
const FLUSH = "select pg_logical_emit_message(true, 'beachhead', '')"
const COMMIT_SOON = 'set local synchronous_commit = off; commit'

type Commit = (client: pg.PoolClient, release: () => void) => Promise<void>

const COMMITS: Record<NonNullable<TransactionOptions['commit']>, (durably: Commits) => Commit> = {
  alone: () => async (client) => void (await client.query('commit')),
  soon: () => async (client) => void (await client.query(COMMIT_SOON)),
  together: (durably) => (client, release) =>
    durably(async (soon) => {
      await client.query(soon ? COMMIT_SOON : 'commit')
      release()
    }),
}

/** The name that a statement is prepared under, the same for the same text. */
type NameOf = (text: string) => string | undefined

function createNames(): NameOf {
  const names = new Map<string, string>()
  return (text) => {
    if (!names.has(text) && names.size < PREPARED_LIMIT) names.set(text, `q${names.size}`)
    return names.get(text)
  }
}

const literal = (value: string) => pg.escapeLiteral(value)

/**
 * An operator's figures gather many rows: they stay in memory, and take one core, so that others' replies go on. To compile
 * such a query takes longer than it saves.
 */
const FIGURES = { work_mem: '32MB', max_parallel_workers_per_gather: '0', jit: 'off' }

/**
 * The opening statements in one round trip. The lock is a statement of its own, so that what follows
 * sees everything that was committed while it waited.
 */
function begin(actor: DbActor, lock: string | undefined): string {
  const statements = ['begin']
  if (actor.role !== 'system') {
    const isOperator = actor.role === 'admin' || actor.role === 'support'
    const role = isOperator ? `beachhead_${actor.role}` : 'beachhead_member'
    const userId = actor.role === 'visitor' ? '' : actor.userId
    const sessionId = actor.role === 'visitor' ? actor.sessionId : ''
    const addressHash = actor.role === 'visitor' ? actor.addressHash : undefined
    const settings = {
      role,
      'app.user_id': userId,
      'app.session_id': sessionId,
      ...(addressHash ? { 'app.address': addressHash.toString('hex') } : {}),
      ...(isOperator ? FIGURES : {}),
    }
    const set = Object.entries(settings).map(
      ([name, value]) => `set_config('${name}', ${literal(value)}, true)`,
    )
    statements.push(`select ${set.join(', ')}`)
  }
  if (lock !== undefined)
    statements.push(`select pg_advisory_xact_lock(hashtextextended(${literal(lock)}, 0))`)
  return statements.join('; ')
}

async function inTransaction<T>(
  pool: pg.Pool,
  nameOf: NameOf,
  opening: string,
  work: (db: Db) => Promise<T>,
  commit: Commit,
): Promise<T> {
  const client = await pool.connect()
  let lent = true
  const release = (broken?: Error) => {
    if (lent) client.release(broken)
    lent = false
  }
  try {
    await client.query(opening)
    const result = await work(onClient(client, nameOf))
    await commit(client, release)
    release()
    return result
  } catch (error) {
    // A connection whose rollback fails still carries the role and the ids: it must not be reused.
    if (lent) await client.query('rollback').then(() => release(), release)
    throw error
  }
}

/** Kysely over the pool. */
function overPool(pool: pg.Pool, nameOf: NameOf): Db {
  const connect = async () => {
    const client = await pool.connect().catch(noteFailure)
    return preparing(client, nameOf, () => client.release())
  }
  return new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: { connect, end: () => pool.end(), options: {} } }),
  })
}

/** Kysely over one borrowed connection, which the transaction itself gives back. */
function onClient(client: pg.ClientBase, nameOf: NameOf): Db {
  const borrowed = preparing(client, nameOf, () => {})
  const pool = { connect: async () => borrowed, end: async () => {}, options: {} }
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
}

function preparing(client: pg.ClientBase, nameOf: NameOf, release: () => void): PostgresPoolClient {
  const query = (text: string, values: readonly unknown[] = []) =>
    client.query({ name: nameOf(text), text, values: [...values] }).catch(noteFailure)
  return { query: query as unknown as PostgresPoolClient['query'], release }
}
