import { insertAudit } from '#server/db/audit.ts'
import type { Db } from '#server/db/client.ts'
import { endSessions, findUser, isLastAdmin, setSuspended, stopRepliesOf } from '#server/db/users.ts'
import type { Ctx } from '#server/services/context.ts'
import type { AdminUser } from '#shared/admin/users.ts'
import { AppError } from '#shared/errors.ts'
import { changeSomeone } from './change-someone.ts'

/**
 * Shuts somebody out: their sessions end at once and with them their streams, replies being written stop, and
 * signing in is refused.
 */
export async function suspendUser(ctx: Ctx, { id }: { id: string }): Promise<AdminUser> {
  return changeSomeone(ctx, id, async (db, person, actorId) => {
    if (id === actorId) throw new AppError('forbidden', 'You cannot suspend yourself')
    if (await isLastAdmin(db, id)) throw new AppError('last_admin', 'Cannot suspend the last admin')
    if (!person.suspendedAt) {
      await setSuspended(db, id, true)
      await noteStanding(db, actorId, id, true)
    }
    await endSessions(db, id)
    await stopRepliesOf(db, id)
    return findShown(db, id)
  })
}

/** Lets somebody sign in again. */
export async function reactivateUser(ctx: Ctx, { id }: { id: string }): Promise<AdminUser> {
  return changeSomeone(ctx, id, async (db, person, actorId) => {
    if (person.suspendedAt) {
      await setSuspended(db, id, false)
      await noteStanding(db, actorId, id, false)
    }
    return findShown(db, id)
  })
}

async function noteStanding(db: Db, actorId: string, id: string, suspended: boolean): Promise<void> {
  const action = suspended ? 'user_suspended' : 'user_reactivated'
  const change = { before: { suspended: !suspended }, after: { suspended } }
  await insertAudit(db, { actorId, action, target: `user:${id}`, ...change })
}

async function findShown(db: Db, id: string): Promise<AdminUser> {
  const user = await findUser(db, id)
  if (!user) throw new AppError('not_found', 'This user does not exist.')
  return user
}
