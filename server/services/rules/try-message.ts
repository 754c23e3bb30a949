import type { z } from 'zod'
import { adminActor } from '#server/auth/policies.ts'
import { listBoxes } from '#server/db/prompt-boxes.ts'
import type { Ctx } from '#server/services/context.ts'
import type { promptBoxesApi } from '#shared/admin/prompt-boxes.ts'
import type { OutputOf } from '#shared/endpoint.ts'

/**
 * Returns which rules a message fires and what they do to a reply: the given one, or the guide's own. Nothing
 * is stored.
 */
export async function tryMessage(
  ctx: Ctx,
  { drafts = {}, ...asked }: z.output<typeof promptBoxesApi.tryMessage.input>,
): Promise<OutputOf<typeof promptBoxesApi.tryMessage>> {
  const stored = await ctx.database.asActor(adminActor(ctx), listBoxes)
  const boxes = stored.map(({ id, box_key, title, interpretation }) => ({
    key: box_key,
    title,
    rules: interpretation?.rules ?? [],
    draft: drafts[id],
  }))
  return ctx.knowledge.run('tryRules', { ...asked, boxes })
}
