import { conditionLabel } from '#shared/level-rules-text.ts'
import { LEVEL_NAMES } from '#shared/levels.ts'
import type { EvidenceRecord, EvidenceType } from '#shared/roadmap.ts'
import { counters } from '../ledger/counters.ts'
import type { ActiveRecord, LedgerState } from '../ledger/state.ts'
import { nextBestAction } from '../levels/next-best-action.ts'
import { ledgerLevel } from '../levels/profile.ts'
import { choiceQuestion } from '../reading/choices.ts'
import { phrasesIn } from './phrases.ts'
import { standingFields } from './standing-fields.ts'

/** Pieces of evidence told one by one, the newest; the counters tell all. */
const RECORDS = 20
/** Longest quote, in characters. */
const QUOTE = 240

const NAMES: Record<EvidenceType, string> = {
  interview: 'Interview',
  loi: 'Letter of intent',
  pilot: 'Pilot',
  revenue: 'Paying customer',
}

/** What is told of; a plan that was read in a message stands in the conversation. */
const STATES: Partial<Record<ActiveRecord['state'], string>> = {
  active: 'counted',
  waiting: 'not counted yet: it waits for the founder’s answer',
}

/** A roadmap as a model is told of it, in English; values and quotes are the founder's own words. */
export function roadmapProfile(ledger: LedgerState): string {
  const report = ledgerLevel(ledger)
  const english = phrasesIn('en')
  const action = nextBestAction(ledger)
  const missing = report.next.filter(({ met }) => !met).map(conditionLabel)
  const days = new Map(ledger.events.map(({ id, at }) => [id, at?.slice(0, 10)]))
  const told = ledger.records.filter(({ state }) => STATES[state] !== undefined).slice(-RECORDS)
  const asking = questionAsked(ledger)
  return [
    `Level: ${report.level} of 6, ${LEVEL_NAMES[report.level]}.`,
    `Missing for the next level: ${missing.join('; ') || 'nothing'}.`,
    `Confirmed evidence: ${Object.entries(counters(ledger))
      .map(([type, count]) => `${english.label(type)} ${count}`)
      .join(', ')}.`,
    ...told.map((record) => `- ${evidenceLine(record, days.get(record.id))}`),
    ...standingFields(ledger)
      .filter(({ suggested }) => !suggested)
      .map(({ entry, value, industry }) => {
        const priority = industry?.priority ? ` (priority ${industry.priority})` : ''
        return `${english.label(entry.fact.field)}: ${value}${priority}`
      }),
    `Next best action: ${action.text} Deliverable: ${action.deliverable}; time: ${action.days} ${action.days === 1 ? 'day' : 'days'}.`,
    asking === undefined
      ? 'The interface is asking the founder nothing.'
      : `The interface is asking the founder this, so do not ask it: ${asking}`,
  ].join('\n')
}

/** The one question that stands under the last reply. */
function questionAsked(ledger: LedgerState): string | undefined {
  if (ledger.choice) return choiceQuestion(ledger.choice, ledger).question
  return ledger.pending?.record.question
}

/** A piece of evidence with its terms. */
function evidenceLine({ record, state, count }: ActiveRecord, day: string | undefined): string {
  const who = [...new Set([record.org, ...(record.orgs ?? [])].filter(Boolean))].join(', ')
  const terms = [...termsOf(record), STATES[state], day && `told on ${day}`].filter(Boolean).join('; ')
  const name = count > 1 ? `${NAMES[record.type]} (${count})` : NAMES[record.type]
  const quote = record.quote.slice(0, QUOTE).trim()
  return `${name}${who && ` with ${who}`}: ${terms}.${quote && ` In the founder’s words: “${quote}”`}`
}

/** What was agreed, each part with its name. */
function termsOf(record: EvidenceRecord): string[] {
  const { stage, paid, signed, need, volume, price, amount, condition, segment, source } = record
  const named = { need, volume, price, amount, condition, segment, 'paid for': source }
  return [
    stage,
    record.type === 'loi' && signed && 'signed',
    record.type === 'pilot' && paid === true && 'paid',
    record.type === 'pilot' && paid === false && 'unpaid',
    record.multi_year && 'for several years',
    record.outside_network && 'outside the founder’s network',
    ...Object.entries(named).map(([name, value]) => value !== undefined && `${name}: ${value}`),
  ].filter((term) => typeof term === 'string')
}
