import { requireSession } from '#server/auth/policies.ts'
import type { Db } from '#server/db/client.ts'
import { renameVenture as rename, startVenture as start } from '#server/db/ventures.ts'
import { loadLedger, withLedgerLock } from '#server/roadmap/change-ledger.ts'
import { showActive, workOn } from '#server/roadmap/work-on.ts'
import type { Ctx } from '#server/services/context.ts'
import type { Dashboard } from '#shared/dashboard.ts'
import { AppError } from '#shared/errors.ts'
import { readDashboard } from './read-dashboard.ts'

/** Archives the roadmap the caller works on and starts an empty one. */
export async function startVenture(ctx: Ctx, { name }: { name: string }): Promise<Dashboard> {
  return switchVenture(ctx, async (db, userId) => {
    await start(db, userId, name)
    await showActive(db, userId)
  })
}

/** Goes back to an archived roadmap; the one worked on until now is archived. */
export async function openVenture(ctx: Ctx, { id }: { id: string }): Promise<Dashboard> {
  return switchVenture(ctx, async (db, userId) => {
    if (!(await workOn(db, userId, id))) throw new AppError('not_found', 'This venture does not exist.')
  })
}

/** Gives one of the caller's roadmaps another name. */
export async function renameVenture(
  ctx: Ctx,
  { id, name }: { id: string; name: string },
): Promise<Dashboard> {
  const { userId } = requireSession(ctx.actor)
  return withLedgerLock(ctx.database, userId, async (db) => {
    if (!(await rename(db, userId, id, name))) throw new AppError('not_found', 'This venture does not exist.')
    return readDashboard(ctx, db, userId)
  })
}

async function switchVenture(
  ctx: Ctx,
  change: (db: Db, userId: string) => Promise<void>,
): Promise<Dashboard> {
  const { userId } = requireSession(ctx.actor)
  return withLedgerLock(ctx.database, userId, async (db) => {
    await loadLedger(db, userId)
    await change(db, userId)
    return readDashboard(ctx, db, userId)
  })
}
