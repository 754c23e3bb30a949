/** The last day of 2026-11, as 2026-11-30. */
export function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0, 12)).toISOString().slice(0, 10)
}
