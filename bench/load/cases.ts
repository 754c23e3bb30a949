import type { Load } from '../stream/load.ts'

/** What is measured in rounds: replies at a time, and how the provider sends them. */
export const CASES = {
  one: { title: '1 at a time', concurrency: 1, repeats: 20, latecomers: 0, pace: 'each' },
  some: { title: '32 at a time', concurrency: 32, repeats: 2, latecomers: 0, pace: 'each' },
  crowd: {
    title: '300 at a time, a chunk every 20 ms each',
    concurrency: 300,
    repeats: 1,
    latecomers: 0,
    pace: 20,
  },
  joining: {
    title: '300 at a time, begun within 10 s, a chunk every 40 ms each',
    concurrency: 300,
    repeats: 1,
    latecomers: 0,
    pace: 40,
    ramp: 10_000,
  },
} as const satisfies Record<string, Load & { title: string }>

export type CaseName = keyof typeof CASES
export const CASE_NAMES = Object.keys(CASES) as CaseName[]
