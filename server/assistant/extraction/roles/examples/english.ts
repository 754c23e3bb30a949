import type { RoleExamples } from '../roles.ts'

/** Sentences by what they tell of a venture; [[ ]] marks the part that the roadmap would show. */
export const english: RoleExamples = {
  technology: [],
  problem: [],
  application: [],
  value: [],
  labProof: [],
  customerProof: [],
  icp: [],
  personaRole: [],
  personaMotivation: [],
  personaProof: [],
  industry: [],
  other: [],
}
