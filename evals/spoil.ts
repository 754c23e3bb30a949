import type { ModelRecord } from '#engine/reading/model/reading.ts'
import type { ReadByModel } from '#server/models/calls/read-message.ts'
import { EVIDENCE_TYPES } from '#shared/roadmap.ts'

/** Numbers between 0 and 1 that are the same for the same seed (mulberry32). */
function random(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

type Spoilt = (record: ModelRecord, next: () => number) => ModelRecord[]

const WAYS: readonly Spoilt[] = [
  // A wrong number.
  (record, next) => [{ ...record, count: (record.count ?? 0) + 1 + Math.floor(next() * 9) }],
  // A wrong type.
  (record, next) => {
    const others = EVIDENCE_TYPES.filter((type) => type !== record.type)
    return [{ ...record, type: others[Math.floor(next() * others.length)] ?? 'pilot' }]
  },
  // Nothing at all.
  () => [],
  // One more that nobody said.
  (record) => [
    record,
    { ...record, quote: `${record.quote} and one more`, type: 'pilot', op: 'add', status: 'confirmed' },
  ],
]

/** Spoils that share of a model's records: a wrong number, a wrong type, left out, or one invented beside it. */
export function spoiler(share: number, seed: number): (read: ReadByModel) => ReadByModel {
  const next = random(seed)
  return (read) => {
    const records = read.reading.records.flatMap((record) => {
      if (next() >= share) return [record]
      const way = WAYS[Math.floor(next() * WAYS.length)]
      return way ? way(record, next) : [record]
    })
    return { ...read, reading: { ...read.reading, records } }
  }
}
