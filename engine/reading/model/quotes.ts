import type { Language } from '#shared/language.ts'
import { matchers } from '../lexicon/index.ts'
import { findNumbers } from '../numbers.ts'
import { fold } from '../text.ts'

/** Characters that models write in another way than the founder did. */
const ALIKE: readonly [pattern: RegExp, any: string][] = [
  [/['’‘ʼ`]/g, "['’‘ʼ`]"],
  [/["“”„«»]/g, '["“”„«»]'],
  [/[-‐‑–—−]/g, '[-‐‑–—−]'],
  [/\s+/g, '\\s+'],
]
const LONGEST = 2_000

/**
 * Finds a quote in a text: word for word, but for white space and the shape of quotation marks and dashes. Returns the
 * place of the founder's own words; undefined when they do not stand there.
 */
export function findQuote(text: string, quote: string): { start: number; end: number } | undefined {
  const wanted = quote.trim()
  if (wanted.length < 2 || wanted.length > LONGEST) return undefined
  const at = text.indexOf(wanted)
  if (at >= 0) return { start: at, end: at + wanted.length }
  const escaped = wanted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const pattern = ALIKE.reduce((source, [each, any]) => source.replace(each, any), escaped)
  const found = new RegExp(pattern, 'u').exec(text)
  return found ? { start: found.index, end: found.index + found[0].length } : undefined
}

/** The founder's own words for a quote. */
export function wordsOf(text: string, quote: string): string | undefined {
  const place = findQuote(text, quote)
  return place && text.slice(place.start, place.end)
}

/** One of several things that are named ("a single pilot, not two", "one of them pays"). */
const ONE: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:one|an?|single|another)(?!\p{L})/u,
  de: /(?<!\p{L})(?:ein(?:e[rmns]?)?|davon)(?!\p{L})/u,
  es: /(?<!\p{L})(?:un[oa]?|sol[oa])(?!\p{L})/u,
  fr: /(?<!\p{L})une?(?!\p{L})/u,
}

/** The numbers that stand in a text, as digits or as words of its language. */
function numbersIn(text: string, language: Language): { all: number[]; counts: number[] } {
  const spans = findNumbers(fold(text), matchers(language))
  const all = spans.flatMap(({ value, range }) => range ?? [value])
  const counts = spans.filter(({ unit, range }) => !unit && !range).map(({ value }) => value)
  return { all, counts }
}

/**
 * Whether a quote says a number: as digits or a word, as the sum of its numbers, as the number of organisations it lists,
 * or as one thing: where no other number stands, or a word says one.
 */
export function saysNumber(
  quote: string,
  number: number,
  organisations: readonly string[],
  language: Language,
): boolean {
  const { all, counts } = numbersIn(quote, language)
  if (all.includes(number)) return true
  const one = ONE[language].test(fold(quote))
  const sum = counts.reduce((total, count) => total + count, 0)
  // "3 surgeons, 2 nurses and a buyer"
  if ((counts.length > 1 && sum === number) || (one && counts.length > 0 && sum + 1 === number)) return true
  const listed = organisations.filter((name) => fold(quote).includes(fold(name)))
  if (listed.length === number && number > 0) return true
  return number === 1 && (one || counts.every((count) => count <= 1))
}
