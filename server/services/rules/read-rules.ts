import { insertUsage } from '#server/db/usage.ts'
import { askForRules, type ModelAnswer } from '#server/models/calls/interpret-rule.ts'
import type { Model } from '#server/models/contract/model.ts'
import type { Ctx } from '#server/services/context.ts'
import { type Ended, failureOf, figuresOf } from '#server/workers/usage/usage-figures.ts'
import type { Interpretation } from '#shared/admin/prompt-boxes.ts'

/** How long a model may read; then the parser's reading stands. */
const MODEL_MS = 30_000
const NO_ANSWER = 'The model could not be reached; the built-in parser read them.'

/** A text as rules, and what an operator should know of how it was read. */
export interface ReadRules {
  readonly interpretation: Interpretation
  readonly note?: string
}

/** Reads a text into rules: by the model where there is one; the parser reads what it cannot. Stores only the usage. */
export async function readRules(ctx: Ctx, userId: string, text: string): Promise<ReadRules> {
  const model = await ctx.models.current()
  const byParser = () => ctx.workers.run('parseRules', { text })
  if (!model || text.trim() === '') return { interpretation: await byParser() }
  const started = performance.now()
  let answer: ModelAnswer | undefined
  let ended: Ended = { outcome: 'complete', providerMessage: null }
  try {
    answer = await askForRules(model, text, AbortSignal.timeout(MODEL_MS))
  } catch (err) {
    ended = failureOf(err)
    ctx.log.warn({ err }, 'The model could not read a prompt box; the parser did')
  }
  await record(ctx, model, {
    userId,
    usage: answer?.usage,
    latencyMs: Math.round(performance.now() - started),
    ended,
  })
  if (answer) return { interpretation: await ctx.workers.run('readToldRules', { text, told: answer.told }) }
  const said = ended.providerMessage ? ` It says: “${ended.providerMessage}”` : ''
  return { interpretation: await byParser(), note: `${NO_ANSWER}${said}` }
}

async function record(
  ctx: Ctx,
  model: Model,
  call: { userId: string; usage: ModelAnswer['usage']; latencyMs: number; ended: Ended },
): Promise<void> {
  const { userId, usage, latencyMs, ended } = call
  const recording = insertUsage({
    userId,
    sessionId: null,
    generationId: null,
    provider: model.provider,
    model: model.name,
    purpose: 'rules',
    ...figuresOf(model, usage),
    latencyMs,
    firstTextMs: null,
    ...ended,
  })
  await recording
    .execute(ctx.database.system)
    .catch((err) => ctx.log.warn({ err }, 'Usage could not be recorded'))
}
