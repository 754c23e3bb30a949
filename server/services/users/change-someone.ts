import { adminActor } from '#server/auth/policies.ts'
import type { Db } from '#server/db/client.ts'
import { ADMINS_LOCK, findStanding, type Standing } from '#server/db/users.ts'
import type { Ctx } from '#server/services/context.ts'
import { AppError } from '#shared/errors.ts'

/**
 * One change of somebody's account at a time, over all processes. Whether the caller is still an admin is asked
 * again when it is their turn: the change before may have been made to them. Runs as the system, because
 * accounts and sessions belong to the accounts library.
 */
export async function changeSomeone<T>(
  ctx: Ctx,
  userId: string,
  change: (db: Db, person: Standing, actorId: string) => Promise<T>,
): Promise<T> {
  const { userId: actorId } = adminActor(ctx)
  return ctx.database.asActor(
    { role: 'system' },
    async (db) => {
      const actor = await findStanding(db, actorId)
      if (actor?.role !== 'admin' || actor.suspendedAt)
        throw new AppError('forbidden', 'Admin access required')
      const person = await findStanding(db, userId)
      if (!person) throw new AppError('not_found', 'This user does not exist.')
      return change(db, person, actorId)
    },
    { lock: ADMINS_LOCK },
  )
}
