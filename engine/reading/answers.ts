import type { AnswerOption } from '#shared/roadmap.ts'
import type { ActiveRecord } from '../ledger/state.ts'
import { RISK_RULE, readRiskAnswer } from './at-risk.ts'
import type { Matchers } from './lexicon/index.ts'
import { findNumbers, type NumberSpan } from './numbers.ts'
import { findAll } from './pattern.ts'
import { fold, sentences } from './text.ts'

export type Answer = {
  answer: 'confirm' | 'reject'
  count?: number
  op?: AnswerOption['op']
  end: number
  /** Said in the very words of one of the offered answers. */
  byLabel?: true
}

const MAX_WORDS = 8
const MAX_WORDS_BEFORE_NUMBER = 4
const plain = (text: string) =>
  fold(text)
    .replace(/[[\]().,!"'’]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/**
 * Reads the answer to the open question at the start of a message: one of its options, "yes", "yes, 48", "no",
 * "no, 8" or a bare number. Returns null when the message does not answer. `end` is where the answer ends.
 */
export function readAnswer(text: string, pending: ActiveRecord, lex: Matchers): Answer | null {
  const first = sentences(text)[0]
  if (!first) return null
  const raw = text.slice(first.start, first.end)
  const option = pending.record.options?.find((o) => plain(o.label) === plain(raw))
  if (option)
    return {
      answer: option.answer,
      end: first.end,
      byLabel: true,
      ...(option.count && { count: option.count }),
      ...(option.op && { op: option.op }),
    }
  if (first.question) return null
  const folded = fold(raw).replace(/^[\s[("¡]+/, (blank) => ' '.repeat(blank.length))
  if (pending.record.rule === RISK_RULE) return readRiskAnswer(folded, first.end, pending, lex)
  const lead = folded.search(/\S/)
  const starts = (pattern: RegExp) => findAll(pattern, folded).some((span) => span.start === lead)
  const number = findNumbers(folded, lex).find((n) => !n.unit && !n.vague && n.value > 0)
  // "Ok, real ones now: I interviewed two" goes on to something new; an answer comes to its number at once.
  if (number && folded.slice(lead, number.start).trim().split(/\s+/).length > MAX_WORDS_BEFORE_NUMBER)
    return null
  const words = folded.trim().split(/\s+/).length
  const count = number ? { count: number.value } : {}
  if (starts(lex.yes) && (words <= MAX_WORDS || number)) {
    if (!number && pending.record.proposed === undefined) return null
    const op = pending.record.proposedOp
    return { answer: 'confirm', end: first.end, ...count, ...(op && { op }) }
  }
  if (starts(lex.no) && (words <= MAX_WORDS || number)) {
    return number ? { answer: 'confirm', end: first.end, ...count } : { answer: 'reject', end: first.end }
  }
  if (number && putsRight(folded, number, pending, lex)) {
    const op = pending.record.proposedOp
    return { answer: 'confirm', end: first.end, ...count, ...(op && { op }) }
  }
  const onlyNumber =
    number && words <= 3 && !/\p{L}{3,}/u.test(folded.slice(0, number.start) + folded.slice(number.end))
  return onlyNumber ? { answer: 'confirm', end: first.end, ...count } : null
}

const NOT = /^[\s,;]*(?:(?:and|und|y|et)\s+)?(?:not|nicht|no|non|pas)\s+(?:the\s|die\s|las\s|los\s|les\s)?$/

/** "Sorry, it was 3, not 4": of the number that was asked about. */
function putsRight(folded: string, number: NumberSpan, { record }: ActiveRecord, lex: Matchers): boolean {
  return findNumbers(folded, lex).some(
    (other) =>
      other.start >= number.end &&
      other.value === record.proposed &&
      NOT.test(folded.slice(number.end, other.start)),
  )
}
