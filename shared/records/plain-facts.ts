import { LANGUAGES, type Language } from '../language.ts'
import type { EvidenceType } from '../roadmap.ts'
import { dayOfWords } from './day-of-words.ts'
import { DAY_OF } from './who-and-when.ts'
import { type Facts, mergeFacts } from './with-facts.ts'

/** Facts of one record in a sentence, as far as words for days and money tell them in every language. */
interface Sentence {
  readonly type: EvidenceType
  readonly quote: string
  /** The sum it names; of a letter the price. */
  readonly sum: string | undefined
  readonly language: Language
  /** The day it was written; undefined where nobody knows. */
  readonly today: string | undefined
}

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))
const SYMBOLS: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', '£': 'GBP', '¥': 'JPY', '₹': 'INR' }
const PERIODS = ['month', 'quarter', 'year'] as const
const DAY_MS = 24 * 60 * 60 * 1000
/** Days after which a day names its year; of a pilot it may as well be the day on which it ends. */
const RECENT = { interview: 300, loi: 300, pilot: 120, revenue: 300 } as const

/** The day, the currency and the period that a sentence names. */
export function plainFacts(sentence: Sentence): Facts {
  const { type, quote, sum, language, today } = sentence
  const day = today && dayOfWords(quote, { today, language, lies: 'before' })
  const isRecent = day && Date.parse(today) - Date.parse(day) < RECENT[type] * DAY_MS
  return mergeFacts(
    {},
    {
      ...(isRecent && { [DAY_OF[type]]: day }),
      ...(sum && { currency: currencyIn(sum) }),
      ...(sum && type === 'revenue' && { period: periodIn(quote, sum, language) }),
    },
  )
}

/** Currencies by the letters before or after a dollar sign. */
const DOLLARS: Readonly<Record<string, string>> = {
  US: 'USD',
  CA: 'CAD',
  C: 'CAD',
  AU: 'AUD',
  A: 'AUD',
  NZ: 'NZD',
  SG: 'SGD',
  S: 'SGD',
  HK: 'HKD',
  NT: 'TWD',
  MX: 'MXN',
  R: 'BRL',
}

/** "€12,000", "CHF 2'400", "S$ 400", "6.800 Euro": the currency that an amount names. */
export function currencyIn(amount: string): string | undefined {
  const code = amount.match(/(?<!\p{L})\p{Lu}{3}(?!\p{L})/gu)?.find((word) => CURRENCIES.has(word))
  const whose = /(?<!\p{L})(\p{Lu}{1,2})\$|\$ ?(\p{Lu}{2})(?!\p{L})/u.exec(amount)
  const dollars = DOLLARS[whose?.[1] ?? whose?.[2] ?? '']
  return code ?? dollars ?? SYMBOLS[amount.match(/\p{Sc}/u)?.[0] ?? ''] ?? namedIn(amount)
}

/** A currency by its name in one of the languages: "Euro", "dollars". */
function namedIn(amount: string): string | undefined {
  const words = new Set(amount.toLowerCase().match(/\p{L}{3,20}/gu))
  return Object.values(SYMBOLS).find((currency) =>
    LANGUAGES.some((language) =>
      [1, 2].some((count) => {
        const format = new Intl.NumberFormat(language, {
          style: 'currency',
          currency,
          currencyDisplay: 'name',
        })
        const name = format.formatToParts(count).find(({ type }) => type === 'currency')?.value
        return name?.split(/[\s-]/).some((word) => words.has(word.toLowerCase())) === true
      }),
    ),
  )
}

/** The unit of time that stands within a few words after an amount: "€350 a month", "350 € par mois". */
function periodIn(quote: string, sum: string, language: Language): Facts['period'] | undefined {
  const at = quote.indexOf(sum)
  if (at < 0) return undefined
  const after =
    quote
      .slice(at + sum.length)
      .toLowerCase()
      .match(/\p{L}{1,60}/gu)
      ?.slice(0, 3) ?? []
  const names = new Intl.DisplayNames(language, { type: 'dateTimeField' })
  return PERIODS.find((period) => after.includes(names.of(period)?.toLowerCase() ?? ''))
}
