import { adminActor } from '#server/auth/policies.ts'
import { insertAudit } from '#server/db/audit.ts'
import { listViolations, writeInterpretation } from '#server/db/prompt-boxes.ts'
import type { Ctx } from '#server/services/context.ts'
import type { Interpretation, PromptBox, promptBoxesApi } from '#shared/admin/prompt-boxes.ts'
import type { InputOf } from '#shared/endpoint.ts'
import { AppError } from '#shared/errors.ts'
import { changeText, describeBox, requireBox } from './boxes.ts'
import { previewedRules } from './preview-rules.ts'
import { readRules } from './read-rules.ts'

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
  { boxId, boxKey, promptText, seen }: InputOf<typeof promptBoxesApi.interpret>,
): Promise<Interpreted> {
  const actor = adminActor(ctx)
  const known = await ctx.database.asActor(actor, (db) => requireBox(db, boxId))
  if (boxKey !== undefined && boxKey !== known.box_key) {
    throw new AppError('bad_request', `boxKey: this box is ${known.box_key}.`)
  }
  const { interpretation, ...note } =
    previewedRules(ctx, promptText, seen) ?? (await readRules(ctx, actor.userId, promptText))
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
