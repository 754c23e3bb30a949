import { insertAudit } from '#server/db/audit.ts'
import { findReview } from '#server/db/review.ts'
import type { Ctx } from '#server/services/context.ts'
import { conversationsReader } from '#server/services/conversations/conversations-reader.ts'
import { captureOf, factsOf } from '#server/services/conversations/reply-facts.ts'
import type { ReviewDetail } from '#shared/admin/review.ts'
import { AppError } from '#shared/errors.ts'

/** An item with its reply and what that was made of; that its conversation was read is written down. */
export async function openReview(ctx: Ctx, { id }: { id: string }): Promise<ReviewDetail> {
  const actor = conversationsReader(ctx)
  return ctx.database.asActor(actor, async (db) => {
    const found = await findReview(db, id)
    if (!found) throw new AppError('not_found', 'This item does not exist.')
    const { conversation, facts, captures, rating, askings, ...rest } = found
    const target = `conversation:${conversation.id}`
    await insertAudit(db, { actorId: actor.userId, action: 'conversation_viewed', target })
    return {
      ...rest,
      conversation: { ...conversation, created_at: iso(conversation.created_at) },
      rating: rating && { ...rating, rated_at: iso(rating.rated_at) },
      askings: askings.map((asking) => ({ ...asking, at: iso(asking.at) })),
      undone: captures.map(captureOf).filter(({ taken_back }) => taken_back !== null),
      made_of: facts && factsOf(facts, captures),
    }
  })
}

const iso = (time: Date | string) => new Date(time).toISOString()
