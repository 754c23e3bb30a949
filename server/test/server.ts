import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashPassword } from 'better-auth/crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { signToken } from '#server/auth/session.ts'
import { listen } from '#server/http/listen.ts'
import { readConfig } from '#server/runtime/config.ts'
import { openLog } from '#server/runtime/log.ts'
import { type Runtime, type RuntimeOptions, startRuntime } from '#server/start-runtime.ts'
import { openTextWorkers, type TextWorkers } from '#server/workers/texts/text-workers.ts'
import type { Role } from '#shared/account.ts'
import { databaseUrl, TESTS } from './database-url.ts'
import { Visitor } from './visitor.ts'

export interface TestServer extends AsyncDisposable {
  readonly url: string
  readonly databaseUrl: string
  readonly runtime: Runtime
  /** Runs SQL as the database's owner, to look at what is really stored. */
  query<Row extends object>(sql: string, values?: unknown[]): Promise<Row[]>
  /** A caller without an account, from a network address of its own. */
  visitor(): Visitor
  /** A caller with a new account, whose password is 'correct horse'. */
  member(name?: string): Promise<Visitor>
  /** A caller with a new account that has the role of admin. */
  admin(name?: string): Promise<Visitor>
  /** A caller with a new account that reads what admins read. */
  support(name?: string): Promise<Visitor>
}

export interface TestServerOptions extends RuntimeOptions {
  /** Variables on top of the defaults. */
  readonly env?: Record<string, string>
  /** Takes the log's lines, of every level. */
  readonly onLog?: (line: string) => void
  /** Share the database of another test server, as a second replica does. */
  readonly database?: string
  /** Milliseconds that a request may take to arrive. */
  readonly requestTimeout?: number
}

let addresses = 0

/** A machine that runs tests is too busy to judge a text by its time; tests that are about it start their own. */
const TEXT_MS = 50_000
let workers: TextWorkers | undefined

/** The threads that read texts for all servers of this process, so that the engine is loaded once. */
function sharedWorkers(): TextWorkers {
  workers ??= openTextWorkers({
    size: 1,
    limitMs: TEXT_MS,
    warmUp: false,
    log: openLog({ LOG_LEVEL: 'warn' }),
  })
  return workers
}

/** The password of every `member`. */
const PASSWORD = 'correct horse'
const passwordHash = hashPassword(PASSWORD)
/**
 * What signing up leaves behind. Signing up takes a quarter of a second at least, so that nobody learns from it whether
 * an address has an account; tests that are about it call `Visitor.signUp`.
 */
const INSERT_MEMBER = `
  with person as (insert into auth."user" (name, email) values ($1, $2) returning id),
    by_password as (insert into auth.account ("accountId", "providerId", "userId", password)
      select id::text, 'credential', id, $3 from person),
    written_down as (insert into audit_log (actor_id, action) select id, 'sign_in' from person)
  insert into auth.session ("expiresAt", token, "userId") select now() + interval '7 days', $4, id from person`

/** A real server on a real port with a database of its own. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = options.database ?? (await cloneDatabase())
  const config = readConfig({
    DATABASE_URL: database,
    AUTH_SECRET: 'a secret for tests that nobody else uses',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'http://localhost:3000',
    // For backups; everything else of a test is in its database.
    DATA_DIR: join(tmpdir(), 'beachhead-tests'),
    ...options.env,
  })
  const { onLog } = options
  const log = onLog ? openLog({ LOG_LEVEL: 'trace', LOG_FORMAT: 'json' }, { write: onLog }) : openLog(config)
  // Nobody reads along here.
  // The models of the tests live on: none of them retires because time passes.
  const today = () => new Date('2026-11-01T12:00:00Z')
  const runtime = await startRuntime(config, log, {
    guidePause: 0,
    today,
    workers: sharedWorkers(),
    ...options,
  })
  const { requestTimeout } = options
  const server = await listen(runtime.app, { port: 0, host: '127.0.0.1', requestTimeout })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  // One connection that tests take turns with.
  const client = new pg.Pool({
    connectionString: database,
    application_name: TESTS,
    max: 1,
    idleTimeoutMillis: 0,
  })
  client.on('error', () => {})

  const visitor = () => new Visitor(url, `10.${Math.floor(++addresses / 250)}.0.${addresses % 250}`)
  const member = async (name = 'Ada') => {
    const token = randomUUID()
    const email = `${randomUUID()}@example.org`
    const values = [name, email, await passwordHash, token]
    await client.query(INSERT_MEMBER, values)
    return Object.assign(visitor(), { token: signToken(token, config.AUTH_SECRET ?? '') })
  }
  const operator = async (name: string, role: Role) => {
    const person = await member(name)
    const { id } = await person.json<{ id: string }>('/rest/v1/profile')
    await client.query('insert into user_roles (user_id, role) values ($1, $2)', [id, role])
    return person
  }
  return {
    url,
    databaseUrl: database,
    runtime,
    query: async <Row extends object>(sql: string, values: unknown[] = []) =>
      (await client.query<Row>(sql, values)).rows,
    visitor,
    member,
    admin: (name = 'Olga') => operator(name, 'admin'),
    support: (name = 'Sam') => operator(name, 'support'),
    async [Symbol.asyncDispose]() {
      server.close()
      server.closeAllConnections()
      await runtime.stop()
      await client.end()
    },
  }
}

/** A migrated database of its own. */
export async function cloneDatabase(): Promise<string> {
  return createDatabase(`template ${inject('postgres').template}`)
}

/** A database that no server has started on. */
export async function emptyDatabase(): Promise<string> {
  return createDatabase('')
}

async function createDatabase(like: string): Promise<string> {
  const { url } = inject('postgres')
  const name = `beachhead_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${name} ${like}`)
  await client.end()
  return databaseUrl(url, name)
}
