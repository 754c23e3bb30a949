import type { Language } from '#shared/language.ts'
import { wordsOf as lexiconOf } from '../../text/lexicon.ts'
import { fold } from '../../text/tokens.ts'
import { readMessage } from '../plain/message.ts'

/** Characters that models write in another way than the founder did. */
const ALIKE: readonly [pattern: RegExp, any: string][] = [
  [/['’‘ʼ`]/g, "['’‘ʼ`]"],
  [/["“”„«»]/g, '["“”„«»]'],
  [/[-‐‑–—−]/g, '[-‐‑–—−]'],
  [/\s{1,2000}/g, '\\s{1,2000}'],
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

/**
 * Whether a quote says a number: as digits or a word, as the sum of its numbers, as the number of organisations
 * it lists, or as one thing: where no other number stands, or a word says one.
 */
export function saysNumber(
  quote: string,
  number: number,
  organisations: readonly string[],
  language: Language,
): boolean {
  const { quantities, marks } = readMessage(quote, lexiconOf(language))
  if (quantities.some(({ value, to }) => value === number || to === number)) return true
  const counts = quantities
    .filter(({ measure, to }) => !measure && to === undefined)
    .map(({ value }) => value)
  const one = marks.has('article') || marks.has('partOf') || counts.includes(1)
  const sum = counts.reduce((total, count) => total + count, 0)
  // "3 surgeons, 2 nurses and a buyer"
  if ((counts.length > 1 && sum === number) || (one && counts.length > 0 && sum + 1 === number)) return true
  const listed = organisations.filter((name) => fold(quote).includes(fold(name)))
  if (listed.length === number && number > 0) return true
  return number === 1 && (one || counts.every((count) => count <= 1))
}
