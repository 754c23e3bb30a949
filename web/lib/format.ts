import type { Language } from '#shared/language.ts'
import { drawnFor } from './drawn-for.ts'
import { languageStore } from './language.ts'
import { textsOf } from './texts.ts'

const t = textsOf('app')

/** How dates are written where a language is read. English is Britain's for days and America's for numbers. */
const DATES: Record<Language, string> = { en: 'en-GB', de: 'de-DE', es: 'es-ES', fr: 'fr-FR' }
const NUMBERS: Record<Language, string> = { ...DATES, en: 'en-US' }

/** One formatter for each language, made when it is first needed. */
function byLanguage<Format>(make: (language: Language) => Format): () => Format {
  const made = new Map<Language, Format>()
  return () => {
    const language = languageStore.get()
    const format = made.get(language) ?? make(language)
    made.set(language, format)
    return format
  }
}

const dates = (options: Intl.DateTimeFormatOptions) =>
  byLanguage(
    (language) => new Intl.DateTimeFormat(DATES[language], { timeZone: drawnFor.timeZone, ...options }),
  )
const numbers = (options: Intl.NumberFormatOptions) =>
  byLanguage((language) => new Intl.NumberFormat(NUMBERS[language], options))

const day = dates({ day: 'numeric', month: 'long' })
const dayOfYear = dates({ day: 'numeric', month: 'long', year: 'numeric' })
const dayAndTime = dates({ day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' })
const wholeMoment = dates({ dateStyle: 'full', timeStyle: 'short' })
const clock = dates({ hour: '2-digit', minute: '2-digit' })
const month = dates({ month: 'long', year: 'numeric' })
const shortDate = dates({ day: 'numeric', month: 'short', year: 'numeric' })

/** A moment; a bare day of the calendar, such as 2026-06-12, is that day in every time zone. */
const dateOf = (iso: string) => new Date(iso.length === 10 ? `${iso}T12:00:00` : iso)

/** "12 June", with the year when it is not this one. */
export function formatDay(iso: string, now = new Date()): string {
  const date = dateOf(iso)
  return (date.getFullYear() === now.getFullYear() ? day : dayOfYear)().format(date)
}

/** "12 June 2026" */
export function formatDate(iso: string): string {
  return dayOfYear().format(dateOf(iso))
}

/** "12 June at 14:05" */
export function formatMoment(iso: string): string {
  return dayAndTime().format(new Date(iso))
}

/** "Friday 12 June 2026 at 14:05" */
export function formatWholeMoment(iso: string): string {
  return wholeMoment().format(new Date(iso))
}

/** "14:05" */
export function formatTime(iso: string): string {
  return clock().format(new Date(iso))
}

/** "June 2026" of 2026-06 */
export function formatMonth(yearAndMonth: string): string {
  return month().format(dateOf(`${yearAndMonth}-15`))
}

/** "12 Jun 2026" */
export function formatShortDate(iso: string): string {
  return shortDate().format(dateOf(iso))
}

const relative = byLanguage((language) => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }))

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
  return unit ? relative().format(-Math.floor(seconds / unit[1]), unit[0]) : t('justNow')
}

/** Beyond as many days a date says more than their number. */
const RECENT_DAYS = 7

/** Returns how many midnights lie between a moment or a day and now, by the reader's calendar. */
export function daysSince(iso: string, now = new Date()): number {
  const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
  // A day of 23 or 25 hours counts as one.
  return Math.round((midnight(now) - midnight(dateOf(iso))) / 86_400_000)
}

/** "today", "yesterday", "16 days ago". */
export function formatDaysAgo(days: number): string {
  return relative().format(-days, 'day')
}

/** "today", "yesterday", "3 days ago" by the reader's calendar; "12 June" for what is older than a week. */
export function formatDayAgo(iso: string, now = new Date()): string {
  const days = daysSince(iso, now)
  return days > RECENT_DAYS ? formatDay(iso, now) : formatDaysAgo(days)
}

const alternatives = byLanguage((language) => new Intl.ListFormat(language, { type: 'disjunction' }))

/** "Google or GitHub" */
export function formatAlternatives(names: readonly string[]): string {
  return alternatives().format(names)
}

const conjunction = byLanguage((language) => new Intl.ListFormat(DATES[language], { type: 'conjunction' }))

/** "interviews, LOIs and pilots" */
export function formatList(parts: readonly string[]): string {
  return conjunction().format(parts)
}

const count = numbers({ maximumFractionDigits: 0 })
const dollars = numbers({ style: 'currency', currency: 'USD' })
const compact = numbers({ notation: 'compact', maximumFractionDigits: 1 })

/** "1,204" */
export function formatCount(value: number): string {
  return count().format(value)
}

/** "1.2M"; for the scale of a chart. */
export function formatCompact(value: number): string {
  return compact().format(value)
}

/** "$1,234.50" (product.md section 9: costs in dollars with 2 decimals) */
export function formatDollars(value: number): string {
  return dollars().format(value)
}
