import { answerIn } from '#engine/ledger/answers.ts'
import { changesIn } from '#engine/ledger/changes.ts'
import type { ActiveRecord, LedgerState } from '#engine/ledger/state.ts'
import { undoneIds } from '#engine/roadmap/ledger-events.ts'
import { addedProposal, openProposals } from '#engine/roadmap/proposals.ts'
import type { StoredMessage } from '#server/db/conversations.ts'
import type { ChatMessage } from '#shared/conversations.ts'
import type { DashboardUpdate } from '#shared/events.ts'
import type { Language } from '#shared/language.ts'
import type { Proposal } from '#shared/proposals.ts'
import type { LedgerEvent } from '#shared/roadmap.ts'
import { capturedQuotes, marksIn } from './captured-words.ts'
import { cardIn } from './card-in.ts'

/**
 * Messages with what the roadmap holds of them today: marked words, and cards with how they were answered, in the language
 * of a screen.
 */
export function withRoadmap(
  messages: readonly StoredMessage[],
  ledger: LedgerState,
  language: Language | undefined,
): ChatMessage[] {
  const captured = capturedQuotes(ledger)
  const asStored = currentCards(ledger)
  const current = (card: DashboardUpdate) => cardIn(language, asStored(card))
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

/** The changes that a card takes back; a card of an earlier release names all of their events. */
export function undoneBy({
  undoes,
  undoEventId,
}: Pick<DashboardUpdate, 'undoes' | 'undoEventId'>): readonly string[] {
  return undoes ?? undoEventId?.split(' ') ?? []
}

/** A stored card, told how its question was answered and whether its change was undone since. */
function currentCards(ledger: LedgerState): (card: DashboardUpdate) => DashboardUpdate {
  const answers = answersIn(ledger)
  const idsOf = changesIn(ledger.events)
  return (card) => {
    const { recordId, proposal, options } = card
    if (proposal && recordId !== undefined) return currentRow(answers, card, proposal, recordId)
    const answered = recordId === undefined ? undefined : answers.of(recordId, options)
    const given = answered && recordId !== undefined ? answers.given.get(recordId) : undefined
    const ids = undoneBy(card).flatMap((id) => idsOf(id) ?? id)
    const answer = labelOf(card, answered, given)
    return {
      ...card,
      ...(undoneBy(card).length > 1 && { undoEventId: card.id }),
      ...(given?.kind === 'confirm' && { changes: asConfirmed(card.changes, given.count) }),
      ...(answer && { answer }),
      // What a yes to a risk took off can come back from where it was said.
      ...(card.atRisk && answered === 'confirmed' && given && { undoEventId: given.id }),
      needsConfirmation: card.needsConfirmation && answered === undefined,
      ...(answered && { answered }),
      ...(ids.length > 0 && ids.every((id) => answers.undone.has(id)) && { undone: true }),
    }
  }
}

type Given = Extract<LedgerEvent, { kind: 'confirm' | 'pivot' | 'reject' }>

/** How the questions of a ledger were answered, and what still waits. */
interface Answers {
  readonly undone: ReadonlySet<string>
  readonly given: ReadonlyMap<string, Given>
  readonly proposals: ReadonlyMap<string, Proposal>
  readonly records: ReadonlyMap<string, ActiveRecord>
  /** Returns what took over a suggested field, or put it aside. */
  takenBy(recordId: string, said: 'yes' | 'no'): LedgerEvent[]
  of(recordId: string, options?: DashboardUpdate['options']): 'confirmed' | 'rejected' | undefined
}

function answersIn(ledger: LedgerState): Answers {
  const undone = undoneIds(ledger.events)
  const standing = ledger.events.filter(({ id, kind }) => kind !== 'undo' && !undone.has(id))
  const given = new Map<string, Given>()
  for (const event of standing) {
    if (event.kind === 'confirm' || event.kind === 'pivot' || event.kind === 'reject')
      given.set(event.targetId, event)
  }
  const suggested = new Set(ledger.fields.filter(({ fact }) => fact.suggested).map(({ id }) => id))
  const fields = new Set(ledger.events.filter(({ kind }) => kind === 'field').map(({ id }) => id))
  const known = new Set(ledger.events.map(({ id }) => id))
  const takenBy: Answers['takenBy'] = (recordId, said) =>
    standing.filter((event) => {
      const answer = event.kind === 'field' ? answerIn(event) : undefined
      return answer?.id === recordId && answer.yes === (said === 'yes')
    })
  return {
    undone,
    given,
    proposals: new Map(openProposals(ledger).map(({ id, proposal }) => [id, proposal])),
    records: new Map(ledger.records.map((entry) => [entry.id, entry])),
    takenBy,
    of(recordId, options = []) {
      // A choice that the open roadmap does not know led to it: it is a new idea.
      if (!known.has(recordId) && options.some(({ choice }) => choice)) return 'confirmed'
      if (fields.has(recordId)) {
        if (suggested.has(recordId)) return undefined
        return takenBy(recordId, 'yes').length > 0 ? 'confirmed' : 'rejected'
      }
      const answer = given.get(recordId)
      return answer && (answer.kind === 'reject' ? 'rejected' : 'confirmed')
    },
  }
}

/** A row as it stands: as it waits, or as it was added or dismissed, with the way back. */
function currentRow(
  answers: Answers,
  card: DashboardUpdate,
  proposal: Proposal,
  recordId: string,
): DashboardUpdate {
  const { proposals } = answers
  const answered = answers.of(recordId)
  if (answered === undefined) {
    return {
      ...card,
      proposal: proposals.get(recordId) ?? proposal,
      needsConfirmation: proposals.has(recordId),
    }
  }
  const taken = answers.takenBy(recordId, answered === 'confirmed' ? 'yes' : 'no')
  const given = answers.given.get(recordId)
  const entry = answers.records.get(recordId)
  const count = given?.kind === 'confirm' ? given.count : undefined
  const added =
    answered === 'rejected'
      ? proposal
      : entry
        ? addedEvidence(entry, proposal, count)
        : addedField(taken, proposal)
  const ids = given ? [given.id] : taken.map(({ id }) => id)
  return {
    ...card,
    ...(count && { changes: asConfirmed(card.changes, count) }),
    proposal: added,
    needsConfirmation: false,
    answered,
    ...(ids[0] !== undefined && { undoEventId: ids[0] }),
  }
}

/** The words of the answer that was given, where the question had several. */
function labelOf(
  { atRisk, options = [] }: DashboardUpdate,
  answered: 'confirmed' | 'rejected' | undefined,
  given: Given | undefined,
): string | undefined {
  if (!answered || (!atRisk && !options.some(({ choice }) => choice))) return undefined
  if (answered === 'rejected') return given?.kind === 'reject' ? given.answer : undefined
  return options.find((option) => {
    if (option.answer === 'reject') return false
    if (given?.kind === 'pivot') return option.choice === given.choice
    if (given?.kind === 'confirm') return (given.op ?? option.op) === option.op
    return option.choice === 'new_idea'
  })?.label
}

function addedEvidence(entry: ActiveRecord, proposal: Proposal, count: number | undefined): Proposal {
  if (proposal.kind !== 'evidence') return proposal
  const added = addedProposal(entry, count ?? proposal.count)
  const retyped = added.type !== proposal.type
  return { ...added, op: retyped ? 'add' : proposal.op, before: retyped ? null : proposal.before }
}

/** The value that was taken over; an industry that gave up priority 1 for it comes before it. */
function addedField(taken: readonly LedgerEvent[], proposal: Proposal): Proposal {
  const own = taken.findLast((event) => event.kind === 'field' && !event.fact.removed)
  if (own?.kind !== 'field' || proposal.kind !== 'field') return proposal
  return { ...proposal, field: own.fact.field, value: own.fact.value }
}

/** Returns what was asked about, with the number that the answer gave: "It was 3, not 4". */
function asConfirmed(changes: DashboardUpdate['changes'], count: number | undefined) {
  const [type] = Object.keys(changes.evidenceCount ?? {})
  return type && count ? { ...changes, evidenceCount: { [type]: count } } : changes
}
