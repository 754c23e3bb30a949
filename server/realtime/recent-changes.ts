import type { ChangeEvent } from '#shared/events.ts'

/** How far back changes are remembered, in milliseconds, and how many at most, those of everybody together. */
const SPAN_MS = 60_000
const MOST = 10_000

/** What was heard lately: for somebody who read before they began to listen. */
export interface RecentChanges {
  add(userId: string, change: ChangeEvent): void
  /** Begins anew: changes before now may not have been heard. */
  restart(): void
  /**
   * Returns the rows of one person that changed in the last `ms`, each once, and for how many milliseconds back none is
   * missing. What became of a row, its end too, is for its reader to see.
   */
  last(userId: string, ms: number): { readonly changes: readonly ChangeEvent[]; readonly reach: number }
}

/** Remembers changes by when they were heard, on `now`, a clock in milliseconds that never goes back. */
export function createRecentChanges(now = () => performance.now()): RecentChanges {
  let heard: { readonly at: number; readonly userId: string; readonly change: ChangeEvent }[] = []
  /** Every change after this moment was heard and is remembered. */
  let from = now()

  return {
    add(userId, change) {
      heard.push({ at: now(), userId, change })
      const over = now() - SPAN_MS
      const kept = heard.findIndex(({ at }, index) => at >= over && heard.length - index <= MOST)
      from = Math.max(from, heard[kept - 1]?.at ?? from)
      heard.splice(0, kept)
    },
    restart() {
      heard = []
      from = now()
    },
    last(userId, ms) {
      const since = Math.max(from, now() - Math.min(ms, SPAN_MS))
      const own = heard.filter((each) => each.userId === userId && each.at >= since)
      const told = own.map(({ change }) => ({ ...change, op: 'UPDATE' as const }))
      const once = new Map(told.map((change) => [`${change.table} ${change.id}`, change]))
      return { changes: [...once.values()], reach: now() - since }
    },
  }
}
