import type { Strength } from '../records.ts'
import type { EvidenceType } from '../roadmap.ts'
import type { Facts } from './with-facts.ts'

/** The facts that the strength of a record follows from. */
export interface Shown {
  readonly type: EvidenceType
  readonly facts: Facts
  /** Of a pilot: whether it has a fee. */
  readonly paid?: boolean | undefined
  /** Of a customer: orders after the first one. */
  readonly repeats: number
}

/**
 * Places a record once, at its highest step. The published table (evidence.md, "Coverage"), weakest first:
 *
 * | Step | What shows it |
 * |---|---|
 * | said | An interview |
 * | showed | An interview that ended with a next step, such as data, a sample or a look at the site; a pilot that was cancelled |
 * | committed | A signed LOI, or a pilot without a fee |
 * | paid | A pilot with a fee, or a paying customer |
 * | paid_again | A customer who ordered again |
 */
export function strengthOf({ type, facts, paid, repeats }: Shown): Strength {
  switch (type) {
    case 'interview':
      return facts.next_step ? 'showed' : 'said'
    case 'loi':
      return 'committed'
    case 'pilot':
      if (facts.state === 'cancelled') return 'showed'
      return paid ? 'paid' : 'committed'
    case 'revenue':
      return repeats > 0 ? 'paid_again' : 'paid'
  }
}

const LOI_PARTS = ['need', 'volume', 'price', 'condition', 'signatory'] as const
const PILOT_PARTS = ['metric', 'baseline', 'target', 'end', 'decided_by', 'decision_date'] as const

/**
 * The parts that a record lacks to be worth what it could be, in the order in which they are asked for: an LOI without
 * price or condition is no commitment yet (roadmap-rules 2.2), and a pilot without an end becomes another pilot.
 */
export function missingParts(type: EvidenceType, facts: Facts): string[] {
  const isOver = facts.state === 'done' || facts.state === 'converted' || facts.state === 'cancelled'
  const parts = type === 'loi' ? LOI_PARTS : type === 'pilot' && !isOver ? PILOT_PARTS : []
  return parts.filter((part) => !facts[part])
}
