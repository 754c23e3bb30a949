import { z } from 'zod'
import { adminActor } from '#server/auth/policies.ts'
import { Sealed } from '#server/runtime/encryption.ts'
import type { Ctx } from '#server/services/context.ts'
import { Interpretation, type promptBoxesApi } from '#shared/admin/prompt-boxes.ts'
import type { OutputOf } from '#shared/endpoint.ts'
import { type ReadRules, readRules } from './read-rules.ts'

/** Name that readings are sealed under. */
const NAME = 'rules_preview'

const Kept = z.object({
  text: z.string(),
  read: z.object({ interpretation: Interpretation, note: z.string().optional() }),
})

/**
 * Returns what a box's text would be read as. Nothing changes; applying the same text with `seen` puts this
 * reading in force.
 */
export async function previewRules(
  ctx: Ctx,
  { promptText }: { promptText: string },
): Promise<OutputOf<typeof promptBoxesApi.preview>> {
  const { userId } = adminActor(ctx)
  const read = await readRules(ctx, userId, promptText)
  const kept = JSON.stringify({ text: promptText, read })
  return { ...read, seen: JSON.stringify(ctx.settings.encryption.seal(NAME, kept)) }
}

/**
 * The reading of this text that an operator was shown: a model may read the same text differently the next time. The page
 * brings it back sealed, so that any replica can apply it; undefined where it is not ours, or is of another text.
 */
export function previewedRules(ctx: Ctx, text: string, seen: string | undefined): ReadRules | undefined {
  const sealed = Sealed.safeParse(parsed(seen)).data
  const kept = Kept.safeParse(parsed(sealed && ctx.settings.encryption.open(NAME, sealed))).data
  if (kept?.text !== text) return undefined
  const { note, interpretation } = kept.read
  return { interpretation, ...(note !== undefined && { note }) }
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
