import type { Asks } from '#shared/asks.ts'
import type { Language } from '#shared/language.ts'
import { counters } from '../ledger/counters.ts'
import type { LedgerState } from '../ledger/state.ts'
import { deriveWidgets } from '../ledger/widgets.ts'
import { nextBestAction } from '../levels/next-best-action.ts'
import { ledgerLevel } from '../levels/profile.ts'
import { choiceQuestion } from '../reading/choices.ts'
import type { RoadmapSummary } from '../types.ts'
import { differences } from './differences.ts'
import { levelSince } from './level-since.ts'
import { missingFor, namedRecords } from './named-records.ts'
import { phrasesIn } from './phrases.ts'
import { openProposals } from './proposals.ts'

/** What a reply may know of the roadmap: as it will be once the message being answered is read. */
export function summariseRoadmap(
  before: LedgerState,
  after: LedgerState,
  language: Language,
): RoadmapSummary {
  const widgets = deriveWidgets(after)
  const report = ledgerLevel(after)
  const changes = differences(before, after)
  return {
    level: report.level,
    counters: counters(after),
    idea: widgets.idea_summary,
    valueProposition: widgets.value_proof_summary.value_proposition ?? null,
    industries: widgets.target_industries.map((industry) => industry.name),
    icp: widgets.icp_data.description ?? null,
    persona: widgets.buyer_persona.role ?? null,
    nextBestAction: actionOf(after, language),
    justCaptured: phrasesIn(language).allChanged(changes),
    changes,
    levelBefore: before === after ? report.level : ledgerLevel(before).level,
    records: namedRecords(after),
    missing: missingFor(report, counters(after)),
    since: levelSince(after, report.level),
    ...offeredFrom(before, after),
    pending: waitingQuestions(after),
  }
}

function offeredFrom(before: LedgerState, after: LedgerState) {
  const open = openProposals(after)
  const known = new Set((before === after ? open : openProposals(before)).map(({ id }) => id))
  return {
    proposed: open.flatMap(({ id, proposal }) => (known.has(id) ? [] : [proposal])),
    waiting: open.map(({ proposal }) => proposal),
  }
}

const inDays = (language: Language) =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'long' })
/** Made once: making one takes longer than all else that a summary does. */
const IN_DAYS = { en: inDays('en'), de: inDays('de'), es: inDays('es'), fr: inDays('fr') }

function actionOf(ledger: LedgerState, language: Language) {
  const { id, text, deliverable, number, days, knowledge } = nextBestAction(
    ledger,
    ledgerLevel(ledger),
    language,
  )
  return {
    id,
    title: text,
    detail: `${deliverable}, ${IN_DAYS[language].format(days)}`,
    number: String(number),
    deliverable,
    knowledge,
  }
}

function waitingQuestions(ledger: LedgerState): { question: string; asks: Asks }[] {
  const { choice, pending } = ledger
  if (choice) {
    const { question, options } = choiceQuestion(choice, ledger)
    return [{ question, asks: { kind: 'record', recordId: choice.id, options } }]
  }
  const { question, options = [] } = pending?.record ?? {}
  if (!pending || question === undefined) return []
  return [{ question, asks: { kind: 'record', recordId: pending.id, options } }]
}
