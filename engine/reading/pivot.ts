import type { Language } from '#shared/language.ts'
import type { FieldFact, Widgets } from '#shared/roadmap.ts'
import { tidy } from './fields/sentence.ts'
import { type Matchers, matchers } from './lexicon/index.ts'
import { pivotMatchers } from './lexicon/pivot.ts'
import { findAll, has, type Span } from './pattern.ts'
import { fold, sentences, withoutQuotes } from './text.ts'

/** A message that replaces the idea or the first market, or names a second first market. */
export type Replacement = {
  about: 'pivot' | 'beachhead'
  quote: string
  facts: FieldFact[]
  span: Span | null
}

const NAME_MAX = 80
const same = (a: string, b: string) =>
  fold(a).replace(/[^\p{L}\p{N}]+/gu, ' ') === fold(b).replace(/[^\p{L}\p{N}]+/gu, ' ')

/** Own, done and stated: a plan, a condition or someone else's pivot replaces nothing. */
function isStated(lex: Matchers, folded: string, at: number): boolean {
  if (has(lex.otherVenture, folded) || (has(lex.otherActor, folded) && !has(lex.we, folded))) return false
  const before = folded.slice(0, at)
  return ![lex.negation, lex.conditional, lex.possible, lex.planned].some((pattern) => has(pattern, before))
}

function pivotSentence(text: string, language: Language): Span | null {
  const lex = matchers(language)
  const { cue, drop, instead } = pivotMatchers(language)
  for (const sentence of sentences(withoutQuotes(text))) {
    if (sentence.question) continue
    const folded = fold(text.slice(sentence.start, sentence.end))
    const dropped = findAll(drop, folded)[0]
    // "We dropped the price and are at 5 interviews" tells of evidence, not of another idea.
    const counts = [lex.interviewNoun, lex.pilotNoun, lex.loiNoun, lex.payingCustomer].some((noun) =>
      has(noun, folded),
    )
    const replaces = has(instead, folded) && has(lex.we, folded) && !counts
    const replaced = replaces ? dropped : undefined
    const sign = findAll(cue, folded)[0] ?? replaced
    if (sign && isStated(lex, folded, sign.start)) return sentence
  }
  return null
}

const ARTICLE = /^(?:the|der|die|das|den|dem|el|la|los|las|le|les|l['’]|un|une|una|eine?n?)\s+/iu

const NEW_THING = /^(?:an?|eine?[nmrs]?|una?|une) /u
const NOW =
  /^(?:now|jetzt|ahora|maintenant|désormais)\s+|\s+(?:now|instead|jetzt|ahora|maintenant|désormais)$/giu

/** What a message says beside the replacement, and what the sentence names as new where the field rules did not. */
function waiting(text: string, span: Span, language: Language, read: FieldFact[]): FieldFact[] {
  const raw = text.slice(span.start, span.end)
  const folded = fold(raw)
  const { cue, idea, market } = pivotMatchers(language)
  const quote = tidy(raw)
  const part = (pattern: RegExp, name: string) => {
    const place = new RegExp(pattern.source, 'du').exec(folded)?.indices?.groups?.[name]
    return place ? tidy(tidy(raw.slice(place[0], place[1])).replace(NOW, '')) : ''
  }
  // "Something completely different" names nothing.
  const facts = read.filter((fact) => fact.field !== 'technology' || !has(cue, fold(fact.value)))
  const into = part(idea, 'x')
  const isThing = NEW_THING.test(into)
  const industry = tidy((part(market, 'v') || (isThing ? '' : into)).replace(ARTICLE, '')).slice(0, NAME_MAX)
  if (facts.some((fact) => fact.priority === 1)) return facts
  if (industry.length > 2) {
    const fact = { field: 'industry', value: industry, quote, rule: 'pivot.market', priority: 1 } as const
    return [...facts.filter((other) => other.field !== 'industry' || !raw.includes(other.value)), fact]
  }
  const technology = part(idea, 'v') || part(idea, 'w') || into
  if (has(cue, fold(technology))) return facts
  if (technology.split(/\s+/).length < 2 || facts.some((fact) => fact.field === 'technology')) return facts
  return [...facts, { field: 'technology', value: technology, quote, rule: 'pivot.idea' }]
}

const stems = (text: string) =>
  new Set(
    (fold(text).match(/\p{L}{4,}/gu) ?? [])
      .filter((word) => !COMMON.test(word))
      .map((word) => word.slice(0, 5)),
  )
const COMMON =
  /^(?:that|with|from|into|without|which|their|than|more|when|they|this|eine[nmrs]?|oder|ohne|aus|durch|fur|sich|wird|para|con|sin|desde|una|unos|que|pour|avec|sans|dans|plus|leur|system\w*|device\w*|gerat\w*|technolog\w*|sensor\w*|capteur\w*)$/
const NEW_OR_NAMED = /^(?:an?|the|eine?[nmrs]?|die|der|das|una?|el|la|une?|le|des)\s/iu
const BESIDE =
  /\b(?:also|too|use|using|used|version|variant|prototype|auch|zudem|ausserdem|außerdem|nutzen|verwenden|variante|prototyp\w*|tambien|ademas|usamos|utilizamos|version|prototipo\w*|aussi|egalement|utilisons|utilise|version)\b/

/** A technology that shares no word with the one on the roadmap: another idea, or another way to say it. */
function otherTechnology(
  text: string,
  language: Language,
  facts: FieldFact[],
  widgets: Widgets,
): Replacement | null {
  const held = widgets.idea_summary.technology
  const fact = facts.find(({ field, rule }) => field === 'technology' && rule === 'technology.build')
  if (
    !held ||
    !fact ||
    !NEW_OR_NAMED.test(fact.value) ||
    BESIDE.test(fold(fact.quote)) ||
    stems(fact.value).size < 2
  )
    return null
  const known = stems([held, ...widgets.idea_summary.applications].join(' '))
  if (!stems(fact.value).isDisjointFrom(known)) return null
  const start = text.indexOf(fact.quote)
  const said = Math.max(0, fact.quote.indexOf(fact.value))
  if (start < 0 || !isStated(matchers(language), fold(fact.quote), said)) return null
  return { about: 'pivot', quote: fact.quote, facts, span: { start, end: start + fact.quote.length } }
}

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
  const span = widgets.idea_summary.technology || held.length > 0 ? pivotSentence(text, language) : null
  if (span) {
    const quote = tidy(text.slice(span.start, span.end))
    return { about: 'pivot', quote, facts: waiting(text, span, language, facts), span }
  }
  const other = otherTechnology(text, language, facts, widgets)
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
