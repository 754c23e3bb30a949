import { adminActor } from '#server/auth/policies.ts'
import { insertAudit } from '#server/db/audit.ts'
import type { Db } from '#server/db/client.ts'
import { findEntry, lockEntries, updateEntries } from '#server/db/knowledge-entries.ts'
import { insertVersions } from '#server/db/knowledge-versions.ts'
import type { Ctx } from '#server/services/context.ts'
import type { KnowledgeEntry, KnowledgeInput } from '#shared/admin/knowledge.ts'
import { AppError } from '#shared/errors.ts'
import { isAsSeen, sameValues, valuesOf } from './values.ts'

/**
 * Changes an entry. One that somebody changed since `expectedUpdatedAt` is refused with what it is now; one that
 * would stay the same keeps its time and its place in the next release. `keepTexts`: translations and prepared answers are
 * still right for the new text; without it they are set aside as stale.
 */
export function updateEntry(
  ctx: Ctx,
  {
    id,
    expectedUpdatedAt,
    keepTexts = false,
    ...input
  }: KnowledgeInput & { id: string; expectedUpdatedAt?: string | undefined; keepTexts?: boolean | undefined },
): Promise<{ entry: KnowledgeEntry }> {
  const actor = adminActor(ctx)
  return ctx.database.asActor(actor, async (db) => {
    const [stored] = await lockEntries(db, { ids: [id] })
    if (!stored) throw missing()
    if (!isAsSeen(stored, expectedUpdatedAt)) {
      const message = 'Somebody else changed this entry meanwhile. Compare both, then save again.'
      throw new AppError('conflict', message, { current: await reread(db, id) })
    }
    if (!sameValues(stored, input)) {
      await updateEntries(db, [{ id, ...input }], { edited: true, keepTexts })
      await insertVersions(db, [id], { actorId: actor.userId, cause: 'form' })
      await insertAudit(db, {
        actorId: actor.userId,
        action: 'knowledge_updated',
        target: `knowledge:${id}`,
        before: valuesOf(stored),
        after: input,
      })
    }
    return { entry: await reread(db, id) }
  })
}

async function reread(db: Db, id: string): Promise<KnowledgeEntry> {
  const entry = await findEntry(db, id)
  if (!entry) throw missing()
  return entry
}

const missing = () => new AppError('not_found', 'This entry does not exist any more.')
