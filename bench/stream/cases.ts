import type { Load } from './load.ts'

export type CaseName = 'one' | 'many' | 'bulkOne' | 'bulkMany' | 'pacedOne' | 'pacedMany' | 'pacedCrowd'

/** How the provider sends: milliseconds between the chunks of a stream, or as fast as it goes. */
export type Pace = number | 'each' | 'bulk'

export interface Case extends Load {
  readonly title: string
}

/**
 * What is measured. Unpaced loads give chunks per second, once with every chunk a packet of its own, once with
 * whole replies handed over at once, where little but the cost of a request is left. Paced ones give the time
 * to the first chunk, of streams all opened in the same instant and of one more while they run; their pace is
 * one that two cores, shared with the provider and the load generator, carry through the raw pass-through.
 */
export const CASES: Record<CaseName, Case> = {
  one: {
    title: 'each chunk a packet, 1 reply at a time',
    concurrency: 1,
    repeats: 15,
    latecomers: 0,
    pace: 'each',
  },
  many: {
    title: 'each chunk a packet, 50 replies at a time',
    concurrency: 50,
    repeats: 1,
    latecomers: 0,
    pace: 'each',
  },
  bulkOne: {
    title: 'whole replies at once, 1 at a time',
    concurrency: 1,
    repeats: 20,
    latecomers: 0,
    pace: 'bulk',
  },
  bulkMany: {
    title: 'whole replies at once, 50 at a time',
    concurrency: 50,
    repeats: 2,
    latecomers: 0,
    pace: 'bulk',
  },
  pacedOne: { title: '1 stream', concurrency: 1, repeats: 1, latecomers: 10, pace: 4 },
  pacedMany: { title: '50 streams', concurrency: 50, repeats: 1, latecomers: 10, pace: 5 },
  pacedCrowd: { title: '300 streams', concurrency: 300, repeats: 1, latecomers: 20, pace: 20 },
}
