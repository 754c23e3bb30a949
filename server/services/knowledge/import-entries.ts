import { adminActor } from '#server/auth/policies.ts'
import { insertAudits } from '#server/db/audit.ts'
import type { Db } from '#server/db/client.ts'
import { readEntryTexts, writeEntryTexts } from '#server/db/entry-texts.ts'
import { insertEntries, lockEntries, updateEntries } from '#server/db/knowledge-entries.ts'
import type { Ctx } from '#server/services/context.ts'
import type { ExportFormat, ImportError, ImportReport } from '#shared/admin/knowledge.ts'
import { NO_TEXTS, textsOf } from './entry-texts.ts'
import { planImport } from './plan-import.ts'
import { valuesOf } from './values.ts'

/** How long a file of 8 MB may be read, in milliseconds. */
const READ_MS = 5_000
/** Errors reported; a file with the wrong columns would otherwise answer with thousands. */
const ERRORS_SHOWN = 200

export interface ImportInput {
  readonly format: ExportFormat
  readonly text: string
  readonly check: boolean
  readonly skipInvalid: boolean
}

/** Takes a file of entries in: all of it in one transaction, or nothing when a row is invalid and none may be skipped. */
export async function importEntries(ctx: Ctx, input: ImportInput): Promise<ImportReport> {
  const actor = adminActor(ctx)
  const { format, text } = input
  const file = await ctx.workers.run('readImportFile', { format, text }, READ_MS)
  const work = async (db: Db) => {
    const stored = await lockEntries(db, {
      ids: file.rows.flatMap((row) => row.id ?? []),
      titles: file.rows.map((row) => row.values.title),
    })
    const texts = new Map(
      (
        await readEntryTexts(
          db,
          stored.map(({ id }) => id),
        )
      ).map((each) => [each.id, each]),
    )
    const known = stored.map((entry) => ({ ...entry, texts: textsOf(texts.get(entry.id) ?? NO_TEXTS) }))
    const plan = planImport(file.rows, known, ctx.newId)
    const errors = [...file.errors, ...plan.errors].sort((a, b) => (a.row ?? 0) - (b.row ?? 0))
    const imported = !input.check && canImport(errors, input.skipInvalid)
    if (imported) {
      await insertEntries(db, plan.create)
      await updateEntries(
        db,
        plan.update.map(({ after }) => after),
        { edited: true },
      )
      await writeEntryTexts(db, plan.texts)
      const audit = { actorId: actor.userId, action: 'knowledge_imported' }
      await insertAudits(db, [
        ...plan.create.map((after) => ({
          ...audit,
          target: `knowledge:${after.id}`,
          after: valuesOf(after),
        })),
        ...plan.update.map(({ before, after }) => ({
          ...audit,
          target: `knowledge:${after.id}`,
          before: valuesOf(before),
          after: valuesOf(after),
        })),
      ])
    }
    return {
      imported,
      rows: file.total,
      created: plan.create.length,
      updated: plan.update.length,
      unchanged: plan.unchanged,
      invalid: new Set(errors.map((error) => error.row)).size,
      errors: errors.slice(0, ERRORS_SHOWN),
    }
  }
  return ctx.database.asActor(actor, work, { lock: 'knowledge-import' })
}

/** What is wrong with the file as a whole cannot be skipped. */
const canImport = (errors: readonly ImportError[], skipInvalid: boolean) =>
  errors.length === 0 || (skipInvalid && errors.every((error) => error.row !== null))
