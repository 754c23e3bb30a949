import type { Language } from '#shared/language.ts'
import { COUNT_MAX, type FieldFact } from '#shared/roadmap.ts'
import { RISK_RULE } from '../../ledger/reasons.ts'
import type { ActiveRecord, LedgerState } from '../../ledger/state.ts'
import { wordsOf } from '../../text/lexicon.ts'
import { chosenFacts, openChoice, readChoice } from '../choices.ts'
import { findQuote, saysNumber } from '../model/quotes.ts'
import type { ModelAnswer } from '../model/reading.ts'
import { answeredFacts, openPendingField, readPendingAnswer } from '../pending-fields.ts'
import { readMessage } from '../plain/message.ts'
import { type Answer, readAnswer } from './read-answer.ts'

type Span = { readonly start: number; readonly end: number }

/** What an answer adds to the ledger; ids and senders are the caller's. */
export type AnswerEvent =
  | { kind: 'reject'; targetId: string; quote: string }
  | { kind: 'confirm'; targetId: string; quote: string; count?: number; op?: Answer['op'] & string }
  | { kind: 'pivot'; targetId: string; quote: string; choice: 'new_idea' | 'new_market' | 'both' }
  | { kind: 'field'; fact: FieldFact; answers?: { id: string; yes: boolean } }

/** What a message answers, and where: the rest of it is read for facts. */
export interface Answered {
  readonly events: readonly AnswerEvent[]
  readonly span: Span
}

/**
 * Reads the answer to the open question in a message: first what the plain forms of an answer say, then what a model
 * understood. A no is taken only where a word of the message says no. Null when it answers nothing.
 */
export function answersIn(
  text: string,
  ledger: LedgerState,
  language: Language,
  model: ModelAnswer | null | undefined,
): Answered | null {
  const choice = openChoice(ledger)
  const chosen = choice ? readChoice(text, choice, language) : null
  if (choice && chosen) {
    const target = { targetId: choice.id, quote: text.slice(0, chosen.end).trim() }
    const span = { start: 0, end: chosen.end }
    if (chosen.choice === 'neither') return { events: [{ ...target, kind: 'reject' }], span }
    const facts = chosenFacts(chosen.choice, choice, ledger)
    const events: AnswerEvent[] = facts.map((fact) => ({ kind: 'field', fact }))
    return { events: [{ ...target, kind: 'pivot', choice: chosen.choice }, ...events], span }
  }
  const { pending } = ledger
  if (pending) {
    const found = toPending(text, pending, language, model)
    if (found) {
      const { answer, count, op, start, end } = found
      const target = { targetId: pending.id, quote: text.slice(start, end).trim() }
      const event: AnswerEvent =
        answer === 'reject'
          ? { ...target, kind: 'reject' }
          : { ...target, kind: 'confirm', ...(count && { count }), ...(op && { op }) }
      return { events: [event], span: { start, end } }
    }
  }
  const held = openPendingField(ledger)
  const reply = held ? readPendingAnswer(text, language) : null
  if (!held || !reply) return null
  const facts = answeredFacts(ledger, held, reply.taken)
  const answers = { id: held.id, yes: reply.taken }
  return {
    events: facts.map((fact) => ({ kind: 'field', fact, answers })),
    span: { start: 0, end: reply.end },
  }
}

type Found = Answer & Span

function toPending(
  text: string,
  pending: ActiveRecord,
  language: Language,
  model: ModelAnswer | null | undefined,
): Found | null {
  const given = readAnswer(text, pending, wordsOf(language))
  // A number above what may be counted at once answers nothing: the question stays open.
  const plain = given?.count !== undefined && given.count > COUNT_MAX ? null : given
  if (!model) return plain && { ...plain, start: 0 }
  const place = findQuote(text, model.quote)
  if (plain?.byLabel) return { ...plain, start: 0 }
  if (model.kind === 'unclear') return null
  const understood = place && understand(text.slice(place.start, place.end), pending, language, model)
  if (!place || !understood) return plain && { ...plain, start: 0 }
  return { ...understood, ...place }
}

/** What a model understood, as far as the words it quotes bear it. */
function understand(
  quote: string,
  { record }: ActiveRecord,
  language: Language,
  { kind, number, op }: ModelAnswer,
): Omit<Answer, 'end'> | null {
  const ways = (record.options ?? []).filter(({ answer }) => answer === 'confirm')
  const [first] = ways
  const severalOps = new Set(ways.map((way) => way.op)).size > 1
  if (kind === 'no') {
    // Nobody's no but the founder's: a word of theirs must say so, and a pause is no loss.
    const { marks } = readMessage(quote, wordsOf(language))
    return (marks.has('no') || marks.has('negation')) && record.rule !== RISK_RULE
      ? { answer: 'reject' }
      : null
  }
  if (kind === 'yes') {
    if (record.rule === RISK_RULE) return { answer: 'reject' }
    if (severalOps || (record.proposed === undefined && ways.length > 1)) return null
    return { answer: 'confirm', ...(first?.count && { count: first.count }), ...opOf(first?.op) }
  }
  if (number === null || !Number.isInteger(number) || number < 1 || number > COUNT_MAX) return null
  if (!saysNumber(quote, number, [], language) || record.rule === RISK_RULE) return null
  if (!severalOps) return { answer: 'confirm', count: number, ...opOf(record.proposedOp) }
  const meant = ways.find((way) => (op === 'add') === (way.op === 'add'))
  return op && meant ? { answer: 'confirm', count: number, ...opOf(meant.op) } : null
}

const opOf = (op: Answer['op']) => (op ? { op } : {})
