import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Product } from '../lib/product.ts'
import { quantile } from '../lib/statistics.ts'

/** Between two changes, in milliseconds. */
const PACE_MS = 40
/** Changes before any is timed: a server that just started translates its code while it tells of them. */
const WARM_UP = 50
/** What is still on its way after this is missing. */
const PATIENCE_MS = 10_000

export interface Delivered {
  readonly expected: number
  readonly arrived: number
  /** From the change's statement being sent to its arrival, in milliseconds. */
  readonly p50: number
  readonly p99: number
  readonly max: number
}

/** Each of these people listens to their own data, and every change touches a conversation of each of them. */
export async function timeChanges(product: Product, listeners: number, changes: number): Promise<Delivered> {
  const { connection, url } = product
  const client = new pg.Client(connection)
  await client.connect()
  const agent = new Agent({ keepAlive: true })
  const began: number[] = []
  const latencies: number[] = []
  const tokens = product.tokens.slice(0, listeners)
  // As the database holds them: without their signatures.
  const stored = tokens.map((token) => token.split('.')[0])
  try {
    const { rowCount } = await client.query(
      `insert into conversations (id, user_id)
       select gen_random_uuid(), "userId" from auth.session where token = any($1)`,
      [stored],
    )
    if (rowCount !== listeners) throw new Error('There are too few accounts')
    const ids = (
      await client.query<{ id: string }>(
        `select distinct on (user_id) conversations.id from conversations join auth.session on "userId" = user_id
         where token = any($1) order by user_id, conversations.created_at desc`,
        [stored],
      )
    ).rows.map(({ id }) => id)
    const ours = new Set(ids)
    await Promise.all(
      tokens.map((token) => {
        let seen = 0
        return listen(url, token, agent, (data) => {
          if (!ours.has(data)) return
          if (seen >= WARM_UP) latencies.push(performance.now() - (began[seen] ?? Number.NaN))
          seen += 1
        })
      }),
    )
    for (let n = 0; n < WARM_UP + changes; n++) {
      began.push(performance.now())
      await client.query('update conversations set updated_at = now() where id = any($1)', [ids])
      await sleep(Math.max(0, PACE_MS - (performance.now() - (began[n] ?? 0))))
    }
    const expected = listeners * changes
    const until = performance.now() + PATIENCE_MS
    while (latencies.length < expected && performance.now() < until) await sleep(50)
    const at = (share: number) => quantile(latencies, share)
    return { expected, arrived: latencies.length, p50: at(0.5), p99: at(0.99), max: at(1) }
  } finally {
    agent.destroy()
    await client.end()
  }
}

/** Resolves when the feed is open; calls `onChange` with the id of each changed row. */
function listen(url: string, token: string, agent: Agent, onChange: (id: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { Authorization: `Bearer ${token}` }
    get(`${url}/realtime/v1`, { agent, headers }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`The feed answered ${response.statusCode}`))
      let rest = ''
      response.setEncoding('utf8').on('data', (text: string) => {
        const events = `${rest}${text}`.split('\n\n')
        rest = events.pop() ?? ''
        for (const event of events) {
          if (event.startsWith('event: ready')) resolve()
          const id = /"id":"([^"]+)"/.exec(event)?.[1]
          if (id) onChange(id)
        }
      })
      response.on('error', () => {})
    }).on('error', reject)
  })
}
