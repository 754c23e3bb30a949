import { parseArgs } from 'node:util'
import pg from 'pg'
import { type Product, startProduct } from '../lib/product.ts'
import { quantile, significant } from '../lib/statistics.ts'
import { fill } from './data.ts'

/** Milliseconds at the 95th percentile. */
const AIM = 50
/** What people type: beginnings, single words, common ones, phrases, names, and what is nowhere. */
const SEARCHES = [
  ...['a', 'the', 'p', 'pil', 'pilot', 'pilots', 'interview', 'customer', 'pay', 'market'],
  ...['letter of intent', 'plant manager', 'price pilot', 'first customers who pay', '"letter of intent"'],
  ...['kaserei', 'Málaga', 'oeuvre', 'Brückner AG', 'hydros', 'zoe kas', '"plant managers"', 'pre-order'],
  ...['nothing of this xylophone', 'e.on'],
]
/** A person may ask 600 times a minute. */
const ROUNDS = 20

/**
 * Searches over one person's conversations, one after another, while others have as many; prints how long each search
 * takes, what storing a message costs, then one line of JSON. `--conversations` and `--messages` set the size.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      conversations: { type: 'string', default: '2000' },
      messages: { type: 'string', default: '20' },
    },
  })
  const size = { conversations: Number(values.conversations), messages: Number(values.messages) }
  const product = await startProduct({ people: 2 })
  const client = new pg.Client(product.connection)
  await client.connect()
  try {
    const { rows: people } = await client.query<{ id: string }>('select id from auth."user" order by email')
    const began = performance.now()
    for (const [at, { id }] of people.entries()) await fill(client, id, size, at + 1)
    const stored = people.length * size.conversations * size.messages
    const storing = (performance.now() - began) / stored
    await client.query('vacuum analyze')
    const { rows } = await client.query<{ mb: string }>(
      `select round(pg_relation_size('chat_messages_words') / 1e6) as mb`,
    )
    report(await measure(product), { size, storing, indexMb: Number(rows[0]?.mb) })
  } finally {
    await client.end()
    await product.stop()
  }
}

interface Measured {
  /** Milliseconds of each search, by what is searched for. */
  readonly times: Map<string, number[]>
  readonly found: Map<string, number>
}

async function measure({ url, tokens: [token = ''] }: Product): Promise<Measured> {
  const found = new Map<string, number>()
  const times = new Map<string, number[]>(SEARCHES.map((text) => [text, []]))
  for (let round = 0; round < ROUNDS; round++) {
    for (const [text, of] of times) {
      const began = performance.now()
      const response = await fetch(`${url}/rest/v1/conversations?search=${encodeURIComponent(text)}`, {
        headers: { Authorization: `Bearer ${token}` },
      })
      if (!response.ok) throw new Error(`The server answered ${response.status} ${await response.text()}`)
      const { hits } = (await response.json()) as { hits: unknown[] }
      of.push(performance.now() - began)
      found.set(text, hits.length)
    }
  }
  return { times, found }
}

function report({ times, found }: Measured, made: { size: object; storing: number; indexMb: number }): void {
  const rounded = (of: readonly number[], part: number) => significant(quantile(of, part))
  console.table(
    Object.fromEntries(
      [...times].map(([text, of]) => [
        text,
        { found: found.get(text), 'p50 ms': rounded(of, 0.5), 'p95 ms': rounded(of, 0.95) },
      ]),
    ),
  )
  const all = [...times.values()].flat()
  const [p50, p95] = [rounded(all, 0.5), rounded(all, 0.95)]
  const storingMs = significant(made.storing)
  console.log(
    JSON.stringify({ bench: 'search', ...made, storing: storingMs, p50, p95, aim: AIM, met: p95 <= AIM }),
  )
}
