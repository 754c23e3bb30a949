import { adminActor } from '#server/auth/policies.ts'
import { insertAudits } from '#server/db/audit.ts'
import { deleteEntries as dropEntries, lockEntries } from '#server/db/knowledge-entries.ts'
import type { Ctx } from '#server/services/context.ts'
import { AppError } from '#shared/errors.ts'
import { valuesOf } from './values.ts'

/** Deletes one entry, or several at once; no later reply uses them. Their last version can be restored. */
export function deleteEntries(
  ctx: Ctx,
  { id, ids = [] }: { id?: string | undefined; ids?: string[] | undefined },
): Promise<{ deleted: number }> {
  const actor = adminActor(ctx)
  return ctx.database.asActor(actor, async (db) => {
    const entries = await lockEntries(db, { ids: id === undefined ? ids : [id] })
    if (id !== undefined && entries.length === 0) {
      throw new AppError('not_found', 'This entry does not exist any more.')
    }
    await dropEntries(
      db,
      entries.map((entry) => entry.id),
      { actorId: actor.userId, cause: 'form' },
    )
    const audits = entries.map((entry) => ({
      actorId: actor.userId,
      action: 'knowledge_deleted',
      target: `knowledge:${entry.id}`,
      before: valuesOf(entry),
    }))
    await insertAudits(db, audits)
    return { deleted: entries.length }
  })
}
