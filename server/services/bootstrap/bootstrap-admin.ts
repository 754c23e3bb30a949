import { createHash, timingSafeEqual } from 'node:crypto'
import type { Attempts } from '#server/auth/attempts.ts'
import { requireSession } from '#server/auth/policies.ts'
import { hasAdmin } from '#server/db/account.ts'
import { insertAudit } from '#server/db/audit.ts'
import { ADMINS_LOCK, setRole } from '#server/db/users.ts'
import type { Ctx } from '#server/services/context.ts'
import { AppError } from '#shared/errors.ts'

/** Makes the caller the first admin if they know the passcode; of callers at the same moment, one. */
export async function bootstrapAdmin(
  ctx: Ctx,
  attempts: Pick<Attempts, 'countPasscode'>,
  { passcode }: { passcode: string },
): Promise<{ success: true }> {
  const { userId } = requireSession(ctx.actor)
  // Where there is an admin, no guess is looked at.
  if (await hasAdmin(ctx.database.system)) throw adminExists()
  const refusal = await attempts.countPasscode({ userId, address: ctx.address })
  if (refusal) {
    ctx.log.warn({ userId }, 'Too many bootstrap passcodes were tried')
    // Whoever goes on guessing fills the server's log, not the audit log.
    if (refusal.isFirst)
      await insertAudit(ctx.database.system, { actorId: userId, action: 'bootstrap_limited' })
    throw refusal.error
  }
  if (!isSame(passcode, ctx.bootstrapPasscode.trim())) {
    ctx.log.warn({ userId }, 'A wrong bootstrap passcode was given')
    await insertAudit(ctx.database.system, { actorId: userId, action: 'bootstrap_refused' })
    throw new AppError('invalid_passcode', 'Invalid passcode')
  }
  await ctx.database.asActor(
    { role: 'system' },
    async (db) => {
      if (await hasAdmin(db)) throw adminExists()
      await setRole(db, userId, 'admin')
      const entry = { action: 'first_admin_created', target: `user:${userId}` }
      await insertAudit(db, { actorId: userId, ...entry, before: { role: 'user' }, after: { role: 'admin' } })
    },
    { lock: ADMINS_LOCK },
  )
  return { success: true }
}

/** Returns whether the first admin is still to be made; a wrong passcode would tell a member the same. */
export async function bootstrapState(ctx: Ctx): Promise<{ open: boolean }> {
  requireSession(ctx.actor)
  return { open: !(await hasAdmin(ctx.database.system)) }
}

const adminExists = () => new AppError('admin_exists', 'An admin already exists. Ask them for the role.')

/** Compares in constant time, whatever the lengths. */
function isSame(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(one), hash(other))
}
