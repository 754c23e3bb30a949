import type { Language } from '#shared/language.ts'
import type { FieldFact, FieldName } from '#shared/roadmap.ts'
import { phraseAt } from '../text/phrases.ts'
import { isStopWord } from '../words/stop-words.ts'
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

/** What a stretch says when it is known to be a field: one value, or items, each with what gates ask of it. */
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
  const { words, tokens } = passage
  const isNumber = (at: number) => tokens[at]?.kind === 'number'
  const traitIn = (from: number, to: number) => {
    const trait = named(partOf(passage, skip(lex.ands, tokens, from), to), lex)
    const said = trait.words.slice(skip(lex.traits, trait.tokens, 0))
    return said.every((word) => isStopWord(word)) ? '' : textOf(trait)
  }
  const cuts: number[] = []
  for (let at = 1; at < words.length; at += 1) {
    const begun = cuts.at(-1)
    const trait = phraseAt(lex.traits, tokens, at)
    const measures = trait && isNumber(trait.to) && !phraseAt(lex.joins, tokens, at)
    // "A heat source above 60 °C" is one trait, and so is "between 50 and 200 people".
    const measured = measures && begun !== undefined && traitIn(begun, at) !== ''
    const and = phraseAt(lex.ands, tokens, at) && !(isNumber(at - 1) && isNumber(at + 1))
    if (words[at] === ',' || words[at] === ';' || and || (trait && !measured)) cuts.push(at)
  }
  return cuts.flatMap((from, i) => {
    const value = traitIn(from, cuts[i + 1] ?? words.length)
    const fact = { field: 'icp_characteristic', quote: quoteOf(passage), rule: 'trait' } as const
    return value === '' ? [] : [{ ...fact, value, suggested: true }]
  })
}
