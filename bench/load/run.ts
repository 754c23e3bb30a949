import { existsSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildWeb } from '../../scripts/build-web.ts'
import { createInstallation } from '../admin/data.ts'
import { installContenders } from '../lib/contenders.ts'
import type { Product } from '../lib/product.ts'
import { significant } from '../lib/statistics.ts'
import {
  type Contestant,
  type Key,
  type Provider,
  startContestants,
  startOurs,
  startUpstream,
} from '../stream/contestants.ts'
import { type Load, measure } from '../stream/load.ts'
import { PIECES } from '../stream/script.ts'
import { measureCachedShare } from './cached-share.ts'
import { CASE_NAMES, CASES, type CaseName } from './cases.ts'
import { timeChanges } from './listeners.ts'
import { familyTime, processorTime, residentMegabytes } from './processes.ts'
import { type Measured, printRounds, type Round } from './report.ts'

/** A thousand streams that begin within half a minute; each runs for 40 s, so that all are open together. */
const MANY = { concurrency: 1000, repeats: 1, latecomers: 0, pace: 100, ramp: 30_000 } as const
const LISTENERS = 200
const CHANGES = 500
const STREAMS = 50
/** How often the largest query is asked while the streams run. */
const QUERIES = 20

type Part = 'rounds' | 'streams' | 'changes' | 'delay' | 'cache'
const PARTS: readonly Part[] = ['rounds', 'streams', 'changes', 'delay', 'cache']

/**
 * Puts this server, `@portkey-ai/gateway` and a bare Hono pass-through under the same load in interleaved rounds, then
 * this server alone under many streams, many listeners, the largest query, and how much of its prompts a provider has
 * in its cache. Prints tables, then one line of JSON.
 * `--rounds 1`, `--parts rounds,changes`, `--cases some,one` and `--messages 100000` (rows behind the largest query)
 * make it shorter;
 * `--profile` leaves a CPU profile of the server in .cache.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string', default: '5' },
      parts: { type: 'string', default: PARTS.join() },
      cases: { type: 'string', default: CASE_NAMES.join() },
      messages: { type: 'string', default: '400000' },
      profile: { type: 'boolean', default: false },
    },
  })
  const parts = PARTS.filter((part) => values.parts.split(',').includes(part))
  const cases = CASE_NAMES.filter((name) => values.cases.split(',').includes(name))
  installContenders()
  if (!existsSync('dist/web/index.html')) await buildWeb()
  const probe = ['--import', join(import.meta.dirname, 'delay-probe.ts')]
  const profile = values.profile ? ['--cpu-prof', '--cpu-prof-dir=.cache/profile'] : []
  const upstream = await startUpstream()
  const people = Math.max(MANY.concurrency, LISTENERS)
  const ours = await startOurs(upstream.url, { people, flags: [...probe, ...profile] })
  const results: Record<string, unknown> = {}
  try {
    if (parts.includes('rounds'))
      results.rounds = await measureRounds(upstream, ours, cases, Number(values.rounds))
    if (parts.includes('streams')) results.streams = await measureMany(upstream, ours)
    if (parts.includes('changes')) results.changes = await measureChanges(ours.product)
    if (parts.includes('cache')) results.cache = await measureCachedShare()
    if (parts.includes('delay'))
      results.delay = await measureDelay(upstream, ours, ours.product, Number(values.messages))
  } finally {
    await ours.stop()
    await upstream.stop()
  }
  const load = loadavg().map((each) => significant(each))
  console.log(JSON.stringify({ bench: 'load', cores: availableParallelism(), load, ...results }))
}

async function measureRounds(
  upstream: Provider,
  ours: Contestant & { readonly product: Product },
  cases: readonly CaseName[],
  count: number,
) {
  const keys: readonly Key[] = ['direct', 'pipe', 'portkey']
  const others = await startContestants(keys, upstream.url, { people: 0, flags: [] })
  const all = [...others, ours]
  try {
    const warmUp = { concurrency: 10, repeats: 10, latecomers: 0, pace: 'bulk' } as const
    for (const contestant of all) await measure(contestant, upstream, warmUp)
    const rounds: Round[] = []
    for (let n = 0; n < count; n++) {
      const round: Round = {}
      for (const name of cases) {
        // Each round begins with another server, so that none always follows the same one.
        const order = [...all.slice(n % all.length), ...all.slice(0, n % all.length)]
        for (const contestant of order) {
          const measured = await weigh(contestant, upstream, CASES[name], ours.product)
          round[name] = { ...round[name], [contestant.key]: measured }
        }
      }
      rounds.push(round)
      console.log(`Round ${n + 1} of ${count} done, load ${loadavg()[0]?.toFixed(1)}`)
    }
    return printRounds(rounds, all)
  } finally {
    for (const contestant of others) await contestant.stop()
  }
}

/** One load on one server, and what it cost its process and, for this server, the database. */
async function weigh(
  contestant: Contestant,
  upstream: Provider,
  load: Load,
  product: Product,
): Promise<Measured> {
  const { pid, key } = contestant
  const spent = () => (pid === undefined ? 0 : processorTime(pid))
  const spentByDatabase = () => (key === 'ours' ? familyTime(product.databasePid) : 0)
  const [before, beforeInDatabase, began] = [spent(), spentByDatabase(), performance.now()]
  const measured = await measure(contestant, upstream, load)
  const replies = load.concurrency * load.repeats
  return {
    ...measured,
    repliesPerSecond: replies / ((performance.now() - began) / 1000),
    processorMs: (spent() - before) / replies,
    databaseMs: (spentByDatabase() - beforeInDatabase) / replies,
    megabytes: pid === undefined ? 0 : residentMegabytes(pid),
  }
}

async function measureMany(upstream: Provider, ours: Contestant) {
  const { lost, firstChunk } = await measure(ours, upstream, MANY)
  const result = {
    streams: MANY.concurrency,
    chunks: MANY.concurrency * PIECES.length,
    lost,
    slowestFirstChunkMs: significant(Math.max(...firstChunk)),
  }
  console.log(`\n${MANY.concurrency} open streams, a chunk every ${MANY.pace} ms each`)
  console.table([result])
  return result
}

async function measureChanges(product: Product) {
  const delivered = await timeChanges(product, LISTENERS, CHANGES)
  const result = {
    expected: delivered.expected,
    arrived: delivered.arrived,
    p50: significant(delivered.p50),
    p99: significant(delivered.p99),
    max: significant(delivered.max),
  }
  console.log(`\n${LISTENERS} listeners, ${CHANGES} changes for each, milliseconds to their arrival`)
  console.table([result])
  return result
}

interface Delay {
  readonly p50: number
  readonly p99: number
  readonly max: number
}

/** Returns how late the event loop is under the streams alone, and under the streams and the largest query. */
async function measureDelay(upstream: Provider, ours: Contestant, product: Product, messages: number) {
  console.log(`\nWriting ${messages} messages …`)
  const conversations = Math.ceil(messages / 20)
  const size = { users: Math.ceil(conversations / 4), conversations, messages, entries: 200 }
  const { admins } = await createInstallation(product.connection, size)
  const [admin = ''] = admins
  const load = { concurrency: STREAMS, repeats: 1, latecomers: 0, pace: 20 } as const
  await measure(ours, upstream, load)
  const during = async (query: boolean) => {
    const streams = measure(ours, upstream, load)
    await product.ask('start')
    for (let n = 0; query && n < QUERIES; n++) await askFigures(product.url, admin)
    const { lost } = await streams
    const delay = (await product.ask('read')) as Delay
    return { p50: significant(delay.p50), p99: significant(delay.p99), max: significant(delay.max), lost }
  }
  const result = { streamsAlone: await during(false), withTheQuery: await during(true) }
  console.log(`\nEvent-loop delay in milliseconds, ${STREAMS} streams, ${messages} messages stored`)
  console.table(result)
  return result
}

async function askFigures(url: string, admin: string): Promise<void> {
  const answer = await fetch(`${url}/functions/v1/get-analytics`, {
    headers: { Authorization: `Bearer ${admin}` },
  })
  await answer.text()
  if (!answer.ok) throw new Error(`The figures answered ${answer.status}`)
}
