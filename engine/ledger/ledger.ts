import type { LedgerEvent } from '#shared/roadmap.ts'
import { append, derive } from './fold.ts'
import type { LedgerState } from './state.ts'

/** A ledger without events. */
export const emptyLedger = (): LedgerState => derive([])

/** Appends events; one with a known id changes nothing, so that a replay is harmless. */
export const applyEvents = (ledger: LedgerState, events: LedgerEvent[]): LedgerState =>
  events.length === 0 ? ledger : append(ledger, events)
