import { dbActor, requireSession } from '#server/auth/policies.ts'
import type { Ctx } from '#server/services/context.ts'
import type { Dashboard } from '#shared/dashboard.ts'
import { readDashboard } from './read-dashboard.ts'

/** The caller's roadmap; the first look creates it. */
export async function getDashboard(ctx: Ctx): Promise<Dashboard> {
  const { userId } = requireSession(ctx.actor)
  return ctx.database.asActor(dbActor(ctx), (db) => readDashboard(ctx, db, userId))
}
