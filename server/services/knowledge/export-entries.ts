import { adminActor } from '#server/auth/policies.ts'
import type { Ctx } from '#server/context.ts'
import { insertAudit } from '#server/db/audit.ts'
import { type EntryFilter, listEntries } from '#server/db/knowledge-entries.ts'
import { writeCsv } from '#server/services/csv.ts'
import type { ExportedFile } from '#server/services/exported-file.ts'
import { type ExportFormat, joinList, type KnowledgeEntry } from '#shared/admin/knowledge.ts'

/** What a file of entries holds, in this order; an import takes the same. */
const COLUMNS = ['id', 'title', 'category', 'content', 'keywords', 'relevance_tags', 'updated_at'] as const

/** The entries that match, as a file that an import takes back. */
export async function exportEntries(
  ctx: Ctx,
  { format, ...filter }: EntryFilter & { format: ExportFormat },
): Promise<ExportedFile> {
  const actor = adminActor(ctx)
  const { entries } = await ctx.database.asActor(actor, async (db) => {
    const list = await listEntries(db, filter, undefined)
    const after = { format, entries: list.total }
    await insertAudit(db, { actorId: actor.userId, action: 'knowledge_exported', after })
    return list
  })
  const name = `knowledge-${ctx.now().toISOString().slice(0, 10)}.${format}`
  if (format === 'csv') return { name, type: 'text/csv; charset=utf-8', text: asCsv(entries) }
  return { name, type: 'application/json', text: asJson(entries) }
}

function asCsv(entries: readonly KnowledgeEntry[]): string {
  const cell = (value: string | string[]) => (typeof value === 'string' ? value : joinList(value))
  return writeCsv(
    COLUMNS,
    entries.map((entry) => COLUMNS.map((column) => cell(entry[column]))),
  )
}

function asJson(entries: readonly KnowledgeEntry[]): string {
  const rows = entries.map((entry) => Object.fromEntries(COLUMNS.map((column) => [column, entry[column]])))
  return `${JSON.stringify({ entries: rows }, null, 2)}\n`
}
