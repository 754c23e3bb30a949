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
