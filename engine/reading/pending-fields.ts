import type { Language } from '#shared/language.ts'
import type { FieldFact } from '#shared/roadmap.ts'
import { ASKED_ABOUT } from '../ledger/reasons.ts'
import type { FieldEntry, LedgerState } from '../ledger/state.ts'
import { deriveWidgets } from '../ledger/widgets.ts'
import { wordsOf } from '../text/lexicon.ts'
import { fold } from '../text/tokens.ts'
import { firstSentence, wordsIn } from './answers/read-answer.ts'

const OPEN_TURNS = 3
const MAX_WORDS = 8

/** The pending field that the next message may answer; questions about evidence and about a pivot come first. */
export function openPendingField({ fields, messageIds, pending, choice }: LedgerState): FieldEntry | null {
  const turns = new Set([...messageIds].slice(-OPEN_TURNS))
  if ((pending && turns.has(pending.messageId)) || (choice && turns.has(choice.messageId))) return null
  return (
    fields.find(
      ({ fact, messageId }) => fact.suggested && ASKED_ABOUT.has(fact.rule) && turns.has(messageId),
    ) ?? null
  )
}

/** A plain yes or no at the start of a message; null when it does not answer. */
export function readPendingAnswer(text: string, language: Language): { taken: boolean; end: number } | null {
  const first = firstSentence(text, wordsOf(language))
  if (!first || first.sentence.question) return null
  const { message, sentence, end, opens } = first
  if (wordsIn(message, sentence) > MAX_WORDS) return null
  if (opens('yes')) return { taken: true, end }
  return opens('no') ? { taken: false, end } : null
}

/** What an answer changes: a yes takes the field, and a first market its place; a no gives back what stood. */
export function answeredFacts(ledger: LedgerState, { fact }: FieldEntry, taken: boolean): FieldFact[] {
  const rule = 'confirmed in chat'
  if (!taken) {
    const stood = ledger.events.findLast(
      (event) =>
        event.kind === 'field' &&
        event.fact.field === fact.field &&
        event.fact.value === fact.value &&
        !event.fact.suggested,
    )
    return [stood?.kind === 'field' ? stood.fact : { ...fact, removed: true }]
  }
  const former =
    fact.field === 'industry' && fact.priority === 1
      ? deriveWidgets(ledger).target_industries.filter(
          ({ name, priority }) => priority === 1 && fold(name) !== fold(fact.value),
        )
      : []
  return [
    ...former.map<FieldFact>(({ name, use_case }) => ({
      field: 'industry',
      value: name,
      quote: '',
      rule: 'beachhead.former',
      priority: 2,
      ...(use_case && { use_case }),
    })),
    { ...fact, suggested: false, rule },
  ]
}
