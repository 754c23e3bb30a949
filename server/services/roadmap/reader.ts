import { setTimeout as sleep } from 'node:timers/promises'
import pLimit from 'p-limit'
import { derive } from '#server/assistant/ledger/fold.ts'
import type { LedgerState } from '#server/assistant/ledger/state.ts'
import { type ModelFindings, readWithModel } from '#server/assistant/model-extraction/read-with-model.ts'
import type { Model } from '#server/assistant/models/models.ts'
import type { RoadmapSummary } from '#server/assistant/types.ts'
import type { Database, Db } from '#server/db/client.ts'
import { findUpdates, findWaiting, listDue, postponeReading, REPLY_END } from '#server/db/extraction-jobs.ts'
import { findLedger } from '#server/db/roadmap.ts'
import type { UsageEvent } from '#server/db/usage.ts'
import type { Log } from '#server/log.ts'
import { failureOf, figuresOf } from '#server/services/usage-figures.ts'
import type { TextWorkers } from '#server/workers/text-workers.ts'
import { TextTooSlow } from '#server/workers/time-limit.ts'
import type { DashboardUpdate } from '#shared/events.ts'
import type { Language } from '#shared/language.ts'
import type { LedgerEvent } from '#shared/roadmap.ts'
import { alone } from './change-ledger.ts'
import type { Outlook } from './look-ahead.ts'
import { createReadAhead } from './read-ahead.ts'
import { readMessage } from './read-message.ts'
import { summariseRoadmap } from './roadmap-summary.ts'
import { withAnswers } from './shown-messages.ts'

/** A model's reading that comes later than this is not waited for: the rules' stands. */
const MODEL_MS = 20_000
/** Shorter messages hold nothing that the rules would miss. */
const WORTH_A_MODEL = 20
/** Readings at once: each holds a connection of the database while a thread reads its text. */
const AT_ONCE = 6
/** Seconds after which a message nobody read counts as forgotten by the process that took it. */
const GRACE_S = 60

/** What a model was asked about a message, and what it found; undefined when it failed, was late or answered nonsense. */
export interface Asked {
  readonly found: ModelFindings | undefined
  /** To be recorded, once. */
  readonly usage: UsageEvent
}

/** Reads people's messages into their roadmaps, one at a time for each person. */
export interface Reader {
  /**
   * Asks a model what it finds in a message that will be read. It needs nothing but the text, so that it may be asked while
   * the reply is still being written. Undefined when the text is not worth it. Never throws.
   */
  ask(model: Model, message: { userId: string; content: string }): Promise<Asked | undefined>
  /**
   * Reads a message with what a model found in it, and first what waits before it; returns its cards. Throws when it could not
   * be read: it is tried again.
   */
  read(userId: string, messageId: string, found?: ModelFindings): Promise<DashboardUpdate[]>
  /** The roadmap as it will be once a message is read, for the reply to it. Undefined when it cannot be told. Never throws. */
  lookAhead(
    ledger: readonly LedgerEvent[],
    message: { messageId: string; content: string; follows: string | null },
  ): Promise<Outlook | undefined>
  /** The roadmap as it is. */
  summarise(userId: string): Promise<RoadmapSummary>
  /** Reads everything that waits for a person, with the rules alone. */
  catchUp(userId: string): Promise<void>
  /** Reads what failed before or was left behind. Returns for how many people. */
  retry(): Promise<number>
}

export interface ReaderDeps {
  readonly database: Database
  readonly workers: TextWorkers
  readonly log: Log
  readonly now: () => Date
}

type Readings = Map<string, DashboardUpdate[] | undefined>

async function ledgerOf(db: Db, userId: string): Promise<LedgerState> {
  const stored = await findLedger(db, userId)
  return derive(stored?.events ?? [])
}

export function openReader({ database, workers, log, now }: ReaderDeps): Reader {
  const ahead = createReadAhead()
  const turns = pLimit(AT_ONCE)
  /** The cards of each message that was read now; undefined for one that could not be read. */
  const readWaiting = async (userId: string, upTo?: string, found?: ModelFindings): Promise<Readings> => {
    const readings: Readings = new Map()
    for (;;) {
      let current: string | undefined
      try {
        const readNext = async (db: Db) => {
          const waiting = await findWaiting(db, userId, upTo)
          const [next, ...rest] = waiting.messages.filter(({ messageId }) => !readings.has(messageId))
          if (!next) return false
          current = next.messageId
          const help = current === upTo ? found : undefined
          const reading = { message: next, at: now().toISOString(), found: help, ahead, workers }
          readings.set(current, await readMessage(db, userId, waiting.ledger, reading))
          return rest.length > 0
        }
        // Not waited for: a reading that a crash loses is done again, from the message.
        const more = await turns(() => alone(database, userId, readNext, 'soon'))
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

  /** Of a message read before, when its reply is written again: its questions may be answered since. */
  const earlierCards = (userId: string, messageId: string) =>
    database.asActor({ role: 'member', userId }, async (db) => {
      const cards = (await findUpdates(db, messageId)) ?? []
      return cards.length > 0 ? withAnswers(cards, await ledgerOf(db, userId)) : cards
    })

  const ask: Reader['ask'] = async (model, { userId, content: text }) => {
    if (text.length < WORTH_A_MODEL) return undefined
    const started = performance.now()
    const late = new AbortController()
    let ended: Pick<UsageEvent, 'outcome' | 'providerMessage'> = {
      outcome: 'complete',
      providerMessage: null,
    }
    let found: ModelFindings | undefined
    try {
      const patience = sleep(MODEL_MS, undefined, { ref: false, signal: late.signal }).then(() => {
        throw new Error('The model was late')
      })
      found = await Promise.race([readWithModel(model, text, AbortSignal.timeout(MODEL_MS)), patience])
    } catch (err) {
      ended = failureOf(err)
      log.warn({ err }, 'The model could not read a message; the rules did')
    } finally {
      late.abort()
    }
    const usage: UsageEvent = {
      userId,
      sessionId: null,
      generationId: null,
      provider: model.provider,
      model: model.name,
      purpose: 'extraction',
      ...figuresOf(model.name, found?.usage),
      latencyMs: Math.round(performance.now() - started),
      firstTextMs: null,
      ...ended,
    }
    return { found, usage }
  }

  return {
    ask,
    async read(userId, messageId, found) {
      const readings = await readWaiting(userId, messageId, found)
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
