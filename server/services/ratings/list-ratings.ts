import { insertAudits } from '#server/db/audit.ts'
import { listRatings as list } from '#server/db/ratings.ts'
import type { Ctx } from '#server/services/context.ts'
import { conversationsReader } from '#server/services/conversations/conversations-reader.ts'
import type { RatedReply, Rating } from '#shared/ratings.ts'

/** The newest ratings with the replies that they are about; whose conversations they are of is written down. */
export async function listRatings(
  ctx: Ctx,
  filter: { rating?: Rating['rating'] | undefined; reason?: Rating['reason'] | undefined; limit: number },
): Promise<RatedReply[]> {
  const actor = conversationsReader(ctx)
  return ctx.database.asActor(actor, async (db) => {
    const rated = await list(db, filter)
    const conversations = new Set(rated.map((each) => each.conversation_id))
    await insertAudits(
      db,
      [...conversations].map((id) => ({
        actorId: actor.userId,
        action: 'rating_viewed',
        target: `conversation:${id}`,
      })),
    )
    return rated
  })
}
