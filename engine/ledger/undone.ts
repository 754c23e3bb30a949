import type { LedgerEvent } from '#shared/roadmap.ts'

/** The ids of events that an undo took away; the undo of an undo brings them back. */
export function undoneIds(events: readonly LedgerEvent[]): Set<string> {
  const undone = new Set<string>()
  for (const event of events.toReversed()) {
    if (event.kind === 'undo' && !undone.has(event.id)) undone.add(event.targetId)
  }
  return undone
}
