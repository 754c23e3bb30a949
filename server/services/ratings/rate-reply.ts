import { dbActor, requireSession } from '#server/auth/policies.ts'
import { deleteRating, saveRating } from '#server/db/ratings.ts'
import type { Ctx } from '#server/services/context.ts'
import { AppError } from '#shared/errors.ts'
import type { Rating } from '#shared/ratings.ts'

const missing = () => new AppError('not_found', 'This reply does not exist.')

/** Keeps what the caller thinks of a reply; a thumb up has no reason. */
export async function rateReply(
  ctx: Ctx,
  {
    id,
    ...given
  }: {
    id: string
    rating: Rating['rating']
    reason?: Rating['reason'] | undefined
    comment?: string | undefined
  },
): Promise<Rating> {
  const { userId } = requireSession(ctx.actor)
  const { rating, reason = null, comment = '' } = given
  const kept = { rating, reason: rating === 'down' ? reason : null, comment }
  if (await ctx.database.asActor(dbActor(ctx), (db) => saveRating(db, { messageId: id, userId }, kept)))
    return kept
  throw missing()
}

/** Takes back what the caller thought of a reply. */
export async function removeRating(ctx: Ctx, { id }: { id: string }): Promise<{ removed: boolean }> {
  const { userId } = requireSession(ctx.actor)
  const { found, removed } = await ctx.database.asActor(dbActor(ctx), (db) =>
    deleteRating(db, { messageId: id, userId }),
  )
  if (!found) throw missing()
  return { removed }
}
