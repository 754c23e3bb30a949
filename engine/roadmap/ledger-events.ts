import type { LedgerEvent } from '#shared/roadmap.ts'
import type { LedgerState } from '../ledger/state.ts'
import { undoneIds } from '../ledger/undone.ts'

export { undoneIds }

/** Events that undo each of `targets`; one that is undone already is left alone. */
export function undoOf(
  ledger: LedgerState,
  targets: readonly LedgerEvent[],
  at: string,
): Extract<LedgerEvent, { kind: 'undo' }>[] {
  const undone = undoneIds(ledger.events)
  const times = new Map<string, number>()
  for (const event of ledger.events) {
    if (event.kind === 'undo') times.set(event.targetId, (times.get(event.targetId) ?? 0) + 1)
  }
  return targets
    .filter((target) => !undone.has(target.id))
    .map((target) => {
      const id = `${target.id}:undo${times.get(target.id) ?? 0}`
      return { kind: 'undo', id, targetId: target.id, messageId: target.messageId, extractor: 'person', at }
    })
}
