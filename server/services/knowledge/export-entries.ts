import { operatorActor } from '#server/auth/policies.ts'
import { insertAudit } from '#server/db/audit.ts'
import { readEntryTexts } from '#server/db/entry-texts.ts'
import { type EntryFilter, listEntries } from '#server/db/knowledge-entries.ts'
import { writeCsv } from '#server/files/csv.ts'
import type { ExportedFile } from '#server/files/exported-file.ts'
import type { Ctx } from '#server/services/context.ts'
import type { EntryTexts } from '#shared/admin/entry-texts.ts'
import { type ExportFormat, joinList, type KnowledgeEntry } from '#shared/admin/knowledge.ts'

/** What a file of entries holds, in this order; an import takes the same. Those of the second list are JSON in a table. */
const COLUMNS = ['id', 'title', 'category', 'content', 'keywords', 'relevance_tags', 'updated_at'] as const
const TEXT_COLUMNS = ['translations', 'answers', 'stale'] as const

type ExportedEntry = KnowledgeEntry & EntryTexts

import { NO_TEXTS, textsOf } from './entry-texts.ts'

/** The entries that match, as a file that an import takes back. */
export async function exportEntries(
  ctx: Ctx,
  { format, ...filter }: EntryFilter & { format: ExportFormat },
): Promise<ExportedFile> {
  const actor = operatorActor(ctx)
  const entries = await ctx.database.asActor(actor, async (db) => {
    const list = await listEntries(db, filter, undefined)
    const after = { format, entries: list.total }
    await insertAudit(db, { actorId: actor.userId, action: 'knowledge_exported', after })
    const texts = new Map(
      (
        await readEntryTexts(
          db,
          list.entries.map(({ id }) => id),
        )
      ).map((each) => [each.id, each]),
    )
    return list.entries.map((entry) => ({ ...entry, ...textsOf(texts.get(entry.id) ?? NO_TEXTS) }))
  })
  const name = `knowledge-${ctx.now().toISOString().slice(0, 10)}.${format}`
  if (format === 'csv') return { name, type: 'text/csv; charset=utf-8', text: asCsv(entries) }
  return { name, type: 'application/json', text: asJson(entries) }
}

function asCsv(entries: readonly ExportedEntry[]): string {
  const cell = (value: string | string[]) => (typeof value === 'string' ? value : joinList(value))
  return writeCsv(
    [...COLUMNS, ...TEXT_COLUMNS],
    entries.map((entry) => [
      ...COLUMNS.map((column) => cell(entry[column])),
      ...TEXT_COLUMNS.map((column) => JSON.stringify(entry[column])),
    ]),
  )
}

function asJson(entries: readonly ExportedEntry[]): string {
  const rows = entries.map((entry) =>
    Object.fromEntries([...COLUMNS, ...TEXT_COLUMNS].map((column) => [column, entry[column]])),
  )
  return `${JSON.stringify({ entries: rows }, null, 2)}\n`
}
