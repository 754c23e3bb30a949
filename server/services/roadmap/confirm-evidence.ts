import type { FieldEntry, LedgerState } from '#server/assistant/ledger/state.ts'
import type { Ctx } from '#server/context.ts'
import type { Dashboard } from '#shared/dashboard.ts'
import { AppError } from '#shared/errors.ts'
import type { AnswerOption, FieldFact, LedgerEvent } from '#shared/roadmap.ts'
import { changeDashboard, type Step } from './change-ledger.ts'
import { undoneIds } from './ledger-events.ts'
import { demoted, itemKey, standingFields } from './standing-fields.ts'

type Answer = { id: string; count?: number | undefined; op?: AnswerOption['op'] }

/** Says yes to a question, or takes over a suggestion. The same answer twice is one answer. */
export async function confirmEvidence(ctx: Ctx, { id, count, op }: Answer): Promise<Dashboard> {
  return changeDashboard(ctx, (ledger, at) => {
    const base = { id: `${id}:yes-${ctx.newId()}`, at, extractor: 'person' as const }
    const record = findRecord(ledger, id)
    if (record) {
      const { messageId } = record
      const answer = { ...base, messageId, kind: 'confirm' as const, targetId: id }
      return step([{ ...answer, ...(count && { count }), ...(op && { op }) }], 'You confirmed it')
    }
    const field = findSuggestion(ledger, id)
    if (!field) return settled(ledger, id, 'yes', count)
    return step(fieldEvents(base, field, takeOver(ledger, field)), 'You confirmed it')
  })
}

/** Says no to a question, or puts a suggestion aside. */
export async function rejectEvidence(ctx: Ctx, { id }: { id: string }): Promise<Dashboard> {
  return changeDashboard(ctx, (ledger, at) => {
    const base = { id: `${id}:no-${ctx.newId()}`, at, extractor: 'person' as const }
    const record = findRecord(ledger, id)
    if (record) {
      return step([{ ...base, messageId: record.messageId, kind: 'reject', targetId: id }], 'You said no')
    }
    const field = findSuggestion(ledger, id)
    if (!field) return settled(ledger, id, 'no')
    return step(fieldEvents(base, field, [putAside(ledger, field)]), 'You said no')
  })
}

const findRecord = (ledger: LedgerState, id: string) =>
  ledger.records.find((record) => record.id === id && record.state === 'waiting')

const findSuggestion = (ledger: LedgerState, id: string) =>
  ledger.fields.find((field) => field.id === id && field.fact.suggested)

function step(events: LedgerEvent[], cause: string): Step[] {
  return [{ events: events.map((event) => ({ event, messageId: null, conversationId: null })), cause }]
}

function fieldEvents(
  base: { id: string; at: string; extractor: 'person' },
  { messageId }: FieldEntry,
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
  if (target?.kind !== 'evidence' && target?.kind !== 'field') {
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
