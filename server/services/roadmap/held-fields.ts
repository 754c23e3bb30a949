import { applyEvents } from '#server/assistant/ledger/ledger.ts'
import type { FieldEntry, LedgerState } from '#server/assistant/ledger/state.ts'
import { ledgerLevel } from '#server/assistant/levels/profile.ts'
import type { Language } from '#shared/language.ts'
import type { AnswerOption, LedgerEvent } from '#shared/roadmap.ts'
import { phrasesIn } from './phrases.ts'

/** Marks a field that waits for a yes because it would raise the level by two at once. */
const HELD = 'two levels at once'

/**
 * Two levels in one message ask first (roadmap-rules 2.6). The extractor holds evidence back; here, where
 * fields alone raise the level, one of them becomes a suggestion until the founder says yes to it.
 */
export function holdJump(before: LedgerState, events: readonly LedgerEvent[]): readonly LedgerEvent[] {
  const level = ledgerLevel(before).level
  let held = events
  for (const event of events.toReversed()) {
    if (ledgerLevel(applyEvents(before, [...held])).level - level < 2) return held
    if (event.kind !== 'field' || event.fact.suggested) continue
    const fact = { ...event.fact, suggested: true, rule: HELD }
    const tried = held.map((other) => (other.id === event.id ? { ...event, fact } : other))
    const lower =
      ledgerLevel(applyEvents(before, tried)).level < ledgerLevel(applyEvents(before, [...held])).level
    if (lower) held = tried
  }
  return held
}

export interface HeldQuestion {
  readonly entry: FieldEntry
  readonly question: string
  readonly options: AnswerOption[]
}

/** The questions about fields held back, in the language of the conversation. */
export function heldQuestions(ledger: LedgerState): HeldQuestion[] {
  const phrases = phrasesIn((ledger.lang as Language | null) ?? 'en')
  const level = ledgerLevel(ledger).level
  return ledger.fields
    .filter((entry) => entry.fact.suggested && entry.fact.rule === HELD)
    .map((entry) => {
      const event = {
        ...entry,
        kind: 'field' as const,
        id: `${entry.id}?`,
        fact: { ...entry.fact, suggested: false },
      }
      const next = ledgerLevel(applyEvents(ledger, [event])).level
      return {
        entry,
        question: phrases.jump(level, next, entry.fact.field, entry.fact.value),
        options: [
          { label: phrases.yes, answer: 'confirm' },
          { label: phrases.no, answer: 'reject' },
        ],
      }
    })
}
