import type { LedgerEvent } from '#shared/roadmap.ts'

/** What an event says to a question, a suggestion or a choice. */
export interface GivenAnswer {
  /** The event that asks or suggests. */
  readonly id: string
  readonly yes: boolean
}

/** What an event answers; undefined for one that is no answer. */
export function answerIn(event: LedgerEvent): GivenAnswer | undefined {
  if (event.kind === 'confirm' || event.kind === 'pivot') return { id: event.targetId, yes: true }
  if (event.kind === 'reject') return { id: event.targetId, yes: false }
  return event.kind === 'field' ? (event.answers ?? storedAnswer(event.id)) : undefined
}

/** Reads what a field answers from its id, as releases up to schema 22 told it: "suggestion:yes-unique#0". */
function storedAnswer(id: string): GivenAnswer | undefined {
  const ends = { yes: id.lastIndexOf(':yes-'), no: id.lastIndexOf(':no-') }
  const end = Math.max(ends.yes, ends.no)
  return end < 0 ? undefined : { id: id.slice(0, end), yes: ends.yes > ends.no }
}
