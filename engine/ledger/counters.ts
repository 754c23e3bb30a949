import type { Counters, EvidenceType } from '#shared/roadmap.ts'
import { isNamed, type OrganisationKey } from './organisation-keys.ts'
import type { ActiveRecord, LedgerState } from './state.ts'
import { countersOf } from './workings.ts'

/** Distinct organisations of the active records of a type, in the order they were first named. */
export function organisationsOf(
  records: readonly ActiveRecord[],
  type: EvidenceType,
  keep: (record: ActiveRecord) => boolean = () => true,
): OrganisationKey[] {
  const seen = new Set<string>()
  const organisations: OrganisationKey[] = []
  for (const entry of records) {
    if (entry.state !== 'active' || entry.record.type !== type || !keep(entry)) continue
    for (const key of entry.keys) {
      // No two records of a type hold the same unnamed organisation.
      if (isNamed(key) && seen.has(key)) continue
      if (isNamed(key)) seen.add(key)
      organisations.push(key)
    }
  }
  return organisations
}

/** The confirmed counters, from active records only. */
export function counters(ledger: LedgerState): Counters {
  return { ...countersOf(ledger) }
}
