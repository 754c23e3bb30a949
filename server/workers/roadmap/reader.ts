import { derive } from '#engine/ledger/fold.ts'
import type { LedgerState } from '#engine/ledger/state.ts'
import type { DropReason } from '#engine/reading/model/ground-records.ts'
import type { RoadmapContext } from '#engine/roadmap/look-ahead.ts'
import { summariseRoadmap } from '#engine/roadmap/roadmap-summary.ts'
import type { RoadmapSummary } from '#engine/types.ts'
import type { Database, Db } from '#server/db/client.ts'
import { findUpdates, listDue, REPLY_END, type WaitingMessage } from '#server/db/extraction-jobs.ts'
import { findLedger } from '#server/db/roadmap.ts'
import type { Models } from '#server/models/choice.ts'
import type { Model } from '#server/models/contract/model.ts'
import { withAnswers } from '#server/roadmap/shown-messages.ts'
import type { Log } from '#server/runtime/log.ts'
import type { TextWorkers } from '#server/workers/texts/text-workers.ts'
import type { DashboardUpdate } from '#shared/events.ts'
import type { Language } from '#shared/language.ts'
import type { LedgerEvent } from '#shared/roadmap.ts'
import { type ModelReading, type NewMessage, openModelReadings } from './model-reading.ts'
import { createReadAhead } from './read-ahead.ts'
import { openWaitingReader } from './read-waiting.ts'

/** Seconds after which a message nobody read counts as forgotten by the process that took it. */
const GRACE_S = 60

/** Reads people's messages into their roadmaps, one at a time for each person. */
export interface Reader {
  /**
   * Asks a model to read a message, while the reply to it is still being written. Undefined when the message is not worth
   * it. Never throws; its usage is for the caller to record.
   */
  ask(model: Model, message: NewMessage): Promise<ModelReading | undefined>
  /**
   * Reads a message with what a model read in it, and first what waits before it; returns its cards. Throws when it could
   * not be read: it is tried again.
   */
  read(userId: string, messageId: string): Promise<DashboardUpdate[]>
  /** The roadmap as it will be once a message is read, for the reply to it. Undefined when it cannot be told. Never throws. */
  lookAhead(
    ledger: readonly LedgerEvent[],
    message: Pick<WaitingMessage, 'messageId' | 'content' | 'follows' | 'asks'>,
  ): Promise<RoadmapContext | undefined>
  /** The roadmap as it stands, for a reply that a model writes: it reads the message itself. Never throws. */
  lookBack(ledger: readonly LedgerEvent[], language: Language): Promise<RoadmapContext | undefined>
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

async function ledgerOf(db: Db, userId: string): Promise<LedgerState> {
  const stored = await findLedger(db, userId)
  return derive(stored?.events ?? [])
}

export function openReader({ database, workers, log, now, models, onDropped }: ReaderDeps): Reader {
  const ahead = createReadAhead()
  const modelled = openModelReadings({ database, workers, log, now })
  const readWaiting = openWaitingReader({ database, workers, log, now, models, onDropped, modelled, ahead })

  /** Of a message read before, when its reply is written again: its questions may be answered since. */
  const earlierCards = (userId: string, messageId: string) =>
    database.asActor({ role: 'member', userId }, async (db) => {
      const cards = (await findUpdates(db, messageId)) ?? []
      return cards.length > 0 ? withAnswers(cards, await ledgerOf(db, userId)) : cards
    })

  return {
    ask: modelled.begin,
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
        const { read, roadmapContext } = await workers.run('lookAhead', input)
        ahead.keep(known, ledger, read)
        return roadmapContext
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
