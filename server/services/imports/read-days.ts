import { serialDay } from '#server/workers/imports/serial-days.ts'
import { LANGUAGES } from '#shared/language.ts'
import { calendarDay } from '#shared/records/day-of-words.ts'
import { plain } from './import-words.ts'

/** How a date of numbers alone is read. */
export type DayOrder = 'day_first' | 'month_first' | 'year_first'

/** 12.06.2026, 6/12/26, 26-06-12: three numbers of which none says what it is. */
const NUMBERS = /^(\d{1,4})\s?[./-]\s?(\d{1,2})\s?[./-]\s?(\d{1,4})(?:[ T,]|$)/
/** 2026-06-12, with or without a time. */
const YEAR_FIRST = /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})(?:[ T]|$)/
const SERIAL = /^\d{5}(?:\.\d+)?$/
/** Characters of the longest way to write a day. */
const LONGEST = 60
/** Two digits from this year on are of the century before. */
const CENTURY = 70
const MONTHS = 12
const LATEST_DAY = 31

/** The number of each month by its names, long and short, in all languages. */
const MONTH_NAMES: ReadonlyMap<string, number> = new Map(
  LANGUAGES.flatMap((lang) =>
    (['long', 'short'] as const).flatMap((month) =>
      Array.from({ length: MONTHS }, (_, index) => {
        const name = new Intl.DateTimeFormat(lang, { month, timeZone: 'UTC' }).format(
          Date.UTC(2026, index, 1),
        )
        return [plain(name), index + 1] as const
      }),
    ),
  ),
)

/**
 * Returns how the dates of some cells are ordered, and whether that is a guess. Null where none consists of
 * numbers alone.
 */
export function orderOf(cells: readonly string[]): { order: DayOrder; doubtful: boolean } | null {
  let [days, months, years, dots, all] = [0, 0, 0, 0, 0]
  for (const cell of cells) {
    const found = numbersIn(cell)
    if (!found) {
      if (YEAR_FIRST.test(cell.trim())) years += 1
      continue
    }
    const [first, second] = found
    all += 1
    if (first > MONTHS && first <= LATEST_DAY) days += 1
    if (second > MONTHS) months += 1
    if (cell.includes('.')) dots += 1
  }
  if (all === 0) return years > 0 ? { order: 'year_first', doubtful: false } : null
  if (days !== months)
    return { order: days > months ? 'day_first' : 'month_first', doubtful: days > 0 && months > 0 }
  // Dots part days of the countries that begin with the day; of slashes alone nobody can tell.
  return { order: 'day_first', doubtful: dots < all }
}

function numbersIn(cell: string): [number, number, string] | null {
  const text = cell.trim()
  if (YEAR_FIRST.test(text)) return null
  const found = NUMBERS.exec(text)
  return found ? [Number(found[1]), Number(found[2]), found[3] ?? ''] : null
}

/** The day that a cell tells, as `2026-06-12`; undefined where it tells none, or one that is not in the calendar. */
export function dayIn(cell: string, order: DayOrder): string | undefined {
  const text = cell.trim()
  if (text.length > LONGEST) return undefined
  const iso = YEAR_FIRST.exec(text)
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const numbers = NUMBERS.exec(text)
  if (numbers) {
    const [first, second, third] = [numbers[1] ?? '', numbers[2] ?? '', numbers[3] ?? '']
    if (order === 'year_first' && third.length < 3) return dayOf(yearOf(first), Number(second), Number(third))
    if (order === 'month_first') return dayOf(yearOf(third), Number(first), Number(second))
    return dayOf(yearOf(third), Number(second), Number(first))
  }
  if (SERIAL.test(text)) return serialDay(Number(text))
  return namedDay(text)
}

/** "12 June 2026", "June 12, 2026", "12. Juni 2026": a month by its name beside two numbers. */
function namedDay(text: string): string | undefined {
  const words = plain(text).split(' ')
  const month = words.flatMap((word) => MONTH_NAMES.get(word) ?? [])[0]
  const numbers = words.flatMap((word) => /^\d+/.exec(word)?.[0] ?? [])
  const year = numbers.find((each) => each.length === 4) ?? numbers[1]
  const day = numbers.find((each) => each !== year && each.length < 3)
  if (month === undefined || year === undefined || day === undefined || words.length > 6) return undefined
  return dayOf(yearOf(year), month, Number(day))
}

function yearOf(digits: string): number {
  const year = Number(digits)
  if (digits.length > 2) return year
  return year < CENTURY ? 2000 + year : 1900 + year
}

function dayOf(year: number, month: number, day: number): string | undefined {
  return year >= 1900 && year < 2200 ? calendarDay(year, month, day) : undefined
}
