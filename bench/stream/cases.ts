import type { Load } from './load.ts'

export type CaseName = 'one' | 'many' | 'pacedOne' | 'pacedMany' | 'pacedCrowd'

/**
 * What is measured. Unpaced loads give chunks per second; paced ones the time to the first chunk, with all
 * streams opened at once. The pace, in milliseconds between chunks of a stream, is what two cores shared with
 * the provider and the load generator carry through the raw pass-through.
 */
export const CASES: Record<CaseName, Load & { readonly title: string; readonly pace: number }> = {
  one: { title: 'as fast as it goes, 1 at a time', concurrency: 1, repeats: 25, pace: 0 },
  many: { title: 'as fast as it goes, 50 at a time', concurrency: 50, repeats: 3, pace: 0 },
  pacedOne: { title: '1 stream', concurrency: 1, repeats: 2, pace: 2 },
  pacedMany: { title: '50 streams', concurrency: 50, repeats: 1, pace: 5 },
  pacedCrowd: { title: '300 streams', concurrency: 300, repeats: 1, pace: 20 },
}
