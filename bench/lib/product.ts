import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { signToken } from '../../server/auth/session.ts'
import { startEmbedded } from '../../server/db/embedded.ts'
import { migrate } from '../../server/db/migrate.ts'
import { type ServerProcess, startServer } from './server-process.ts'

const MAIN = join(import.meta.dirname, '..', '..', 'server', 'main.ts')
const SECRET = 'a secret for benches that nobody else uses'

export interface ProductOptions {
  readonly env?: Record<string, string>
  /** Flags of Node, to profile the server. */
  readonly flags?: readonly string[]
  /** Accounts that are there from the start. */
  readonly people?: number
  /** Shows the server's log. */
  readonly showLog?: boolean
}

/** The real server, and what it stands on. */
export interface Product extends ServerProcess {
  /** Session tokens of the accounts. */
  readonly tokens: readonly string[]
  readonly connection: pg.ClientConfig
  /** Process of the database server; its children serve the connections. */
  readonly databasePid: number
}

/** Starts the real server on an empty data folder with its embedded database; stopping it removes both. */
export async function startProduct({
  env = {},
  flags = [],
  people = 0,
  showLog = false,
}: ProductOptions = {}): Promise<Product> {
  const data = await mkdtemp(join(tmpdir(), 'beachhead-bench-'))
  const database = await startEmbedded(data)
  const { connection } = database
  const clear = async () => {
    await database.stop()
    await rm(data, { recursive: true, force: true })
  }
  try {
    await migrate(connection)
    const tokens = await createPeople(connection, people)
    const host = encodeURIComponent(String(connection.host))
    const server = await startServer({
      name: 'The server',
      args: () => [...flags, MAIN],
      env: (port) => ({
        PORT: String(port),
        DATABASE_URL: `postgres://${connection.user}@localhost/${connection.database}?host=${host}`,
        AUTH_SECRET: SECRET,
        LOG_LEVEL: 'warn',
        ...env,
      }),
      ready: '/readyz',
      showOutput: showLog,
    })
    const [pid = ''] = (await readFile(join(database.folder, 'postmaster.pid'), 'utf8')).split('\n')
    return {
      ...server,
      tokens,
      connection,
      databasePid: Number(pid),
      async stop() {
        await server.stop()
        await clear()
      },
    }
  } catch (error) {
    await clear()
    throw error
  }
}

/** Accounts with a session each; signing them up would take a password's cost for each. */
async function createPeople(connection: pg.ClientConfig, count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, () => randomUUID())
  if (count === 0) return tokens
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query(
      `with people as (
        insert into auth."user" (id, name, email)
        select gen_random_uuid(), 'Ada', 'ada' || n || '@example.org' from generate_series(1, $2::integer) n returning id
      )
      insert into auth.session ("userId", token, "expiresAt")
      select id, ($1::text[])[row_number() over ()], now() + interval '1 day' from people`,
      [tokens, count],
    )
  } finally {
    await client.end()
  }
  return tokens.map((token) => signToken(token, SECRET))
}
