import { median, significant } from '../lib/statistics.ts'
import { CASES, type CaseName } from './cases.ts'
import type { Contestant, Key } from './contestants.ts'
import type { Measured } from './load.ts'
import { CHUNKS } from './script.ts'

/** One round: each case's measurement of each server. */
export type Round = Partial<Record<CaseName, Partial<Record<Key, Measured>>>>

type Value = (measured: Measured) => number

const rate: Value = (measured) => measured.chunksPerSecond
const atOnce: Value = (measured) => median(measured.firstChunk)
const late: Value = (measured) => median(measured.latecomers)
const slowest: Value = (measured) => Math.max(...measured.firstChunk)
const busy: Value = (measured) => measured.busy
const lost: Value = (measured) => measured.lost

interface Aim {
  readonly aim: string
  readonly result: keyof ReturnType<typeof resultsOf>
  readonly met: (value: number) => boolean
}

const AIMS: readonly Aim[] = [
  {
    aim: 'chunks/s at least 0.5 of the pass-through',
    result: 'chunksToPipe',
    met: (value) => value >= 0.5,
  },
  { aim: 'chunks/s at least 2 times the AI SDK', result: 'chunksToAiSdk', met: (value) => value >= 2 },
  { aim: 'chunks/s at least 2 times the gateway', result: 'chunksToGateway', met: (value) => value >= 2 },
  {
    aim: "added time to the first chunk no more than the gateway's",
    result: 'addedToGatewayOneMore',
    met: (value) => value <= 1,
  },
  {
    aim: 'the same, all opened in one instant',
    result: 'addedToGatewayAllAtOnce',
    met: (value) => value <= 1,
  },
  {
    aim: "at 300 streams, time to the first chunk at most half of the gateway's",
    result: 'crowdToGatewayOneMore',
    met: (value) => value <= 0.5,
  },
  {
    aim: 'the same, all opened in one instant',
    result: 'crowdToGatewayAllAtOnce',
    met: (value) => value <= 0.5,
  },
  { aim: 'no chunk lost', result: 'lost', met: (value) => value === 0 },
]

/** Prints what every server reached, the ratios, which aims are met, and one line of JSON. */
export function report(rounds: readonly Round[], contestants: readonly Contestant[]): void {
  const figures = figuresOf(rounds)
  printTables(figures, rounds.length, contestants)
  const results = resultsOf(figures)
  console.log('\nAims')
  for (const { aim, result, met } of AIMS) {
    for (const [name, value] of Object.entries(results[result])) {
      console.log(
        `${met(value) ? 'met    ' : 'NOT MET'}  ${aim}: ${value} (${CASES[name as CaseName].title})`,
      )
    }
  }
  console.log(JSON.stringify({ bench: 'stream', rounds: rounds.length, ...results }))
}

type Figures = ReturnType<typeof figuresOf>

/** The rounds' figures: of one server in one case, and of this server against another one. */
function figuresOf(rounds: readonly Round[]) {
  const names = (Object.keys(CASES) as CaseName[]).filter((name) => rounds.some((round) => round[name]))
  const unpaced = names.filter((name) => typeof CASES[name].pace === 'string')
  const paced = names.filter((name) => typeof CASES[name].pace === 'number')

  const values = (name: CaseName, key: Key, value: Value) =>
    rounds.map((round) => {
      const measured = round[name]?.[key]
      return measured ? value(measured) : Number.NaN
    })
  const middle = (name: CaseName, key: Key, value: Value) => significant(median(values(name, key, value)))
  const allLost = (name: CaseName, key: Key) => values(name, key, lost).reduce((sum, each) => sum + each, 0)
  /** Returns what a server adds to the provider's own time. */
  const added = (name: CaseName, key: Key, value: Value) =>
    differences(values(name, key, value), values(name, 'direct', value))
  /** The median of the rounds' own ratios: what slows a whole round slows both sides of it. */
  const ratio = (name: CaseName, key: Key, value: Value) =>
    significant(median(quotients(values(name, 'ours', value), values(name, key, value))))
  const addedRatio = (name: CaseName, key: Key, value: Value) =>
    significant(median(quotients(added(name, 'ours', value), added(name, key, value))))
  return { names, unpaced, paced, middle, allLost, added, ratio, addedRatio }
}

function printTables(figures: Figures, rounds: number, contestants: readonly Contestant[]): void {
  const { unpaced, paced, middle, allLost, added, ratio } = figures
  console.log(`\n${CHUNKS} chunks a reply, ${rounds} interleaved rounds, medians`)
  for (const name of unpaced) {
    console.log(`\nChunks per second: ${CASES[name].title}`)
    table(contestants, (key) => ({
      'chunks/s': Math.round(middle(name, key, rate)),
      'this server to it': ratio(name, key, rate),
      'first chunk ms': middle(name, key, atOnce),
      lost: allLost(name, key),
      'load generator busy': middle(name, key, busy),
    }))
  }
  for (const name of paced) {
    console.log(`\nTime to the first chunk: ${CASES[name].title}, a chunk every ${CASES[name].pace} ms each`)
    table(contestants, (key) => ({
      'one more, ms': middle(name, key, late),
      'added ms': significant(median(added(name, key, late))),
      'all at once, ms': middle(name, key, atOnce),
      'slowest ms': middle(name, key, slowest),
      'chunks/s': Math.round(middle(name, key, rate)),
      lost: allLost(name, key),
      'load generator busy': middle(name, key, busy),
    }))
  }
}

/** Returns what the last line tells: ratios to each contestant, by case. */
function resultsOf({ names, unpaced, paced, ratio, addedRatio, allLost }: Figures) {
  const of = <T>(cases: readonly CaseName[], value: (name: CaseName) => T) =>
    Object.fromEntries(cases.map((name) => [name, value(name)]))
  const crowd = paced.filter((name) => name === 'pacedCrowd')
  return {
    chunksToPipe: of(unpaced, (name) => ratio(name, 'pipe', rate)),
    chunksToAiSdk: of(unpaced, (name) => ratio(name, 'aiSdk', rate)),
    chunksToGateway: of(unpaced, (name) => ratio(name, 'portkey', rate)),
    addedToGatewayOneMore: of(paced, (name) => addedRatio(name, 'portkey', late)),
    addedToGatewayAllAtOnce: of(paced, (name) => addedRatio(name, 'portkey', atOnce)),
    crowdToGatewayOneMore: of(crowd, (name) => ratio(name, 'portkey', late)),
    crowdToGatewayAllAtOnce: of(crowd, (name) => ratio(name, 'portkey', atOnce)),
    lost: of(names, (name) => allLost(name, 'ours')),
  }
}

function table(contestants: readonly Contestant[], row: (key: Key) => Record<string, number>): void {
  console.table(Object.fromEntries(contestants.map(({ key, name }) => [name, row(key)])))
}

const differences = (left: number[], right: number[]) =>
  left.map((value, index) => value - (right[index] ?? Number.NaN))

const quotients = (left: number[], right: number[]) =>
  left.map((value, index) => value / (right[index] ?? Number.NaN))
