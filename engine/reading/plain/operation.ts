import type { CandidateOp } from '#shared/roadmap.ts'
import type { Clause } from './clauses.ts'
import { endsAt, type Message, type Stretch, says, startsAt } from './message.ts'
import type { Quantity } from './quantities.ts'
import type { Amount, Mention, Telling } from './telling.ts'

/** Adds to what the ledger holds, replaces it, or refers to it, by the words around a number (roadmap-rules 2.5). */
export function operationOf({ message, clause }: Telling, amount: Amount): CandidateOp {
  const near: Stretch = clause
  if (refers(message, clause, amount)) return 'reference'
  if (amount.kind === 'number' && isMore(message, amount.quantity)) return 'add'
  if (says(message, near, 'total') || isHeaded(message, clause)) return 'set'
  if (amount.kind === 'one' && amount.further) return 'add'
  if (says(message, near, 'more')) return 'add'
  return says(message, near, 'recent') ? 'add' : 'bare'
}

/** "So far: 6 interviews, 1 signed LOI": a head that tells of nothing itself, and gives the total of each. */
function isHeaded(message: Message, { first, sentence }: Clause): boolean {
  const colon = message.tokens.findIndex(({ text }, at) => text === ':' && at > sentence.first)
  if (colon < 0 || colon > first) return false
  const head = { first: sentence.first, end: colon }
  const tells = message.quantities.some((each) => each.first >= head.first && each.first < head.end)
  return says(message, head, 'total') && !tells && !says(message, head, 'interview', 'loi', 'pilot')
}

/** "Two more", "otras dos": a word for more at the number itself. */
const isMore = (message: Message, { first, last }: Quantity) =>
  endsAt(message, first - 1, 'more') !== undefined || startsAt(message, last + 1, 'more') !== undefined

function refers(message: Message, clause: Stretch, amount: Amount): boolean {
  if (says(message, clause, 'counted')) return true
  return amount.kind === 'definite' || (amount.kind === 'number' && amount.definite)
}

/** The number of a candidate, and what is doubtful about it. */
export function numberOf(amount: Amount): Partial<Mention> {
  if (amount.kind === 'one') return { count: 1, singular: true, ...(amount.further && { further: true }) }
  if (amount.kind !== 'number')
    return {
      count: null,
      status: 'needs_confirmation',
      reason: amount.kind === 'vague' ? 'vague number' : 'no number',
    }
  const { value, to, vague } = amount.quantity
  const number = amount.quantity
  if (!Number.isInteger(value)) return { count: null, status: 'needs_confirmation', reason: 'no number' }
  if (to !== undefined && value > 0 && to > value)
    return {
      number,
      count: null,
      proposed: value,
      range: [value, to],
      status: 'needs_confirmation',
      reason: 'vague number',
    }
  if (vague)
    return { number, count: null, proposed: value, status: 'needs_confirmation', reason: 'vague number' }
  return { number, count: value }
}
