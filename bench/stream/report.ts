import { median, significant } from '../lib/statistics.ts'
import { CASES, type CaseName } from './cases.ts'
import type { Contestant, Key } from './contestants.ts'
import type { Measured } from './load.ts'

/** One round: each case's measurement of each server. */
export type Round = Partial<Record<CaseName, Partial<Record<Key, Measured>>>>

type Value = (measured: Measured) => number

const rate: Value = (measured) => measured.chunksPerSecond
const firstChunk: Value = (measured) => median(measured.firstChunk)

/** Prints what every server reached, the ratios, which aims are met, and one line of JSON. */
export function report(rounds: readonly Round[], contestants: readonly Contestant[]): void {
  const values = (name: CaseName, key: Key, value: Value) =>
    rounds.map((round) => {
      const measured = round[name]?.[key]
      return measured ? value(measured) : Number.NaN
    })
  const middle = (name: CaseName, key: Key, value: Value) => median(values(name, key, value))
  /** The median of the rounds' own ratios: what slows a whole round slows both sides of it. */
  const ratio = (name: CaseName, key: Key, other: Key, value: Value) => {
    const others = values(name, other, value)
    return significant(
      median(values(name, key, value).map((own, round) => own / (others[round] ?? Number.NaN))),
    )
  }
  const added = (name: CaseName, key: Key) => {
    const direct = values(name, 'direct', firstChunk)
    return values(name, key, firstChunk).map((own, round) => own - (direct[round] ?? Number.NaN))
  }
  const addedRatio = (name: CaseName) => {
    const theirs = added(name, 'portkey')
    return significant(median(added(name, 'ours').map((own, round) => own / (theirs[round] ?? Number.NaN))))
  }
  const lost = (key: Key) =>
    Object.fromEntries(
      names.map((name) => [
        name,
        values(name, key, (measured) => measured.lost).reduce((sum, each) => sum + each, 0),
      ]),
    )
  const names = (Object.keys(CASES) as CaseName[]).filter((name) => rounds.some((round) => round[name]))
  const unpaced = names.filter((name) => typeof CASES[name].pace === 'string')
  const paced = names.filter((name) => typeof CASES[name].pace === 'number')

  console.log(`\n400 chunks a reply, ${rounds.length} interleaved rounds, medians`)
  for (const name of unpaced) {
    console.log(`\nChunks per second, ${CASES[name].title}`)
    console.table(
      Object.fromEntries(
        contestants.map(({ key, name: label }) => [
          label,
          {
            'chunks/s': Math.round(middle(name, key, rate)),
            'first chunk ms': significant(middle(name, key, firstChunk)),
            'this server is': `${ratio(name, 'ours', key, rate)} x`,
            lost: lost(key)[name],
            'load generator busy': significant(
              middle(name, key, (measured) => measured.busy),
              2,
            ),
          },
        ]),
      ),
    )
  }
  for (const name of paced) {
    console.log(
      `\nTime to the first chunk, ${CASES[name].title} opened at once, a chunk every ${CASES[name].pace} ms each`,
    )
    console.table(
      Object.fromEntries(
        contestants.map(({ key, name: label }) => [
          label,
          {
            'first chunk ms': significant(middle(name, key, firstChunk)),
            'added ms': significant(median(added(name, key))),
            'slowest ms': significant(middle(name, key, (measured) => Math.max(...measured.firstChunk))),
            'chunks/s': Math.round(middle(name, key, rate)),
            lost: lost(key)[name],
            'load generator busy': significant(
              middle(name, key, (measured) => measured.busy),
              2,
            ),
          },
        ]),
      ),
    )
  }

  const ratios = {
    chunksToPipe: Object.fromEntries(unpaced.map((name) => [name, ratio(name, 'ours', 'pipe', rate)])),
    chunksToAiSdk: Object.fromEntries(unpaced.map((name) => [name, ratio(name, 'ours', 'aiSdk', rate)])),
    chunksToPortkey: Object.fromEntries(unpaced.map((name) => [name, ratio(name, 'ours', 'portkey', rate)])),
    addedFirstChunkToPortkey: Object.fromEntries(paced.map((name) => [name, addedRatio(name)])),
    firstChunkToPortkey: Object.fromEntries(
      paced.map((name) => [name, ratio(name, 'ours', 'portkey', firstChunk)]),
    ),
  }
  const least = (of: Record<string, number>) => Math.min(...Object.values(of))
  const most = (of: Record<string, number>) => Math.max(...Object.values(of))
  const aims = [
    {
      aim: 'chunks per second at least 0.5 of the raw pass-through',
      value: least(ratios.chunksToPipe),
      met: least(ratios.chunksToPipe) >= 0.5,
    },
    {
      aim: 'chunks per second at least 2 times the AI SDK',
      value: least(ratios.chunksToAiSdk),
      met: least(ratios.chunksToAiSdk) >= 2,
    },
    {
      aim: 'chunks per second at least 2 times the gateway',
      value: least(ratios.chunksToPortkey),
      met: least(ratios.chunksToPortkey) >= 2,
    },
    {
      aim: "added time to the first chunk no more than the gateway's",
      value: most(ratios.addedFirstChunkToPortkey),
      met: most(ratios.addedFirstChunkToPortkey) <= 1,
    },
    {
      aim: "at 300 streams, time to the first chunk at most half of the gateway's",
      value: ratios.firstChunkToPortkey.pacedCrowd,
      met: (ratios.firstChunkToPortkey.pacedCrowd ?? Number.NaN) <= 0.5,
    },
    {
      aim: 'at 300 streams, no chunk lost',
      value: lost('ours').pacedCrowd,
      met: lost('ours').pacedCrowd === 0,
    },
  ]
  console.log('\nAims (worst case of each)')
  for (const { aim, value, met } of aims) console.log(`${met ? 'met    ' : 'NOT MET'}  ${aim}: ${value}`)
  console.log(
    JSON.stringify({
      bench: 'stream',
      rounds: rounds.length,
      ...ratios,
      lost: lost('ours'),
      aims: aims.map(({ met }) => met),
    }),
  )
}
