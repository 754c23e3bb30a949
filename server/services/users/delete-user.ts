import type { Ctx } from '#server/context.ts'
import { insertAudit } from '#server/db/audit.ts'
import { isLastAdmin, deleteUser as remove } from '#server/db/users.ts'
import { AppError } from '#shared/errors.ts'
import { changeSomeone } from './change-someone.ts'

/** Deletes somebody's account with all its data. The log keeps the account's id and role, and no name. */
export async function deleteUser(ctx: Ctx, { id }: { id: string }): Promise<{ deleted: true }> {
  return changeSomeone(ctx, id, async (db, person, actorId) => {
    if (id === actorId)
      throw new AppError('forbidden', 'You cannot delete yourself here. Your account page can.')
    if (await isLastAdmin(db, id)) throw new AppError('forbidden', 'Cannot delete the last admin')
    await remove(db, id)
    await insertAudit(db, {
      actorId,
      action: 'user_deleted',
      target: `user:${id}`,
      before: { role: person.role },
    })
    return { deleted: true as const }
  })
}
