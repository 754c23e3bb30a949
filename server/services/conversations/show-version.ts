import { dbActor } from '#server/auth/policies.ts'
import { findStreaming } from '#server/db/replies.ts'
import { findVersion, showVersion as show } from '#server/db/versions.ts'
import { sendLock } from '#server/services/chat/send-lock.ts'
import type { Ctx } from '#server/services/context.ts'
import type { ChatMessage } from '#shared/conversations.ts'
import { AppError } from '#shared/errors.ts'
import { listMessages } from './list-messages.ts'

/** Brings another version of a message of the caller's into view, for replies too; resolves to what is in view then. */
export async function showVersion(
  ctx: Ctx,
  { id: conversationId, messageId, version }: { id: string; messageId: string; version: number },
): Promise<ChatMessage[]> {
  const actor = dbActor(ctx)
  const senderId = actor.role === 'member' ? actor.userId : actor.role === 'visitor' ? actor.sessionId : ''
  await ctx.database.asActor(
    actor,
    async (db) => {
      const wantedId = await findVersion(db, { conversationId, messageId, version })
      if (wantedId === null) throw new AppError('message_gone', 'This version does not exist.')
      if (wantedId === messageId) return
      if ((await findStreaming(db, conversationId)).length > 0) {
        throw new AppError('busy', 'A reply is still being written here. Wait for it, or stop it first.')
      }
      await show(db, { conversationId, shownId: messageId, wantedId })
    },
    { lock: sendLock(senderId) },
  )
  return listMessages(ctx, { id: conversationId })
}
