import { adminActor } from '#server/auth/policies.ts'
import { insertAudit } from '#server/db/audit.ts'
import { listViolations, writeInterpretation } from '#server/db/prompt-boxes.ts'
import { insertUsage } from '#server/db/usage.ts'
import { askForRules, type ModelAnswer } from '#server/models/calls/interpret-rule.ts'
import type { Model } from '#server/models/contract/model.ts'
import type { Ctx } from '#server/services/context.ts'
import { type Ended, failureOf, figuresOf } from '#server/workers/usage/usage-figures.ts'
import type { Interpretation, PromptBox } from '#shared/admin/prompt-boxes.ts'
import { AppError } from '#shared/errors.ts'
import { changeText, describeBox, requireBox } from './boxes.ts'

/** How long a model may read; then the parser's reading stands. */
const MODEL_MS = 30_000

interface Interpreted {
  success: boolean
  error?: string
  note?: string
  interpretation?: Interpretation
  box?: PromptBox
}

/**
 * Reads a box's text into rules, with the model or with the parser, and puts them in force from the next reply on.
 * When no sentence is understood the text is kept and the rules stay as they were.
 */
export async function interpretPromptBox(
  ctx: Ctx,
  { boxId, boxKey, promptText }: { boxId: string; boxKey?: string | undefined; promptText: string },
): Promise<Interpreted> {
  const actor = adminActor(ctx)
  const known = await ctx.database.asActor(actor, (db) => requireBox(db, boxId))
  if (boxKey !== undefined && boxKey !== known.box_key) {
    throw new AppError('bad_request', `boxKey: this box is ${known.box_key}.`)
  }
  const { interpretation, failed } = await interpret(ctx, actor.userId, promptText)
  const note = failed ? { note: 'The model could not be reached; the built-in parser read them.' } : {}
  return ctx.database.asActor(actor, async (db) => {
    let stored = await requireBox(db, boxId)
    // Somebody may call this without saving first: the text and its rules stay together.
    if (stored.prompt_text !== promptText) {
      if (stored.updated_at !== known.updated_at) {
        const message = 'Somebody else changed this box meanwhile. Load it again and compare.'
        throw new AppError('conflict', message, { current: describeBox(stored, await listViolations(db)) })
      }
      stored = await changeText(db, stored, promptText, actor.userId)
    }
    const violations = await listViolations(db)
    if (interpretation.rules.length === 0 && promptText.trim() !== '') {
      const error =
        'None of the sentences could be read as a rule. The text is kept; the rules in force stay as they were.'
      return { success: false, error, interpretation, box: describeBox(stored, violations) }
    }
    const read = await writeInterpretation(db, boxId, { interpretation, text: promptText })
    await insertAudit(db, {
      actorId: actor.userId,
      action: 'rules_interpreted',
      target: `prompt_box:${stored.box_key}`,
      before: stored.interpretation?.rules.map(({ compiled }) => compiled) ?? null,
      after: interpretation.rules.map(({ compiled }) => compiled),
    })
    return { success: true, ...note, interpretation, box: describeBox(read, violations) }
  })
}

/** By the model where there is one; the parser reads what it cannot. `failed`: there is one, and it did not answer. */
async function interpret(
  ctx: Ctx,
  userId: string,
  text: string,
): Promise<{ interpretation: Interpretation; failed: boolean }> {
  const model = await ctx.models.current()
  const byParser = () => ctx.workers.run('parseRules', { text })
  if (!model || text.trim() === '') return { interpretation: await byParser(), failed: false }
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
  const interpretation = answer
    ? await ctx.workers.run('readToldRules', { text, told: answer.told })
    : await byParser()
  return { interpretation, failed: answer === undefined }
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
