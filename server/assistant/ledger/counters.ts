import type { Counters, EvidenceType } from '#shared/roadmap.ts'
import type { ActiveRecord, LedgerState } from './state.ts'

/** Distinct organisations of the active records of a type, in the order they were first named. */
export function organisationsOf(
  records: ActiveRecord[],
  type: EvidenceType,
  keep: (record: ActiveRecord) => boolean = () => true,
): string[] {
  return [
    ...new Set(
      records.filter((r) => r.state === 'active' && r.record.type === type && keep(r)).flatMap((r) => r.keys),
    ),
  ]
}

/** Interviews count conversations; the other types count distinct organisations (roadmap-rules 2.7). */
export function total(records: ActiveRecord[], type: EvidenceType): number {
  if (type !== 'interview') return organisationsOf(records, type).length
  return records.reduce((sum, r) => (r.state === 'active' && r.record.type === type ? sum + r.count : sum), 0)
}

/** The confirmed counters, from active records only. */
export function counters(ledger: Pick<LedgerState, 'records'>): Counters {
  const { records } = ledger
  return {
    interview: total(records, 'interview'),
    loi: total(records, 'loi'),
    pilot: total(records, 'pilot'),
    revenue: total(records, 'revenue'),
    repeat_events: records.reduce((sum, r) => (r.state === 'active' ? sum + r.repeats : sum), 0),
  }
}
