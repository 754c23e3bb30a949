import { operatorActor } from '#server/auth/policies.ts'
import { insertAudit } from '#server/db/audit.ts'
import { type AuditFilter, listAudit } from '#server/db/audit-log.ts'
import { writeCsv } from '#server/files/csv.ts'
import type { ExportedFile } from '#server/files/exported-file.ts'
import type { Ctx } from '#server/services/context.ts'
import type { AuditEntry } from '#shared/admin/audit.ts'
import { AppError } from '#shared/errors.ts'
import { entryAsReadBy } from './list-audit.ts'

/** Most entries that one file takes; more have to be asked for by days. */
const EXPORT_MAX = 100_000

/** The entries that match as a file; taking it along is written down too. */
export async function exportAudit(
  ctx: Ctx,
  { format, ...filter }: AuditFilter & { format: 'csv' | 'json' },
): Promise<ExportedFile> {
  const actor = operatorActor(ctx)
  const entries = await ctx.database.asActor(actor, async (db) => {
    const found = await listAudit(db, filter, { cursor: undefined, limit: EXPORT_MAX + 1 })
    if (found.length > EXPORT_MAX) {
      throw new AppError('bad_request', 'These are more than 100,000 entries. Choose fewer days.')
    }
    // Whom they looked for may be anything about a person, and the log outlives accounts.
    const { actor: person, ...rest } = filter
    const after = { format, entries: found.length, ...rest, ...(person && { actor: 'one person' }) }
    await insertAudit(db, { actorId: actor.userId, action: 'audit_exported', after })
    return found.map((entry) => entryAsReadBy(actor.role, entry))
  })
  const name = `audit-log-${ctx.now().toISOString().slice(0, 10)}.${format}`
  return format === 'csv'
    ? { name, type: 'text/csv; charset=utf-8', text: asCsv(entries) }
    : { name, type: 'application/json; charset=utf-8', text: `${JSON.stringify(entries, undefined, 2)}\n` }
}

const COLUMNS = [
  'id',
  'at',
  'actor_id',
  'actor_email',
  'actor_name',
  'action',
  'target',
  'before',
  'after',
] as const

function asCsv(entries: readonly AuditEntry[]): string {
  const cell = (value: unknown) =>
    typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value)
  return writeCsv(
    COLUMNS,
    entries.map((entry) => COLUMNS.map((column) => cell(entry[column]))),
  )
}
