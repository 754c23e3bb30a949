import { formatDate } from '#web/lib/format.ts'

/** "November 2026" of 2026-11: a date without its day. */
export const monthName = (month: string) => formatDate(`${month}-15T12:00:00Z`).replace(/^\d+\s/, '')

/** The last day of 2026-11, as 2026-11-30. */
export function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0, 12)).toISOString().slice(0, 10)
}
