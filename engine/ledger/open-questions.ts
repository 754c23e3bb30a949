import type { ActiveRecord, LedgerState } from './state.ts'
import { evidenceOf } from './workings.ts'

/**
 * As many questions about evidence are asked at once. Of more, only the newest are: an older one stops being asked
 * and its record goes on waiting, until newer ones are answered. Nothing is counted or dropped by it.
 */
export const OPEN_MAX = 50

/** The records whose questions are asked now: the open one first, then the newest. */
export function openQuestions(ledger: LedgerState): ActiveRecord[] {
  const { pending, records } = ledger
  const waiting = evidenceOf(ledger)
    .waiting.flatMap((place) => records[place] ?? [])
    .filter((entry) => entry.record.question !== undefined)
  const open = waiting.filter((entry) => entry.id === pending?.id)
  const others = waiting.filter((entry) => entry.id !== pending?.id).toReversed()
  return [...open, ...others].slice(0, OPEN_MAX)
}
