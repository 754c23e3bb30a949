const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' })
const dayOfYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
const dayAndTime = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
})

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** "12 June", with the year when it is not this one. */
export function formatDay(iso: string, now = new Date()): string {
  const date = new Date(iso)
  return (date.getFullYear() === now.getFullYear() ? day : dayOfYear).format(date)
}

/** "12 June 2026" */
export function formatDate(iso: string): string {
  return dayOfYear.format(new Date(iso))
}

/** "12 June at 14:05" */
export function formatMoment(iso: string): string {
  return dayAndTime.format(new Date(iso))
}

/** "14:05" */
export function formatTime(iso: string): string {
  return clock.format(new Date(iso))
}

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/** Seconds in each unit, largest first. */
const UNITS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** "2 hours ago", "yesterday"; under a minute "just now". */
export function formatAgo(iso: string, now = new Date()): string {
  const seconds = (now.getTime() - Date.parse(iso)) / 1000
  const unit = UNITS.find(([, length]) => seconds >= length)
  return unit ? relative.format(-Math.floor(seconds / unit[1]), unit[0]) : 'just now'
}

const count = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })

/** "1,204" */
export function formatCount(value: number): string {
  return count.format(value)
}

/** "1.2M"; for the scale of a chart. */
export function formatCompact(value: number): string {
  return compact.format(value)
}

/** "$1,234.50" (product.md section 9: costs in dollars with 2 decimals) */
export function formatDollars(value: number): string {
  return dollars.format(value)
}

const shortDate = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })

/** "12 Jun 2026" */
export function formatShortDate(iso: string): string {
  return shortDate.format(new Date(iso))
}
