import { useState } from 'react'
import type { Target } from './use-bulk.ts'
import type { Filters } from './use-filters.ts'

type Selected = { readonly ids: ReadonlySet<string> } | 'all'

const NONE: Selected = { ids: new Set() }

/** Entries that are chosen one by one, or all that match the filters. */
export function useSelection(filters: Filters, total: number) {
  const [selected, setSelected] = useState<Selected>(NONE)
  const ids = selected === 'all' ? null : selected.ids
  const count = ids ? ids.size : total
  return {
    /** Null where nothing is chosen. */
    target: count === 0 ? null : toTarget(ids, filters, count),
    /** The ids of these entries that are chosen. */
    selectedOn: (entries: readonly { id: string }[]): ReadonlySet<string> =>
      ids ?? new Set(entries.map(({ id }) => id)),
    select(changed: readonly string[], on: boolean) {
      // Taking one out of all that match leaves what is seen, as only that can be looked at.
      setSelected((before) => {
        const next = new Set(before === 'all' ? [] : before.ids)
        for (const id of changed) {
          if (on) next.add(id)
          else next.delete(id)
        }
        return { ids: next }
      })
    },
    clear: () => setSelected(NONE),
    takeAll: () => setSelected('all'),
    /** Whether the whole page is chosen while more match than it shows. */
    canTakeAll: (page: readonly string[]) =>
      ids !== null && page.length > 0 && total > page.length && page.every((id) => ids.has(id)),
  }
}

const toTarget = (ids: ReadonlySet<string> | null, filters: Filters, count: number): Target =>
  ids ? { ids: [...ids], count } : { filters, count }
