import { derive } from '#engine/ledger/fold.ts'
import { applyEvents } from '#engine/ledger/ledger.ts'
import type { LedgerState } from '#engine/ledger/state.ts'
import { chosenFacts } from '#engine/reading/choices.ts'
import type { Modelled } from '#engine/reading/extract.ts'
import type { DropReason } from '#engine/reading/model/ground-records.ts'
import { undoOf } from '#engine/roadmap/ledger-events.ts'
import type { Db } from '#server/db/client.ts'
import { finishReading, readingDone, type WaitingMessage } from '#server/db/extraction-jobs.ts'
import type { StoredLedger } from '#server/db/roadmap.ts'
import { beginIdea } from '#server/roadmap/begin-idea.ts'
import type { CauseId } from '#server/roadmap/causes.ts'
import { appendSteps, type Changed, type Step } from '#server/roadmap/change-ledger.ts'
import { ledgerToFill } from '#server/roadmap/ledger-to-fill.ts'
import { updateCards } from '#server/roadmap/update-cards.ts'
import type { TextWorkers } from '#server/workers/texts/text-workers.ts'
import type { DashboardUpdate } from '#shared/events.ts'
import type { LedgerEvent } from '#shared/roadmap.ts'
import type { ReadAhead } from './read-ahead.ts'

/** A message that is to be read now, and what the model read in it, if it was asked. */
export interface Reading {
  readonly message: WaitingMessage
  readonly at: string
  readonly found: Modelled | undefined
  readonly ahead: ReadAhead
  readonly workers: TextWorkers
}

/**
 * Reads one message into the ledger, stores the cards it led to, and returns them with what was not taken of a model's
 * reading. An edited message takes the place of its
 * earlier version. The caller holds the person's lock and that of the venture, and has read its ledger under both, if there
 * is one.
 */
export async function readMessage(
  db: Db,
  userId: string,
  known: StoredLedger | null,
  { message, at, found, ahead, workers }: Reading,
): Promise<{ cards: DashboardUpdate[]; dropped: readonly DropReason[] }> {
  const stored = known ?? (await ledgerToFill(db, userId, message.messageId))
  const ledger = derive(stored.events)
  const steps: Step[] = []
  const earlier = ledger.events.filter(
    ({ kind, messageId }) => kind !== 'undo' && messageId === message.editsId,
  )
  const undo = undoOf(ledger, earlier, at)
  if (undo.length > 0) steps.push({ events: undo.map((event) => ownEvent(event)), cause: 'message edited' })

  const base = applyEvents(ledger, undo)
  const made = found ? undefined : ahead.take(message, base.events)
  const input = { message, ledger: base.events, at, found }
  const { lang, events, dropped } = made ?? (await workers.run('readText', input))
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
    await beginIdea(db, userId, { messageId, said }, (event) => stepOf(event), done)
    return { cards, dropped }
  }
  const chosen = chosenEvents(events, base)
  for (const event of events) {
    if (event.kind === 'pivot') steps.push(stepOf(event, ...chosen))
    else if (!chosen.includes(event)) steps.push(stepOf(event))
  }
  if (steps.length === 0) await finishReading(db, messageId)
  else await appendSteps(db, userId, stored, ledger, steps, done)
  return { cards, dropped }
}

/**
 * Returns what a choice of this message changes: it goes into the choice's own step, so that one undo takes
 * back both.
 */
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

function causeOf(event: LedgerEvent): CauseId {
  if (event.kind === 'confirm') return 'confirmed in chat'
  if (event.kind === 'pivot') return 'chosen in chat'
  if (event.kind === 'reject') return 'declined in chat'
  return 'said in chat'
}
