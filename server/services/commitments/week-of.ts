const DAY_MS = 24 * 60 * 60 * 1000
/** The hour of a Monday, in UTC, from which a week's mail is sent. */
const HOUR = 6

/** The Monday, as `2026-06-29`, of the week whose mail is sent now: weeks begin on Monday at six o'clock UTC. */
export function weekOf(now: Date): string {
  const begun = new Date(now.getTime() - HOUR * 60 * 60 * 1000)
  const sinceMonday = (begun.getUTCDay() + 6) % 7
  return new Date(begun.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10)
}
