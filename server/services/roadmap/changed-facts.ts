import type { ProposalChanges } from '#shared/proposals.ts'
import { factsOfWhoAndWhen, whoAndWhen } from '#shared/records/who-and-when.ts'
import type { Facts } from '#shared/records/with-facts.ts'
import type { EvidenceRecord } from '#shared/roadmap.ts'

/** The facts that a founder's yes changes: whom and which day they name, under the names of the type that they chose. */
export function changedFacts({ type, facts }: EvidenceRecord, changes: ProposalChanges): Facts {
  const { type: chosen = type, who, date } = changes
  const moved = chosen === type ? {} : whoAndWhen(type, facts)
  return factsOfWhoAndWhen(chosen, {
    ...moved,
    ...(who !== undefined && { who }),
    ...(date !== undefined && { date }),
  })
}
