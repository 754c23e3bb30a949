import { LEVEL_NAMES } from '#shared/levels.ts'
import type { EvidenceType, FieldName } from '#shared/roadmap.ts'

/** The counters as the dashboard names them (product.md section 9). */
export const EVIDENCE_LABELS: Record<EvidenceType, string> = {
  interview: 'Interviews',
  loi: 'LOIs',
  pilot: 'Pilots',
  revenue: 'Revenue',
}

export const FIELD_LABELS: Record<FieldName, string> = {
  technology: 'Technology',
  problem: 'Problem',
  application: 'Application',
  value_proposition: 'Value proposition',
  proof_point: 'Proof point',
  industry: 'Industry',
  icp_description: 'Ideal customer',
  icp_characteristic: 'Trait of the customer',
  persona_role: 'Role',
  persona_motivation: 'Motivation',
  persona_proof_needed: 'Proof needed',
}

export const PRIORITY_LABELS = { 1: 'Primary', 2: 'Secondary', 3: 'Exploratory' } as const

/** The name of anything the history tells of. */
export function labelOf(what: string): string {
  if (what === 'level') return 'Level'
  if (what === 'repeat_events') return 'Repeat sales'
  const labels: Record<string, string> = { ...EVIDENCE_LABELS, ...FIELD_LABELS }
  return labels[what] ?? what
}

/** A value of the history in words; levels are told by their name. */
export function historyValue(what: string, value: string): string {
  if (what !== 'level') return value
  const name = LEVEL_NAMES[Number(value)]
  return name ? `${value}, ${name}` : value
}
