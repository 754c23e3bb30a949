import type pg from 'pg'
import { readConfig } from '../../server/runtime/config.ts'
import { openLog } from '../../server/runtime/log.ts'
import { startRuntime } from '../../server/start-runtime.ts'

/** Tries, of which the lowest counts: background work may send a statement in between. */
const TRIES = 5

/** What opens and ends a transaction, which the tests of round trips leave out too. */
const BRACKETS = /^(begin|commit)/

/**
 * Statements sent to the database for each request; a transaction's own and finding the caller's session, the same
 * for every request, are left out.
 */
export async function countQueries(
  address: string,
  secret: string,
  token: string,
  paths: readonly string[],
): Promise<Record<string, number>> {
  const config = readConfig({ DATABASE_URL: address, AUTH_SECRET: secret, LOG_LEVEL: 'warn' })
  const runtime = await startRuntime(config, openLog({ LOG_LEVEL: 'warn', LOG_FORMAT: 'json' }))
  const sent = { count: 0 }
  const counted = new WeakSet<pg.PoolClient>()
  runtime.deps.database.pool.on('acquire', (client) => {
    if (!counted.has(client)) countOn(client, sent)
    counted.add(client)
  })
  const counts: Record<string, number> = {}
  for (const path of paths) {
    const tries: number[] = []
    for (let n = 0; n < TRIES; n++) {
      const before = sent.count
      const response = await runtime.app.request(path, { headers: { Authorization: `Bearer ${token}` } })
      if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
      tries.push(sent.count - before - 1)
    }
    counts[path] = Math.min(...tries)
  }
  await runtime.stop()
  return counts
}

function countOn(client: pg.PoolClient, sent: { count: number }): void {
  const send = client.query.bind(client)
  client.query = ((...args: Parameters<typeof send>) => {
    const [first] = args as unknown[]
    const text = typeof first === 'string' ? first : (first as { text?: string }).text
    if (!BRACKETS.test(text ?? '')) sent.count += 1
    return send(...args)
  }) as typeof client.query
}
