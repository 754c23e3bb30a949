import type { LevelReport } from '#shared/level-report.ts'
import { THRESHOLDS } from '#shared/level-thresholds.ts'
import type { LedgerState } from '../ledger/state.ts'
import type { EvidenceCounters, NamedRecord } from '../types.ts'

/** The evidence that counts, oldest first, with whom and when. */
export function namedRecords({ records, events }: LedgerState): NamedRecord[] {
  const days = new Map(events.map(({ id, at }) => [id, at?.slice(0, 10) ?? null]))
  return records
    .filter(({ state, count }) => state === 'active' && count > 0)
    .map(({ id, record, count }) => ({
      type: record.type,
      count,
      orgs: [...new Set([record.org, ...(record.orgs ?? [])].filter((name) => name !== undefined))],
      amount: record.amount ?? null,
      paid: record.paid === true,
      day: days.get(id) ?? null,
    }))
}

/** What the next level still asks for, and how many; a commitment halves the interviews for Evidence. */
export function missingFor(
  { next }: LevelReport,
  { loi, pilot, revenue }: EvidenceCounters,
): { id: string; count: number }[] {
  const committed = loi + pilot + revenue > 0
  return next
    .filter(({ met }) => !met)
    .map(({ id, value, target }) => {
      const wanted = id === 'interviews' && committed ? THRESHOLDS.evidence.interviewsWithCommitment : target
      return { id, count: Math.max(1, wanted - value) }
    })
}
