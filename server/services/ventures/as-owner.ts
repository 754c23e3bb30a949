import { requireSession } from '#server/auth/policies.ts'
import type { Db } from '#server/db/client.ts'
import { findRole } from '#server/db/ventures.ts'
import { withVentureLock } from '#server/roadmap/change-ledger.ts'
import type { Ctx } from '#server/services/context.ts'
import { AppError } from '#shared/errors.ts'
import { ventureGone } from './in-venture.ts'

/** Runs `work` of a venture's owner under its lock: a stranger gets 404 `venture_gone`, anybody else in it 403 `forbidden`. */
export async function asOwner<T>(
  ctx: Ctx,
  ventureId: string,
  work: (db: Db, userId: string) => Promise<T>,
): Promise<T> {
  const { userId } = requireSession(ctx.actor)
  return withVentureLock(ctx.database, userId, ventureId, async (db) => {
    const role = await findRole(db, ventureId)
    if (!role) throw ventureGone()
    if (role !== 'owner') throw new AppError('forbidden', 'Only the owner of this venture does that.')
    return work(db, userId)
  })
}
