import { LANGUAGES } from '#shared/language.ts'

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The names of the months in all languages, and their number from 1. */
const MONTHS = new Map(
  LANGUAGES.flatMap((lang) => {
    const name = new Intl.DateTimeFormat(lang, { month: 'long', timeZone: 'UTC' })
    return Array.from(
      { length: 12 },
      (_, month) => [withoutAccents(name.format(Date.UTC(2026, month, 1))), month + 1] as const,
    )
  }),
)

/** The day that a text names with its year, as a number that grows with time; null when it names none. */
export function dayOf(text: string): number | null {
  const parts = withoutAccents(text).match(/[a-z]{3,}|\d{1,4}/g) ?? []
  const numbers = parts.filter((part) => /\d/.test(part)).map(Number)
  const year = numbers.find((number) => number >= 2000)
  if (year === undefined) return null
  const others = numbers.filter((number) => number !== year)
  const month = parts.map((part) => MONTHS.get(part)).find((number) => number !== undefined)
  if (month !== undefined) return asDay(year, month, others[0] ?? 1)
  const [first, second] = others
  if (first === undefined || second === undefined) return null
  // "2026-12-01" has the month first, "1.12.2026" and "01/12/2026" the day.
  return numbers[0] === year ? asDay(year, first, second) : asDay(year, second, first)
}

const asDay = (year: number, month: number, day: number): number | null =>
  month > 12 || day > 31 ? null : (year * 100 + month) * 100 + day

/** Whether one day is named that lies before another; without a year in both nobody can tell. */
export function isBefore(end: string, start: string): boolean {
  const [last, first] = [dayOf(end), dayOf(start)]
  return last !== null && first !== null && last < first
}
