import { listUsageDays, type UsageDay } from '#server/db/analytics.ts'
import type { Db } from '#server/db/client.ts'
import { DAY_MS, isoDay } from './days.ts'

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
      // A call that began before midnight may be written down a little after it.
      const settled = new Date(Math.floor(now.getTime() / DAY_MS - 1) * DAY_MS)
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
