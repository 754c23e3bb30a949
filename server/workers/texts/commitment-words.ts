import { z } from 'zod'
import { lexicon } from '#engine/reading/lexicon-file.ts'

const Words = z.array(z.string().min(1)).min(1)

/** Where words begin and end; a letter with an accent is one. */
const WORD = { begin: String.raw`(?<![\p{L}\p{N}])`, end: String.raw`(?![\p{L}\p{N}])` }

const either = (words: readonly string[]) =>
  `(?:${words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => RegExp.escape(word))
    .join('|')})`
const asWords = (pattern: string) => new RegExp(`${WORD.begin}(?:${pattern})${WORD.end}`, 'u')
const anyOf = (words: readonly string[]) => asWords(either(words))

/** How a day is told, and how many days from today, or what date, it is. */
export interface DayWords {
  readonly plan: RegExp
  readonly never: RegExp
  readonly today: RegExp
  readonly tomorrow: RegExp
  readonly afterTomorrow: RegExp
  readonly thisWeek: RegExp
  readonly nextWeek: RegExp
  readonly thisMonth: RegExp
  /** Groups `day`, and `next` before or `after` it, where it is there. */
  readonly weekday: RegExp
  /** Groups `n` and `month`, or `m` for its number. */
  readonly dates: readonly RegExp[]
  /** Group `n`. */
  readonly inDays: readonly RegExp[]
  readonly inWeeks: readonly RegExp[]
  readonly weekdays: readonly string[]
  readonly months: readonly string[]
  readonly numbers: Readonly<Record<string, number>>
}

const Shape = z.strictObject({
  plans: Words,
  between: Words,
  verbs: Words,
  never: Words,
  today: Words,
  tomorrow: Words,
  after_tomorrow: Words,
  this_week: Words,
  next_week: Words,
  this_month: Words,
  next: Words,
  weekdays: Words.length(7),
  months: Words.length(12),
  dates: Words,
  in_days: Words,
  in_weeks: Words,
  numbers: z.record(z.string(), z.number().int().positive()),
})

/** The words by which a language tells what somebody will do by a day. */
export const commitmentWords = lexicon('commitments', Shape, (words): DayWords => {
  const { weekdays, months, numbers } = words
  const verb = `(?:${either(words.between)} )?${either(words.verbs)}`
  const plan = (phrase: string) =>
    phrase
      .split(/(\{verb\}|\.\.\.)/)
      .map((part) => (part === '{verb}' ? verb : part === '...' ? '.*?' : RegExp.escape(part)))
      .join('')
  const n = `(?<n>\\d{1,2}|${either(Object.keys(numbers))})`
  const slots: Record<string, string> = { n, month: `(?<month>${either(months)})`, m: '(?<m>\\d{1,2})' }
  const phrase = (text: string) =>
    text
      .split(/\{(n|month|m)\}/)
      .map((part, at) => (at % 2 === 1 ? (slots[part] ?? '') : RegExp.escape(part)))
      .join('')
  const next = either(words.next)
  return {
    plan: asWords(words.plans.map(plan).join('|')),
    never: anyOf(words.never),
    today: anyOf(words.today),
    tomorrow: anyOf(words.tomorrow),
    afterTomorrow: anyOf(words.after_tomorrow),
    thisWeek: anyOf(words.this_week),
    nextWeek: anyOf(words.next_week),
    thisMonth: anyOf(words.this_month),
    // "Friday", "next Friday", "vendredi prochain".
    weekday: asWords(`(?:(?<next>${next}) )?(?<day>${either(weekdays)})(?: (?<after>${next}))?`),
    dates: words.dates.map((text) => new RegExp(`${WORD.begin}${phrase(text)}(?![\\p{L}\\p{N}])`, 'u')),
    inDays: words.in_days.map((text) => asWords(phrase(text))),
    inWeeks: words.in_weeks.map((text) => asWords(phrase(text))),
    weekdays,
    months,
    numbers,
  }
})
