import { applyEvents } from './ledger.ts'
import type { LedgerState } from './state.ts'

/** Appends an undo of one event. The event stays in the history; undoing the undo brings its effect back. */
export function undo(ledger: LedgerState, eventId: string, at?: string): LedgerState {
  const times = ledger.events.filter((event) => event.kind === 'undo' && event.targetId === eventId).length
  const id = `${eventId}:undo${times}`
  const target = ledger.events.find((event) => event.id === eventId)
  if (!target) return ledger
  return applyEvents(ledger, [
    {
      kind: 'undo',
      id,
      messageId: target.messageId,
      targetId: eventId,
      extractor: 'person',
      ...(at && { at }),
    },
  ])
}
