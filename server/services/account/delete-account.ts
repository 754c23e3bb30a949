import type { Owner } from '#server/auth/owner.ts'
import { requireSession } from '#server/auth/policies.ts'
import { isFresh } from '#server/db/credentials.ts'
import { ADMINS_LOCK, isLastAdmin, deleteUser as remove } from '#server/db/users.ts'
import { listShared, lockMemberships, type SharedVenture } from '#server/db/venture-people.ts'
import type { Ctx } from '#server/services/context.ts'
import { AppError } from '#shared/errors.ts'

/** Minutes after signing in in which somebody without a password may delete their account. */
const FRESH_MINUTES = 15

/** Whether this opens the account: `password` is its stored hash. */
export type IsPassword = (given: string, hash: string) => Promise<boolean>

/** What somebody says with it who deletes their account. */
export interface Consent {
  readonly password: string | undefined
  /** Whether ventures of theirs go that other people belong to. */
  readonly venturesToo: boolean
}

/**
 * Deletes the caller's account with everything in it, in one transaction: of two last admins at once, one stays whole.
 * Resolves to false when the password is wrong; an account without one takes a sign-in of the last minutes instead.
 */
export async function deleteAccount(
  ctx: Ctx,
  owner: Owner,
  { password: given, venturesToo }: Consent,
  isPassword: IsPassword,
): Promise<boolean> {
  const { id, userId } = requireSession(ctx.actor)
  if (owner.password !== null) {
    if (given === undefined) throw new AppError('bad_request', 'A password is required')
    if (!(await isPassword(given, owner.password))) return false
  } else if (!(await isFresh(ctx.database.system, id, FRESH_MINUTES))) {
    const message = `Sign in again, then delete the account within ${FRESH_MINUTES} minutes. Nothing was deleted.`
    throw new AppError('sign_in_again', message)
  }
  await ctx.database.asActor(
    { role: 'system' },
    async (db) => {
      if (await isLastAdmin(db, userId)) {
        throw new AppError('last_admin', 'You are the last admin. Make somebody else an admin first.')
      }
      // Whoever hands a venture over to them meanwhile comes before this, and it counts, or after it, and finds nobody.
      await lockMemberships(db, userId)
      if (!venturesToo) refuseShared(await listShared(db, userId))
      await remove(db, userId)
    },
    { lock: ADMINS_LOCK },
  )
  return true
}

/** Says which ventures would go for other people too. */
function refuseShared(shared: readonly SharedVenture[]): void {
  if (shared.length === 0) return
  const named = shared.map(
    ({ name, others }) => `“${name}” (${others} more ${others === 1 ? 'person' : 'people'})`,
  )
  const message =
    `Your ventures go with your account, for everybody: ${named.join(', ')}. Hand them over first, or confirm that ` +
    'they are deleted. Nothing was deleted.'
  throw new AppError('ventures_shared', message)
}
