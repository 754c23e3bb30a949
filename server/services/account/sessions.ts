import { requireSession } from '#server/auth/policies.ts'
import { endSession as end, listPlaces } from '#server/db/account.ts'
import type { Ctx } from '#server/services/context.ts'
import type { SignedInPlace } from '#shared/account.ts'

/** Returns where the caller is signed in, the present place first. */
export async function listSessions({ actor, database }: Ctx): Promise<SignedInPlace[]> {
  return listPlaces(database.system, requireSession(actor))
}

/** Signs the caller out in one place. Of somebody else's session nothing happens, and nothing is told. */
export async function endSession({ actor, database }: Ctx, { id }: { id: string }): Promise<void> {
  await end(database.system, requireSession(actor).userId, id)
}
