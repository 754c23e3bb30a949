import pLimit from 'p-limit'
import { READING_FORM } from '#engine/reading/model/reading-request.ts'
import { isWorthAModel } from '#engine/roadmap/reading-prompt.ts'
import type { Database } from '#server/db/client.ts'
import { ledgerOf, REPLY_END, type Waiting } from '#server/db/extraction-jobs.ts'
import { insertUsage, type UsageEvent } from '#server/db/usage.ts'
import { type ReadByModel, readWithModel } from '#server/models/calls/read-message.ts'
import { type Model, ModelError } from '#server/models/contract/model.ts'
import { peopleIn } from '#server/records/people-in.ts'
import type { Log } from '#server/runtime/log.ts'
import type { TextWorkers } from '#server/workers/texts/text-workers.ts'
import { type Ended, failureOf, figuresOf } from '#server/workers/usage/usage-figures.ts'
import type { LedgerEvent } from '#shared/roadmap.ts'

/** A model's reading that comes later than this, in milliseconds, has failed. */
const MODEL_MS = 20_000
/** Calls at once for messages that wait: claimed ones, and those that are tried again. */
const AT_ONCE = 4
/** Readings begun for replies that are kept until their message's turn; the oldest go first. */
const KEPT = 1_000

/** What a model was asked about a message, and what it read; undefined when it failed, was late or answered nonsense. */
export interface ModelReading {
  readonly read: ReadByModel | undefined
  /** To be recorded, once. */
  readonly usage: UsageEvent
}

/** A new message, with what its reply is written from. */
export interface NewMessage {
  readonly userId: string
  readonly messageId: string
  readonly content: string
  /** The reply before it. */
  readonly follows: string | null
  /** The ledger as it was when the message came. */
  readonly ledger: readonly LedgerEvent[]
}

/** A reading that was begun beside a reply, and by whom. */
interface Begun {
  readonly model: Model
  /** What the model was told of the roadmap. */
  readonly ledger: readonly LedgerEvent[]
  readonly asking: Promise<ModelReading | undefined>
}

/** The calls of models that read messages: at most one for each message and try. */
export interface ModelReadings {
  /** Asks beside a reply; undefined when the message is not worth it. Never throws. */
  begin(model: Model, message: NewMessage): Promise<ModelReading | undefined>
  /** Returns what was begun for a message, once; undefined where nothing was. */
  takeBegun(messageId: string): Begun | undefined
  /** Returns what was begun for a message; otherwise asks now, and records what it used. Never throws. */
  take(model: Model, userId: string, waiting: Waiting, messageId: string): Promise<ModelReading | undefined>
}

export interface ModelReadingsDeps {
  readonly database: Database
  readonly workers: TextWorkers
  readonly log: Log
  readonly now: () => Date
}

export function openModelReadings({ database, workers, log, now }: ModelReadingsDeps): ModelReadings {
  const begun = new Map<string, Begun>()
  const turns = pLimit(AT_ONCE)

  const ask = async (
    model: Model,
    { userId, messageId, content, follows, ledger }: NewMessage,
  ): Promise<ModelReading | undefined> => {
    if (!isWorthAModel(content)) return undefined
    const started = performance.now()
    let ended: Ended = { outcome: 'complete', providerMessage: null }
    let read: ReadByModel | undefined
    try {
      const at = now().toISOString()
      // The form stays here: it is the same for every message.
      const messages = await workers.run('readingPromptFor', { content, follows, ledger, at })
      const request = { ...READING_FORM, messages, people: peopleIn(ledger) }
      const signal = AbortSignal.timeout(MODEL_MS)
      read = await Promise.race([readWithModel(model, request, signal), lateness(signal)])
    } catch (err) {
      ended = failureOf(err)
      log.warn({ err, messageId }, 'The model could not read a message: its facts are only proposed')
    }
    const usage: UsageEvent = {
      userId,
      sessionId: null,
      generationId: null,
      provider: model.provider,
      model: model.name,
      purpose: 'extraction',
      ...figuresOf(model, read?.usage),
      latencyMs: Math.round(performance.now() - started),
      firstTextMs: null,
      ...ended,
    }
    return { read, usage }
  }

  const takeBegun: ModelReadings['takeBegun'] = (messageId) => {
    const known = begun.get(messageId)
    begun.delete(messageId)
    return known
  }

  return {
    begin(model, message) {
      const follows = message.follows?.slice(-REPLY_END) ?? null
      const asking = ask(model, { ...message, follows })
      begun.set(message.messageId, { model, ledger: message.ledger, asking })
      const [oldest] = begun.keys()
      if (begun.size > KEPT && oldest !== undefined) begun.delete(oldest)
      return asking
    },
    takeBegun,
    async take(model, userId, waiting, messageId) {
      const known = takeBegun(messageId)
      if (known) return known.asking
      const message = waiting.messages.find((each) => each.messageId === messageId)
      if (!message) return undefined
      const ledger = ledgerOf(waiting, message)?.events ?? []
      const asked = await turns(() => ask(model, { ...message, userId, ledger }))
      if (asked)
        await insertUsage(asked.usage)
          .execute(database.system)
          .catch((err) => log.warn({ err }, 'Usage could not be recorded'))
      return asked
    },
  }
}

/** Fails when the time is over, also for a provider that does not listen to the signal. */
const lateness = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new ModelError('upstream_timeout')), { once: true })
  })
