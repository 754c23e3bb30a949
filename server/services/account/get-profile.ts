import { dbActor, requireSession } from '#server/auth/policies.ts'
import type { Ctx } from '#server/context.ts'
import { findProfile } from '#server/db/account.ts'
import type { Profile } from '#shared/account.ts'
import { AppError } from '#shared/errors.ts'

/** The caller's profile and role. */
export async function getProfile(ctx: Ctx): Promise<Profile> {
  const { userId } = requireSession(ctx.actor)
  const profile = await ctx.database.asActor(dbActor(ctx), (db) => findProfile(db, userId))
  if (!profile) throw new AppError('not_found', 'This account does not exist.')
  return profile
}
