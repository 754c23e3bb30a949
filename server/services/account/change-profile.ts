import { dbActor, requireSession } from '#server/auth/policies.ts'
import { findProfile, setLanguage } from '#server/db/account.ts'
import type { Ctx } from '#server/services/context.ts'
import type { Profile } from '#shared/account.ts'
import { AppError } from '#shared/errors.ts'
import type { Language } from '#shared/language.ts'

/** Keeps the language of the caller's pages and mail; null leaves it to the browser. */
export async function changeProfile(ctx: Ctx, { language }: { language: Language | null }): Promise<Profile> {
  const { userId } = requireSession(ctx.actor)
  return ctx.database.asActor(dbActor(ctx), async (db) => {
    await setLanguage(db, userId, language)
    const profile = await findProfile(db, userId)
    if (!profile) throw new AppError('not_found', 'This account does not exist.')
    return profile
  })
}
