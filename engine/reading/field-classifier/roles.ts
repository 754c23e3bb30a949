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
