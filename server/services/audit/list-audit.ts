import { operatorActor } from '#server/auth/policies.ts'
import { type AuditFilter, listAudit as list, listActions } from '#server/db/audit-log.ts'
import type { Ctx } from '#server/services/context.ts'
import type { AuditEntry } from '#shared/admin/audit.ts'

interface Listed {
  entries: AuditEntry[]
  nextCursor?: string
  actions: string[]
}

/** Who did what, page by page. */
export async function listAudit(
  ctx: Ctx,
  { cursor, limit, ...filter }: AuditFilter & { cursor?: string; limit: number },
): Promise<Listed> {
  return ctx.database.asActor(operatorActor(ctx), async (db) => {
    const found = await list(db, filter, { cursor, limit: limit + 1 })
    const entries = found.slice(0, limit)
    const nextCursor = found.length > limit ? entries.at(-1)?.id : undefined
    return { entries, nextCursor, actions: await listActions(db) }
  })
}
