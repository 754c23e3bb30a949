import type { Step } from './steps.ts'

/**
 * When an answer was asked for, in milliseconds since 1970, how long it took, and how much of that the process asked spent
 * waiting for a processor that other work had.
 */
export type Sample = readonly [asked: number, took: number, queued: number]

export interface Silence {
  readonly ms: number
  /** Of these, for how long the server waited for a processor. */
  readonly queuedMs: number
  /** The longest of the control's answers in the same time: what the machine itself was late by. */
  readonly controlMs: number
  /** The request that was under way for most of it; undefined between cases. */
  readonly during: Step | undefined
}

/** Shorter ones are no silences. */
const SHORTEST_MS = 25

/** The longest silence of each case, the longest first. */
export function worstSilences(
  server: readonly Sample[],
  control: readonly Sample[],
  steps: readonly Step[],
  count: number,
): Silence[] {
  const silences = server
    .filter(([, ms]) => ms >= SHORTEST_MS)
    .sort((one, other) => other[1] - one[1])
    .map((sample) => ({ sample, during: stepDuring(sample, steps) }))
  const known = new Set<number | undefined>()
  const longest = silences.filter(({ during }) => {
    const isNew = !known.has(during?.case)
    known.add(during?.case)
    return isNew
  })
  return longest.slice(0, count).map(({ sample, during }) => ({
    ms: sample[1],
    queuedMs: sample[2],
    controlMs: Math.max(0, ...control.filter((each) => overlap(each, sample) > 0).map(([, ms]) => ms)),
    during,
  }))
}

function stepDuring(sample: Sample, steps: readonly Step[]): Step | undefined {
  let most = 0
  let found: Step | undefined
  for (const step of steps) {
    const shared = overlap(sample, [step.began, step.ended - step.began, 0])
    if (shared > most) [most, found] = [shared, step]
  }
  return found
}

const overlap = ([from, took]: Sample, [otherFrom, otherTook]: Sample) =>
  Math.min(from + took, otherFrom + otherTook) - Math.max(from, otherFrom)

/**
 * Returns what somebody who asks every `every` milliseconds would have waited: a long silence counts for each
 * who came in it.
 */
export function waits(samples: readonly Sample[], every: number): number[] {
  return samples.flatMap(([, took]) => {
    const others = Math.floor(took / every)
    return [took, ...Array.from({ length: others }, (_, at) => took - (at + 1) * every)]
  })
}
