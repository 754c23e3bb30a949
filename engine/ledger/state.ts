import type { EvidenceRecord, EvidenceType, FieldFact, LedgerEvent } from '#shared/roadmap.ts'
import type { OrganisationKey } from './organisation-keys.ts'

/**
 * A record of the ledger as it stands: `keys` are the organisations it still stands for. Never changed once it is
 * part of a state: states share their records.
 */
export type ActiveRecord = {
  id: string
  messageId: string
  record: EvidenceRecord
  state: 'active' | 'waiting' | 'pipeline' | 'retracted' | 'superseded' | 'rejected' | 'note'
  count: number
  keys: readonly OrganisationKey[]
  repeats: number
  /** Won in a market that is no longer the first one. */
  formerMarket?: true
}

/** The question what a message that replaces the idea or the first market means. */
export type OpenChoice = Extract<LedgerEvent, { kind: 'choice' }>

export type FieldEntry = {
  id: string
  messageId: string
  fact: FieldFact
  extractor: LedgerEvent['extractor']
}

/** Everything derived from the events; never stored as truth. */
export type LedgerState = {
  events: LedgerEvent[]
  records: ActiveRecord[]
  fields: FieldEntry[]
  /** Digest of each message already read, so that a replay changes nothing. */
  digests: Set<string>
  messageIds: Set<string>
  lang: string | null
  lastType: EvidenceType | null
  /** The one open question; null when nothing waits or it went unanswered for three turns. */
  pending: ActiveRecord | null
  /** The newest choice nobody made yet. */
  choice: OpenChoice | null
}

/** A question that would lower a count, were it answered with yes. */
export const isAtRisk = ({ record }: ActiveRecord): boolean =>
  record.proposedOp === 'retract' || record.proposedOp === 'correct'
