import type { LedgerState } from '#engine/ledger/state.ts'
import { capturedQuotes, marksIn } from '#engine/roadmap/captured-words.ts'
import { undoneIds } from '#engine/roadmap/ledger-events.ts'
import type { StoredMessage } from '#server/db/conversations.ts'
import type { ChatMessage } from '#shared/conversations.ts'
import type { DashboardUpdate } from '#shared/events.ts'

/** Messages with what the roadmap holds of them today: marked words, and cards with how they were answered. */
export function withRoadmap(messages: readonly StoredMessage[], ledger: LedgerState): ChatMessage[] {
  const captured = capturedQuotes(ledger)
  const current = currentCards(ledger)
  return messages.map((message) => ({
    ...message,
    updates: message.updates.map(current),
    marks: message.role === 'user' ? marksIn(message.content, captured.get(message.id) ?? []) : [],
  }))
}

/** The cards of a message as they stand now. */
export function withAnswers(cards: readonly DashboardUpdate[], ledger: LedgerState): DashboardUpdate[] {
  return cards.map(currentCards(ledger))
}

/** A stored card, told how its question was answered and whether its change was undone since. */
function currentCards(ledger: LedgerState): (card: DashboardUpdate) => DashboardUpdate {
  const undone = undoneIds(ledger.events)
  const answers = new Map<string, 'confirmed' | 'rejected'>()
  const givenTo = (recordId: string) =>
    ledger.events.findLast(
      (event) =>
        (event.kind === 'confirm' || event.kind === 'pivot') &&
        event.targetId === recordId &&
        !undone.has(event.id),
    )
  const labelOf = (given: ReturnType<typeof givenTo>, options: DashboardUpdate['options'] = []) =>
    options.find((option) => {
      if (option.answer === 'reject') return false
      if (given?.kind === 'pivot') return option.choice === given.choice
      if (given?.kind === 'confirm') return (given.op ?? option.op) === option.op
      return option.choice === 'new_idea'
    })?.label
  for (const event of ledger.events) {
    if (undone.has(event.id)) continue
    if (event.kind === 'confirm' || event.kind === 'pivot') answers.set(event.targetId, 'confirmed')
    if (event.kind === 'reject') answers.set(event.targetId, 'rejected')
  }
  const suggested = new Set(ledger.fields.filter(({ fact }) => fact.suggested).map(({ id }) => id))
  const fields = new Set(ledger.events.filter(({ kind }) => kind === 'field').map(({ id }) => id))
  const known = new Set(ledger.events.map(({ id }) => id))
  const answerOf = (recordId: string, options: DashboardUpdate['options'] = []) => {
    // A choice that the open roadmap does not know led to it: it is a new idea.
    if (!known.has(recordId) && options.some(({ choice }) => choice)) return 'confirmed'
    if (!fields.has(recordId)) return answers.get(recordId)
    if (suggested.has(recordId)) return undefined
    return ledger.events.some(({ id }) => id.startsWith(`${recordId}:yes-`) && !undone.has(id))
      ? 'confirmed'
      : 'rejected'
  }
  return (card) => {
    const answered = card.recordId === undefined ? undefined : answerOf(card.recordId, card.options)
    const ids = card.undoEventId?.split(' ') ?? []
    const closed = card.atRisk || card.options?.some(({ choice }) => choice)
    const confirmed =
      answered === 'confirmed' && card.recordId !== undefined ? givenTo(card.recordId) : undefined
    const given = closed ? confirmed : undefined
    const answer = closed && answered === 'confirmed' ? labelOf(given, card.options) : undefined
    return {
      ...card,
      ...(confirmed?.kind === 'confirm' && { changes: asConfirmed(card.changes, confirmed.count) }),
      ...(answer && { answer }),
      // What a yes to a risk took off can come back from where it was said.
      ...(card.atRisk && given && { undoEventId: given.id }),
      needsConfirmation: card.needsConfirmation && answered === undefined,
      ...(answered && { answered }),
      ...(ids.length > 0 && ids.every((id) => undone.has(id)) && { undone: true }),
    }
  }
}

/** What was asked about, with the number that the answer gave: "It was 3, not 4". */
function asConfirmed(changes: DashboardUpdate['changes'], count: number | undefined) {
  const [type] = Object.keys(changes.evidenceCount ?? {})
  return type && count ? { ...changes, evidenceCount: { [type]: count } } : changes
}
