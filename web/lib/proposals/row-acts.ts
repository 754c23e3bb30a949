import { dashboardApi } from '#shared/dashboard.ts'
import { call } from '../api.ts'
import { undo } from '../roadmap-query.ts'
import type { OpenedRows } from './opened-rows.ts'
import { changedDraft, changesOf, type DraftChange, type ProposalRow } from './row.ts'
import { allAdded, settledName } from './sentences.ts'
import type { Settling } from './use-settling.ts'

/**
 * Returns what can be done with the rows of a card: each is stored, said to readers, and told in the row when
 * it failed.
 */
export function rowActs(opened: OpenedRows, { settle, type, forget }: Settling) {
  const { rows, open, added, find, draftFor, current, isBlank } = opened
  const takeBack = (taken: readonly ProposalRow[]) => {
    const [first, ...others] = taken.flatMap(({ undoEventId }) => undoEventId ?? [])
    if (first === undefined) return
    const ids = taken.map(({ id }) => id)
    void settle(ids, () => undo(first, ...others), '')
  }
  return {
    add(id: string) {
      const row = find(id)
      if (!row || isBlank(row)) return
      const changes = changesOf(row.proposal, draftFor(row))
      const act = () => call(dashboardApi.confirm, { id, changes })
      void settle([id], act, settledName(current(row), 'added'))
    },
    addAll() {
      const ready = open.filter((row) => !isBlank(row))
      const ids = ready.map(({ id }) => id)
      const changes = Object.fromEntries(
        ready.map((row) => [row.id, changesOf(row.proposal, draftFor(row))] as const),
      )
      const act = () => call(dashboardApi.confirmAll, { ids, changes })
      void settle(ids, act, allAdded(ready.map(current)))
    },
    dismiss(id: string) {
      const row = find(id)
      if (!row) return
      const act = () => call(dashboardApi.reject, { id })
      void settle([id], act, settledName(row.proposal, 'dismissed'))
    },
    undo: (id: string) => takeBack(rows.filter((row) => row.id === id)),
    undoAll: () => takeBack(added.length > 0 ? added : rows),
    change(id: string, changed: DraftChange) {
      const row = find(id)
      if (row) type(id, changedDraft(draftFor(row), changed))
    },
    restore: forget,
  }
}
