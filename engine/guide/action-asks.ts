import type { FieldName } from '#shared/roadmap.ts'
import type { GuideTexts } from '../content/guide-shape.ts'

/** The field that the answer to an action's own question belongs to; the others' answers belong to no field. */
export const ACTION_FIELDS: Partial<Record<string, FieldName>> = {
  application: 'application',
  value_proposition: 'value_proposition',
  proof_point: 'proof_point',
  icp_characteristics: 'icp_characteristic',
  persona_motivation: 'persona_motivation',
  persona_proof_needed: 'persona_proof_needed',
} satisfies Partial<Record<keyof GuideTexts['action_questions'], FieldName>>

/** The gap whose question goes with an action. */
export const ACTION_GAPS: Partial<Record<string, keyof GuideTexts['gaps']>> = {
  technology: 'technology',
  problem_specific: 'sufferer',
  habit: 'sufferer',
  priority_one: 'segment',
  icp_description: 'monday-company',
  persona_role: 'signer',
  interviews_first: 'interviews',
  interviews_more: 'interviews',
  interviews_proof: 'interviews',
  commitment: 'warm-contacts',
  pilot_criteria: 'metric',
  product_customers: 'customers',
}
