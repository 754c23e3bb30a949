import type { EvidenceType } from '../roadmap.ts'
import { missingParts } from './strength.ts'
import type { Facts } from './with-facts.ts'

/** The parts that are worth a next step of their own (evidence.md), the most urgent first. */
export const ASKED_PARTS = ['metric', 'end', 'decision_date', 'price', 'condition'] as const
export type AskedPart = (typeof ASKED_PARTS)[number]

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

/** A record that may lack a part. */
interface Incomplete {
  readonly type: EvidenceType
  readonly organisation: string
  readonly facts: Facts
  /** The day it was told. */
  readonly at: string
}

/**
 * The part to ask for next: of pilots before letters, of the one that lacks it longest. `by` is a week after it was told,
 * or after `since`, when the roadmap last changed: the same roadmap names the same day.
 */
export function partToAsk(
  records: readonly Incomplete[],
  since: string,
): { part: AskedPart; organisation: string; by: string } | undefined {
  for (const part of ASKED_PARTS) {
    const record = records.find(({ type, facts }) => missingParts(type, facts).includes(part))
    if (!record) continue
    const week = Date.parse(record.at) + WEEK_MS
    const by = week < Date.parse(since) ? Date.parse(since) + WEEK_MS : week
    return { part, organisation: record.organisation, by: new Date(by).toISOString().slice(0, 10) }
  }
  return undefined
}
