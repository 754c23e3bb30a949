import type { LedgerState } from '#server/assistant/ledger/state.ts'
import type { Ctx } from '#server/context.ts'
import type { Dashboard } from '#shared/dashboard.ts'
import { AppError } from '#shared/errors.ts'
import type { AnswerOption, LedgerEvent } from '#shared/roadmap.ts'
import { changeDashboard } from './change-ledger.ts'
import { undoneIds } from './ledger-events.ts'

type Answer = { id: string; count?: number | undefined; op?: AnswerOption['op'] }

/** Says yes to a question, or takes over a suggestion. The same answer twice is one answer. */
export async function confirmEvidence(ctx: Ctx, { id, count, op }: Answer): Promise<Dashboard> {
  return changeDashboard(ctx, (ledger, at) => {
    const waiting = findWaiting(ledger, id)
    if (!waiting) return settled(ledger, id, (event) => event.kind === 'confirm' && event.count === count)
    const base = {
      id: `${id}:yes-${ctx.newId()}`,
      messageId: waiting.messageId,
      at,
      extractor: 'person' as const,
    }
    const event: LedgerEvent =
      'record' in waiting
        ? { ...base, kind: 'confirm', targetId: id, ...(count && { count }), ...(op && { op }) }
        : {
            ...base,
            kind: 'field',
            fact: { ...waiting.fact, suggested: false, rule: 'confirmed by the person' },
          }
    return [{ events: [{ event, messageId: null, conversationId: null }], cause: 'You confirmed it' }]
  })
}

/** Says no to a question, or puts a suggestion aside. */
export async function rejectEvidence(ctx: Ctx, { id }: { id: string }): Promise<Dashboard> {
  return changeDashboard(ctx, (ledger, at) => {
    const waiting = findWaiting(ledger, id)
    if (!waiting) return settled(ledger, id, (event) => event.kind === 'reject')
    const base = {
      id: `${id}:no-${ctx.newId()}`,
      messageId: waiting.messageId,
      at,
      extractor: 'person' as const,
    }
    const event: LedgerEvent =
      'record' in waiting
        ? { ...base, kind: 'reject', targetId: id }
        : { ...base, kind: 'field', fact: { ...waiting.fact, removed: true } }
    return [{ events: [{ event, messageId: null, conversationId: null }], cause: 'You said no' }]
  })
}

function findWaiting(ledger: LedgerState, id: string) {
  return (
    ledger.records.find((record) => record.id === id && record.state === 'waiting') ??
    ledger.fields.find((field) => field.id === id && field.fact.suggested)
  )
}

/** Nothing waits under this id: fine when it was answered just so, otherwise told. */
function settled(ledger: LedgerState, id: string, same: (event: LedgerEvent) => boolean): [] {
  const target = ledger.events.find((event) => event.id === id)
  if (target?.kind !== 'evidence' && target?.kind !== 'field') {
    throw new AppError('not_found', 'This question does not exist.')
  }
  const undone = undoneIds(ledger.events)
  const answer = ledger.events.findLast(
    (event) =>
      (event.kind === 'confirm' || event.kind === 'reject') && event.targetId === id && !undone.has(event.id),
  )
  if (answer && same(answer)) return []
  throw new AppError('conflict', 'This was answered already. The roadmap shows how.')
}
