import type { Language } from '../language.ts'

/** The context that the words of a date are read in. */
interface Reader {
  /** The day they were written, `2026-06-12`. */
  readonly today: string
  readonly language: Language
  /** The direction in which a date without a year lies. */
  readonly lies: 'before' | 'after'
}

const DAY_MS = 24 * 60 * 60 * 1000
/** As many days back are named by their number: "3 days ago". */
const DAYS_BACK = 28
const MONTHS = Array.from({ length: 12 }, (_, index) => index)
const WEEKDAYS = Array.from({ length: 7 }, (_, index) => index)
/** A Sunday. */
const SUNDAY = Date.UTC(2026, 5, 7)

/**
 * The day that some words name, as `2026-06-12`: "12 June", "12.06.2026", "yesterday", "vor 3 Tagen", "el martes". The words
 * are those that the language itself has for days. Undefined where they name no single day, as "in May" and 6/7/2026 do not.
 */
export function dayOfWords(words: string, reader: Reader): string | undefined {
  const text = ` ${plain(words)} `
  const readings = [ofMonth, ofDistance, ofWeekday, ofPartOfDay]
  return (
    ofNumbers(words, reader) ?? readings.map((read) => read(text, reader)).find((day) => day !== undefined)
  )
}

const plain = (text: string) =>
  (
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}]{1,60}|\d{1,4}/gu) ?? []
  ).join(' ')

const dayFrom = (time: number) => new Date(time).toISOString().slice(0, 10)

/** A day of the calendar; undefined for 31 June. */
export function calendarDay(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? dayFrom(date.getTime()) : undefined
}

/** A day without a year: the nearest on its side of today. */
function nearestDay({ today, lies }: Reader, month: number, day: number): string | undefined {
  const year = Number(today.slice(0, 4))
  const here = calendarDay(year, month, day)
  if (here === undefined || here === today) return here
  if (lies === 'before') return here < today ? here : calendarDay(year - 1, month, day)
  return here > today ? here : calendarDay(year + 1, month, day)
}

function ofNumbers(words: string, reader: Reader): string | undefined {
  const iso = /(?<!\d)(20\d\d)-(\d{1,2})-(\d{1,2})(?!\d)/.exec(words)
  if (iso) return calendarDay(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const found = /(?<![\d.,/])(\d{1,2})([./])(\d{1,2})(?:\2(20\d\d|\d\d)?)?(?![\d/])/.exec(words)
  if (!found) return undefined
  const [day, month] = [Number(found[1]), Number(found[3])]
  // Of slashes in English nobody can tell which number is the month, and "2.5" is a number.
  if (reader.language === 'en' && day <= 12) return undefined
  // "Le 12/10" is a day; a number within more words may as well be a part of something, but for "on 14/10".
  const isDay = /(?:^|\s)(?:on|am|vom|le|du|el|del)\s$/i.test(words.slice(0, found.index)) && month <= 12
  const isHead = month <= 12 && /^\s?[:–]\s/.test(words.slice(found.index + found[0].length))
  const isAlone = found[2] === '/' && (isDay || isHead || !/\p{L}{4}/u.test(words))
  if (found[4] === undefined)
    return found[0].endsWith('.') || isAlone ? nearestDay(reader, month, day) : undefined
  return calendarDay(Number(found[4].padStart(4, '20')), month, day)
}

/** Makes the words of a language once: the formats of `Intl` take a millisecond each. */
function onceEach<Made>(make: (language: Language) => Made): (language: Language) => Made {
  const kept = new Map<Language, Made>()
  return (language) => {
    const made = kept.get(language) ?? make(language)
    kept.set(language, made)
    return made
  }
}

/** The months' names, long before short, each as it stands with a day right before or after it. */
const monthsOf = onceEach((language) => {
  const formats = (['long', 'short'] as const).map(
    (month) => new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' }),
  )
  return MONTHS.flatMap((index) =>
    formats.map((format) => {
      const name = plain(format.format(Date.UTC(2026, index, 1)))
      const pattern = `(?: (\\d{1,2})(?: \\p{L}{1,3}){0,2})? ${name}(?: (\\d{1,2})(?: \\p{L}{2})?)?(?: \\p{L}{1,3})?(?: (20\\d\\d))?(?= )`
      return { month: index + 1, pattern: new RegExp(pattern, 'u') }
    }),
  )
})

/** A month by its name, and a day right before or after it: "1st of June", "1. Juni", "1 de mayo de 2026", "June 20th, 2025". */
function ofMonth(text: string, reader: Reader): string | undefined {
  const named = monthsOf(reader.language).flatMap(({ month, pattern }) => {
    const found = pattern.exec(text)
    const day = found?.[1] ?? found?.[2]
    return found && day !== undefined ? [{ month, day: Number(day), year: found[3], at: found.index }] : []
  })
  // Of several the first that stands there.
  const [first] = named.toSorted((a, b) => a.at - b.at)
  if (!first) return undefined
  const { month, day, year } = first
  return year ? calendarDay(Number(year), month, day) : nearestDay(reader, month, day)
}

/** "One" and "a" before a unit of time. */
const ONE: Readonly<Record<Language, RegExp>> = {
  en: / (?:a|one)(?= (?:day|week) ago )/,
  de: /(?<= vor) (?:einem|einer)(?= )/,
  es: /(?<= hace) (?:una|un)(?= )/,
  fr: /(?<= il y a) (?:une|un)(?= )/,
}

/** How days and weeks before today are called, by the number of days: "yesterday", "1 day ago" and "2 weeks ago". */
const distancesOf = onceEach((language) => {
  const [named, counted] = (['auto', 'always'] as const).map(
    (numeric) => new Intl.RelativeTimeFormat(language, { numeric }),
  )
  const words = (text: string | undefined) => (text ? [` ${plain(text)} `] : [])
  return Array.from({ length: DAYS_BACK + 1 }, (_, days) => [
    ...words(named?.format(-days, 'day')),
    ...words(counted?.format(-days, 'day')),
    ...(days > 0 && days % 7 === 0 ? words(counted?.format(-days / 7, 'week')) : []),
  ])
})

/** "Yesterday", "vorgestern", "il y a 3 jours", "a week ago". */
function ofDistance(text: string, { today, language }: Reader): string | undefined {
  const counted = text.replace(ONE[language], ' 1')
  // The farthest: "avant-hier" holds "hier".
  const back = distancesOf(language).findLastIndex((names) => names.some((name) => counted.includes(name)))
  return back < 0 ? undefined : dayFrom(Date.parse(today) - back * DAY_MS)
}

/** From Sunday on. */
const weekdaysOf = onceEach((language) => {
  const name = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  return WEEKDAYS.map((index) => plain(name.format(SUNDAY + index * DAY_MS)))
})

/** The nearest day of that name, today excepted. */
function ofWeekday(text: string, { today, language, lies }: Reader): string | undefined {
  const names = weekdaysOf(language)
  const alone = text.trim()
  const named = names.findIndex((name) => text.includes(` ${name} `))
  // "Tues" says a day where nothing stands beside it.
  const weekday = named < 0 && alone.length >= 3 ? names.findIndex((name) => name.startsWith(alone)) : named
  if (weekday < 0) return undefined
  const now = new Date(today)
  const ahead = (weekday - now.getUTCDay() + 7) % 7 || 7
  return dayFrom(now.getTime() + (lies === 'after' ? ahead : ahead === 7 ? -7 : ahead - 7) * DAY_MS)
}

/** Hours of the morning, the afternoon and the evening. */
const HOURS = [8, 15, 20]

/** The last words of "in the morning", "in the afternoon" and "in the evening". */
const partsOfDay = onceEach((language) => {
  const format = new Intl.DateTimeFormat(language, {
    hour: 'numeric',
    hour12: true,
    dayPeriod: 'long',
    timeZone: 'UTC',
  })
  return HOURS.flatMap((hour) => {
    const part = format.formatToParts(Date.UTC(2026, 0, 1, hour)).find(({ type }) => type === 'dayPeriod')
    return (
      plain(part?.value ?? '')
        .split(' ')
        .at(-1) || []
    )
  })
})

/** "This morning", "ce matin": of what was, today. */
function ofPartOfDay(text: string, { today, language, lies }: Reader): string | undefined {
  const isNamed = () => partsOfDay(language).some((name) => text.includes(` ${name} `))
  return lies === 'before' && isNamed() ? today : undefined
}
