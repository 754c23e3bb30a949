import { type EvidenceRow, STRENGTHS, type Strength } from '#shared/records.ts'

/** One step of the line of strength. */
export interface StrengthStep {
  readonly strength: Strength
  readonly count: number
  /** `here` is the highest step with a record. */
  readonly standing: 'done' | 'here' | 'ahead'
}

/** How many records stand at each step, weakest first; each counts once, at its highest. */
export function strengthOf(records: readonly EvidenceRow[]): readonly StrengthStep[] {
  const counts = STRENGTHS.map((strength) =>
    records.filter((record) => record.strength === strength).reduce((sum, { count }) => sum + count, 0),
  )
  const here = counts.findLastIndex((count) => count > 0)
  return STRENGTHS.map((strength, at) => ({
    strength,
    count: counts[at] ?? 0,
    standing: at === here ? 'here' : at < here ? 'done' : 'ahead',
  }))
}
