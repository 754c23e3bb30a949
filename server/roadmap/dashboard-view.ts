import { changesIn } from '#engine/ledger/changes.ts'
import { counters } from '#engine/ledger/counters.ts'
import { derive } from '#engine/ledger/fold.ts'
import { openQuestions } from '#engine/ledger/open-questions.ts'
import { isAtRisk, type LedgerState, type OpenChoice } from '#engine/ledger/state.ts'
import { nextBestAction } from '#engine/levels/next-best-action.ts'
import { ledgerLevel } from '#engine/levels/profile.ts'
import { choiceQuestion } from '#engine/reading/choices.ts'
import { undoneIds } from '#engine/roadmap/ledger-events.ts'
import { pendingQuestions } from '#engine/roadmap/pending-fields.ts'
import { languageOf } from '#engine/roadmap/phrases.ts'
import { openProposals } from '#engine/roadmap/proposals.ts'
import { standingFields } from '#engine/roadmap/standing-fields.ts'
import type { StoredChange, StoredRoadmap } from '#server/db/roadmap.ts'
import type { Dashboard } from '#shared/dashboard.ts'
import type { HistoryEntry } from '#shared/dashboard-views.ts'
import type { Language } from '#shared/language.ts'
import type { LevelReport, NextBestAction } from '#shared/level-report.ts'
import type { FieldName } from '#shared/roadmap.ts'
import { causeText, ledByParts } from './causes.ts'
import { deriveConfig } from './derive-config.ts'
import { promptIn } from './prompt-in.ts'
import { viewRecords } from './record-view.ts'
import { openSources, type Sources } from './sources.ts'

/**
 * Everything the dashboard shows but the share link and the comments, from what is stored; in time that grows with it, not
 * with its square. What the roadmap says itself is in the language of the screen, else in the one the founder wrote in last.
 */
export function viewDashboard(
  stored: StoredRoadmap,
  now: Date,
  screen?: Language | undefined,
): Omit<Dashboard, 'share' | 'comments'> {
  const ledger = derive(stored.events)
  const sources = openSources(stored, ledger)
  const level = ledgerLevel(ledger)
  const language = screen ?? languageOf(ledger)
  const action = actionIn(language, ledger, level)
  const reached = stored.history.find((line) => line.what === 'level' && line.after === String(level.level))
  const {
    evidence: _counts,
    next_gate: _gate,
    repeat_events: _repeats,
    ...derived
  } = deriveConfig(ledger, level, action)
  return {
    ...stored.config,
    // What was stored may be of an earlier release's rules, or of before the first event.
    ...derived,
    venture: stored.venture,
    role: stored.role,
    ventures: stored.ventures,
    counters: counters(ledger),
    level,
    reached: reached && level.level > 0 ? viewReached(reached, language) : null,
    action,
    fields: standingFields(ledger).map(({ entry, value, suggested, industry }) => ({
      field: entry.fact.field,
      value,
      suggested,
      source: sources.of(entry.id),
      ...pick(industry ?? entry.fact, ['priority', 'use_case']),
      ...(industry && { confidence: industry.confidence }),
      ...(entry.fact.field === 'proof_point' && { kind: entry.fact.kind ?? 'lab' }),
    })),
    records: viewRecords(ledger, sources, now, language),
    questions: viewQuestions(ledger, sources, language),
    history: viewHistory(stored.history, ledger, sources, language),
    unread: stored.unread,
  }
}

/** Returns the next best action; where it is to answer a question, that is asked in the language too. */
function actionIn(language: Language, ledger: LedgerState, level: LevelReport): NextBestAction {
  const action = nextBestAction(ledger, level, language)
  const asks = ledger.records.find(({ id }) => action.id === `confirm:${id}`)
  return asks ? { ...action, text: promptIn(language, asks.record).question } : action
}

function viewReached(change: StoredChange, language: Language) {
  const { at, before, after } = change
  return {
    at,
    cause: causeText(change, language),
    led_by: ledByParts(change),
    down: Number(before) > Number(after),
  }
}

/** The field beside which a choice is asked. */
export function choiceField({ about, facts }: OpenChoice): FieldName {
  return about === 'beachhead' ? 'industry' : (facts[0]?.field ?? 'technology')
}

/** Returns what waits for an answer: first what decides whose evidence it is, then the open question. */
function viewQuestions(ledger: LedgerState, sources: Sources, language: Language): Dashboard['questions'] {
  const proposals = new Map(openProposals(ledger).map(({ id, proposal }) => [id, { proposal }]))
  const records = openQuestions(ledger).map((entry) => ({
    recordId: entry.id,
    type: entry.record.type,
    ...promptIn(language, entry.record),
    atRisk: isAtRisk(entry),
    ...proposals.get(entry.id),
    source: sources.of(entry.id),
  }))
  const held = pendingQuestions(ledger, language).map(({ entry, question, options }) => ({
    recordId: entry.id,
    type: entry.fact.field,
    question,
    options,
    atRisk: false,
    ...proposals.get(entry.id),
    source: sources.of(entry.id),
  }))
  const { choice } = ledger
  const choices = choice
    ? [
        {
          recordId: choice.id,
          type: choiceField(choice),
          ...choiceQuestion({ ...choice, lang: language }, ledger),
          atRisk: false,
          source: sources.of(choice.id),
        },
      ]
    : []
  return [...choices, ...records, ...held]
}

/** The history; a line of an earlier release names all the events of its change, and the first one stands for it. */
function viewHistory(
  lines: readonly StoredChange[],
  ledger: LedgerState,
  sources: Sources,
  language: Language,
): HistoryEntry[] {
  const undone = undoneIds(ledger.events)
  const idsOf = changesIn(ledger.events)
  return lines.map((change) => {
    const { seq, at, what, before, after, event_id } = change
    const stored = event_id?.split(' ') ?? []
    const [first] = stored
    const ids = stored.flatMap((id) => idsOf(id) ?? id)
    return {
      id: String(seq),
      at,
      what,
      before,
      after,
      cause: causeText(change, language),
      undoEventId: first ?? null,
      undone: ids.length > 0 && ids.every((id) => undone.has(id)),
      source: first !== undefined && sources.has(first) ? sources.of(first) : null,
    }
  })
}

function pick<T extends object, K extends keyof T>(from: T, keys: readonly K[]): Partial<Pick<T, K>> {
  return Object.fromEntries(
    keys.flatMap((key) => (from[key] === undefined ? [] : [[key, from[key]]])),
  ) as Partial<Pick<T, K>>
}
