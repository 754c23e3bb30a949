import { insertAudit } from '#server/db/audit.ts'
import { isLastAdmin, deleteUser as remove } from '#server/db/users.ts'
import type { Ctx } from '#server/services/context.ts'
import { AppError } from '#shared/errors.ts'
import { changeSomeone } from './change-someone.ts'

/** Deletes somebody's account with all its data. The log keeps the role, and neither name nor id. */
export async function deleteUser(ctx: Ctx, { id }: { id: string }): Promise<{ deleted: true }> {
  return changeSomeone(ctx, id, async (db, person, actorId) => {
    if (id === actorId)
      throw new AppError('forbidden', 'You cannot delete yourself here. Your account page can.')
    if (await isLastAdmin(db, id)) throw new AppError('last_admin', 'Cannot delete the last admin')
    // First, so that the database takes the id out of this entry as out of those before it.
    await insertAudit(db, {
      actorId,
      action: 'user_deleted',
      target: `user:${id}`,
      before: { role: person.role },
    })
    await remove(db, id)
    return { deleted: true as const }
  })
}
