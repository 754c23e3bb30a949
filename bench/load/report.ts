import { median, significant } from '../lib/statistics.ts'
import type { Contestant, Key } from '../stream/contestants.ts'
import type { Measured as Streamed } from '../stream/load.ts'
import { CASE_NAMES, CASES, type CaseName } from './cases.ts'

/** What one load cost a server, beside what came through. */
export interface Measured extends Streamed {
  readonly repliesPerSecond: number
  /** Processor time of the server's process, and of the database's processes, for each reply. */
  readonly processorMs: number
  readonly databaseMs: number
  /** Memory of the server's process right after the load. */
  readonly megabytes: number
}

/** One round: each case's measurement of each server. */
export type Round = Partial<Record<CaseName, Partial<Record<Key, Measured>>>>

type Value = (measured: Measured) => number

const firstChunk: Value = (measured) => median(measured.firstChunk)

/** Prints what every server reached, this server's ratios to the others, and which aims are met. */
export function printRounds(rounds: readonly Round[], contestants: readonly Contestant[]) {
  const names = CASE_NAMES.filter((name) => rounds.some((round) => round[name]))
  const values = (name: CaseName, key: Key, value: Value) =>
    rounds.map((round) => {
      const measured = round[name]?.[key]
      return measured ? value(measured) : Number.NaN
    })
  const middle = (name: CaseName, key: Key, value: Value) => significant(median(values(name, key, value)))
  const added = (name: CaseName, key: Key) =>
    minus(values(name, key, firstChunk), values(name, 'direct', firstChunk))
  /** The median of the rounds' own ratios: what slows a whole round slows both sides of it. */
  const ratio = (name: CaseName, key: Key, value: Value) =>
    significant(median(over(values(name, 'ours', value), values(name, key, value))))

  console.log(`\n${rounds.length} interleaved rounds, medians`)
  for (const name of names) {
    console.log(`\n${CASES[name].title}`)
    const row = (key: Key) => ({
      'first chunk ms': middle(name, key, firstChunk),
      'added ms': significant(median(added(name, key))),
      'replies/s': middle(name, key, (each) => each.repliesPerSecond),
      'CPU ms a reply': middle(name, key, (each) => each.processorMs),
      'database CPU ms': middle(name, key, (each) => each.databaseMs),
      MB: middle(name, key, (each) => each.megabytes),
      lost: values(name, key, (each) => each.lost).reduce((sum, lost) => sum + lost, 0),
    })
    console.table(Object.fromEntries(contestants.map(({ key, name: title }) => [title, row(key)])))
  }
  const to = (key: Key) =>
    Object.fromEntries(
      names.map((name) => [
        name,
        {
          addedFirstChunk: significant(median(over(added(name, 'ours'), added(name, key)))),
          firstChunk: ratio(name, key, firstChunk),
          repliesPerSecond: ratio(name, key, (each) => each.repliesPerSecond),
          processor: ratio(name, key, (each) => each.processorMs),
          processorWithDatabase: significant(
            median(
              over(
                values(name, 'ours', (each) => each.processorMs + each.databaseMs),
                values(name, key, (each) => each.processorMs),
              ),
            ),
          ),
        },
      ]),
    )
  const ratios = { toPassThrough: to('pipe'), toGateway: to('portkey') }
  console.log('\nThis server to the gateway')
  console.table(ratios.toGateway)
  console.log('This server to the pass-through')
  console.table(ratios.toPassThrough)
  return { rounds: rounds.length, ...ratios }
}

const minus = (left: number[], right: number[]) =>
  left.map((value, index) => value - (right[index] ?? Number.NaN))

const over = (left: number[], right: number[]) =>
  left.map((value, index) => value / (right[index] ?? Number.NaN))
