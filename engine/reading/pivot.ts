import { z } from 'zod'
import type { Language } from '#shared/language.ts'
import type { FieldFact, Widgets } from '#shared/roadmap.ts'
import { findPhrase, type PhraseList, phraseAt, phraseList, type Range } from '../text/phrases.ts'
import { fold } from '../words/fold.ts'
import { isStopWord } from '../words/stop-words.ts'
import { ideasOf } from './field-classifier/ideas.ts'
import { fieldLexicon } from './field-lexicon.ts'
import { named, skip } from './field-markets.ts'
import { type Passage, partOf, passagesOf, quoteOf, textOf } from './field-text.ts'
import { lexicon, Phrases } from './lexicon-file.ts'

/** A message that replaces the idea or the first market, or names a second first market. */
export type Replacement = {
  about: 'pivot' | 'beachhead'
  quote: string
  facts: FieldFact[]
  span: { start: number; end: number } | null
}

/** The words of `content/lexicon/<lang>/pivot.yaml`: how a founder says that idea or market is another now. */
export const PivotWords = z.strictObject({
  cues: Phrases,
  drops: Phrases,
  instead: Phrases,
  to: Phrases,
  now: Phrases,
  one: Phrases,
  unsaid: Phrases,
  beside: Phrases,
  common: Phrases,
})
type Lexicon = Record<keyof z.infer<typeof PivotWords>, PhraseList>

const pivotLexicon = lexicon(
  'pivot',
  PivotWords,
  (words) =>
    Object.fromEntries(Object.entries(words).map(([name, list]) => [name, phraseList(list)])) as Lexicon,
)

const NAME_WORDS = 8
const same = (a: string, b: string) => fold(a) === fold(b)

/** Own, done and stated: a plan, a condition or someone else's pivot replaces nothing. */
function isStated({ tokens }: Passage, at: number, language: Language): boolean {
  const others = ideasOf(language).get('others')
  const before = tokens.slice(0, at)
  return !(others && findPhrase(others, before)) && !findPhrase(pivotLexicon(language).unsaid, before)
}

/** The sentence that replaces something, and where it says so. */
function pivotIn(
  passages: readonly Passage[],
  language: Language,
): { passage: Passage; sign: Range; idea: boolean } | null {
  const { cues, drops, instead } = pivotLexicon(language)
  for (const passage of passages) {
    if (passage.question) continue
    const { tokens } = passage
    const cue = findPhrase(cues, tokens)
    const dropped = findPhrase(drops, tokens)
    // "We dropped the price and are at 5 interviews" tells of evidence, not of another idea.
    const counts = findPhrase(fieldLexicon(language).counted, tokens)
    const replaced = dropped && !counts ? findPhrase(instead, tokens) : null
    const sign = cue ?? (replaced ? dropped : null)
    if (sign && isStated(passage, sign.from, language))
      return { passage, sign: cue ?? replaced ?? sign, idea: !cue }
  }
  return null
}

/** The words up to the next mark, without what only says that it is so now. */
function nameFrom(passage: Passage, from: number, { now }: Lexicon): Passage {
  const start = skip(now, passage.tokens, from)
  const mark = passage.words.findIndex((word, at) => at > start && /^[,.;:!?]$/.test(word))
  let end = mark < 0 ? passage.words.length : mark
  while (end > start && phraseAt(now, passage.tokens, end - 1)?.to === end) end -= 1
  return partOf(passage, start, end)
}

/** What the sentence names as new: an idea where it is "a …" or is built, else a market. */
function newThing(found: { passage: Passage; sign: Range; idea: boolean }, language: Language): FieldFact[] {
  const { passage, sign, idea } = found
  const lex = pivotLexicon(language)
  const { tokens, words } = passage
  const last = words.findLastIndex((_, at) => at >= sign.from && phraseAt(lex.to, tokens, at) !== null)
  const from = last < 0 ? sign.to : (phraseAt(lex.to, tokens, last)?.to ?? sign.to)
  const colon = words.indexOf(':', sign.to)
  const isIdea = idea || (last < 0 && colon >= 0)
  const whole = nameFrom(passage, idea ? sign.to : isIdea ? colon + 1 : from, lex)
  if (whole.tokens.length === 0 || (last < 0 && !isIdea)) return []
  const technology = isIdea || phraseAt(lex.one, whole.tokens, 0) !== null
  const part = technology ? whole : named(whole, fieldLexicon(language))
  const value = textOf(part)
  if (value.length < 3 || findPhrase(lex.cues, part.tokens)) return []
  const quote = quoteOf(passage)
  if (technology) return [{ field: 'technology', value, quote, rule: 'pivot.idea' }]
  if (part.tokens.length > NAME_WORDS) return []
  return [{ field: 'industry', value, quote, rule: 'pivot.market', priority: 1 }]
}

const STEM = 5

/** The beginnings of the words that tell technologies apart. */
function stems({ tokens, words }: Pick<Passage, 'tokens' | 'words'>, { common }: Lexicon): Set<string> {
  const own = words.filter(
    (word, at) => word.length >= STEM - 1 && !isStopWord(word) && !phraseAt(common, tokens, at),
  )
  return new Set(own.map((word) => word.slice(0, STEM)))
}

const stemsOf = (text: string, lex: Lexicon, language: Language) =>
  passagesOf(text, language).reduce((all, passage) => all.union(stems(passage, lex)), new Set<string>())

/** A technology that shares no word with the one on the roadmap: another idea, or another way to say it. */
function otherTechnology(
  passages: readonly Passage[],
  language: Language,
  facts: FieldFact[],
  widgets: Widgets,
): Replacement | null {
  const held = widgets.idea_summary.technology
  const fact = facts.find(
    ({ field, rule, suggested }) => field === 'technology' && rule === 'label' && !suggested,
  )
  const passage = passages.find((each) => fact && quoteOf(each).includes(fact.value))
  const lex = pivotLexicon(language)
  if (!held || !fact || !passage || findPhrase(lex.beside, passage.tokens)) return null
  const named = stemsOf(fact.value, lex, language)
  const known = stemsOf([held, ...widgets.idea_summary.applications].join('\n'), lex, language)
  const said = passage.tokens.findIndex(({ start }) => passage.text.startsWith(fact.value, start))
  if (named.size < 2 || !named.isDisjointFrom(known) || !isStated(passage, said, language)) return null
  return { about: 'pivot', quote: quoteOf(passage), facts, span: spanOf(passage) }
}

const spanOf = ({ tokens }: Passage) => ({ start: tokens[0]?.start ?? 0, end: tokens.at(-1)?.end ?? 0 })

/**
 * What a message replaces, to be asked about before anything changes (roadmap-rules 2.2 and 2.6): the technology
 * or the first market; or null. `span` is the sentence that says so: it is no evidence.
 */
export function findReplacement(
  text: string,
  language: Language,
  facts: FieldFact[],
  widgets: Widgets,
): Replacement | null {
  const held = widgets.target_industries.filter(({ priority }) => priority === 1)
  const passages = passagesOf(text, language)
  const pivot = widgets.idea_summary.technology || held.length > 0 ? pivotIn(passages, language) : null
  if (pivot) {
    const quote = quoteOf(pivot.passage)
    const beside = facts.filter((fact) => !fact.suggested && !quote.includes(fact.quote))
    const replaced = [...beside, ...newThing(pivot, language)]
    return { about: 'pivot', quote, facts: replaced, span: spanOf(pivot.passage) }
  }
  const other = otherTechnology(passages, language, facts, widgets)
  if (other) return other
  const markets = facts.filter(
    (fact) =>
      fact.field === 'industry' &&
      fact.priority === 1 &&
      held.length > 0 &&
      !held.some(({ name }) => same(name, fact.value)),
  )
  const [market] = markets
  // A message that itself ranks the old one lower has answered already.
  const moved = held.every(({ name }) =>
    facts.some((fact) => fact.field === 'industry' && same(fact.value, name) && (fact.priority ?? 1) > 1),
  )
  return market && !moved ? { about: 'beachhead', quote: market.quote, facts: [market], span: null } : null
}
