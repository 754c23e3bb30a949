import type { Predicate } from '#shared/level-report.ts'
import { THRESHOLDS } from '#shared/level-thresholds.ts'
import { textsOf } from './texts.ts'

const t = textsOf('roadmap')

const { problem, concept, evidence, proof, repeat, scale } = THRESHOLDS

/** What the conditions of all gates ask for, by the id of their predicate; 1 for what only has to be there. */
const CONDITIONS = {
  technology: 1,
  problem_specific: 1,
  application: problem.applications,
  priority_one: concept.priorityOne,
  icp_description: 1,
  persona_role: 1,
  value_proposition: 1,
  proof_point: concept.proofPoints,
  interviews: evidence.interviews,
  icp_characteristics: evidence.characteristics,
  persona_motivation: 1,
  persona_proof_needed: 1,
  interviews_proof: proof.interviews,
  commitment: 1,
  value_quantified: 1,
  proof_points: proof.proofPoints,
  customer_proof: proof.customerProofPoints,
  product_customers: repeat.customers,
  in_segment: repeat.inSegment,
  repeat_sale: repeat.repeats,
  scale_customers: scale.broad.customers,
  outside_sale: scale.outsideNetwork,
  repeat_sales: scale.repeats,
} as const

const isCondition = (id: string): id is keyof typeof CONDITIONS => Object.hasOwn(CONDITIONS, id)

/** A gate's condition in a few words; the number is the gate's threshold. Its page loads the texts of `roadmap`. */
export function gateLabel({ id, target }: Pick<Predicate, 'id'> & Partial<Predicate>): string {
  if (!isCondition(id)) return id.replaceAll('_', ' ')
  return t(`condition.${id}`, {
    target: target ?? CONDITIONS[id],
    pilots: proof.pilots,
    lois: proof.qualifiedLois,
    segment: scale.broad.inSegment,
  })
}
