import { detectLanguage } from '#shared/language.ts'
import type { OfferedCommitment } from '#shared/offers.ts'
import { commitmentWords, type DayWords } from './commitment-words.ts'

/** A sentence that is longer says more than what somebody will do. */
const LONGEST = 240
/** A day further away than this is no time box. */
const FARTHEST = 366
const DAY_MS = 24 * 60 * 60 * 1000
const FRIDAY = 4

/**
 * The first sentence of a message in which its writer says what they will do, and by which day. Plain forms alone count:
 * a question, a condition or a doubt is no commitment. `today` is a calendar day, `2026-06-24`.
 */
export function commitmentIn({
  text,
  today,
}: {
  text: string
  today: string
}): Omit<OfferedCommitment, 'messageId'> | null {
  const words = commitmentWords(detectLanguage(text))
  for (const sentence of sentencesOf(text)) {
    if (sentence.length > LONGEST || sentence.endsWith('?')) continue
    const said = sentence.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ')
    if (words.never.test(said) || !words.plan.test(said)) continue
    const due = dayIn(said, words, today)
    if (due) return { text: sentence, due_on: due }
  }
  return null
}

/** A point within a date or a number ends no sentence. */
const sentencesOf = (text: string): string[] =>
  text
    .split(/\n+|(?<=[!?…])\s+|(?<=(?<!\d)\.)\s+/u)
    .map((sentence) => sentence.trim().replace(/[.!…\s]+$/u, ''))
    .filter((sentence) => sentence !== '')

/** The day that a sentence names, as `2026-07-03`; undefined when it names none, or one that is over. */
function dayIn(said: string, words: DayWords, today: string): string | undefined {
  const start = Date.parse(`${today}T00:00:00Z`)
  const weekday = (new Date(start).getUTCDay() + 6) % 7
  const inDays = (days: number) => new Date(start + days * DAY_MS).toISOString().slice(0, 10)
  const away = daysAway(said, words, weekday)
  const found = away === undefined ? dateIn(said, words, today) : inDays(away)
  return found && found >= today && found <= inDays(FARTHEST) ? found : undefined
}

/** Returns how many days from today the day is that a sentence names by its distance or its weekday. */
function daysAway(said: string, words: DayWords, weekday: number): number | undefined {
  if (words.afterTomorrow.test(said)) return 2
  if (words.tomorrow.test(said)) return 1
  const days = numberIn(said, words.inDays, words)
  if (days !== undefined) return days
  const weeks = numberIn(said, words.inWeeks, words)
  if (weeks !== undefined) return weeks * 7
  const named = words.weekday.exec(said)?.groups
  if (named?.day) {
    const day = words.weekdays.indexOf(named.day)
    // "Next Friday" is the one of the next week; "Friday" the one that comes.
    return named.next || named.after ? 7 - weekday + day : ((day - weekday + 6) % 7) + 1
  }
  if (words.nextWeek.test(said)) return 7 - weekday + FRIDAY
  if (words.thisWeek.test(said)) return Math.max(weekday, FRIDAY) - weekday
  return words.today.test(said) ? 0 : undefined
}

function numberIn(said: string, ways: readonly RegExp[], { numbers }: DayWords): number | undefined {
  for (const way of ways) {
    const n = way.exec(said)?.groups?.n
    if (n !== undefined) return numbers[n] ?? Number(n)
  }
  return undefined
}

/** A date with its month, this year's or, when that is over, the next year's; or the last day of this month. */
function dateIn(said: string, words: DayWords, today: string): string | undefined {
  const written = /(?<!\d)(\d{4}-\d{2}-\d{2})(?!\d)/.exec(said)?.[1]
  if (written) return isDay(written) ? written : undefined
  const year = Number(today.slice(0, 4))
  for (const way of words.dates) {
    const groups = way.exec(said)?.groups
    if (!groups) continue
    const day = words.numbers[groups.n ?? ''] ?? Number(groups.n)
    const month = groups.month ? words.months.indexOf(groups.month) + 1 : Number(groups.m)
    const of = (which: number) => `${which}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
    const date = of(year) < today ? of(year + 1) : of(year)
    return isDay(date) ? date : undefined
  }
  if (!words.thisMonth.test(said)) return undefined
  return new Date(Date.UTC(year, Number(today.slice(5, 7)), 0)).toISOString().slice(0, 10)
}

function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
