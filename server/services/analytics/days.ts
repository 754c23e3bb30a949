export const DAY_MS = 24 * 60 * 60 * 1000

/** The UTC midnight that `days` days, today among them, begin with. */
export const firstOf = (now: Date, days: number) =>
  new Date((Math.floor(now.getTime() / DAY_MS) - days + 1) * DAY_MS)

/** The UTC day as in a series. */
export const isoDay = (time: Date) => time.toISOString().slice(0, 10)
