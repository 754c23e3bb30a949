import type { Month } from '#server/db/spending.ts'

/** The month that a moment is in, as 2026-11, by UTC. */
export const monthOf = (time: Date) => time.toISOString().slice(0, 7)

/** From the first midnight of a month to that of the next. */
export function readMonth(month: string): Month {
  const from = new Date(`${month}-01T00:00:00Z`)
  const to = new Date(from)
  to.setUTCMonth(to.getUTCMonth() + 1)
  return { from, to }
}
