import { requireSession } from '#server/auth/policies.ts'
import { findRole, renameVenture as rename, startVenture as start } from '#server/db/ventures.ts'
import { lockLedger, withPersonLock } from '#server/roadmap/change-ledger.ts'
import { workOn } from '#server/roadmap/work-on.ts'
import type { Ctx } from '#server/services/context.ts'
import { refuseMoreVentures } from '#server/services/ventures/limit-ventures.ts'
import type { Dashboard } from '#shared/dashboard.ts'
import { AppError } from '#shared/errors.ts'
import { readDashboard } from './read-dashboard.ts'

const gone = () => new AppError('not_found', 'This venture does not exist.')

/** Starts an empty roadmap; the one that the caller works on is archived where they own it. */
export async function startVenture(ctx: Ctx, { name }: { name: string }): Promise<Dashboard> {
  const { userId } = requireSession(ctx.actor)
  return withPersonLock(ctx.database, userId, async (db) => {
    // Their first one is theirs before the second.
    await lockLedger(db, userId)
    await refuseMoreVentures(db, userId)
    await start(db, userId, name)
    return readDashboard(ctx, db, userId)
  })
}

/** Goes to another roadmap of the caller's, out of the archive where they own it. */
export async function openVenture(ctx: Ctx, { id }: { id: string }): Promise<Dashboard> {
  const { userId } = requireSession(ctx.actor)
  return withPersonLock(ctx.database, userId, async (db) => {
    if (!(await workOn(db, userId, id))) throw gone()
    return readDashboard(ctx, db, userId)
  })
}

/** Gives one of the caller's roadmaps another name. */
export async function renameVenture(
  ctx: Ctx,
  { id, name }: { id: string; name: string },
): Promise<Dashboard> {
  const { userId } = requireSession(ctx.actor)
  return withPersonLock(ctx.database, userId, async (db) => {
    if (!(await rename(db, id, name))) {
      if (await findRole(db, id)) throw new AppError('forbidden', 'Only its owner renames a venture.')
      throw gone()
    }
    return readDashboard(ctx, db, userId)
  })
}
