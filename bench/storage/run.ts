import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { type Product, startProduct } from '../lib/product.ts'

/** How many people talk at the same time. */
const AT_ONCE = 8
/** Whole conversations of founders, as long as such messages are. */
const DIALOGUES = 'evals/dialogues-own.json'

type Dialogue = { turns: { user: string }[] }
type Size = { name: string; bytes: number }

/**
 * Has people hold whole conversations with the built-in guide, and prints what one message with its reply and its part of
 * the roadmap takes in the database, by table with its indexes; then one line of JSON. `--people` sets how many.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { people: { type: 'string', default: '40' } } })
  const people = Number(values.people)
  const dialogues = JSON.parse(await readFile(DIALOGUES, 'utf8')) as Dialogue[]
  const product = await startProduct({ people })
  try {
    const before = await sizes(product)
    const talks = product.tokens.map((token, at) => ({
      token,
      turns: dialogues[at % dialogues.length]?.turns ?? [],
    }))
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let next = talks.shift(); next; next = talks.shift()) await talk(product.url, next)
      }),
    )
    report(before, await sizes(product), await count(product))
  } finally {
    await product.stop()
  }
}

async function talk(url: string, { token, turns }: { token: string; turns: Dialogue['turns'] }) {
  let conversationId: string | undefined
  for (const { user } of turns) {
    const response = await fetch(`${url}/functions/v1/chat`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ conversationId, messages: [{ role: 'user', content: user }] }),
    })
    if (!response.ok) throw new Error(`The server answered ${response.status} ${await response.text()}`)
    conversationId = response.headers.get('X-Conversation-Id') ?? undefined
    await response.text()
  }
}

async function query<T extends pg.QueryResultRow>({ connection }: Product, ...texts: string[]): Promise<T[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    let rows: T[] = []
    for (const text of texts) rows = (await client.query<T>(text)).rows
    return rows
  } finally {
    await client.end()
  }
}

/** Each table with its indexes and long values, without the room that updates left behind. */
const sizes = (product: Product) =>
  query<Size>(
    product,
    'vacuum full',
    `select relname as name, pg_total_relation_size(oid)::integer as bytes from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )

async function count(product: Product): Promise<number> {
  const [row] = await query<{ n: number }>(
    product,
    `select count(*)::integer as n from chat_messages where role = 'user'`,
  )
  return row?.n ?? 0
}

function report(before: Size[], after: Size[], messages: number): void {
  const grown = after
    .map(({ name, bytes }) => ({
      table: name,
      bytes: Math.round((bytes - (before.find((size) => size.name === name)?.bytes ?? 0)) / messages),
    }))
    .filter(({ bytes }) => bytes > 0)
    .sort((a, b) => b.bytes - a.bytes)
  const total = grown.reduce((sum, { bytes }) => sum + bytes, 0)
  console.log(`\n${messages} messages, each with its reply: ${total} bytes each in the database`)
  console.table(grown)
  console.log(
    JSON.stringify({
      bench: 'storage',
      messages,
      bytes: total,
      tables: Object.fromEntries(grown.map(({ table, bytes }) => [table, bytes])),
    }),
  )
}
