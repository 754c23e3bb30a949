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
