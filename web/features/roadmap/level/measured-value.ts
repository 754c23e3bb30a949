import type { Predicate } from '#shared/level-report.ts'
import { THRESHOLDS } from '#shared/level-thresholds.ts'
import type { Counters } from '#shared/roadmap.ts'
import { textsOf } from '#web/lib/texts.ts'
import { figuresOf } from './figures.ts'

const t = textsOf('roadmap')

/** What a condition is measured against. */
interface Measured {
  readonly counters: Counters
  readonly problem: string
  readonly valueProposition: string
}

/** The value measured for a condition, as it stands beside it; empty when there is nothing to add. */
export function measuredValue(condition: Predicate, measured: Measured): string {
  const value = bareValue(condition, measured)
  if (condition.met || condition.waiting === 0) return value
  const waiting = t('measured.waiting', { count: condition.waiting })
  return value ? `${value}, ${waiting}` : waiting
}

function bareValue({ id, met, value, target }: Predicate, { counters, ...words }: Measured): string {
  const far = () => (met ? String(value) : t('measured.of', { value, target }))
  switch (id) {
    case 'interviews':
    case 'interviews_proof':
      if (!met || value >= target) return far()
      return counters.revenue >= THRESHOLDS.evidence.customers
        ? t('measured.orCustomers', { target, customers: THRESHOLDS.evidence.customers })
        : t('measured.orFewer', { target, fewer: THRESHOLDS.evidence.interviewsWithCommitment })
    case 'commitment':
      return commitments(counters)
    case 'value_quantified':
      return met ? figuresOf(words.valueProposition) : words.valueProposition ? t('measured.noNumber') : ''
    case 'problem_specific':
      return !met && words.problem ? t('measured.problemOpen') : ''
    case 'priority_one':
      return value > 1 ? t('measured.atOnce', { count: value }) : ''
    default:
      return target === 1 && value <= 1 ? '' : far()
  }
}

function commitments({ revenue, pilot, loi }: Counters): string {
  const held = [
    revenue > 0 && t('measured.paying', { count: revenue }),
    pilot > 0 && t('measured.pilots', { count: pilot }),
    loi > 0 && t('measured.lois', { count: loi }),
  ]
  return held.filter(Boolean).join(', ')
}
