import { dbActor, requireSession } from '#server/auth/policies.ts'
import type { Ctx } from '#server/context.ts'
import { deleteConversation as remove } from '#server/db/conversations.ts'
import { findStreaming } from '#server/db/replies.ts'
import { AppError } from '#shared/errors.ts'

/** Deletes one of the caller's conversations with its messages; a reply being written there ends. */
export async function deleteConversation(ctx: Ctx, { id }: { id: string }): Promise<{ deleted: true }> {
  const { userId } = requireSession(ctx.actor)
  const streaming = await ctx.database.asActor(dbActor(ctx), async (db) => {
    const running = await findStreaming(db, id)
    if (await remove(db, { id, userId })) return running
    throw new AppError('not_found', 'This conversation does not exist.')
  })
  for (const generationId of streaming) ctx.replies.find(generationId)?.stop('stopped')
  return { deleted: true }
}
