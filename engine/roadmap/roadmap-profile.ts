import { EVIDENCE } from '#shared/evidence-types.ts'
import { conditionLabel } from '#shared/level-rules-text.ts'
import { LEVEL_NAMES } from '#shared/levels.ts'
import type { EvidenceRecord } from '#shared/roadmap.ts'
import { fill } from '../content/fill.ts'
import { counters } from '../ledger/counters.ts'
import type { ActiveRecord, LedgerState } from '../ledger/state.ts'
import { nextBestAction } from '../levels/next-best-action.ts'
import { ledgerLevel } from '../levels/profile.ts'
import { PROFILE_TEXTS as TEXTS } from '../prompt/prompt-texts.ts'
import { choiceQuestion } from '../reading/choices.ts'
import { phrasesIn } from './phrases.ts'
import { standingFields } from './standing-fields.ts'

/** Pieces of evidence told one by one, the newest; the counters tell all. */
const RECORDS = 20
/** Longest quote, in characters. */
const QUOTE = 240

/** What is told of; a plan that was read in a message stands in the conversation. */
const STATES: Partial<Record<ActiveRecord['state'], string>> = TEXTS.states

/** A roadmap as a model is told of it, in English; values and quotes are the founder's own words. */
export function roadmapProfile(ledger: LedgerState): string {
  const report = ledgerLevel(ledger)
  const english = phrasesIn('en')
  const action = nextBestAction(ledger)
  const missing = report.next.filter(({ met }) => !met).map(conditionLabel)
  const days = new Map(ledger.events.map(({ id, at }) => [id, at?.slice(0, 10)]))
  const told = ledger.records.filter(({ state }) => STATES[state] !== undefined).slice(-RECORDS)
  const asking = questionAsked(ledger)
  const totals = Object.entries(counters(ledger)).map(([type, count]) => `${english.label(type)} ${count}`)
  const step = { action: action.text, deliverable: action.deliverable, days: action.days }
  return [
    fill(TEXTS.level, { level: report.level, name: LEVEL_NAMES[report.level] ?? '' }),
    fill(TEXTS.missing, { conditions: missing.join('; ') || TEXTS.nothing_missing }),
    fill(TEXTS.evidence, { counters: totals.join(', ') }),
    ...told.map((record) => `- ${evidenceLine(record, days.get(record.id))}`),
    ...standingFields(ledger)
      .filter(({ suggested }) => !suggested)
      .map(({ entry, value, industry }) => {
        const priority = industry?.priority
        const said = priority ? fill(TEXTS.priority, { value, priority }) : value
        return `${english.label(entry.fact.field)}: ${said}`
      }),
    fill(TEXTS.action, { ...step, unit: action.days === 1 ? TEXTS.day : TEXTS.days }),
    asking === undefined ? TEXTS.asks_nothing : fill(TEXTS.asks, { question: asking }),
  ].join('\n')
}

/** The one question that stands under the last reply. */
const questionAsked = (ledger: LedgerState): string | undefined =>
  ledger.choice ? choiceQuestion(ledger.choice, ledger).question : ledger.pending?.record.question

/** A piece of evidence with its terms. */
function evidenceLine({ record, state, count }: ActiveRecord, day: string | undefined): string {
  const who = [...new Set([record.org, ...(record.orgs ?? [])].filter(Boolean))].join(', ')
  const told = day && fill(TEXTS.told_on, { day })
  const terms = [...termsOf(record), STATES[state], told].filter(Boolean).join('; ')
  const type = EVIDENCE[record.type].name
  const quote = record.quote.slice(0, QUOTE).trim()
  return fill(TEXTS.record, {
    name: count > 1 ? `${type} (${count})` : type,
    who: who && fill(TEXTS.with, { organisations: who }),
    terms,
    quote: quote && fill(TEXTS.quote, { quote }),
  })
}

/** What was agreed, each part with its name. */
function termsOf(record: EvidenceRecord): string[] {
  const { stage, paid, signed, need, volume, price, amount, condition, segment, source } = record
  const named = { need, volume, price, amount, condition, segment, [TEXTS.terms.source]: source }
  const { signed: isSigned, paid: isPaid, unpaid, multi_year, outside_network } = TEXTS.terms
  return [
    stage,
    record.type === 'loi' && signed && isSigned,
    record.type === 'pilot' && paid === true && isPaid,
    record.type === 'pilot' && paid === false && unpaid,
    record.multi_year && multi_year,
    record.outside_network && outside_network,
    ...Object.entries(named).map(([name, value]) => value !== undefined && `${name}: ${value}`),
  ].filter((term) => typeof term === 'string')
}
