import type { Language } from '#shared/language.ts'
import type { LevelReport, NextBestAction } from '#shared/level-report.ts'
import { partToAsk } from '#shared/records/part-to-ask.ts'
import { factsOf } from '#shared/records/with-facts.ts'
import { fill } from '../content/fill.ts'
import { GUIDE } from '../content/guide.ts'
import { keys } from '../content/text-shapes.ts'
import { anyOf, WORD_FORMS } from '../content/word-forms.ts'
import { entryTitle } from '../knowledge/entry-title.ts'
import { organisationsIn } from '../ledger/confirmed-record.ts'
import { counters, organisationsOf } from '../ledger/counters.ts'
import { isNamed } from '../ledger/organisation-keys.ts'
import { type ActiveRecord, isAtRisk, type LedgerState } from '../ledger/state.ts'
import { deriveWidgets } from '../ledger/widgets.ts'
import { ACTIONS, type ActionId } from './actions.ts'
import { ledgerLevel, levelProfile } from './profile.ts'

const PURGATORY_PILOTS = 3
const FIRST_INTERVIEWS = 5
/** As many messages in a row that told the roadmap nothing: the founder is stuck. */
const STUCK = 3
/** One customer above this share of the money is a risk; told from as many customers on. */
const LARGEST_SHARE = 0.2
const ENOUGH_CUSTOMERS = 5
const SALES_TO_HIRE = 2
/** From this level on nobody asks for more of a letter. */
const PROOF = 4
/** How a record comes in that somebody keeps as one. */
const KEPT: ReadonlySet<string> = new Set(['form', 'import'])
const DAY_AND_MONTH = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const

/** Order of the missing elements within a gate (roadmap-rules section 3). */
const ORDER = keys(`
  technology problem_specific application priority_one icp_description persona_role value_proposition
  proof_point interviews icp_characteristics persona_motivation persona_proof_needed interviews_proof
  commitment value_quantified customer_proof proof_points product_customers in_segment repeat_sale
  scale_customers outside_sale repeat_sales
`)

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
    case 'scale_customers':
      return isConcentrated(ledger) ? 'concentration' : 'scale_customers'
    case 'product_customers':
      return pilot >= PURGATORY_PILOTS && revenue === 0 ? 'purgatory' : 'product_customers'
    default:
      return missing as ActionId
  }
}

const { billion, million, thousand } = WORD_FORMS.magnitudes
const UNITS: [RegExp, number][] = [
  [new RegExp(`\\b${anyOf(billion)}`, 'i'), 1e9],
  [new RegExp(`\\d\\s?${anyOf(million)}\\b`, 'i'), 1e6],
  [new RegExp(`\\d\\s?${anyOf(thousand)}\\b`, 'i'), 1e3],
]

/** "€12,500", "1.5 million": as a number; 0 when there is none. */
function moneyOf(amount: string): number {
  const number = /\d[\d.,' ]{0,400}/.exec(amount)?.[0].replace(/[.,' ](?=\d{3}(?!\d))/g, '') ?? '0'
  const unit = UNITS.find(([pattern]) => pattern.test(amount))?.[1] ?? 1
  return Number.parseFloat(number.replace(',', '.')) * unit
}

/** Whether one customer brings more than a fifth of the money the founder spoke of. */
function isConcentrated({ records }: LedgerState): boolean {
  const paid = new Map<string, number>()
  for (const { state, record, keys } of records) {
    const [key] = keys
    if (state !== 'active' || record.type !== 'revenue' || !record.amount || !key) continue
    const customer = isNamed(key) ? key : `#${key.of}/${key.from}`
    paid.set(customer, (paid.get(customer) ?? 0) + moneyOf(record.amount))
  }
  const amounts = [...paid.values()]
  const all = amounts.reduce((sum, amount) => sum + amount, 0)
  return amounts.length >= ENOUGH_CUSTOMERS && Math.max(...amounts) / all > LARGEST_SHARE
}

/** At the top nothing is missing: the next market, then what makes sales cheaper, then people. */
function topAction(ledger: LedgerState): ActionId {
  if (isConcentrated(ledger)) return 'concentration'
  const [first] = deriveWidgets(ledger).target_industries
  const elsewhere = ledger.records.some(
    ({ state, record }) =>
      state === 'active' && record.type === 'revenue' && record.segment && record.segment !== first?.name,
  )
  if (!elsewhere) return 'next_segment'
  return levelProfile(ledger).salesOutsideFounderNetwork < SALES_TO_HIRE ? 'efficiency' : 'people'
}

/** Whether the last messages told the roadmap nothing. */
function isStuck({ events }: LedgerState): boolean {
  const told = events.findLastIndex(({ kind }) => kind !== 'message')
  return events.length - 1 - told >= STUCK
}

const answering = (entry: ActiveRecord, kind: 'confirm' | 'risk', language: Language): NextBestAction => ({
  id: `confirm:${entry.id}`,
  text: entry.record.question ?? '',
  deliverable: GUIDE[language].answer_deliverable,
  number: entry.record.proposed ?? 1,
  days: 1,
  knowledge: entryTitle(kind === 'risk' ? 'commitment-currencies' : 'who-does-not-count'),
})

/** The question whose answer would raise the level, if any. */
function decidingQuestion(ledger: LedgerState, report: LevelReport): ActiveRecord | undefined {
  const waiting = ledger.records.filter((r) => r.state === 'waiting' && r.record.question && !isAtRisk(r))
  const short = report.next.filter((p) => !p.met)
  return waiting.find(({ record }) => {
    const need = short.filter(
      (p) =>
        p.waiting > 0 &&
        (p.id.startsWith('interviews') ? record.type === 'interview' : record.type !== 'interview'),
    )
    return need.some((p) => p.value + (record.proposed ?? 1) >= p.target || p.id === 'commitment')
  })
}

/** A commitment lost and not made up for: it is what to win back first. */
function isToWinBack(ledger: LedgerState): boolean {
  const last = ledger.records.findLast((r) => r.record.type === 'pilot' || r.record.type === 'revenue')
  return last?.record.op === 'retract' && organisationsOf(ledger.records, last.record.type).length === 0
}

/** The part of a pilot or an LOI to ask for: of those kept as records, and of all when only they open Proof. */
function missingPart({ records, events }: LedgerState, report: LevelReport, language: Language) {
  const times = new Map(events.map(({ id, at = '' }) => [id, at]))
  const isAsked = ({ record, state, count }: ActiveRecord) =>
    state === 'active' &&
    count === 1 &&
    (record.type === 'pilot' || report.level < PROOF) &&
    (KEPT.has(record.rule) || report.missing.includes('commitment'))
  const open = records.filter(isAsked).flatMap(({ id, record }) => {
    const [organisation] = organisationsIn(record)
    const at = times.get(id)
    return organisation && at ? { type: record.type, organisation, facts: factsOf(record), at } : []
  })
  const asked = partToAsk(open, events.findLast(({ at }) => at)?.at ?? '')
  if (!asked) return undefined
  const date = new Date(asked.by).toLocaleDateString(language === 'en' ? 'en-GB' : language, DAY_AND_MONTH)
  const { text, deliverable } = GUIDE[language].missing_parts[asked.part]
  const isLoi = asked.part === 'price' || asked.part === 'condition'
  return {
    id: isLoi ? ('loi_quality' as const) : ('pilot_criteria' as const),
    texts: { text: fill(text, { who: asked.organisation, date }), deliverable },
  }
}

function idOf(ledger: LedgerState, report: LevelReport): ActionId {
  if (isToWinBack(ledger) && levelProfile(ledger).personaRole) return 'commitment'
  const missing = ORDER.find((id) => report.missing.includes(id))
  if (!missing) return topAction(ledger)
  const habit = report.level === 0 && missing !== 'technology' && isStuck(ledger)
  return habit ? 'habit' : actionFor(missing, ledger)
}

/**
 * The one thing to do next (roadmap-rules section 3): a question that would change the level, what is at risk, from
 * level 1 on a part that a pilot or an LOI lacks, then the first missing element of the next gate, and the habit for
 * who is stuck; at the top the next segment.
 * `language` is that of its texts; questions keep the language they were asked in.
 */
export function nextBestAction(
  ledger: LedgerState,
  report: LevelReport = ledgerLevel(ledger),
  language: Language = 'en',
): NextBestAction {
  const question = decidingQuestion(ledger, report)
  if (question) return answering(question, 'confirm', language)
  const risk = ledger.records.findLast((r) => r.state === 'waiting' && r.record.question && isAtRisk(r))
  if (risk) return answering(risk, 'risk', language)
  const part = report.level > 0 ? missingPart(ledger, report, language) : undefined
  const id = part?.id ?? idOf(ledger, report)
  const { entry, ...action } = ACTIONS[id]
  const time = part ? { number: 1, days: 7 } : action
  return { id, ...GUIDE[language].actions[id], ...part?.texts, ...time, knowledge: entryTitle(entry) }
}
