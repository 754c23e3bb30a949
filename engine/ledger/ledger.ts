import type { LedgerEvent } from '#shared/roadmap.ts'
import { append, derive } from './fold.ts'
import type { LedgerState } from './state.ts'

/** A ledger without events. */
export function emptyLedger(): LedgerState {
  return derive([])
}

/** Appends events; one with a known id changes nothing, so that a replay is harmless. */
export function applyEvents(ledger: LedgerState, events: LedgerEvent[]): LedgerState {
  return events.length === 0 ? ledger : append(ledger, events)
}

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
