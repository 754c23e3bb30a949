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
  const roots = undoRoots(ledger.events)
  const times = new Map<string, number>()
  for (const root of roots.values()) times.set(root, (times.get(root) ?? 0) + 1)
  return targets
    .filter((target) => !undone.has(target.id))
    .map((target) => {
      const root = roots.get(target.id) ?? target.id
      const id = `${root}:undo${times.get(root) ?? 0}`
      return { kind: 'undo', id, targetId: target.id, messageId: target.messageId, extractor: 'person', at }
    })
}

/** The event that each undo is about in the end, so that an undo of an undo is no longer in name than the first. */
function undoRoots(events: readonly LedgerEvent[]): ReadonlyMap<string, string> {
  const roots = new Map<string, string>()
  for (const event of events) {
    if (event.kind === 'undo') roots.set(event.id, roots.get(event.targetId) ?? event.targetId)
  }
  return roots
}
