import { adminActor } from '#server/auth/policies.ts'
import { insertAudit } from '#server/db/audit.ts'
import { findEntry, insertEntries } from '#server/db/knowledge-entries.ts'
import { insertVersions } from '#server/db/knowledge-versions.ts'
import type { Ctx } from '#server/services/context.ts'
import type { KnowledgeEntry, KnowledgeInput } from '#shared/admin/knowledge.ts'
import { AppError } from '#shared/errors.ts'

/** Adds an entry; the next reply may use it. */
export function createEntry(ctx: Ctx, input: KnowledgeInput): Promise<{ entry: KnowledgeEntry }> {
  const actor = adminActor(ctx)
  const id = ctx.newId()
  return ctx.database.asActor(actor, async (db) => {
    await insertEntries(db, [{ id, ...input }])
    await insertVersions(db, [id], { actorId: actor.userId, cause: 'form' })
    await insertAudit(db, {
      actorId: actor.userId,
      action: 'knowledge_created',
      target: `knowledge:${id}`,
      after: input,
    })
    const entry = await findEntry(db, id)
    if (!entry) throw new AppError('not_found', 'This entry does not exist.')
    return { entry }
  })
}
