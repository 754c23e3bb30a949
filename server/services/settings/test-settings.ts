import { setTimeout as sleep } from 'node:timers/promises'
import { adminActor } from '#server/auth/policies.ts'
import { findLedger } from '#server/db/roadmap.ts'
import { findSpending } from '#server/db/spending.ts'
import { insertUsage } from '#server/db/usage.ts'
import { type Model, ModelError, type Usage } from '#server/models/contract/model.ts'
import { budgetRefusal } from '#server/services/budget/refusals.ts'
import type { Ctx } from '#server/services/context.ts'
import { LiveReply, type ReplySource } from '#server/workers/replies/live-reply.ts'
import type { ReplyState } from '#server/workers/replies/reply-log.ts'
import { prepareReply, type Question, writeReply } from '#server/workers/replies/write-reply.ts'
import { failureOf, figuresOf } from '#server/workers/usage/usage-figures.ts'
import type { SettingsTestInput } from '#shared/admin/settings.ts'
import { AppError } from '#shared/errors.ts'
import { withDraft } from './draft-settings.ts'

/** How long the answer's status waits for the provider's first word; then the stream opens and waits itself. */
const HOLD_MS = 8_000

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
  void run({ ...ctx, settings }, userId, question, reply)
  await Promise.race([reply.begun, sleep(HOLD_MS, undefined, { ref: false })])
  const { status, error } = reply.state
  if (status === 'failed' && error) throw new AppError(error.code, error.message)
  return { reply, stop: () => reply.stop('stopped') }
}

/** Writes the reply to its end; never throws. */
async function run(ctx: Ctx, userId: string, question: Question, reply: LiveReply): Promise<void> {
  const started = performance.now()
  const { signal } = reply
  const call = {
    provider: '',
    model: '',
    costOf: undefined as Model['costOf'],
    runsHere: undefined as Model['runsHere'],
    usage: undefined as Usage | undefined,
    first: undefined as number | undefined,
  }
  let outcome = 'complete'
  let error: ReplyState['error']
  let said: string | null = null
  try {
    // Nothing is told while the provider is waited for: an error then still comes with its status.
    const prepared = await prepareReply(ctx, question)
    const writing = writeReply(ctx, prepared, { signal, onRetry: () => {} })
    const { provider, model, costOf, runsHere } = writing
    Object.assign(call, { provider, model, costOf, runsHere })
    for await (const batch of writing.batches) {
      if (batch.pieces.length > 0) call.first ??= performance.now()
      call.usage = batch.usage ?? call.usage
      if (signal.aborted || !reply.append(batch.pieces)) break
    }
    if (reply.state.text === '' && !signal.aborted) throw new ModelError('upstream_empty')
  } catch (cause) {
    if (!signal.aborted) {
      error = { ...describeFailure(cause), requestId: ctx.requestId }
      said = failureOf(cause).providerMessage
      ctx.log.warn({ err: cause }, 'A settings test failed')
    }
  }
  if (signal.aborted) outcome = 'stopped'
  if (error) outcome = error.code
  const failed = reply.state.text === '' ? 'failed' : 'interrupted'
  reply.finish(error ? failed : signal.aborted ? 'stopped' : 'complete', error)
  reply.settle([])
  if (call.model === '') return
  const { usage, provider, model } = call
  const recording = insertUsage({
    userId,
    sessionId: null,
    generationId: null,
    provider,
    model,
    purpose: 'settings_test',
    ...figuresOf(call, usage),
    ...(provider === 'guide' && { cost: 0 }),
    latencyMs: Math.round(performance.now() - started),
    firstTextMs: call.first === undefined ? null : Math.round(call.first - started),
    outcome,
    providerMessage: said,
  })
  await recording
    .execute(ctx.database.system)
    .catch((err) => ctx.log.warn({ err }, 'Usage could not be recorded'))
}

/** What the admin is told: of a provider's failure our first sentence, for nothing of a test is saved, and the provider's. */
function describeFailure(cause: unknown): { code: AppError['code']; message: string } {
  if (cause instanceof ModelError) {
    const first = `${cause.message.split('. ')[0]?.replace(/\.$/, '')}.`
    return { code: cause.code, message: cause.said ? `${first} It says: “${cause.said}”` : first }
  }
  if (cause instanceof AppError) return { code: cause.code, message: cause.message }
  return { code: 'internal', message: 'The test could not be run. Try again in a moment.' }
}
