import type { FieldEntry, LedgerState, OpenChoice } from '#engine/ledger/state.ts'
import { chosenFacts } from '#engine/reading/choices.ts'
import type { Cause } from '#engine/roadmap/causes.ts'
import { undoneIds } from '#engine/roadmap/ledger-events.ts'
import { demoted, itemKey, standingFields } from '#engine/roadmap/standing-fields.ts'
import type { Ctx } from '#server/context.ts'
import type { Dashboard } from '#shared/dashboard.ts'
import { AppError } from '#shared/errors.ts'
import type { AnswerOption, Choice, FieldFact, LedgerEvent } from '#shared/roadmap.ts'
import { changeDashboard, type Step } from './change-ledger.ts'
import { moveToNewIdea } from './new-idea.ts'

type Answer = {
  id: string
  count?: number | undefined
  op?: AnswerOption['op']
  choice?: AnswerOption['choice']
}

/** Says yes to a question, or takes over a suggestion. The same answer twice is one answer. */
export async function confirmEvidence(ctx: Ctx, { id, count, op, choice }: Answer): Promise<Dashboard> {
  if (choice === 'new_idea') return moveToNewIdea(ctx, id)
  return changeDashboard(ctx, (ledger, at) => {
    const base = { id: `${id}:yes-${ctx.newId()}`, at, extractor: 'person' as const }
    const record = findRecord(ledger, id)
    if (record) {
      const { messageId } = record
      const answer = { ...base, messageId, kind: 'confirm' as const, targetId: id }
      return step([{ ...answer, ...(count && { count }), ...(op && { op }) }], 'confirmed')
    }
    if (choice && ledger.choice?.id === id) return choose(ledger.choice, choice, ledger, base)
    const field = findSuggestion(ledger, id)
    if (!field) return settled(ledger, id, 'yes', count)
    return step(fieldEvents(base, field, takeOver(ledger, field)), 'confirmed')
  })
}

/** Says no to a question, or puts a suggestion aside. */
export async function rejectEvidence(ctx: Ctx, { id }: { id: string }): Promise<Dashboard> {
  return changeDashboard(ctx, (ledger, at) => {
    const base = { id: `${id}:no-${ctx.newId()}`, at, extractor: 'person' as const }
    const record = findRecord(ledger, id) ?? (ledger.choice?.id === id ? ledger.choice : undefined)
    if (record) {
      return step([{ ...base, messageId: record.messageId, kind: 'reject', targetId: id }], 'declined')
    }
    const field = findSuggestion(ledger, id)
    if (!field) return settled(ledger, id, 'no')
    return step(fieldEvents(base, field, [putAside(ledger, field)]), 'declined')
  })
}

/** Takes what waited for a choice; a new first market takes priority 1 from the old one. */
function choose(
  open: OpenChoice,
  choice: Choice,
  ledger: LedgerState,
  base: { id: string; at: string; extractor: 'person' },
): Step[] {
  const pivot = { ...base, messageId: open.messageId, kind: 'pivot', targetId: open.id, choice } as const
  return step([pivot, ...fieldEvents(base, open, chosenFacts(choice, open, ledger))], 'chosen')
}

const findRecord = (ledger: LedgerState, id: string) =>
  ledger.records.find((record) => record.id === id && record.state === 'waiting')

const findSuggestion = (ledger: LedgerState, id: string) =>
  ledger.fields.find((field) => field.id === id && field.fact.suggested)

function step(events: LedgerEvent[], cause: Cause): Step[] {
  return [{ events: events.map((event) => ({ event, messageId: null, conversationId: null })), cause }]
}

function fieldEvents(
  base: { id: string; at: string; extractor: 'person' },
  { messageId }: { messageId: string },
  facts: FieldFact[],
): LedgerEvent[] {
  return facts.map((fact, index) => ({ ...base, id: `${base.id}#${index}`, messageId, kind: 'field', fact }))
}

/** A suggestion as the founder's own; an industry that becomes priority 1 takes it from the one that had it. */
function takeOver(ledger: LedgerState, { fact }: FieldEntry): FieldFact[] {
  const rule = 'confirmed by the person'
  const first =
    fact.priority === 1
      ? standingFields(ledger).filter(
          ({ industry, value }) => industry?.priority === 1 && itemKey(value) !== itemKey(fact.value),
        )
      : []
  return [...first.map((field) => demoted(field, rule)), { ...fact, suggested: false, rule }]
}

/** A suggestion that was laid over a stated value gives it back. */
function putAside(ledger: LedgerState, { fact }: FieldEntry): FieldFact {
  const undone = undoneIds(ledger.events)
  const stated = ledger.events.findLast(
    (event) =>
      event.kind === 'field' &&
      !undone.has(event.id) &&
      !event.fact.suggested &&
      event.fact.field === fact.field &&
      event.fact.value === fact.value,
  )
  return stated?.kind === 'field' ? stated.fact : { ...fact, removed: true }
}

/** Nothing waits under this id: fine when it was answered just so, otherwise told. */
function settled(ledger: LedgerState, id: string, said: 'yes' | 'no', count?: number): [] {
  const target = ledger.events.find((event) => event.id === id)
  if (target?.kind !== 'evidence' && target?.kind !== 'field' && target?.kind !== 'choice') {
    throw new AppError('not_found', 'This question does not exist.')
  }
  const undone = undoneIds(ledger.events)
  const same = ledger.events.some(
    (event) =>
      event.id.startsWith(`${id}:${said}-`) &&
      !undone.has(event.id) &&
      (event.kind !== 'confirm' || event.count === count),
  )
  if (same) return []
  throw new AppError('conflict', 'This was answered already. The roadmap shows how.')
}
