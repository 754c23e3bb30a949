import { requireSession } from '#server/auth/policies.ts'
import type { Ctx } from '#server/services/context.ts'
import type { Profile } from '#shared/account.ts'

/** The caller's profile and role, as they are now: the session was just read with them. */
export async function getProfile({ actor }: Ctx): Promise<Profile> {
  const { userId: id, email, fullName, createdAt, role, language } = requireSession(actor)
  return { id, email, full_name: fullName, created_at: createdAt.toISOString(), role, language }
}
