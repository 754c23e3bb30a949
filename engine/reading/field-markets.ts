import type { FieldFact } from '#shared/roadmap.ts'
import { findPhrase, type PhraseList, phraseAt } from '../text/phrases.ts'
import type { Token } from '../text/tokens.ts'
import { fold } from '../words/fold.ts'
import type { FieldLexicon } from './field-lexicon.ts'
import { type Passage, partOf, quoteOf, textOf } from './field-text.ts'

const SEPARATORS = new Set([',', ';', '/', '|', '•', '·', '>'])
const LIST_MARKS = new Set([...SEPARATORS, '.', '!', ':', '-', '–', '(', ')'])
/** Longer parts are no names, and a text that has one is no list. */
const NAME_WORDS = 6

type Range = readonly [from: number, to: number]

/** Skips what a book has, again and again. */
export function skip(book: PhraseList, tokens: readonly Token[], from: number): number {
  let at = from
  for (let found = phraseAt(book, tokens, at); found; found = phraseAt(book, tokens, at)) at = found.to
  return at
}

/** The parts between commas and "and"s. */
function parts({ tokens, words }: Passage, { ands }: FieldLexicon): Range[] {
  const found: Range[] = []
  let from = 0
  for (let at = 0; at <= words.length; ) {
    const and = phraseAt(ands, tokens, at)
    const ends = at === words.length || SEPARATORS.has(words[at] ?? '')
    if (ends || and) {
      if (at > from) found.push([from, at])
      from = and?.to ?? at + 1
    }
    at = and?.to ?? at + 1
  }
  return found
}

const trimmed = ({ words }: Passage, [from, to]: Range): Range => {
  let end = to
  while (end > from && LIST_MARKS.has(words[end - 1] ?? '')) end--
  return [from, end]
}

/** The items of a list; the whole as one where it is no list of short names ("slabs and precast kerbs"). */
export function itemsOf(passage: Passage, lex: FieldLexicon): Passage[] {
  const ranges = parts(passage, lex).map((range) => trimmed(passage, range))
  const lengths = ranges.map(([from, to]) => to - from)
  const pair = lengths.length === 2 && !passage.words.some((word) => SEPARATORS.has(word))
  const shared = pair && lengths[0] === 1 && lengths[1] !== 1
  const names = !shared && lengths.every((length) => length <= NAME_WORDS)
  return names && ranges.length > 1 ? ranges.map(([from, to]) => partOf(passage, from, to)) : [passage]
}

/** A name without the hedge and the article before it. */
export function named(passage: Passage, lex: FieldLexicon): Passage {
  const hedged = skip(lex.hedges, passage.tokens, 0)
  return partOf(passage, skip(lex.determiners, passage.tokens, hedged))
}

type Ranked = { rank: 1 | 2 | 3; name: Range | null; bare: boolean }

/** What ranks a part: at its beginning ("first are dairies") or its end ("dairies are priority 1"). */
function rankIn({ tokens, words }: Passage, [from, to]: Range, lex: FieldLexicon): Ranked | null {
  const start = skip(lex.joins, tokens, from)
  for (const [books, bare] of [
    [lex.ranks, false],
    [lex.orders, true],
  ] as const) {
    const own = tokens.slice(0, to)
    const leading = books
      .flatMap(([rank, book]) => {
        const found = phraseAt(book, own, start)
        return found ? [{ rank, to: found.to }] : []
      })
      .sort((a, b) => b.to - a.to)[0]
    if (leading) {
      const colon = words.slice(0, to).lastIndexOf(':')
      const name = skip(lex.links, own, Math.max(leading.to, colon))
      return { rank: leading.rank, name: name < to ? [name, to] : null, bare }
    }
    for (let at = start + 1; at < to; at++)
      for (const [rank, book] of books) {
        if (phraseAt(book, own, at)?.to !== to) continue
        let end = at
        while (end > start && phraseAt(lex.links, tokens, end - 1)?.to === end) end--
        return { rank, name: end > start ? [start, end] : null, bare }
      }
  }
  return null
}

type Market = { rank?: 1 | 2 | 3; value: string; bare: boolean; words: number }

/** The parts of a sentence as markets; a rank that stands alone is that of the part after it. */
function marketsOf(passage: Passage, lex: FieldLexicon): (Market | null)[] {
  let open: Ranked | null = null
  return parts(passage, lex).flatMap((range) => {
    const part = trimmed(passage, range)
    const ranked: Ranked | null = rankIn(passage, part, lex)
    const alone: Ranked | null = open
    open = ranked && !ranked.name ? ranked : null
    if (open) return []
    const name = named(partOf(passage, ...(ranked?.name ?? part)), lex)
    const { rank, bare = false } = ranked ?? alone ?? {}
    const value = textOf(name)
    const market = { ...(rank && { rank }), value, bare, words: name.tokens.length }
    const tells = findPhrase(lex.nobody, name.tokens) !== null
    return tells ? [] : [value === '' || market.words > NAME_WORDS ? null : market]
  })
}

/** What a text says that names industries, with the ranks that it gives them; empty where it is no list. */
export function statedMarkets(passage: Passage, lex: FieldLexicon): Pick<FieldFact, 'value' | 'priority'>[] {
  const all = marketsOf(passage, lex)
  const found = all.filter((market) => market !== null)
  if (found.length < all.length && !found.some(({ rank }) => rank)) return []
  const ranks = found.map(({ rank }) => rank)
  // "Dairies, second are breweries": what stands before the second one is first.
  const first = ranks[0] === undefined && ranks.includes(2) && !ranks.includes(1) ? 1 : undefined
  return found.map(({ value, rank = undefined }, at) => {
    const priority = at === 0 ? (rank ?? first) : rank
    return { value, ...(priority && { priority }) }
  })
}

/**
 * The industries that a sentence ranks, part by part; null unless its first part ranks one. An ordinal alone
 * ("dairies are first") ranks what is known already; of other things it is only offered.
 */
export function rankedMarkets(
  passage: Passage,
  lex: FieldLexicon,
  known: readonly string[],
): FieldFact[] | null {
  const markets = marketsOf(passage, lex)
  const end = markets.findIndex((market) => !market?.rank)
  const found = markets.slice(0, end < 0 ? markets.length : end).filter((market) => market !== null)
  const isKnown = ({ value }: Market) => known.some((other) => fold(other) === fold(value))
  const bare = found.every((market) => market.bare && !isKnown(market))
  // "2 engineers, 1 professor": numbers that are no order count people.
  const inOrder = found.length > 1 && found.every(({ rank }, at) => rank === at + 1)
  if (found.length === 0 || (bare && !inOrder)) return null
  return found.map(({ value, rank }) => ({
    field: 'industry',
    value,
    quote: quoteOf(passage),
    rule: 'label',
    ...(rank && { priority: rank }),
    ...(bare && { suggested: true }),
  }))
}
