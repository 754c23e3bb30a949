import { requireSession } from '#server/auth/policies.ts'
import { findCredential, listProviders } from '#server/db/credentials.ts'
import type { Ctx } from '#server/services/context.ts'
import type { SignInMethods } from '#shared/account.ts'

/** Returns how the caller can sign in. */
export async function getSignInMethods({ actor, database }: Ctx): Promise<SignInMethods> {
  const { userId } = requireSession(actor)
  const owner = await findCredential(database.system, { id: userId })
  return {
    password: typeof owner?.password === 'string',
    providers: await listProviders(database.system, userId),
  }
}
