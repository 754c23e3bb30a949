import type { Language } from '#shared/language.ts'
import type { FieldFact, FieldName } from '#shared/roadmap.ts'
import { isStopWord } from '../search/stop-words.ts'
import { findPhrase, phraseAt } from '../text/phrases.ts'
import { flagsOf } from './field-flags.ts'
import { type FieldLexicon, fieldLexicon } from './field-lexicon.ts'
import { itemsOf, named, skip, statedMarkets } from './field-markets.ts'
import { type Passage, partOf, quoteOf, textOf } from './field-text.ts'

/** Fields that hold one value each. */
export const LIST_FIELDS: ReadonlySet<FieldName> = new Set([
  'application',
  'proof_point',
  'industry',
  'icp_characteristic',
])
const NAMES: ReadonlySet<FieldName> = new Set(['industry', 'persona_role'])
const SPLIT: ReadonlySet<FieldName> = new Set(['application', 'industry', 'icp_characteristic'])
const NAME_ENDS = new Set([',', ';', '(', '–', '—', '.', ':'])
const ROLE_WORDS = 8

/** A role ends where something else is said of it: at a mark, or before "who". */
function untilMark(passage: Passage): Passage {
  const end = passage.words.findIndex((word, at) => at > 0 && NAME_ENDS.has(word))
  return end < 0 ? passage : partOf(passage, 0, end)
}

function valuesOf(field: FieldName, passage: Passage, lex: FieldLexicon): Passage[] {
  const items = SPLIT.has(field) ? itemsOf(passage, lex) : [passage]
  if (field === 'persona_role') return items.map((item) => named(untilMark(item), lex))
  return NAMES.has(field) ? items.map((item) => named(item, lex)) : items
}

/**
 * What a stretch of a message says when it is known to be a field: one value, or the items of a list, each with
 * what gates ask of it.
 */
export function factsOf(field: FieldName, passage: Passage, language: Language, rule: string): FieldFact[] {
  const quote = quoteOf(passage)
  const markets = field === 'industry' ? statedMarkets(passage, fieldLexicon(language)) : []
  if (markets.length > 0) return markets.map((market) => ({ field, quote, rule, ...market }))
  return valuesOf(field, passage, fieldLexicon(language)).flatMap((part) => {
    const value = textOf(part)
    if (value === '' || (field === 'persona_role' && part.tokens.length > ROLE_WORDS)) return []
    return [{ field, value, quote, rule, ...flagsOf(field, part, language) }]
  })
}

/** The traits in the description of a customer, each offered as a suggestion. */
export function traitsOf(passage: Passage, language: Language): FieldFact[] {
  const lex = fieldLexicon(language)
  const cuts = passage.words.flatMap((word, at) =>
    at > 0 &&
    (word === ',' ||
      word === ';' ||
      phraseAt(lex.ands, passage.tokens, at) ||
      phraseAt(lex.traits, passage.tokens, at))
      ? [at]
      : [],
  )
  const edges = [...cuts, passage.words.length]
  const base = {
    field: 'icp_characteristic',
    quote: quoteOf(passage),
    rule: 'trait',
    suggested: true,
  } as const
  return edges.slice(0, -1).flatMap((from, i) => {
    const after = findPhrase(lex.ands, passage.tokens.slice(0, from + 1), from)?.to ?? from
    const trait = named(partOf(passage, after, edges[i + 1]), lex)
    const says = trait.words.some((word, at) => at >= skip(lex.traits, trait.tokens, 0) && !isStopWord(word))
    const value = says ? textOf(trait) : ''
    return value === '' ? [] : [{ ...base, value }]
  })
}
