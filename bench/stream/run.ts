import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { buildWeb } from '../../scripts/build-web.ts'
import { installContenders } from '../lib/contenders.ts'
import { CASES, type CaseName } from './cases.ts'
import { type Key, startContestants, startUpstream } from './contestants.ts'
import { measure } from './load.ts'
import { type Round, report } from './report.ts'

const KEYS: readonly Key[] = ['direct', 'pipe', 'ours', 'aiSdk', 'portkey']

/**
 * Sends the same scripted replies through this server and what it is compared with, in interleaved rounds,
 * and prints the medians of the rounds' ratios, then one line of JSON. For development: `--quick` (two short
 * rounds), `--only ours,pipe`, `--cases one,many` and `--profile` (a CPU profile of the server in .cache).
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      quick: { type: 'boolean', default: false },
      rounds: { type: 'string' },
      only: { type: 'string', default: KEYS.join() },
      cases: { type: 'string', default: Object.keys(CASES).join() },
      profile: { type: 'boolean', default: false },
    },
  })
  const keys = KEYS.filter((key) => values.only.split(',').includes(key))
  const cases = (Object.keys(CASES) as CaseName[]).filter((name) => values.cases.split(',').includes(name))
  const rounds = Number(values.rounds ?? (values.quick ? 2 : 5))
  installContenders()
  if (!existsSync('dist/web/index.html')) await buildWeb()

  // One for each stream, and one who comes while they run.
  const people = Math.max(...cases.map((name) => CASES[name].concurrency)) + 1
  const flags = values.profile ? ['--cpu-prof', '--cpu-prof-dir=.cache/profile'] : []
  const upstream = await startUpstream()
  const contestants = await startContestants(keys, upstream.url, { people, flags })
  try {
    const warmUp = { concurrency: Math.min(10, people), repeats: 10, latecomers: 0, pace: 'bulk' } as const
    for (const contestant of contestants) await measure(contestant, upstream, warmUp)
    const results: Round[] = []
    for (let round = 0; round < rounds; round++) {
      const result: Round = {}
      for (const name of cases) {
        // Each round begins with another server, so that none always follows the same one.
        const order = [
          ...contestants.slice(round % contestants.length),
          ...contestants.slice(0, round % contestants.length),
        ]
        for (const contestant of order) {
          const measured = await measure(contestant, upstream, CASES[name])
          result[name] = { ...result[name], [contestant.key]: measured }
        }
      }
      results.push(result)
      console.log(`Round ${round + 1} of ${rounds} done`)
    }
    report(results, contestants)
  } finally {
    for (const contestant of contestants) await contestant.stop()
    await upstream.stop()
  }
}
