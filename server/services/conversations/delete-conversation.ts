import { dbActor, requireSession } from '#server/auth/policies.ts'
import { deleteConversation as remove } from '#server/db/conversations.ts'
import { findStreaming } from '#server/db/replies.ts'
import type { Ctx } from '#server/services/context.ts'
import { countEvidence } from '#server/services/roadmap/forget-evidence.ts'
import { AppError } from '#shared/errors.ts'

/**
 * Deletes one of the caller's conversations with its messages; a reply being written there ends. `evidence` is
 * how much of the roadmap came from it, which stays.
 */
export async function deleteConversation(
  ctx: Ctx,
  { id }: { id: string },
): Promise<{ deleted: true; evidence: number }> {
  const { userId } = requireSession(ctx.actor)
  const { streaming, evidence } = await ctx.database.asActor(dbActor(ctx), async (db) => {
    const [streaming, evidence] = [await findStreaming(db, id), await countEvidence(db, userId, id)]
    if (await remove(db, { id, userId })) return { streaming, evidence }
    throw new AppError('not_found', 'This conversation does not exist.')
  })
  for (const generationId of streaming) ctx.replies.find(generationId)?.stop('stopped')
  return { deleted: true, evidence }
}
