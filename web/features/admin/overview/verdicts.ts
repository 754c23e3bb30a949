/** How a measure is judged. */
export interface Verdict {
  readonly tone: 'good' | 'warning' | 'neutral'
  /** The end of a key under `verdict`. */
  readonly word: 'strong' | 'below' | 'between' | 'low' | 'moderate' | 'high'
  /** The threshold that a word names. */
  readonly at?: number
}

/** Thresholds of product.md section 9, in percent and in messages. */
export const CONVERSION = { low: 10, good: 15 }
export const ENGAGEMENT = { low: 60, good: 70 }
export const MESSAGES = { low: 5, high: 10 }
/** Under this many sign-ups in the period the rates say little. */
export const FEW_SIGNUPS = 10
/** A verdict needs this many people. */
export const ENOUGH_PEOPLE = 20

/** Judges a rate in percent, of `base` people, by its two thresholds; undefined while they are too few. */
export function rateVerdict(
  rate: number,
  base: number,
  { low, good }: { low: number; good: number },
): Verdict | undefined {
  if (base < ENOUGH_PEOPLE) return undefined
  if (rate < low) return { tone: 'warning', word: 'below', at: low }
  if (rate >= good) return { tone: 'good', word: 'strong' }
  return { tone: 'neutral', word: 'between', at: low }
}

/** Judges the average number of messages per conversation, of so many people's. */
export function messagesVerdict(average: number, people: number): Verdict | undefined {
  if (people < ENOUGH_PEOPLE) return undefined
  if (average < MESSAGES.low) return { tone: 'warning', word: 'low' }
  if (average < MESSAGES.high) return { tone: 'neutral', word: 'moderate' }
  return { tone: 'good', word: 'high' }
}
