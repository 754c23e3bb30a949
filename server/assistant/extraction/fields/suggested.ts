import type { EvidenceRecord, FieldFact } from '#shared/roadmap.ts'
import type { Matchers } from '../lexicon/index.ts'
import { findAll, has } from '../pattern.ts'
import { fold } from '../text.ts'
import { tidy } from './sentence.ts'

/** Words that may stand before a role ("maintenance leads"): no article, number or preposition. */
const QUALIFIER =
  /(?:^|[\s,])(?:with|mit|con|avec|all|alle|todos|tous|the|des|les|los|las|den|der|of|von|de|et|and|und|y|\d+|our|their)\s*$/u
const AFTER = /^(?:\s(?:de|d['’]|du|des|del)\s?\p{Ll}[\p{L}-]+)?/u
const MAX_WORDS = 3

/**
 * The role of interviewed people, as a suggestion for the buyer: who was asked need not be who buys, so it opens
 * no gate. Planned or denied conversations suggest nothing.
 */
export function suggestedRole(
  interview: Pick<EvidenceRecord, 'type' | 'status' | 'reason' | 'quote'>,
  lex: Matchers,
): FieldFact | null {
  const known = /counted$/.test(interview.reason)
  if (interview.type !== 'interview' || (interview.status !== 'confirmed' && !known)) return null
  const { quote } = interview
  const folded = fold(quote)
  const [first, second] = findAll(lex.person, folded)
  if (!first) return null
  const person = {
    start: first.start,
    end: second && second.start - first.end === 1 ? second.end : first.end,
  }
  let { start } = person
  const counts = [lex.numberWord, lex.increment, lex.indefinite, lex.vague]
  for (let words = 1; words < MAX_WORDS; words += 1) {
    const left = folded.slice(0, start)
    const word = /[\p{L}-]+\s$/u.exec(left)
    if (lex.language !== 'en' || !word || QUALIFIER.test(left.trimEnd())) break
    if (counts.some((pattern) => has(pattern, word[0]))) break
    start -= word[0].length
  }
  const tail =
    lex.language === 'es' || lex.language === 'fr' ? (AFTER.exec(quote.slice(person.end))?.[0] ?? '') : ''
  const value = tidy(quote.slice(start, person.end + tail.length))
  return value.length < 3
    ? null
    : { field: 'persona_role', value, quote, rule: 'persona.interviewee', suggested: true }
}
