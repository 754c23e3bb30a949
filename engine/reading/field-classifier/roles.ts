import type { FieldName } from '#shared/roadmap.ts'

/** What a sentence tells of a venture; `other` is everything that is no field of the roadmap. */
export const ROLES = [
  'technology',
  'problem',
  'application',
  'value',
  'labProof',
  'customerProof',
  'icp',
  'personaRole',
  'personaMotivation',
  'personaProof',
  'industry',
  'other',
] as const
export type Role = (typeof ROLES)[number]

/** The field that a role fills. */
export const ROLE_FIELDS: Record<Role, FieldName | null> = {
  technology: 'technology',
  problem: 'problem',
  application: 'application',
  value: 'value_proposition',
  labProof: 'proof_point',
  customerProof: 'proof_point',
  icp: 'icp_description',
  personaRole: 'persona_role',
  personaMotivation: 'persona_motivation',
  personaProof: 'persona_proof_needed',
  industry: 'industry',
  other: null,
}
