import type { Language } from '#shared/language.ts'
import type { FieldFact, FieldName, Widgets } from '#shared/roadmap.ts'
import { findPhrase, phraseAt } from '../text/phrases.ts'
import { meaningsOf } from '../words/lexicon.ts'
import { learnedRoles } from './field-classifier/learned.ts'
import { ROLE_FIELDS, ROLES } from './field-classifier/roles.ts'
import { factsOf } from './field-facts.ts'
import { has, problemParts } from './field-flags.ts'
import { fieldLexicon } from './field-lexicon.ts'
import { joined, type Passage, passagesOf, quoteOf, textOf } from './field-text.ts'

/** A longer sentence that begins like a refusal says something after it. */
const REFUSAL_WORDS = 7
/** Fewer words are an answer whatever they sound like. */
const SENTENCE_WORDS = 5
/** A sentence with so small a share of the field asked for, and so large a one of another, is about that. */
const UNLIKELY = 0.04
const ELSEWHERE = 0.7
/** One that is most likely about no field at all, and hardly about the one asked for, answers nothing. */
const NO_FIELD = { other: 0.5, own: 0.15 }
/** The thesaurus's name for "two" to "twelve". */
const NUMBER_WORD = 'number-small'
/** As many words further on stands what a number counts. */
const COUNTED_WITHIN = 3
const VOWEL = /[aeiouyæœ]/u

/** Whether no word of an answer can be spoken. Abbreviations are written in capitals. */
const isNoise = ({ words, tokens }: Passage): boolean =>
  tokens.every(
    ({ kind, text }, at) =>
      kind === 'mark' || (kind === 'word' && !VOWEL.test(words[at] ?? '') && text !== text.toUpperCase()),
  )

/** Whether a sentence answers nothing: a question, a refusal, a greeting, keys hit at random. */
export function isNoAnswer(passage: Passage, language: Language): boolean {
  const lex = fieldLexicon(language)
  const tokens = passage.tokens.filter(({ kind }) => kind !== 'mark')
  if (passage.question || tokens.length === 0 || isNoise(passage)) return true
  if (phraseAt(lex.nonsense, tokens, 0)?.to === tokens.length) return true
  const refused = phraseAt(lex.noAnswer, tokens, 0)
  if (!refused || tokens.length > Math.max(REFUSAL_WORDS, refused.to)) return false
  // "No" refuses, "no downtime" does not.
  const whole = refused.to === tokens.length || passage.tokens[refused.to]?.kind === 'mark'
  return whole || refused.to > 1
}

/** Whether a sentence counts evidence ("3 signed LOIs", interviews and a number), which is no field. */
export function countsEvidence({ words, tokens }: Passage, language: Language): boolean {
  const isNumber = (at: number) =>
    tokens[at]?.kind === 'number' || meaningsOf(words[at] ?? '').includes(NUMBER_WORD)
  const numbers = words.flatMap((_, at) => (isNumber(at) ? [at] : []))
  if (numbers.length > 0 && has('interview', language, tokens)) return true
  return numbers.some((at) => {
    const counted = findPhrase(fieldLexicon(language).counted, tokens, at + 1)
    return counted !== null && counted.from - at <= COUNTED_WITHIN
  })
}

/** Whether a whole sentence is about something else than the field asked for. */
function isElsewhere(passage: Passage, field: FieldName, language: Language): boolean {
  if (field !== 'proof_point' && countsEvidence(passage, language)) return true
  if (passage.words.length <= SENTENCE_WORDS) return false
  const shares = learnedRoles().roles(quoteOf(passage), language)
  const own = ROLES.reduce((sum, role) => (ROLE_FIELDS[role] === field ? sum + shares[role] : sum), 0)
  if (shares.other >= NO_FIELD.other && own < NO_FIELD.own) return true
  return own < UNLIKELY && ROLES.some((role) => shares[role] >= ELSEWHERE)
}

/** Whether a sentence names what the problem of the sentence before it costs: "That costs them 900,000 euro." */
export function tellsCost(next: Passage, language: Language): boolean {
  const points = phraseAt(fieldLexicon(language).nobody, next.tokens, 0) !== null
  return points && !next.question && problemParts(next, language).consequence !== undefined
}

/**
 * What a message says to the question for a field, as said: its first sentence and, of a problem, what it costs.
 * `read` tells how many sentences that were; none where the first is no answer.
 */
export function answerTo(
  field: FieldName,
  passages: readonly Passage[],
  language: Language,
  widgets: Widgets,
): { facts: FieldFact[]; read: number } {
  const [first, next] = passages
  if (!first || isNoAnswer(first, language) || isElsewhere(first, field, language))
    return { facts: [], read: 0 }
  if (field !== 'problem') return { facts: factsOf(field, first, language, 'asked'), read: 1 }
  const costs = next !== undefined && tellsCost(next, language)
  const answer = costs ? joined(first, next) : first
  const facts = factsOf(field, answer, language, 'asked')
  return { facts: facts.map((fact) => completed(fact, answer, language, widgets)), read: costs ? 2 : 1 }
}

/** An answer that names only the cost, or only who has it, is added to the problem that stands there. */
function completed(fact: FieldFact, answer: Passage, language: Language, widgets: Widgets): FieldFact {
  const { problem, problem_specific } = widgets.idea_summary
  if (!problem || problem_specific || (fact.sufferer && fact.consequence)) return fact
  const value = `${problem}. ${textOf(answer)}`
  const [told, ...more] = passagesOf(value, language)
  if (!told) return fact
  const parts = problemParts(more.reduce(joined, told), language)
  return parts.sufferer && parts.consequence ? { ...fact, ...parts, value } : fact
}
