import type { UsageEvent } from '#server/db/usage.ts'
import { type Finish, type ModelBatch, ModelError, type Usage } from '#server/models/contract/model.ts'
import { conditionOf } from '#server/runtime/database-condition.ts'
import type { Log } from '#server/runtime/log.ts'
import type { ModelReading } from '#server/workers/roadmap/model-reading.ts'
import { failureOf, figuresOf } from '#server/workers/usage/usage-figures.ts'
import type { MessageStatus } from '#shared/chat.ts'
import { AppError } from '#shared/errors.ts'
import type { StandIn } from '#shared/models.ts'
import type { LedgerEvent } from '#shared/roadmap.ts'
import type { LiveReply } from './live-reply.ts'
import type { ReplyJob } from './reply-job.ts'
import type { ReplyState } from './reply-log.ts'
import type { SpendWatch } from './spend-watch.ts'
import { type Writer, type Writing, writeReply } from './write-reply.ts'

/** How a reply ended. */
export interface End {
  status: Exclude<MessageStatus, 'streaming'>
  error?: ReplyState['error']
  outcome: string
  /** The provider's sentence about a failure, for operators. */
  said?: string | undefined
}

/** What one reply cost and how its model ended, noted while it is written. */
export interface Call {
  firstText: number | undefined
  usage: Usage | undefined
  writing: Writing | undefined
  /** How the model ended. */
  finish?: Finish | undefined
  /** Who answers in the place of the model that failed, and that model's call. */
  standIn?: StandIn
  readonly failures: UsageEvent[]
  /** The founder's, as it was when the message came. */
  ledger?: readonly LedgerEvent[]
  /** Dollars so far by our own count, for a reply that ends before its provider tells. */
  estimate?: number | null | undefined
  /** The model's reading of the message, begun with the first text; and once it is there. */
  asking?: Promise<ModelReading | undefined>
  asked?: ModelReading | undefined
}

/** Writes until the reply ends, one way or another; never throws. */
export async function generateReply(
  writer: Writer,
  job: ReplyJob,
  reply: LiveReply,
  call: Call,
  { now, log, watch }: { now: () => number; log: Log; watch: SpendWatch },
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
    const prepared = await job.prepared
    call.ledger = prepared.question.ledger
    call.writing = writeReply(writer, prepared, telling)
    if (prepared.instead) call.standIn = prepared.instead
    for await (const batch of withStandIn(job, call, now, log)) {
      if (batch.pieces.length > 0) {
        call.firstText ??= now()
        askReader(writer, job, call)
      }
      call.usage = batch.usage ?? call.usage
      call.finish = batch.finish ?? call.finish
      if (signal.aborted) break
      if (!reply.append(batch.pieces)) return { status: 'stopped', outcome: 'limit' }
      if (batch.pieces.length > 0 && isSpent(job, reply, call, watch)) return budgetSpent(job.requestId)
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

/** Counts what a reply costs by now; whether the month's budget is used up with it. */
function isSpent(job: ReplyJob, reply: LiveReply, call: Call, watch: SpendWatch): boolean {
  const before = job.cut?.text.length ?? 0
  call.estimate = call.writing?.estimateOf?.(reply.state.text.length - before)
  if (call.estimate === null || call.estimate === undefined || call.finish) return false
  watch.running(job.generationId, call.estimate)
  return job.spending !== undefined && watch.total >= job.spending.ceiling
}

/** A reply that the budget ends: what was written is kept. */
function budgetSpent(requestId: string): End {
  const message =
    'This month’s budget was used up while this was being written. What is here is kept; it goes on next month.'
  return { status: 'interrupted', error: { code: 'budget_spent', message, requestId }, outcome: 'limit' }
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

/** Returns whether another model may answer: not what the first one would not say. */
const mayStandIn = (error: unknown): error is ModelError =>
  error instanceof ModelError && error.code !== 'upstream_filtered' && error.code !== 'upstream_refused'

/** Has the model read the message beside its reply, so that the cards need not wait for it when the text has ended. */
export function askReader(
  { reader }: Writer,
  { userId, isNew, messageId, turns }: ReplyJob,
  call: Call,
): void {
  const model = call.writing?.reader
  if (call.asking || !model || !userId || !isNew) return
  const content = turns.at(-1)?.content ?? ''
  const follows = turns.findLast(({ role }) => role === 'assistant')?.content ?? null
  const message = { userId, messageId, content, follows, ledger: call.ledger ?? [] }
  call.asking = reader.ask(model, message).then((asked) => {
    call.asked = asked
    return asked
  })
}

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

/** Returns what the calls of a reply used; undefined when no model was reached. */
export function usageOf(
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
    estimate: call.usage ? null : call.estimate,
    ...(provider === 'guide' && { cost: 0 }),
    latencyMs: measured.latencyMs,
    firstTextMs: measured.firstTextMs,
    outcome: measured.end.outcome,
    providerMessage: measured.end.said ?? null,
  }
}
