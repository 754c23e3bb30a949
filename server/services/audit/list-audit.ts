import { type OperatorActor, operatorActor } from '#server/auth/policies.ts'
import { type AuditFilter, listAudit as list, listActions } from '#server/db/audit-log.ts'
import type { Ctx } from '#server/services/context.ts'
import { asReadBy } from '#server/services/settings/setting-values.ts'
import type { AuditEntry } from '#shared/admin/audit.ts'

/** Returns what an entry says to this operator. */
export const entryAsReadBy = (role: OperatorActor['role'], entry: AuditEntry): AuditEntry => {
  const key = entry.target?.replace(/^setting:/, '') ?? ''
  return { ...entry, before: asReadBy(role, key, entry.before), after: asReadBy(role, key, entry.after) }
}

interface Listed {
  entries: AuditEntry[]
  nextCursor?: string
  actions: string[]
}

/** Returns who did what, page by page. */
export async function listAudit(
  ctx: Ctx,
  { cursor, limit, ...filter }: AuditFilter & { cursor?: string; limit: number },
): Promise<Listed> {
  const actor = operatorActor(ctx)
  return ctx.database.asActor(actor, async (db) => {
    const found = await list(db, filter, { cursor, limit: limit + 1 })
    const entries = found.slice(0, limit).map((entry) => entryAsReadBy(actor.role, entry))
    const nextCursor = found.length > limit ? entries.at(-1)?.id : undefined
    return { entries, nextCursor, actions: await listActions(db) }
  })
}
