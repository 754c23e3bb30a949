import pLimit from 'p-limit'
import { derive } from '#engine/ledger/fold.ts'
import type { LedgerState } from '#engine/ledger/state.ts'
import type { Modelled } from '#engine/reading/extract.ts'
import type { DropReason } from '#engine/reading/model/ground-records.ts'
import type { Outlook } from '#engine/roadmap/look-ahead.ts'
import { isWorthAModel } from '#engine/roadmap/reading-prompt.ts'
import { summariseRoadmap } from '#engine/roadmap/roadmap-summary.ts'
import type { RoadmapSummary } from '#engine/types.ts'
import type { Database, Db } from '#server/db/client.ts'
import {
  findUpdates,
  findWaiting,
  listDue,
  postponeReading,
  REPLY_END,
  type WaitingMessage,
} from '#server/db/extraction-jobs.ts'
import { findLedger } from '#server/db/roadmap.ts'
import type { Models } from '#server/models/choice.ts'
import type { Model } from '#server/models/contract/model.ts'
import { withLedgerLock } from '#server/roadmap/change-ledger.ts'
import { withAnswers } from '#server/roadmap/shown-messages.ts'
import type { Log } from '#server/runtime/log.ts'
import type { TextWorkers } from '#server/workers/texts/text-workers.ts'
import { TextTooSlow } from '#server/workers/texts/time-limit.ts'
import type { DashboardUpdate } from '#shared/events.ts'
import type { Language } from '#shared/language.ts'
import type { LedgerEvent } from '#shared/roadmap.ts'
import { type Asked, openModelReadings } from './model-reading.ts'
import { createReadAhead } from './read-ahead.ts'
import { readMessage } from './read-message.ts'

/** Messages that waited and are read by a model in one go; what is beyond them is only proposed. */
const MOST_ASKED = 40
/** Readings at once: each holds a connection of the database while a thread reads its text. */
const AT_ONCE = 6
/** Seconds after which a message nobody read counts as forgotten by the process that took it. */
const GRACE_S = 60

/** Reads people's messages into their roadmaps, one at a time for each person. */
export interface Reader {
  /**
   * Asks a model to read a message, while the reply to it is still being written. Undefined when the message is not worth
   * it. Never throws; its usage is for the caller to record.
   */
  ask(model: Model, message: { userId: string; messageId: string }): Promise<Asked | undefined>
  /**
   * Reads a message with what a model read in it, and first what waits before it; returns its cards. Throws when it could
   * not be read: it is tried again.
   */
  read(userId: string, messageId: string): Promise<DashboardUpdate[]>
  /** The roadmap as it will be once a message is read, for the reply to it. Undefined when it cannot be told. Never throws. */
  lookAhead(
    ledger: readonly LedgerEvent[],
    message: Pick<WaitingMessage, 'messageId' | 'content' | 'follows' | 'asks'>,
  ): Promise<Outlook | undefined>
  /** The roadmap as it stands, for a reply that a model writes: it reads the message itself. Never throws. */
  lookBack(ledger: readonly LedgerEvent[], language: Language): Promise<Outlook | undefined>
  /** The roadmap as it is. */
  summarise(userId: string): Promise<RoadmapSummary>
  /** Reads everything that waits for a person, with the model if there is one. */
  catchUp(userId: string): Promise<void>
  /** Reads what failed before or was left behind. Returns for how many people. */
  retry(): Promise<number>
}

export interface ReaderDeps {
  readonly database: Database
  readonly workers: TextWorkers
  readonly log: Log
  readonly now: () => Date
  readonly models: Pick<Models, 'current'>
  /** Told of each item of a model's reading that was not taken. */
  readonly onDropped: (reason: DropReason) => void
}

type Readings = Map<string, DashboardUpdate[] | undefined>

async function ledgerOf(db: Db, userId: string): Promise<LedgerState> {
  const stored = await findLedger(db, userId)
  return derive(stored?.events ?? [])
}

export function openReader({ database, workers, log, now, models, onDropped }: ReaderDeps): Reader {
  const ahead = createReadAhead()
  const turns = pLimit(AT_ONCE)
  const modelled = openModelReadings({ database, workers, log, now })

  /** Has a model read the next waiting message, while nothing is locked. Undefined when nothing waits. */
  const readNextByModel = async (
    model: Model,
    userId: string,
    upTo: string | undefined,
    known: Map<string, Modelled | undefined>,
  ): Promise<void> => {
    const waiting = await database.asActor({ role: 'member', userId }, (db) => findWaiting(db, userId, upTo))
    const next = waiting.messages.find(({ messageId }) => !known.has(messageId))
    if (!next) return
    const { messageId, content } = next
    const asked = known.size < MOST_ASKED ? await modelled.take(model, userId, waiting, messageId) : undefined
    known.set(messageId, isWorthAModel(content) ? (asked?.read?.reading ?? 'failed') : undefined)
  }

  /** The cards of each message that was read now; undefined for one that could not be read. */
  const readWaiting = async (userId: string, upTo?: string): Promise<Readings> => {
    const readings: Readings = new Map()
    const known = new Map<string, Modelled | undefined>()
    const model = await models.current()
    for (;;) {
      let current: string | undefined
      try {
        if (model) await readNextByModel(model, userId, upTo, known)
        const readNext = async (db: Db) => {
          const waiting = await findWaiting(db, userId, upTo)
          const [next, ...rest] = waiting.messages.filter(({ messageId }) => !readings.has(messageId))
          if (!next) return false
          // One that came meanwhile is given to the model first.
          if (model && !known.has(next.messageId)) return true
          current = next.messageId
          const found = known.get(current)
          const reading = { message: next, at: now().toISOString(), found, ahead, workers }
          const { cards, dropped } = await readMessage(db, userId, waiting.ledger, reading)
          noteDropped(current, dropped)
          readings.set(current, cards)
          return rest.length > 0
        }
        // Not waited for: a reading that a crash loses is done again, from the message.
        const more = await turns(() => withLedgerLock(database, userId, readNext, 'soon'))
        if (!more) return readings
      } catch (err) {
        if (current === undefined) throw err
        log.warn(
          { err, messageId: current },
          'A message could not be read for the roadmap; it is tried again',
        )
        readings.set(current, undefined)
        await postponeReading(database.system, current, err instanceof TextTooSlow)
      }
    }
  }

  const noteDropped = (messageId: string, dropped: readonly DropReason[]) => {
    if (dropped.length === 0) return
    log.info({ messageId, dropped }, 'Parts of a model’s reading were not taken')
    for (const reason of dropped) onDropped(reason)
  }

  /** Of a message read before, when its reply is written again: its questions may be answered since. */
  const earlierCards = (userId: string, messageId: string) =>
    database.asActor({ role: 'member', userId }, async (db) => {
      const cards = (await findUpdates(db, messageId)) ?? []
      return cards.length > 0 ? withAnswers(cards, await ledgerOf(db, userId)) : cards
    })

  return {
    ask: (model, { userId, messageId }) => modelled.begin(model, userId, messageId),
    async read(userId, messageId) {
      const readings = await readWaiting(userId, messageId)
      if (!readings.has(messageId)) return earlierCards(userId, messageId)
      const cards = readings.get(messageId)
      if (!cards) throw new Error('The message could not be read')
      return cards
    },
    async lookAhead(ledger, message) {
      try {
        const known = { ...message, follows: message.follows?.slice(-REPLY_END) ?? null }
        const input = { message: known, ledger, at: now().toISOString() }
        const { read, outlook } = await workers.run('lookAhead', input)
        ahead.keep(known, ledger, read)
        return outlook
      } catch (err) {
        log.warn({ err, messageId: message.messageId }, 'A reply is written without the roadmap')
        return undefined
      }
    },
    async lookBack(ledger, language) {
      try {
        return await workers.run('lookBack', { ledger, language })
      } catch (err) {
        log.warn({ err }, 'A reply is written without the roadmap')
        return undefined
      }
    },
    async summarise(userId) {
      const ledger = await database.asActor({ role: 'member', userId }, (db) => ledgerOf(db, userId))
      return summariseRoadmap(ledger, ledger, (ledger.lang as Language | null) ?? 'en')
    },
    async catchUp(userId) {
      await readWaiting(userId)
    },
    async retry() {
      const due = await listDue(database.system, GRACE_S)
      for (const { userId } of due) await readWaiting(userId)
      return due.length
    },
  }
}
