import { listUsageDays, type UsageDay } from '#server/db/analytics.ts'
import type { Db } from '#server/db/client.ts'
import { firstOf, isoDay } from './days.ts'

/** How long after its end nothing is added to a day any more. */
const SETTLED_MS = 60 * 60 * 1000

/** Calls of models by day; what was reckoned of days that are over is kept, as nothing is added to them. */
export interface UsageDays {
  /** The days from the UTC midnight `from` on that had any calls. */
  read(db: Db, from: Date, now: Date): Promise<UsageDay[]>
}

export function createUsageDays(): UsageDays {
  const kept = new Map<string, UsageDay>()
  // Every day between these two midnights is kept, or had no calls.
  let known: { from: Date; to: Date } | undefined

  return {
    async read(db, from, now) {
      const isKept = known !== undefined && known.from <= from
      const fresh = await listUsageDays(db, isKept && known ? known.to : from)
      // A transaction that began before midnight may end a little after it.
      const settled = firstOf(new Date(now.getTime() - SETTLED_MS), 1)
      for (const day of fresh) if (day.date < isoDay(settled)) kept.set(day.date, day)
      known = { from: isKept && known ? known.from : from, to: settled }
      const before = fresh[0]?.date
      const first = isoDay(from)
      const old = [...kept.values()].filter(
        ({ date }) => date >= first && (before === undefined || date < before),
      )
      return [...old.sort((one, other) => one.date.localeCompare(other.date)), ...fresh]
    },
  }
}
