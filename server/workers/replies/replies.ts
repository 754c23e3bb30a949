import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { RunningSummary } from '#engine/prompt/history.ts'
import type { ChatTurn } from '#engine/types.ts'
import { flushReplies } from '#server/db/replies.ts'
import { insertUsage, type UsageEvent } from '#server/db/usage.ts'
import { type Finish, type ModelBatch, ModelError, type Usage } from '#server/models/contract/model.ts'
import { conditionOf } from '#server/runtime/database-condition.ts'
import { LIMITS } from '#server/runtime/limits.ts'
import type { Log } from '#server/runtime/log.ts'
import type { Asked } from '#server/workers/roadmap/model-reading.ts'
import { failureOf, figuresOf } from '#server/workers/usage/usage-figures.ts'
import type { MessageStatus } from '#shared/chat.ts'
import { AppError } from '#shared/errors.ts'
import type { DashboardUpdate } from '#shared/events.ts'
import type { StandIn } from '#shared/models.ts'
import type { Offers } from '#shared/offers.ts'
import { LiveReply } from './live-reply.ts'
import { nameConversation } from './name-conversation.ts'
import type { ReplyState } from './reply-log.ts'
import { notStored, storeReply } from './store-reply.ts'
import { summariseConversation } from './summarise-conversation.ts'
import { noteBrokenRules } from './turn-rules.ts'
import { openTurns } from './turns.ts'
import { type Prepared, type Writer, type Writing, writeReply } from './write-reply.ts'

/** How often the text so far is stored; trust.md R18 allows a second to be lost. */
const FLUSH_MS = 800
/** How long the stream stays open for the roadmap's cards, in milliseconds; later ones come by realtime. */
const READING_MS = 1_500
/** How long readers wait for a whole reply to be stored; after that they are told that it is not, yet. */
const STORED_MS = 5_000

/** One reply to write: where it goes, whose it is, and the conversation it answers. */
export interface ReplyJob {
  readonly generationId: string
  readonly replyId: string
  /** The request that asked for it, by which the log and the person's error name the same failure. */
  readonly requestId: string
  readonly conversationId: string
  readonly userId: string | null
  readonly sessionId: string | null
  readonly replacesId: string | undefined
  /** The user's message that it answers; a new one is read for the roadmap. */
  readonly messageId: string
  readonly isNew: boolean
  readonly turns: readonly ChatTurn[]
  /** Ids of the stored messages among the turns, in their order. */
  readonly turnIds: readonly string[]
  readonly summary: RunningSummary | undefined
  /** What was written of this reply before, where it goes on. */
  readonly cut:
    | { readonly text: string; readonly ends: readonly number[]; readonly standIn: StandIn | undefined }
    | undefined
  /** What it is written from, gathered since the message came. */
  readonly prepared: Promise<Prepared>
  /** Replies of the same person that were being written when this one was asked for. */
  readonly ahead: number
}

/** The replies being written in this process. They run detached from any socket. */
export interface Replies {
  /** Number of this process, as its replies' rows carry it. */
  readonly runner: number
  start(job: ReplyJob): LiveReply
  find(generationId: string): LiveReply | undefined
  /** Ids of all that are being written or stored here. */
  held(): string[]
  /** The reply at this message, when it has ended for its readers and what is stored may still say that it goes on. */
  findEnded(replyId: string): ReplyState | undefined
  /** Whether new replies may still begin. */
  readonly accepting: boolean
  /** Lets running replies end within `time` milliseconds and stores the others as interrupted. */
  drain(time: number): Promise<void>
}

type End = {
  status: Exclude<MessageStatus, 'streaming'>
  error?: ReplyState['error']
  outcome: string
  /** The provider's sentence about a failure, for operators. */
  said?: string | undefined
}

/** Opens the registry; `now` is the monotonic clock in milliseconds, and of one person `atOnce` replies are written. */
export function openReplies(
  writer: Writer,
  now: () => number = performance.now.bind(performance),
  atOnce = LIMITS.repliesAtOnce,
): Replies {
  const { log } = writer
  const turns = openTurns(writer.database, log, atOnce)
  const live = new Map<string, LiveReply>()
  const running = new Set<Promise<void>>()
  let accepting = true
  const patience = new AbortController()
  let flushing: Promise<void> | undefined

  const flush = async () => {
    const open = [...live.values()].filter((reply) => !reply.closing)
    if (open.length === 0) return
    const changed = open.flatMap((reply) => {
      const state = reply.takeUnflushed()
      return state ? [{ generationId: reply.generationId, ...state }] : []
    })
    const alive = open.map((reply) => reply.generationId)
    const stored = flushReplies(writer.database.system, changed, alive)
    stored.catch(() => {
      for (const reply of open) reply.flushFailed()
    })
    const wanted = new Set(await stored)
    // Somebody asked for a stop, or deleted the conversation.
    for (const reply of open) if (!wanted.has(reply.generationId)) reply.stop('stopped')
  }
  const ticker = setInterval(() => {
    // While the database is away, one attempt takes longer than the time to the next.
    if (live.size === 0 || flushing) return
    flushing = flush()
      .catch((err) => log.warn({ err }, 'Replies could not be stored; trying again'))
      .finally(() => {
        flushing = undefined
      })
  }, FLUSH_MS)
  ticker.unref()

  const run = async (job: ReplyJob, reply: LiveReply) => {
    const started = now()
    const call: Call = { firstText: undefined, usage: undefined, writing: undefined, failures: [] }
    const { generationId, requestId } = job
    const jobLog = log.child({ requestId, generationId })
    const end = await write(writer, job, reply, call, now, jobLog)
    reply.close()
    const firstTextMs = call.firstText === undefined ? null : Math.round(call.firstText - started)
    const usage = usageOf(job, call, { end, latencyMs: Math.round(now() - started), firstTextMs })
    const finish = end.status === 'complete' ? markOf(call.finish) : undefined
    const standIn = call.standIn ?? job.cut?.standIn
    // One that was cut off before its end has come neither to its question nor to what it offers.
    const told = end.status === 'complete' ? call.writing : undefined
    const mark = { finish, standIn, offers: offersOf(told) ?? undefined }
    const asked = call.asked
    const usages = [...call.failures, usage, asked?.usage].filter((used) => used !== undefined)
    const finished = {
      ...job,
      text: reply.state.text,
      ends: reply.state.ends,
      status: end.status,
      errorCode: end.error?.code,
      finish,
      standIn,
      asks: told?.asks ?? null,
      offers: offersOf(told),
      usages,
      hits: call.writing?.hits?.map(({ id, score }) => ({ id, score })),
    }
    let trouble: unknown
    const keep = async () => {
      await flushing
      const noteTrouble = (err: unknown) => {
        trouble = err
        jobLog.warn({ err }, 'A finished reply could not be stored')
      }
      await storeReply(writer.database, finished, patience.signal, noteTrouble)
      return true
    }
    const keeping = keep()
    if (!(await Promise.race([keeping, sleep(STORED_MS, false, { ref: false })]))) {
      const unsaved = { status: 'interrupted' as const, error: { ...notStored(trouble), requestId } }
      const shown = end.error ? end : unsaved
      reply.finish(shown.status, shown.error)
      reply.settle([])
      await keeping
      live.delete(generationId)
      return
    }
    reply.finish(end.status, end.error, mark)
    await holdToRules(writer, call.writing, reply, jobLog)
    askReader(writer, job, call)
    reply.settle(await readForRoadmap(writer, job, call, asked !== undefined, jobLog))
    live.delete(generationId)
    if (end.status !== 'complete') return
    void nameBegun(job, call.writing, reply.state.text)
    void sumUp(job, call.writing)
  }

  /** Sums up the beginning of a conversation that fills its room in the prompt. It delays nothing. */
  const sumUp = async (job: ReplyJob, writing: Writing | undefined) => {
    const { reader: model, foldUpTo } = writing ?? {}
    if (!model || foldUpTo === undefined) return
    await summariseConversation({ database: writer.database, log }, model, job, foldUpTo)
  }

  /** A title for a conversation that a model has just answered for the first time. It delays nothing. */
  const nameBegun = async (job: ReplyJob, writing: Writing | undefined, text: string) => {
    const { userId, conversationId, turns } = job
    const model = writing?.reader
    if (!userId || job.replacesId || job.cut || turns.length > 1 || !model) return
    const messages = [...turns, { role: 'assistant' as const, content: text }]
    await nameConversation({ database: writer.database, log }, model, { conversationId, userId, messages })
  }

  /** Also of the replies that begin in the meantime, for messages that were accepted before. */
  const allEnded = async () => {
    while (running.size > 0) await Promise.all(running)
  }

  return {
    runner: randomInt(2 ** 31 - 1),
    get accepting() {
      return accepting
    },
    find: (generationId) => live.get(generationId),
    held: () => [...live.keys()],
    findEnded(replyId) {
      const reply = [...live.values()].find((each) => each.replyId === replyId)
      return reply?.state.status === 'streaming' ? undefined : reply?.state
    },
    start(job) {
      const reply = new LiveReply(job.generationId, job.replyId, job.cut)
      live.set(job.generationId, reply)
      if (patience.signal.aborted) reply.stop('interrupted')
      const turn = job.ahead < atOnce ? undefined : turns.wait(reply)
      const writing = turn ? turn.then(() => run(job, reply)) : run(job, reply)
      const work = writing.finally(() => {
        running.delete(work)
        turns.next()
      })
      running.add(work)
      return reply
    },
    async drain(time) {
      accepting = false
      await Promise.race([allEnded(), sleep(time, undefined, { ref: false })])
      patience.abort()
      for (const reply of live.values()) reply.stop('interrupted')
      await allEnded()
      clearInterval(ticker)
      turns.close()
    },
  }
}

/** What a reply offers; null where that is nothing. */
function offersOf(writing: Writing | undefined): Offers | null {
  const offers = writing?.offers
  return offers?.cards || offers?.document ? offers : null
}

/** Has the model read the message beside its reply, so that the cards need not wait for it when the text has ended. */
function askReader({ reader }: Writer, { userId, isNew, messageId }: ReplyJob, call: Call): void {
  const model = call.writing?.reader
  if (call.asking || !model || !userId || !isNew) return
  call.asking = reader.ask(model, { userId, messageId }).then((asked) => {
    call.asked = asked
    return asked
  })
}

/** The cards of a person's message, if they are there soon. A reading that fails is tried again, by itself. */
async function readForRoadmap(
  { reader, database }: Writer,
  job: ReplyJob,
  call: Call,
  recorded: boolean,
  log: Log,
): Promise<DashboardUpdate[]> {
  const { userId, messageId } = job
  if (!userId) return []
  const read = async () => {
    const asked = await call.asking
    const record = asked && !recorded ? insertUsage(asked.usage).execute(database.system) : undefined
    const recording = record?.catch((err) => log.warn({ err }, 'Usage could not be recorded'))
    const [cards] = await Promise.all([reader.read(userId, messageId), recording])
    return cards
  }
  const reading = read().catch((err) => {
    log.warn({ err }, 'A message waits to be read for the roadmap')
    return []
  })
  return Promise.race([reading, sleep(READING_MS, [], { ref: false })])
}

/** Counts the rules that a whole reply broke; that it cannot be counted harms nobody. */
async function holdToRules(writer: Writer, writing: Writing | undefined, reply: LiveReply, log: Log) {
  if (!writing || reply.state.status !== 'complete') return
  await noteBrokenRules(writer, writing.rules, reply.state.text).catch((err) =>
    log.warn({ err }, 'Broken rules could not be counted'),
  )
}

interface Call {
  firstText: number | undefined
  usage: Usage | undefined
  writing: Writing | undefined
  /** How the model ended. */
  finish?: Finish | undefined
  /** Who answers in the place of the model that failed, and that model's call. */
  standIn?: StandIn
  readonly failures: UsageEvent[]
  /** The model's reading of the message, begun with the first text; and once it is there. */
  asking?: Promise<Asked | undefined>
  asked?: Asked | undefined
}

/** Writes until the reply ends, one way or another; never throws. */
async function write(
  writer: Writer,
  job: ReplyJob,
  reply: LiveReply,
  call: Call,
  now: () => number,
  log: Log,
): Promise<End> {
  const { signal } = reply
  try {
    // It may have been stopped while it waited for its turn.
    signal.throwIfAborted()
    const telling = {
      signal,
      onRetry: () => reply.announce('retrying'),
      onThinking: () => reply.announce('thinking'),
    }
    call.writing = writeReply(writer, await job.prepared, telling)
    for await (const batch of withStandIn(job, call, now, log)) {
      if (batch.pieces.length > 0) {
        call.firstText ??= now()
        askReader(writer, job, call)
      }
      call.usage = batch.usage ?? call.usage
      call.finish = batch.finish ?? call.finish
      if (signal.aborted) break
      if (!reply.append(batch.pieces)) return { status: 'stopped', outcome: 'limit' }
    }
    if (!signal.aborted) {
      if (reply.state.text !== '') return { status: 'complete', outcome: 'complete' }
      throw new ModelError('upstream_empty')
    }
  } catch (error) {
    if (!signal.aborted) {
      if (!(error instanceof ModelError)) log.error({ err: error }, 'Reply failed')
      else log.warn({ code: error.code, said: error.said }, 'The provider failed')
      return failed(error, reply.state.text !== '', job.requestId)
    }
  }
  const status = signal.reason === 'stopped' ? 'stopped' : 'interrupted'
  return { status, outcome: status }
}

/** The reply's batches; when its model fails before the first word, those of whoever stands in for it. */
async function* withStandIn(
  job: ReplyJob,
  call: Call,
  now: () => number,
  log: Log,
): AsyncGenerator<ModelBatch> {
  for (;;) {
    const started = now()
    const { writing } = call
    if (!writing) return
    try {
      yield* writing.batches
      return
    } catch (error) {
      const { standIn } = writing
      if (!standIn || call.firstText !== undefined || !mayStandIn(error)) throw error
      log.warn({ ...failureOf(error), as: standIn.as }, 'The model failed; another one answers')
      const end = { status: 'failed' as const, outcome: failureOf(error).outcome, said: error.said }
      const failed = usageOf(job, call, { end, latencyMs: Math.round(now() - started), firstTextMs: null })
      if (failed) call.failures.push(failed)
      call.usage = undefined
      call.writing = standIn
      call.standIn = standIn.as
    }
  }
}

/** Whether another model may answer: not what the first one would not say. */
const mayStandIn = (error: unknown): error is ModelError =>
  error instanceof ModelError && error.code !== 'upstream_filtered' && error.code !== 'upstream_refused'

/** How a reply that has text ended, where it was not by having said everything. */
const markOf = (finish: Finish | undefined) => (finish === 'stop' ? undefined : finish)

function failed(error: unknown, hasText: boolean, requestId: string): End {
  const spoken = error instanceof ModelError || error instanceof AppError
  const known = spoken ? error : conditionOf(error)
  const code = known?.code ?? 'internal'
  const message = known?.message ?? 'Something went wrong while the reply was written. Your message is saved.'
  const said = error instanceof ModelError ? error.said : undefined
  return {
    status: hasText ? 'interrupted' : 'failed',
    error: { code, message, requestId },
    outcome: code,
    said,
  }
}

function usageOf(
  job: ReplyJob,
  call: Call,
  measured: { end: End; latencyMs: number; firstTextMs: number | null },
): UsageEvent | undefined {
  if (!call.writing) return undefined
  const { provider, model } = call.writing
  return {
    userId: job.userId,
    sessionId: job.sessionId,
    generationId: job.generationId,
    provider,
    model,
    purpose: 'chat',
    ...figuresOf(call.writing, call.usage),
    ...(provider === 'guide' && { cost: 0 }),
    latencyMs: measured.latencyMs,
    firstTextMs: measured.firstTextMs,
    outcome: measured.end.outcome,
    providerMessage: measured.end.said ?? null,
  }
}
