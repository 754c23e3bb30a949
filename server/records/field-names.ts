import { InterviewFacts, LoiFacts, PilotFacts, RevenueFacts } from '#shared/record-facts.ts'
import type { Facts } from '#shared/records/with-facts.ts'
import type { EvidenceType } from '#shared/roadmap.ts'

/** What every record can hold: the segment its organisation is of, and how the data of others is kept. */
const OF_ALL = ['segment', 'told', 'delete_by']

const NAMES: Record<EvidenceType, ReadonlySet<string>> = {
  interview: new Set([...Object.keys(InterviewFacts.shape), ...OF_ALL]),
  loi: new Set([...Object.keys(LoiFacts.shape), ...OF_ALL]),
  pilot: new Set([...Object.keys(PilotFacts.shape), ...OF_ALL]),
  revenue: new Set([...Object.keys(RevenueFacts.shape), ...OF_ALL]),
}

/** What of some values a record of a type holds. */
export function factsFor(type: EvidenceType, values: Readonly<Record<string, unknown>>): Facts {
  const own = Object.entries(values).filter(([name, value]) => NAMES[type].has(name) && value !== undefined)
  return Object.fromEntries(own)
}
