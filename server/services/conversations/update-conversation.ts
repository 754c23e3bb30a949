import { dbActor, requireSession } from '#server/auth/policies.ts'
import {
  type ConversationChange,
  countPinned,
  updateConversation as update,
} from '#server/db/conversations.ts'
import type { Ctx } from '#server/services/context.ts'
import { type Conversation, PINNED_MAX } from '#shared/conversations.ts'
import { AppError } from '#shared/errors.ts'

/** Renames, pins or archives one of the caller's conversations, or takes that back. */
export async function updateConversation(
  ctx: Ctx,
  { id, ...change }: { id: string } & ConversationChange,
): Promise<Conversation> {
  const { userId } = requireSession(ctx.actor)
  // Whoever pins waits for their other pins, so that no two of them are the last.
  const lock = change.pinned ? { lock: `pins of ${userId}` } : {}
  return ctx.database.asActor(
    dbActor(ctx),
    async (db) => {
      const updated = await update(db, { id, userId }, change)
      if (!updated) throw new AppError('not_found', 'This conversation does not exist.')
      if (change.pinned && (await countPinned(db, userId)) > PINNED_MAX) {
        throw new AppError('pins_full', `You have pinned ${PINNED_MAX} conversations. Unpin one first.`)
      }
      return updated
    },
    lock,
  )
}
