import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { Schema } from './schema.ts'

export type Db = Kysely<Schema>

/** On whose behalf a transaction runs; the database shows it that person's rows and no others. The system sees all. */
export type DbActor =
  | { role: 'member'; userId: string }
  | { role: 'visitor'; sessionId: string }
  | { role: 'admin'; userId: string }
  | { role: 'system' }

/** The database of one process. */
export interface Database {
  /** Queries of the system itself (sweeps, settings, knowledge loading): not limited to one person's rows. */
  readonly system: Db
  readonly pool: pg.Pool
  /**
   * Runs `work` in one transaction that sees only what `actor` may see.
   * `lock` makes transactions with the same key wait for each other.
   */
  asActor<T>(actor: DbActor, work: (db: Db) => Promise<T>, options?: { lock?: string }): Promise<T>
  close(): Promise<void>
}

/** Distinct statements that a connection keeps prepared; past that, new ones are sent as they are. */
const PREPARED_LIMIT = 300

/**
 * Opens the pool; nothing connects before the first query. Statements are prepared once on each connection,
 * unless `prepare` is false because a transaction pooler hands connections around.
 */
export function openDatabase(connection: pg.PoolConfig, { prepare = true } = {}): Database {
  const pool = new pg.Pool({
    max: 20,
    application_name: 'beachhead',
    // Covers the wait for a free connection too: hundreds may send in the same second.
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    ...connection,
  })
  // An idle connection that the server closes (a restart, say) is replaced by the next query.
  pool.on('error', () => {})
  // One that is lost while it is lent fails its query; without a listener the event would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  const nameOf = prepare ? createNames() : () => undefined
  const system = overPool(pool, nameOf)
  return {
    system,
    pool,
    asActor: (actor, work, options = {}) => inTransaction(pool, nameOf, begin(actor, options.lock), work),
    close: () => system.destroy(),
  }
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

/** An admin's figures gather many rows: they stay in memory, and take one core, so that others' replies go on. */
const FIGURES = { work_mem: '32MB', max_parallel_workers_per_gather: '0' }

/**
 * The opening statements in one round trip. The lock is a statement of its own, so that what follows
 * sees everything that was committed while it waited.
 */
function begin(actor: DbActor, lock: string | undefined): string {
  const statements = ['begin']
  if (actor.role !== 'system') {
    const role = actor.role === 'admin' ? 'beachhead_admin' : 'beachhead_member'
    const userId = actor.role === 'visitor' ? '' : actor.userId
    const sessionId = actor.role === 'visitor' ? actor.sessionId : ''
    const settings = {
      role,
      'app.user_id': userId,
      'app.session_id': sessionId,
      ...(actor.role === 'admin' ? FIGURES : {}),
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
): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query(opening)
    const result = await work(onClient(client, nameOf))
    await client.query('commit')
    return result
  } catch (error) {
    // A connection whose rollback fails still carries the role and the ids: it must not be reused.
    await client.query('rollback').catch((reason: Error) => {
      broken = reason
    })
    throw error
  } finally {
    client.release(broken)
  }
}

/** Kysely over the pool. */
function overPool(pool: pg.Pool, nameOf: NameOf): Db {
  const connect = async () => {
    const client = await pool.connect()
    return preparing(client, nameOf, () => client.release())
  }
  return new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: { connect, end: () => pool.end(), options: {} } }),
  })
}

/** Kysely over one borrowed connection, which the transaction itself gives back. */
function onClient(client: pg.PoolClient, nameOf: NameOf): Db {
  const borrowed = preparing(client, nameOf, () => {})
  const pool = { connect: async () => borrowed, end: async () => {}, options: {} }
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
}

function preparing(client: pg.PoolClient, nameOf: NameOf, release: () => void): PostgresPoolClient {
  const query = (text: string, values: readonly unknown[] = []) =>
    client.query({ name: nameOf(text), text, values: [...values] })
  return { query: query as unknown as PostgresPoolClient['query'], release }
}
