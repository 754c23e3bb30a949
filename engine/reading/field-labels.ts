import type { Language } from '#shared/language.ts'
import { FIELD_NAMES, type FieldName } from '#shared/roadmap.ts'
import { findPhrase, type PhraseList, phraseAt } from '../text/phrases.ts'
import type { Token } from '../text/tokens.ts'
import { ideasOf } from './field-classifier/ideas.ts'
import { type FieldLexicon, fieldLexicon } from './field-lexicon.ts'
import { skip } from './field-markets.ts'
import { clauseStarts, type Passage, partOf } from './field-text.ts'

/** What a label says its value is, and that value. */
export interface Labelled {
  readonly field: FieldName
  readonly value: Passage
}

type Marker = { field: FieldName; at: number; from: number; to?: number }

/** Words of a label before its colon. */
const LABEL_WORDS = 8
/** Words of a name before what is said about it ("the technical director signs"). */
const NAME_WORDS = 6
const BULLETS = new Set(['-', '–', '•', '*', '·', '▪', '>'])

/** Where the text of a line begins, after its dash or number. */
export function afterBullet({ words, tokens }: Passage): number {
  if (BULLETS.has(words[0] ?? '')) return 1
  return tokens[0]?.kind === 'number' && /^[.)]$/.test(words[1] ?? '') ? 2 : 0
}

/** The field that words announce as a whole, before a colon. */
function labelled(tokens: readonly Token[], language: Language, lex: FieldLexicon): FieldName | null {
  const from = skip(lex.determiners, tokens, 0)
  const covers = (book: PhraseList | undefined) => book && phraseAt(book, tokens, from)?.to === tokens.length
  const ideas = ideasOf(language)
  if (covers(ideas.get('label-none'))) return null
  return FIELD_NAMES.find((field) => covers(ideas.get(`label-${field}`))) ?? null
}

function markerAt(
  { tokens, words }: Passage,
  at: number,
  language: Language,
  lex: FieldLexicon,
): Marker | null {
  const stated = lex.stated
    .flatMap(([field, book]) => {
      const found = phraseAt(book, tokens, at)
      return found ? [{ field, at, from: words[found.to] === ':' ? found.to + 1 : found.to }] : []
    })
    .sort((a, b) => b.from - a.from)[0]
  // "We make a laser": the article belongs to what is made.
  if (stated)
    return {
      ...stated,
      from: phraseAt(lex.determiners, tokens, stated.from - 1) ? stated.from - 1 : stated.from,
    }
  const sign = words.slice(at, at + LABEL_WORDS + 1).findIndex((word) => word === ':' || word === '=')
  const field = sign > 0 ? labelled(tokens.slice(at, at + sign), language, lex) : null
  // "Our value proposition, in one sentence: …": what follows a comma tells how it is said.
  const aside = field === 'technology' && words[at - 1] === ','
  return field && !aside ? { field, at, from: at + sign + 1 } : null
}

/** "The technical director signs": a person's name, and that they decide. */
function endingAt(
  { tokens, words }: Passage,
  at: number,
  language: Language,
  lex: FieldLexicon,
): Marker | null {
  const ends = words.findIndex((word, i) => i > at && /^[.,;!]$/.test(word))
  const to = ends < 0 ? words.length : ends
  const own = tokens.slice(0, to)
  const person = ideasOf(language).get('person')
  for (let i = at + 1; i < Math.min(to, at + NAME_WORDS + 2); i++)
    for (const [field, book] of lex.ends)
      if (phraseAt(book, own, i)?.to === to && person && findPhrase(person, own.slice(at, i)))
        return { field, at, from: at, to: i }
  return null
}

/** The labelled parts of a sentence in their order, what stands before them, and a label alone above a list. */
export function labelsIn(
  passage: Passage,
  language: Language,
): { parts: Labelled[]; before: Passage; header: FieldName | null } {
  const lex = fieldLexicon(language)
  const first = afterBullet(passage)
  const starts = clauseStarts(passage, (at) => skip(lex.joins, passage.tokens, at))
  const markers = [...new Set([first, ...starts])].flatMap(
    (at) => markerAt(passage, at, language, lex) ?? endingAt(passage, at, language, lex) ?? [],
  )
  const parts = markers.map(({ field, from, to }, i) => {
    let end = to ?? markers[i + 1]?.at ?? passage.words.length
    while (end > from && phraseAt(lex.joins, passage.tokens, end - 1)?.to === end) end -= 1
    return { field, value: partOf(passage, from, end) }
  })
  const last = parts.at(-1)
  const alone = last !== undefined && !last.value.tokens.some(({ kind }) => kind !== 'mark')
  const before = partOf(passage, 0, markers[0]?.at)
  return { before, parts: alone ? parts.slice(0, -1) : parts, header: alone ? last.field : null }
}
