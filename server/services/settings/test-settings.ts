import { setTimeout as sleep } from 'node:timers/promises'
import { adminActor } from '#server/auth/policies.ts'
import { findLedger } from '#server/db/roadmap.ts'
import { findSpending } from '#server/db/spending.ts'
import { ModelError } from '#server/models/contract/model.ts'
import { budgetRefusal } from '#server/services/budget/refusals.ts'
import type { Ctx } from '#server/services/context.ts'
import { LiveReply, type ReplySource } from '#server/workers/replies/live-reply.ts'
import type { ReplyState } from '#server/workers/replies/reply-log.ts'
import { prepareReply, type Question, type Writing, writeReply } from '#server/workers/replies/write-reply.ts'
import { failureOf } from '#server/workers/usage/usage-figures.ts'
import type { SettingsTestInput } from '#shared/admin/settings.ts'
import { AppError } from '#shared/errors.ts'
import { withDraft } from './draft-settings.ts'
import { beginCall, recordCall, type TestCall, tellCall } from './test-call.ts'

/** How long the answer's status waits for the provider's first word; then the stream opens and waits itself. */
const HOLD_MS = 8_000
const WILL_NOT: readonly ModelError['code'][] = ['upstream_filtered', 'upstream_refused']

/**
 * Answers a test prompt with the settings in force or a draft of them, as the chat would answer the admin. Nothing
 * is stored but the usage. A provider that fails before its first word is an error with its status.
 */
export async function testSettings(
  ctx: Ctx,
  input: SettingsTestInput,
): Promise<{ reply: ReplySource; stop: () => void }> {
  const { userId } = adminActor(ctx)
  const refusal = budgetRefusal(await findSpending(ctx.database.system), 'operator')
  if (refusal) throw refusal
  const settings = await withDraft(ctx, input.draft)
  const stored = await ctx.database.asActor({ role: 'member', userId }, (db) => findLedger(db, userId))
  const turns = input.messages.flatMap(({ role, content }) => (role === 'system' ? [] : [{ role, content }]))
  const reply = new LiveReply(ctx.newId(), ctx.newId())
  const question = { userId, messageId: ctx.newId(), turns, ledger: stored?.events ?? [] }
  void run({ ...ctx, settings }, question, reply)
  await Promise.race([reply.begun, sleep(HOLD_MS, undefined, { ref: false })])
  const { status, error } = reply.state
  if (status === 'failed' && error) throw new AppError(error.code, error.message, { said: error.said })
  return { reply, stop: () => reply.stop('stopped') }
}

/** Writes the reply to its end, by whoever stands in where the model fails; never throws. */
async function run(ctx: Ctx, question: Question, reply: LiveReply): Promise<void> {
  const { signal } = reply
  let error: ReplyState['error']
  let call: TestCall | undefined
  let insteadOf: string | null = null
  try {
    // Nothing is told while the provider is waited for: an error then still comes with its status.
    const prepared = await prepareReply(ctx, question)
    let writing: Writing | undefined = writeReply(ctx, prepared, { signal, onRetry: () => {} })
    while (writing) {
      call = beginCall(writing)
      const failure: ModelError | undefined = await write(writing, call, reply)
      if (!failure) break
      if (!writing.standIn) throw failure
      ctx.log.warn({ ...failureOf(failure), as: writing.standIn.as }, 'A settings test goes to a stand-in')
      await recordCall(ctx, question.userId, call, failureOf(failure))
      insteadOf = writing.model
      writing = writing.standIn
    }
  } catch (cause) {
    if (!signal.aborted) {
      error = { ...describeFailure(cause), requestId: ctx.requestId }
      ctx.log.warn({ err: cause, said: failureOf(cause).providerMessage }, 'A settings test failed')
      if (call) call.ended = failureOf(cause)
    }
  }
  if (call && signal.aborted) call.ended = { outcome: 'stopped', providerMessage: null }
  const failed = reply.state.text === '' ? 'failed' : 'interrupted'
  const answered = call && !error && !signal.aborted ? await tellCall(ctx, call, insteadOf) : undefined
  // Whoever sees the end asks who answers now, and that is told by the newest call.
  if (call) await recordCall(ctx, question.userId, call, call.ended)
  reply.finish(error ? failed : signal.aborted ? 'stopped' : 'complete', error, { answered })
  reply.settle([])
}

/** Writes one model's reply. Returns its failure where another one may answer in its place, and throws any other. */
async function write(writing: Writing, call: TestCall, reply: LiveReply): Promise<ModelError | undefined> {
  const { signal } = reply
  try {
    for await (const batch of writing.batches) {
      if (batch.pieces.length > 0) call.first ??= performance.now()
      call.usage = batch.usage ?? call.usage
      if (signal.aborted || !reply.append(batch.pieces)) return undefined
    }
    if (reply.state.text === '' && !signal.aborted) throw new ModelError('upstream_empty')
    return undefined
  } catch (error) {
    // As in the chat: what one model would not say is not asked of another.
    const final = !(error instanceof ModelError) || WILL_NOT.includes(error.code)
    if (final || call.first !== undefined || signal.aborted) throw error
    return error
  }
}

/**
 * Returns what the admin is told: of a provider's failure our first sentence, for nothing of a test is saved,
 * and the provider's.
 */
function describeFailure(cause: unknown): { code: AppError['code']; message: string; said?: string } {
  if (cause instanceof ModelError) {
    const first = `${cause.message.split('. ')[0]?.replace(/\.$/, '')}.`
    return { code: cause.code, message: first, ...(cause.said !== undefined && { said: cause.said }) }
  }
  if (cause instanceof AppError) return { code: cause.code, message: cause.message }
  return { code: 'internal', message: 'The test could not be run. Try again in a moment.' }
}
