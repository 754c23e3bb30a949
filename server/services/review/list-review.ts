import { operatorActor } from '#server/auth/policies.ts'
import { countReview, listReview as list, type ReviewPlace } from '#server/db/review.ts'
import type { Ctx } from '#server/services/context.ts'
import { conversationsReader } from '#server/services/conversations/conversations-reader.ts'
import type { ReviewCounts, ReviewItem, ReviewKind } from '#shared/admin/review.ts'
import { AppError } from '#shared/errors.ts'

interface Listed {
  items: ReviewItem[]
  counts: ReviewCounts
  nextCursor?: string
}

/** Returns what waits for an operator, page by page. */
export async function listReview(
  ctx: Ctx,
  { kind, cursor, limit }: { kind?: ReviewKind | undefined; cursor?: string | undefined; limit: number },
): Promise<Listed> {
  const after = cursor === undefined ? undefined : decode(cursor)
  const { next, ...page } = await ctx.database.asActor(conversationsReader(ctx), (db) =>
    list(db, { kind, after, limit }),
  )
  return { ...page, nextCursor: next && Buffer.from(next.join(' | ')).toString('base64url') }
}

/** Returns how much waits, which tells nothing of what anybody wrote. */
export async function countOpenReview(ctx: Ctx): Promise<{ counts: ReviewCounts }> {
  return { counts: await ctx.database.asActor(operatorActor(ctx), countReview) }
}

const TIME = /^\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d){0,2}$/

function decode(cursor: string): ReviewPlace {
  const [at = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' | ')
  if (TIME.test(at) && /^\d{1,18}$/.test(id)) return [at, id]
  throw new AppError('bad_request', 'cursor: This is not where one of our pages ended. Start from the first.')
}
