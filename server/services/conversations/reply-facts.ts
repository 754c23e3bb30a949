import type { StoredCapture, StoredFacts } from '#server/db/reply-facts.ts'
import type { Capture, ReplyFacts } from '#shared/admin/reply-facts.ts'
import { EVIDENCE, type EvidenceType } from '#shared/evidence-types.ts'
import type { LedgerEvent } from '#shared/roadmap.ts'

/** Returns what a reply was made of, with what was read in the message that it answers. */
export function factsOf(
  { question_id, ...facts }: StoredFacts,
  captures: readonly StoredCapture[],
): ReplyFacts {
  return {
    ...facts,
    captures: captures.filter(({ message_id }) => message_id === question_id).map(captureOf),
  }
}

/** Something that was read in a message, as an operator is told of it. */
export function captureOf({ event, what, before, after, taken_back, taken_back_at }: StoredCapture): Capture {
  const read = readIn(event)
  return {
    what: labelOf(what ?? read.what),
    before: before ?? '',
    after: after ?? read.value,
    taken_back: taken_back === null ? null : taken_back === 'undo' ? 'undone' : 'rejected',
    taken_back_at: taken_back_at && new Date(taken_back_at).toISOString(),
  }
}

/** Returns what an event proposes, where it never changed the roadmap. */
function readIn(event: LedgerEvent): { what: string; value: string } {
  if (event.kind === 'field') return { what: event.fact.field, value: event.fact.value }
  if (event.kind === 'evidence') {
    const { type, count, org } = event.record
    return {
      what: type,
      value: [count, org].filter((part) => part !== null && part !== undefined).join(', '),
    }
  }
  return { what: event.kind, value: '' }
}

/** "Proof point" for `proof_point`. */
function labelOf(key: string): string {
  if (key in EVIDENCE) return EVIDENCE[key as EvidenceType].label
  const words = key.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
