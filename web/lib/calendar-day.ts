/** A moment's day by the reader's calendar, as `2026-07-03`. */
export function calendarDay(date = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** The day so many days from now. */
export function dayIn(days: number, now = new Date()): string {
  return calendarDay(new Date(now.getFullYear(), now.getMonth(), now.getDate() + days))
}
