import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { signToken } from '../../server/auth/session.ts'
import { startEmbedded } from '../../server/db/embedded.ts'
import { migrate } from '../../server/db/migrate.ts'
import { startServer } from '../lib/server-process.ts'
import { quantile, significant } from '../lib/statistics.ts'
import { createInstallation } from './data.ts'
import { PAGES } from './pages.ts'
import { countQueries } from './queries.ts'

const MAIN = join(import.meta.dirname, '..', '..', 'server', 'main.ts')
const SECRET = 'a secret for benches that nobody else uses'
/** The aims: milliseconds at the 95th percentile, of a search in messages too, queries, and how much slower others may get. */
const AIMS = { p95: 100, textP95: 150, queries: 4, slowdown: 2 }
/** What somebody else does meanwhile. */
const OTHER = '/rest/v1/conversations'

/**
 * Reads every admin page's data, one after another, in an installation with much in it; prints a table, then one
 * line of JSON. `--rounds` says how often; `--conversations` and the like change the size.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      users: { type: 'string', default: '5000' },
      conversations: { type: 'string', default: '20000' },
      messages: { type: 'string', default: '400000' },
      entries: { type: 'string', default: '2000' },
      rounds: { type: 'string', default: '60' },
    },
  })
  const [users, conversations, messages, entries, rounds] = [
    Number(values.users),
    Number(values.conversations),
    Number(values.messages),
    Number(values.entries),
    Number(values.rounds),
  ]
  const size = { users, conversations, messages, entries }
  const folder = await mkdtemp(join(tmpdir(), 'beachhead-bench-'))
  const database = await startEmbedded(folder)
  try {
    const { connection } = database
    await migrate(connection)
    console.log(
      `Writing ${users} users, ${conversations} conversations, ${messages} messages, ${entries} entries …`,
    )
    const stored = await createInstallation(connection, size)
    const tokens = { admins: taking(stored.admins), users: taking(stored.users) }
    const address = `postgres://${connection.user}@localhost/${connection.database}?host=${encodeURIComponent(String(connection.host))}`
    const server = await startServer({
      name: 'The server',
      args: () => [MAIN],
      env: (port) => ({ PORT: String(port), DATABASE_URL: address, AUTH_SECRET: SECRET, LOG_LEVEL: 'warn' }),
      ready: '/readyz',
    })
    try {
      await report(server.url, address, tokens, { rounds, person: stored.person, size })
    } finally {
      await server.stop()
    }
  } finally {
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

interface Tokens {
  /** A token of the next admin, or user, in turn. */
  readonly admins: () => string
  readonly users: () => string
}

/** Signs session tokens and hands them out in turn: one person may ask only so often a minute. */
function taking(tokens: readonly string[]): () => string {
  const signed = tokens.map((token) => signToken(token, SECRET))
  let next = 0
  return () => signed[next++ % signed.length] ?? ''
}

async function report(
  url: string,
  address: string,
  { admins, users }: Tokens,
  { rounds, person, size }: { rounds: number; person: string; size: object },
): Promise<void> {
  const first = (await get(url, PAGES.conversations ?? '', admins())) as {
    conversations: { id: string }[]
  }
  const waiting = (await get(url, PAGES.review ?? '', admins())) as { items: { id: string }[] }
  const item = waiting.items[0]?.id
  const pages = Object.entries(PAGES).map(
    ([name, path]) =>
      [
        name,
        path
          .replace(/Id=$/, `Id=${first.conversations[0]?.id}`)
          .replace(':item', item ?? '')
          .replace(':person', person),
      ] as const,
  )
  const counts = await countQueries(
    address,
    SECRET,
    admins(),
    pages.map(([, path]) => path),
  )
  const other = () => time(url, OTHER, users())
  for (const [, path] of pages) for (let n = 0; n < 5; n++) await time(url, path, admins())
  const alone: number[] = []
  for (let n = 0; n < rounds * 5; n++) alone.push(await other())
  const aloneP95 = quantile(alone, 0.95)

  const results: Record<string, Figures> = {}
  for (const [name, path] of pages) {
    const { times, others } = await timeBesideOthers(() => time(url, path, admins()), other, rounds)
    results[name] = {
      'p50 ms': significant(quantile(times, 0.5)),
      'p95 ms': significant(quantile(times, 0.95)),
      queries: counts[path] ?? Number.NaN,
      'others’ p95': significant(quantile(others, 0.95)),
    }
  }
  console.table(results)
  console.log(`Somebody else’s request when no admin reads: p95 ${significant(aloneP95)} ms`)
  const all = Object.values(results)
  const p95Of = (isText: boolean) =>
    Math.max(
      ...Object.entries(results).flatMap(([name, each]) =>
        name.startsWith('text') === isText ? each['p95 ms'] : [],
      ),
    )
  const worst = {
    p95: p95Of(false),
    textP95: p95Of(true),
    queries: Math.max(...all.map((each) => each.queries)),
    slowdown: significant(Math.max(...all.map((each) => each['others’ p95'])) / aloneP95),
  }
  const met = {
    p95: worst.p95 <= AIMS.p95,
    textP95: worst.textP95 <= AIMS.textP95,
    queries: worst.queries <= AIMS.queries,
    slowdown: worst.slowdown <= AIMS.slowdown,
  }
  console.log(
    JSON.stringify({
      bench: 'admin',
      ...size,
      pages: results,
      othersAloneP95: significant(aloneP95),
      worst,
      aims: AIMS,
      met,
    }),
  )
}

type Figures = Record<'p50 ms' | 'p95 ms' | 'queries' | 'others’ p95', number>

/** Times `read` so many times, and all the while what somebody else asks for. */
async function timeBesideOthers(read: () => Promise<number>, other: () => Promise<number>, rounds: number) {
  const times: number[] = []
  const others: number[] = []
  let reading = true
  const meanwhile = async () => {
    while (reading) others.push(await other())
  }
  const readAll = async () => {
    for (let n = 0; n < rounds; n++) times.push(await read())
    reading = false
  }
  await Promise.all([meanwhile(), readAll()])
  return { times, others }
}

async function get(url: string, path: string, token: string): Promise<unknown> {
  const response = await fetch(url + path, { headers: { Authorization: `Bearer ${token}` } })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return response.json()
}

/** One request in milliseconds, whole body included. */
async function time(url: string, path: string, token: string): Promise<number> {
  const began = performance.now()
  await get(url, path, token)
  return performance.now() - began
}
