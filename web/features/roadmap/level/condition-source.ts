import type { SharedDashboard } from '#shared/dashboard.ts'
import type { Source } from '#shared/dashboard-views.ts'
import { recordOf } from '#shared/record-of.ts'
import type { EvidenceType, FieldName } from '#shared/roadmap.ts'
import { GATED_FIELDS } from '#shared/roadmap-fields.ts'

/** What each condition is measured on: kinds of evidence, or a field. */
const MEASURED_ON: Record<string, readonly EvidenceType[] | FieldName> = {
  ...recordOf(GATED_FIELDS, (field) => field),
  problem_specific: 'problem',
  application: 'application',
  priority_one: 'industry',
  proof_point: 'proof_point',
  interviews: ['interview'],
  icp_characteristics: 'icp_characteristic',
  interviews_proof: ['interview'],
  commitment: ['revenue', 'pilot', 'loi'],
  value_quantified: 'value_proposition',
  proof_points: 'proof_point',
  customer_proof: 'proof_point',
  product_customers: ['revenue'],
  in_segment: ['revenue'],
  repeat_sale: ['revenue'],
  scale_customers: ['revenue'],
  outside_sale: ['revenue'],
  repeat_sales: ['revenue'],
}

/** The kinds of evidence, or the field, that a condition is measured on. */
export function measuredOn(id: string): readonly string[] {
  const on = MEASURED_ON[id]
  return typeof on === 'string' ? [on] : (on ?? [])
}

/** The latest sentence that a condition's measured value rests on; undefined when there is none. */
export function conditionSource(
  id: string,
  { records, fields }: Pick<SharedDashboard, 'records' | 'fields'>,
): Source | undefined {
  const on = MEASURED_ON[id]
  if (on === undefined) return undefined
  const sources =
    typeof on === 'string'
      ? fields.filter(({ field, suggested }) => field === on && !suggested)
      : records.filter(({ type, state }) => on.includes(type) && state === 'active')
  return sources
    .map(({ source }) => source)
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .at(-1)
}

/** How many answers a condition waits for; whoever only reads is not told of them. */
export function answersWaiting(id: string, records: SharedDashboard['records']): number {
  const on = MEASURED_ON[id]
  if (on === undefined || typeof on === 'string') return 0
  return records.filter(({ type, state }) => state === 'waiting' && on.includes(type)).length
}
