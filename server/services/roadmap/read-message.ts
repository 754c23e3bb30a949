import { createHash } from 'node:crypto'
import type { Asked } from '#server/assistant/extraction/asked.ts'
import { chosenFacts } from '#server/assistant/extraction/choices.ts'
import { extract } from '#server/assistant/extraction/extract.ts'
import { askedIn } from '#server/assistant/guide/asked.ts'
import { derive } from '#server/assistant/ledger/fold.ts'
import { applyEvents } from '#server/assistant/ledger/ledger.ts'
import type { LedgerState } from '#server/assistant/ledger/state.ts'
import type { ModelFindings } from '#server/assistant/model-extraction/read-with-model.ts'
import type { Db } from '#server/db/client.ts'
import { finishReading, readingDone, type WaitingMessage } from '#server/db/extraction-jobs.ts'
import type { StoredLedger } from '#server/db/roadmap.ts'
import type { DashboardUpdate } from '#shared/events.ts'
import type { FieldFact, LedgerEvent } from '#shared/roadmap.ts'
import type { Cause } from './causes.ts'
import { appendSteps, type Changed, createLedger, type Step } from './change-ledger.ts'
import { holdFields } from './held-fields.ts'
import { undoneIds, undoOf } from './ledger-events.ts'
import { beginIdea } from './new-idea.ts'
import type { ReadAhead, ReadText } from './read-ahead.ts'
import { isSingle, itemKey, standingFields } from './standing-fields.ts'
import { updateCards } from './update-cards.ts'

/** Longest text that may be a short answer ("yes") and so may be said again. */
const SHORT = 40
/** Longer than any word: the patterns of the rules take a time that grows with the square of a word's length. */
const NO_WORD = /\S{100,}/g

/** A message that is to be read now, and what the model found in it, if it was asked. */
export interface Reading {
  readonly message: WaitingMessage
  readonly at: string
  readonly found: ModelFindings | undefined
  readonly ahead: ReadAhead
}

/**
 * Reads one message into the ledger, stores the cards it led to, and returns them. An edited message takes the place of its
 * earlier version. The caller holds the person's lock and has read their ledger under it, if they have one.
 */
export async function readMessage(
  db: Db,
  userId: string,
  known: StoredLedger | null,
  { message, at, found, ahead }: Reading,
): Promise<DashboardUpdate[]> {
  const stored = known ?? (await createLedger(db, userId))
  const ledger = derive(stored.events)
  const steps: Step[] = []
  const earlier = ledger.events.filter(
    ({ kind, messageId }) => kind !== 'undo' && messageId === message.editsId,
  )
  const undo = undoOf(ledger, earlier, at)
  if (undo.length > 0) steps.push({ events: undo.map((event) => ownEvent(event)), cause: 'message edited' })

  const base = applyEvents(ledger, undo)
  const made =
    found && found.candidates.length + found.facts.length > 0 ? undefined : ahead.take(message, base)
  const { lang, events } = made ?? readText(message, base, at, found)
  const { messageId, conversationId } = message
  const stepOf = (event: LedgerEvent, ...others: LedgerEvent[]): Step => ({
    events: [event, ...others].map((one) => ({ event: one, messageId, conversationId })),
    cause: causeOf(event),
  })
  let cards: DashboardUpdate[] = []
  const done = (changed: Changed) => {
    cards = updateCards(changed, lang, messageId)
    return readingDone(messageId, cards)
  }
  const newIdea = events.find((event) => event.kind === 'pivot' && event.choice === 'new_idea')
  if (newIdea?.kind === 'pivot') {
    const said = events.filter((event) => event !== newIdea)
    const { choice: _choice, ...answer } = newIdea
    const closing = [...said.filter(({ kind }) => kind === 'message'), { ...answer, kind: 'reject' as const }]
    await appendSteps(db, userId, stored, ledger, [...steps, ...closing.map((event) => stepOf(event))])
    await beginIdea(db, userId, said, (event) => stepOf(event), done)
    return cards
  }
  const chosen = chosenEvents(events, base)
  for (const event of events) {
    if (event.kind === 'pivot') steps.push(stepOf(event, ...chosen))
    else if (!chosen.includes(event)) steps.push(stepOf(event))
  }
  if (steps.length === 0) await finishReading(db, messageId)
  else await appendSteps(db, userId, stored, ledger, steps, done)
  return cards
}

/** What a text would add to the ledger, with what must not change it by itself held back; nothing is stored. */
export function readText(
  message: Pick<WaitingMessage, 'messageId' | 'content' | 'follows'>,
  ledger: LedgerState,
  at: string,
  found?: ModelFindings,
): ReadText {
  const { messageId: id, content, follows } = message
  const asked = askedIn(follows)
  const text = content.replace(NO_WORD, (run) => ' '.repeat(run.length))
  // Words said before are told apart here, by a hash: the ledger outlives the conversation, and what was said
  // there beyond the evidence must not.
  const result = extract(
    { id, text, at, ...(asked && { asked }) },
    { ...ledger, digests: new Set() },
    found?.candidates ?? [],
  )
  const events = result.events.map((event) =>
    event.kind === 'message' ? { ...event, digest: hash(event.digest) } : event,
  )
  const [read] = events
  if (read?.kind !== 'message' || saidBefore(ledger, text, read.digest, asked))
    return { lang: result.lang, events: [] }
  if (!found) return { lang: result.lang, events: holdFields(ledger, events) }
  const more = newFacts(applyEvents(ledger, events), result.facts, found.facts).map<LedgerEvent>(
    (fact, index) => ({
      kind: 'field',
      id: `${id}#model${index}`,
      messageId: id,
      at,
      extractor: 'model',
      fact,
    }),
  )
  return { lang: result.lang, events: holdFields(ledger, [...events, ...more]) }
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url')

/**
 * Whether the same words stand in the ledger. Not those that were taken back; and short answers may be given to
 * one question after another.
 */
function saidBefore(ledger: LedgerState, text: string, digest: string, asked: Asked | undefined): boolean {
  if ((ledger.pending || ledger.choice || asked) && text.length <= SHORT) return false
  const undone = undoneIds(ledger.events)
  return ledger.events.some(
    (event) => event.kind === 'message' && event.digest === digest && !undone.has(event.id),
  )
}

/** What the model read beyond the rules. Where it contradicts what stands there, it is a suggestion. */
function newFacts(ledger: LedgerState, read: FieldFact[], found: FieldFact[]): FieldFact[] {
  const standing = standingFields(ledger)
  return found.flatMap((fact) => {
    if (read.some(({ field }) => field === fact.field && isSingle(field))) return []
    const there = standing.filter(({ entry }) => entry.fact.field === fact.field)
    if (there.some(({ value }) => itemKey(value) === itemKey(fact.value))) return []
    const contradicts = isSingle(fact.field) && there.some(({ suggested }) => !suggested)
    return contradicts ? { ...fact, suggested: true } : fact
  })
}

/** What a choice of this message changes: it goes into the choice's own step, so that one undo takes back both. */
function chosenEvents(events: readonly LedgerEvent[], { choice, fields }: LedgerState): LedgerEvent[] {
  const answer = events.find((event) => event.kind === 'pivot')
  if (!choice || answer?.kind !== 'pivot') return []
  const facts = chosenFacts(answer.choice, choice, { fields })
  return events.filter(
    (event) =>
      event.kind === 'field' &&
      facts.some(({ field, value }) => field === event.fact.field && value === event.fact.value),
  )
}

const ownEvent = (event: LedgerEvent) => ({ event, messageId: null, conversationId: null })

function causeOf(event: LedgerEvent): Cause {
  if (event.kind === 'confirm') return 'confirmed in chat'
  if (event.kind === 'pivot') return 'chosen in chat'
  if (event.kind === 'reject') return 'declined in chat'
  return 'said in chat'
}
