import type { Predicate } from '#shared/level-report.ts'
import type { Counters } from '#shared/roadmap.ts'
import { gateLabel } from '#web/lib/gate-label.ts'
import { textsOf } from '#web/lib/texts.ts'

const t = textsOf('roadmap')

/**
 * A gate's condition in a few words; the number is the gate's threshold. One that is met with fewer interviews says what
 * stands in for the others.
 */
export function metLabel(condition: Predicate, counters: Counters): string {
  const { id, met, value, target } = condition
  if (!met || value >= target || (id !== 'interviews' && id !== 'interviews_proof'))
    return gateLabel(condition)
  const { revenue, pilot, loi } = counters
  const stands = revenue > 0 ? 'revenue' : pilot > 0 ? 'pilot' : loi > 0 ? 'loi' : 'other'
  return t('condition.fewerInterviews', { count: value, stands })
}
