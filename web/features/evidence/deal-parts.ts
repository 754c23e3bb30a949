import type { EvidenceRow } from '#shared/records.ts'
import type { EvidenceType } from '#shared/roadmap.ts'
import type { FieldName } from './record-fields.ts'

/** The types that are shown as label and value. */
export const DEALS = ['loi', 'pilot', 'revenue'] as const satisfies readonly EvidenceType[]
export type DealType = (typeof DEALS)[number]

/** A line of a deal; some hold several fields of the record. */
export const DEAL_LINES = {
  loi: ['signed', 'need', 'volume', 'price', 'condition', 'expires'],
  pilot: ['runs', 'metric', 'baseline', 'target', 'decision', 'fee'],
  revenue: ['since', 'amount', 'repeat_orders'],
} as const satisfies Record<DealType, readonly string[]>
export type DealLine = (typeof DEAL_LINES)[DealType][number]

/** The parts whose lack is shown as a slot. */
export const PARTS = [
  'need',
  'volume',
  'price',
  'condition',
  'signatory',
  'metric',
  'baseline',
  'target',
  'end',
  'decided_by',
  'decision_date',
] as const satisfies readonly FieldName[]
export type Part = (typeof PARTS)[number]

/** What a deal lacks, in the order in which it is asked. */
export const missingParts = ({ missing }: EvidenceRow): readonly Part[] =>
  PARTS.filter((part) => missing.includes(part))

const WEEK_MS = 7 * 86_400_000

/** The day by which to ask for a missing part: a week after it was told, and not in the past. */
export function askBy(record: EvidenceRow, now = new Date()): string {
  const told = Date.parse(record.source.at) + WEEK_MS
  return new Date(told < now.getTime() ? now.getTime() + WEEK_MS : told).toISOString()
}
