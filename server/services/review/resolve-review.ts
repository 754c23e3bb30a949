import { adminActor } from '#server/auth/policies.ts'
import { insertAudit } from '#server/db/audit.ts'
import { lockReview, reopenReview as reopen, resolveReview as resolve } from '#server/db/review.ts'
import type { Ctx } from '#server/services/context.ts'
import { conversationsReader } from '#server/services/conversations/conversations-reader.ts'
import type { ReviewResolution } from '#shared/admin/review.ts'
import { AppError } from '#shared/errors.ts'

const missing = () => new AppError('not_found', 'This item does not exist.')

/** Takes an item out of the queue. The same again changes nothing. */
export async function resolveReview(
  ctx: Ctx,
  { id, resolution }: { id: string; resolution: ReviewResolution },
): Promise<{ id: string; resolution: ReviewResolution }> {
  conversationsReader(ctx)
  const actor = adminActor(ctx)
  return ctx.database.asActor(actor, async (db) => {
    const item = await lockReview(db, id)
    if (!item) throw missing()
    if (item.resolution === resolution) return { id, resolution }
    if (item.resolution) {
      const current = { id, resolution: item.resolution }
      throw new AppError('conflict', 'Somebody else dealt with this in the meantime.', { current })
    }
    await resolve(db, item, resolution)
    const target = `review:${id}`
    await insertAudit(db, {
      actorId: actor.userId,
      action: 'review_resolved',
      target,
      after: { kind: item.kind, resolution },
    })
    return { id, resolution }
  })
}

/** Puts an item back into the queue. */
export async function reopenReview(ctx: Ctx, { id }: { id: string }): Promise<{ id: string }> {
  conversationsReader(ctx)
  const actor = adminActor(ctx)
  return ctx.database.asActor(actor, async (db) => {
    const item = await lockReview(db, id)
    if (!item) throw missing()
    const { kind, resolution } = item
    if (!resolution) return { id }
    await reopen(db, item)
    const target = `review:${id}`
    await insertAudit(db, {
      actorId: actor.userId,
      action: 'review_reopened',
      target,
      before: { kind, resolution },
    })
    return { id }
  })
}
