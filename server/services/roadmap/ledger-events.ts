import type { LedgerState } from '#server/assistant/ledger/state.ts'
import type { LedgerEvent } from '#shared/roadmap.ts'

/** The ids of events that an undo took away and no later undo brought back. */
export function undoneIds(events: readonly LedgerEvent[]): Set<string> {
  const undone = new Set<string>()
  for (const event of events.toReversed()) {
    if (event.kind === 'undo' && !undone.has(event.id)) undone.add(event.targetId)
  }
  return undone
}

/** Events that undo each of `targets`; one that is undone already is left alone. */
export function undoOf(
  ledger: LedgerState,
  targets: readonly LedgerEvent[],
  at: string,
): Extract<LedgerEvent, { kind: 'undo' }>[] {
  const undone = undoneIds(ledger.events)
  return targets
    .filter((target) => !undone.has(target.id))
    .map((target) => {
      const times = ledger.events.filter(
        (event) => event.kind === 'undo' && event.targetId === target.id,
      ).length
      const id = `${target.id}:undo${times}`
      return { kind: 'undo', id, targetId: target.id, messageId: target.messageId, extractor: 'person', at }
    })
}
