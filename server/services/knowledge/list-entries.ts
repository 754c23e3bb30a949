import { operatorActor } from '#server/auth/policies.ts'
import { type EntryFilter, listEntries as readEntries } from '#server/db/knowledge-entries.ts'
import type { Ctx } from '#server/services/context.ts'
import type { KnowledgeList } from '#shared/admin/knowledge.ts'

/** Entries that match, all or one page of them, and what there is to filter by. */
export function listEntries(
  ctx: Ctx,
  { page, pageSize, ...filter }: EntryFilter & { page?: number | undefined; pageSize: number },
): Promise<KnowledgeList> {
  const window = page === undefined ? undefined : { limit: pageSize, offset: (page - 1) * pageSize }
  return ctx.database.asActor(operatorActor(ctx), (db) => readEntries(db, filter, window))
}
