/** How a measure is judged: `none` while there is nothing to judge. */
export interface Verdict {
  readonly tone: 'good' | 'warning' | 'neutral' | 'none'
  readonly text: string
}

const NOTHING: Verdict = { tone: 'none', text: 'No data yet' }

/** Thresholds of product.md section 9, in percent and in messages. */
export const CONVERSION = { low: 10, good: 15 }
export const ENGAGEMENT = { low: 60, good: 70 }
export const MESSAGES = { low: 5, high: 10 }
/** Under this many sign-ups in the period the rates say little. */
export const FEW_SIGNUPS = 10

/** Judges a rate in percent, of `base` cases, by its two thresholds. */
export function rateVerdict(
  rate: number,
  base: number,
  { low, good }: { low: number; good: number },
): Verdict {
  if (base === 0) return NOTHING
  if (rate < low) return { tone: 'warning', text: `Below ${low} %` }
  if (rate >= good) return { tone: 'good', text: 'Strong' }
  return { tone: 'neutral', text: `${low} % or more` }
}

/** Judges the average number of messages per conversation. */
export function messagesVerdict(average: number, conversations: number): Verdict {
  if (conversations === 0) return NOTHING
  if (average < MESSAGES.low) return { tone: 'warning', text: 'Low' }
  if (average < MESSAGES.high) return { tone: 'neutral', text: 'Moderate' }
  return { tone: 'good', text: 'High' }
}
