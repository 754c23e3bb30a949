import { dbActor } from '#server/auth/policies.ts'
import { hasConversation } from '#server/db/conversations.ts'
import { findStreaming, requestStop } from '#server/db/replies.ts'
import type { Ctx } from '#server/services/context.ts'
import { AppError } from '#shared/errors.ts'

/**
 * Stops the reply being written in a conversation, whichever process writes it; what was written stays.
 * `stopped` is false when there was nothing to stop.
 */
export async function stopReply(
  ctx: Ctx,
  { conversationId }: { conversationId: string },
): Promise<{ stopped: boolean }> {
  const streaming = await ctx.database.asActor(dbActor(ctx), async (db) => {
    if (!(await hasConversation(db, conversationId))) {
      throw new AppError('not_found', 'This conversation does not exist.')
    }
    return findStreaming(db, conversationId)
  })
  const elsewhere = streaming.filter((id) => !ctx.replies.find(id))
  const here = streaming.flatMap((id) => ctx.replies.find(id) ?? [])
  for (const reply of here) reply.stop('stopped')
  if (elsewhere.length > 0) await requestStop(ctx.database.system, elsewhere)
  await Promise.all(here.map((reply) => reply.ended))
  return { stopped: streaming.length > 0 }
}
