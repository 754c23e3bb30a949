import type { LevelReport, NextBestAction } from '#shared/roadmap.ts'
import { counters, organisationsOf } from '../ledger/counters.ts'
import type { LedgerState } from '../ledger/state.ts'
import { ACTIONS, type ActionId } from './actions.ts'
import { ledgerLevel, levelProfile } from './profile.ts'

const PURGATORY_PILOTS = 3
const FIRST_INTERVIEWS = 5

/** Order of the missing elements within a gate (roadmap-rules section 3). */
const ORDER = [
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
  'customer_proof',
  'proof_points',
  'product_customers',
  'in_segment',
  'repeat_sale',
  'scale_customers',
  'outside_sale',
  'repeat_sales',
]

function actionFor(missing: string, ledger: LedgerState): ActionId {
  const { interview, loi, pilot, revenue } = counters(ledger)
  switch (missing) {
    case 'interviews':
      return interview < FIRST_INTERVIEWS ? 'interviews_first' : 'interviews_more'
    case 'proof_points':
      return 'customer_proof'
    case 'commitment': {
      if (pilot > 0) return 'pilot_criteria'
      return loi > 0 ? 'loi_quality' : 'commitment'
    }
    case 'product_customers':
      return pilot >= PURGATORY_PILOTS && revenue === 0 ? 'purgatory' : 'product_customers'
    default:
      return missing as ActionId
  }
}

/** The question whose answer would raise the level, if any. */
function decidingQuestion(ledger: LedgerState, report: LevelReport): NextBestAction | null {
  const waiting = ledger.records.filter((r) => r.state === 'waiting' && r.record.question)
  const short = report.next.filter((p) => !p.met)
  const deciding = waiting.find(({ record }) => {
    const need = short.filter(
      (p) =>
        p.waiting > 0 &&
        (p.id.startsWith('interviews') ? record.type === 'interview' : record.type !== 'interview'),
    )
    return need.some((p) => p.value + (record.proposed ?? 1) >= p.target || p.id === 'commitment')
  })
  if (!deciding?.record.question) return null
  const worth = deciding.record.proposed ?? 1
  return {
    id: `confirm:${deciding.id}`,
    text: deciding.record.question,
    deliverable: 'one answer',
    number: worth,
    days: 1,
    knowledge: 'Who does not count as an interview',
  }
}

/** A commitment lost and not made up for: it is what to win back first. */
function atRisk(ledger: LedgerState): boolean {
  const last = ledger.records.findLast((r) => r.record.type === 'pilot' || r.record.type === 'revenue')
  return last?.record.op === 'retract' && organisationsOf(ledger.records, last.record.type).length === 0
}

/**
 * The one thing to do next (roadmap-rules section 3): a question that would change the level, what is at risk,
 * then the first missing element of the next gate; at the top the next segment.
 */
export function nextBestAction(
  ledger: LedgerState,
  report: LevelReport = ledgerLevel(ledger),
): NextBestAction {
  const question = decidingQuestion(ledger, report)
  if (question) return question
  const missing = ORDER.find((id) => report.missing.includes(id))
  const wonBack = atRisk(ledger) && levelProfile(ledger).personaRole
  const id: ActionId = wonBack ? 'commitment' : missing ? actionFor(missing, ledger) : 'next_segment'
  return { id, ...ACTIONS[id] }
}
