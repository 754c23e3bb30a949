import type { Predicate } from '#shared/level-report.ts'

/** How far a condition of a gate is: met, waiting for an answer, or missing. */
export function conditionState({ met, waiting }: Predicate): 'met' | 'waiting' | 'missing' {
  if (met) return 'met'
  return waiting > 0 ? 'waiting' : 'missing'
}
