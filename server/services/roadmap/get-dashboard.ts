import { dbActor, requireSession } from '#server/auth/policies.ts'
import { setLastUsed } from '#server/db/ventures.ts'
import type { Ctx } from '#server/services/context.ts'
import { readVenture } from '#server/services/ventures/in-venture.ts'
import type { Dashboard } from '#shared/dashboard.ts'
import { readDashboard } from './read-dashboard.ts'

/** The roadmap of a venture, which is the one used last from now on; without one that one, which the first look creates. */
export async function getDashboard(
  ctx: Ctx,
  { venture }: { venture?: string | undefined },
): Promise<Dashboard> {
  const { userId } = requireSession(ctx.actor)
  if (venture === undefined) {
    return ctx.database.asActor(dbActor(ctx), (db) => readDashboard(ctx, db, userId))
  }
  return readVenture(ctx, venture, async ({ db }) => {
    await setLastUsed(db, userId, venture)
    return readDashboard(ctx, db, userId)
  })
}
