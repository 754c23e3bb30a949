import pLimit from 'p-limit'
import type { Modelled } from '#engine/reading/extract.ts'
import type { DropReason } from '#engine/reading/model/ground-records.ts'
import { isWorthAModel } from '#engine/roadmap/reading-prompt.ts'
import type { Database, Db } from '#server/db/client.ts'
import { findWaiting, ledgerOf, lockNext, postponeReading } from '#server/db/extraction-jobs.ts'
import type { Models } from '#server/models/choice.ts'
import type { Model } from '#server/models/contract/model.ts'
import { withPersonLock } from '#server/roadmap/change-ledger.ts'
import type { Log } from '#server/runtime/log.ts'
import type { TextWorkers } from '#server/workers/texts/text-workers.ts'
import { TextTooSlow } from '#server/workers/texts/time-limit.ts'
import type { DashboardUpdate } from '#shared/events.ts'
import type { LedgerEvent } from '#shared/roadmap.ts'
import type { ModelReading, ModelReadings } from './model-reading.ts'
import type { ReadAhead } from './read-ahead.ts'
import { readMessage } from './read-message.ts'

/** Messages that waited and are read by a model in one go; what is beyond them is only proposed. */
const MOST_ASKED = 40
/** Readings at once: each holds a connection of the database while a thread reads its text. */
const AT_ONCE = 6

/** What the waiting messages are read with. */
export interface WaitingReaderDeps {
  readonly database: Database
  readonly workers: TextWorkers
  readonly log: Log
  readonly now: () => Date
  readonly models: Pick<Models, 'current'>
  /** Told of each item of a model's reading that was not taken. */
  readonly onDropped: (reason: DropReason) => void
  readonly modelled: ModelReadings
  readonly ahead: ReadAhead
}

type Readings = Map<string, DashboardUpdate[] | undefined>

/** What a model read in each message; undefined where it was not asked. */
type KnownReadings = Map<string, Modelled | undefined>

/**
 * Reads what waits for a person, up to a message if one is named, one message at a time. Returns the cards of each message
 * that was read now; undefined for one that could not be read.
 */
export type ReadWaiting = (userId: string, upTo?: string) => Promise<Readings>

/** Opens the reading of waiting messages; all people together have `AT_ONCE` readings. */
export function openWaitingReader(deps: WaitingReaderDeps): ReadWaiting {
  const { database, models, modelled, log } = deps
  const turns = pLimit(AT_ONCE)
  return async (userId, upTo) => {
    const readings: Readings = new Map()
    const known: KnownReadings = new Map()
    const begun = upTo === undefined ? undefined : modelled.takeBegun(upTo)
    const seen = { ledger: begun?.ledger }
    if (begun && upTo !== undefined) known.set(upTo, foundBy(await begun.asking))
    const model = begun?.model ?? (await models.current())
    // What was read beside its reply is most often all that waits.
    let isRead = begun !== undefined
    for (;;) {
      const next: { messageId?: string } = {}
      try {
        if (model && !isRead) await readNextByModel(deps, model, userId, upTo, known)
        isRead = false
        const asked = model && known
        const work = (db: Db) => readNext(deps, db, { userId, upTo, asked, seen, readings, next })
        // Not waited for: a reading that a crash loses is done again, from the message.
        const more = await turns(() => withPersonLock(database, userId, work, 'soon'))
        if (!more) return readings
      } catch (err) {
        const { messageId } = next
        if (messageId === undefined) throw err
        log.warn({ err, messageId }, 'A message could not be read for the roadmap; it is tried again')
        readings.set(messageId, undefined)
        await postponeReading(database.system, messageId, err instanceof TextTooSlow)
      }
    }
  }
}

/** Returns what a model read in a message that it was asked about; undefined where it was not worth asking. */
const foundBy = (asked: ModelReading | undefined) => asked && (asked.read?.reading ?? 'failed')

/** Has a model read the next waiting message, while nothing is locked. Does nothing when nothing waits. */
async function readNextByModel(
  { database, modelled }: WaitingReaderDeps,
  model: Model,
  userId: string,
  upTo: string | undefined,
  known: KnownReadings,
): Promise<void> {
  const waiting = await database.asActor({ role: 'member', userId }, (db) => findWaiting(db, userId, upTo))
  const next = waiting.messages.find(({ messageId }) => !known.has(messageId))
  if (!next) return
  const { messageId, content } = next
  const asked = known.size < MOST_ASKED ? await modelled.take(model, userId, waiting, messageId) : undefined
  known.set(messageId, isWorthAModel(content) ? (asked?.read?.reading ?? 'failed') : undefined)
}

const tellsEvidence = (found: Modelled | undefined) =>
  found !== undefined && found !== 'failed' && found.records.length > 0

/**
 * Whether the roadmap is another than the one that a model was told of: of two quick messages the second may say more of
 * what the first one counts, and is to be read with that in view.
 */
const hasMoved = (told: readonly LedgerEvent[] | undefined, now: readonly LedgerEvent[]) =>
  told !== undefined && (told.length !== now.length || told.at(-1)?.id !== now.at(-1)?.id)

interface NextReading {
  readonly userId: string
  readonly upTo: string | undefined
  /** What a model read; undefined where there is no model. */
  readonly asked: KnownReadings | undefined
  /** What the model that read the last message beside its reply was told of the roadmap. */
  readonly seen: { ledger?: readonly LedgerEvent[] | undefined }
  readonly readings: Readings
  /** Told which message is being read, for the case that it fails. */
  readonly next: { messageId?: string }
}

/** Reads the next waiting message into the ledger, and keeps its cards. Returns whether more is to be read. */
async function readNext(
  { now, ahead, workers, log, onDropped }: WaitingReaderDeps,
  db: Db,
  { userId, upTo, asked, seen, readings, next }: NextReading,
): Promise<boolean> {
  const locked = await lockNext(db, userId, upTo, [...readings.keys()])
  const waiting = await findWaiting(db, userId, upTo)
  const [message, ...rest] = waiting.messages.filter(({ messageId }) => !readings.has(messageId))
  if (!message) return false
  const { messageId } = message
  // One that came meanwhile is given to the model first; one whose venture changed meanwhile waits for that one.
  if ((asked && !asked.has(messageId)) || message.ventureId !== locked) return true
  const found = asked?.get(messageId)
  const stored = ledgerOf(waiting, message)
  if (messageId === upTo && tellsEvidence(found) && hasMoved(seen.ledger, stored?.events ?? [])) {
    asked?.delete(messageId)
    seen.ledger = undefined
    return true
  }
  next.messageId = messageId
  const reading = { message, at: now().toISOString(), found, ahead, workers }
  const { cards, dropped } = await readMessage(db, userId, stored, reading)
  if (dropped.length > 0) {
    log.info({ messageId, dropped }, 'Parts of a model’s reading were not taken')
    for (const reason of dropped) onDropped(reason)
  }
  readings.set(messageId, cards)
  return rest.length > 0
}
