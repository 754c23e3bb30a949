import type { Predicate } from '#shared/level-report.ts'
import { THRESHOLDS } from '#shared/level-thresholds.ts'
import type { Counters } from '#shared/roadmap.ts'
import { textsOf } from '#web/lib/texts.ts'

const t = textsOf('roadmap')

/** The conditions of all gates by the id of their predicate. */
const CONDITIONS = [
  'technology',
  'problem_specific',
  'application',
  'priority_one',
  'icp_description',
  'persona_role',
  'value_proposition',
  'proof_point',
  'interviews',
  'icp_characteristics',
  'persona_motivation',
  'persona_proof_needed',
  'interviews_proof',
  'commitment',
  'value_quantified',
  'proof_points',
  'customer_proof',
  'product_customers',
  'in_segment',
  'repeat_sale',
  'scale_customers',
  'outside_sale',
  'repeat_sales',
] as const

/**
 * A gate's condition in a few words; the number is the gate's threshold. One that is met with fewer interviews says what
 * stands in for the others.
 */
export function metLabel(condition: Predicate, counters: Counters): string {
  const { id, met, value, target } = condition
  if (!met || value >= target || (id !== 'interviews' && id !== 'interviews_proof'))
    return conditionLabel(condition)
  const { revenue, pilot, loi } = counters
  const stands = revenue > 0 ? 'revenue' : pilot > 0 ? 'pilot' : loi > 0 ? 'loi' : 'other'
  return t('condition.fewerInterviews', { count: value, stands })
}

/** A gate's condition in a few words; the number is the gate's threshold. */
export function conditionLabel({ id, target }: Pick<Predicate, 'id' | 'target'>): string {
  const known = CONDITIONS.find((condition) => condition === id)
  if (!known) return id.replaceAll('_', ' ')
  const { proof, scale } = THRESHOLDS
  return t(`condition.${known}`, {
    target,
    pilots: proof.pilots,
    lois: proof.qualifiedLois,
    segment: scale.broad.inSegment,
  })
}
