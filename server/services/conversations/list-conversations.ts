import { dbActor, requireSession } from '#server/auth/policies.ts'
import { listConversations as list } from '#server/db/conversations.ts'
import type { Ctx } from '#server/services/context.ts'
import type { ConversationListItem } from '#shared/conversations.ts'

/** The caller's conversations, last changed first. */
export async function listConversations(
  ctx: Ctx,
  { limit }: { limit: number },
): Promise<ConversationListItem[]> {
  const { userId } = requireSession(ctx.actor)
  return ctx.database.asActor(dbActor(ctx), (db) => list(db, userId, limit))
}
