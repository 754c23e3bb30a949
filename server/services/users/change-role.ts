import { insertAudit } from '#server/db/audit.ts'
import { isLastAdmin, setRole } from '#server/db/users.ts'
import type { Ctx } from '#server/services/context.ts'
import type { Role } from '#shared/account.ts'
import { AppError } from '#shared/errors.ts'
import { changeSomeone } from './change-someone.ts'

/** Gives somebody a role. Nobody demotes themselves, and one admin stays. */
export async function changeRole(ctx: Ctx, input: { user_id: string; new_role: Role }): Promise<object> {
  const { user_id: userId, new_role: role } = input
  return changeSomeone(ctx, userId, async (db, person, actorId) => {
    if (person.role === role) return {}
    if (role !== 'admin') {
      if (userId === actorId) throw new AppError('forbidden', 'You cannot demote yourself')
      if (await isLastAdmin(db, userId)) throw new AppError('last_admin', 'Cannot remove the last admin')
    }
    await setRole(db, userId, role)
    await insertAudit(db, {
      actorId,
      action: 'role_changed',
      target: `user:${userId}`,
      before: { role: person.role },
      after: { role },
    })
    return {}
  })
}
