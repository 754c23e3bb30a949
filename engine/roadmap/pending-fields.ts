import type { AnswerOption, LedgerEvent } from '#shared/roadmap.ts'
import { applyEvents } from '../ledger/ledger.ts'
import { OPEN_MAX } from '../ledger/open-questions.ts'
import { ASKED_ABOUT, PENDING } from '../ledger/reasons.ts'
import type { FieldEntry, LedgerState } from '../ledger/state.ts'
import { deriveWidgets } from '../ledger/widgets.ts'
import { ledgerLevel } from '../levels/profile.ts'
import { languageOf, phrasesIn } from './phrases.ts'
import { itemKey } from './standing-fields.ts'

/**
 * Fields of a message that must not change the roadmap by themselves (roadmap-rules 2.2 and 2.6) become
 * suggestions: a second priority 1, a wording that loses what opened a level, and what would raise the level
 * by two at once. Evidence is held back by the extractor itself.
 */
export const markPending = (before: LedgerState, events: readonly LedgerEvent[]): readonly LedgerEvent[] =>
  pendJump(before, pendDrop(before, pendPriority(before, events)))

const levelAfter = (before: LedgerState, events: readonly LedgerEvent[]) =>
  ledgerLevel(applyEvents(before, [...events])).level

function hold(events: readonly LedgerEvent[], id: string, rule: string): readonly LedgerEvent[] {
  return events.map((event) =>
    event.id === id && event.kind === 'field'
      ? { ...event, fact: { ...event.fact, suggested: true, rule } }
      : event,
  )
}

function firstMarkets(ledger: LedgerState): string[] {
  return deriveWidgets(ledger)
    .target_industries.filter(({ priority }) => priority === 1)
    .map(({ name }) => itemKey(name))
}

function pendPriority(before: LedgerState, events: readonly LedgerEvent[]): readonly LedgerEvent[] {
  const after = firstMarkets(applyEvents(before, [...events]))
  if (after.length < 2) return events
  const kept = after.find((name) => firstMarkets(before).includes(name)) ?? after[0]
  const others = events.filter(
    (event) => event.kind === 'field' && event.fact.priority === 1 && itemKey(event.fact.value) !== kept,
  )
  return others.reduce((held, { id }) => hold(held, id, PENDING.priority), events)
}

/** Holds back fields, the last one first, as long as the level is not as it may be and holding one helps. */
function pendWhile(
  before: LedgerState,
  events: readonly LedgerEvent[],
  rule: string,
  isWrong: (level: number) => boolean,
  isBetter: (level: number, than: number) => boolean,
): readonly LedgerEvent[] {
  let held = events
  let level = levelAfter(before, held)
  for (const event of events.toReversed()) {
    if (!isWrong(level)) return held
    if (event.kind !== 'field' || event.fact.suggested) continue
    const tried = hold(held, event.id, rule)
    const then = levelAfter(before, tried)
    if (isBetter(then, level)) [held, level] = [tried, then]
  }
  return held
}

/** Only a loss, a correction or an answer may lower the level; another wording may not. */
function pendDrop(before: LedgerState, events: readonly LedgerEvent[]): readonly LedgerEvent[] {
  const { level: start } = ledgerLevel(before)
  const dropped = (level: number) => level < start
  return pendWhile(before, events, PENDING.drop, dropped, (level, than) => level > than)
}

function pendJump(before: LedgerState, events: readonly LedgerEvent[]): readonly LedgerEvent[] {
  const { level: start } = ledgerLevel(before)
  const jumped = (level: number) => level - start >= 2
  return pendWhile(before, events, PENDING.jump, jumped, (level, than) => level < than)
}

export interface PendingQuestion {
  readonly entry: FieldEntry
  readonly question: string
  readonly options: AnswerOption[]
}

/** The questions about fields held back, in the language of the conversation if no other is named. */
export function pendingQuestions(ledger: LedgerState, language = languageOf(ledger)): PendingQuestion[] {
  const phrases = phrasesIn(language)
  const options: AnswerOption[] = [
    { label: phrases.yes, answer: 'confirm' },
    { label: phrases.no, answer: 'reject' },
  ]
  const { fields } = ledger
  const waiting = fields.filter(({ fact }) => fact.suggested && ASKED_ABOUT.has(fact.rule)).slice(-OPEN_MAX)
  const first = deriveWidgets(ledger).target_industries.find(({ priority }) => priority === 1)
  const { level: now } = ledgerLevel(ledger)
  return waiting.flatMap((entry) => {
    const { rule, field, value } = entry.fact
    if (rule === PENDING.priority) {
      return first ? { entry, question: phrases.replace(first.name, value), options } : []
    }
    const taken = { ...entry, fact: { ...entry.fact, suggested: false } }
    const { level: next } = ledgerLevel({
      ...ledger,
      fields: [...fields.filter((each) => each !== entry), taken],
    })
    return { entry, question: phrases.jump(now, next, field, value), options }
  })
}
