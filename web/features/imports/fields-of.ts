import { Consent, InterviewFacts, LoiFacts, PilotFacts, RevenueFacts } from '#shared/record-facts.ts'
import type { EvidenceType } from '#shared/roadmap.ts'

const OF_TYPE = { interview: InterviewFacts, loi: LoiFacts, pilot: PilotFacts, revenue: RevenueFacts }

/** The fields that a record of a type has, in the order in which a column is offered them. */
export function fieldsOf(type: EvidenceType): readonly string[] {
  const own = OF_TYPE[type].keyof().options
  const named =
    type === 'interview' ? [...own.slice(0, 1), 'organisation', ...own.slice(1)] : ['organisation', ...own]
  return [...named, ...Consent.keyof().options]
}
