import { adminActor } from '#server/auth/policies.ts'
import { insertAudits } from '#server/db/audit.ts'
import type { Db } from '#server/db/client.ts'
import { readEntryTexts, writeEntryTexts } from '#server/db/entry-texts.ts'
import { insertBatch } from '#server/db/knowledge-batches.ts'
import { insertEntries, lockEntries, updateEntries } from '#server/db/knowledge-entries.ts'
import { insertVersions } from '#server/db/knowledge-versions.ts'
import type { Ctx } from '#server/services/context.ts'
import type { ImportFile } from '#server/workers/texts/read-import-file.ts'
import type { ExportFormat, ImportError, ImportReport } from '#shared/admin/knowledge.ts'
import { NO_TEXTS, textsOf } from './entry-texts.ts'
import { type ImportPlan, planImport } from './plan-import.ts'
import { valuesOf } from './values.ts'

/** How long a file of 8 MB may be read, in milliseconds. */
const READ_MS = 5_000
/** Errors reported; a file with the wrong columns would otherwise answer with thousands. */
const ERRORS_SHOWN = 200
/** Imports, undoing them and bulk changes wait for each other. */
export const BATCH_LOCK = { lock: 'knowledge-import' } as const

export interface ImportInput {
  readonly format: ExportFormat
  readonly text: string
  readonly check: boolean
  readonly skipInvalid: boolean
  readonly name: string
}

/** Takes a file of entries in: all of it in one transaction, or nothing when a row is invalid and none may be skipped. */
export async function importEntries(ctx: Ctx, input: ImportInput): Promise<ImportReport> {
  const actor = adminActor(ctx)
  const { format, text, check } = input
  const file = await ctx.workers.run('readImportFile', { format, text }, READ_MS)
  const work = async (db: Db) => {
    const plan = planImport(file.rows, await storedFor(db, file), ctx.newId)
    const errors = [...file.errors, ...plan.errors].sort((a, b) => (a.row ?? 0) - (b.row ?? 0))
    const imported = !check && canImport(errors, input.skipInvalid)
    const changes = imported && plan.create.length + plan.update.length > 0
    const batch = changes ? ctx.newId() : null
    if (batch) await store(db, plan, { id: batch, subject: input.name || format, actorId: actor.userId })
    return {
      imported,
      rows: file.total,
      created: plan.create.length,
      updated: plan.update.length,
      unchanged: plan.same.length,
      invalid: new Set(errors.map((error) => error.row)).size,
      errors: errors.slice(0, ERRORS_SHOWN),
      batch,
      ...(check && { outcomes: outcomesOf(file, plan) }),
    }
  }
  return ctx.database.asActor(actor, work, BATCH_LOCK)
}

/** The entries that rows of the file may be, with their translations and answers. */
async function storedFor(db: Db, file: ImportFile) {
  const stored = await lockEntries(db, {
    ids: file.rows.flatMap((row) => row.id ?? []),
    titles: file.rows.map((row) => row.values.title),
  })
  const ids = stored.map(({ id }) => id)
  const texts = new Map((await readEntryTexts(db, ids)).map((each) => [each.id, each]))
  return stored.map((entry) => ({ ...entry, texts: textsOf(texts.get(entry.id) ?? NO_TEXTS) }))
}

async function store(
  db: Db,
  { create, update, texts }: ImportPlan,
  { id, subject, actorId }: { id: string; subject: string; actorId: string },
): Promise<void> {
  const counts = { created: create.length, updated: update.length, deleted: 0 }
  await insertBatch(db, { id, kind: 'import', subject, actorId, ...counts })
  const [created, updated] = [create.map(({ after }) => after), update.map(({ after }) => after)]
  await insertEntries(db, created)
  await updateEntries(db, updated, { edited: true })
  await writeEntryTexts(db, texts)
  const ids = [...created, ...updated].map((entry) => entry.id)
  await insertVersions(db, ids, { actorId, cause: 'import', batchId: id })
  const audit = { actorId, action: 'knowledge_imported' }
  const target = (entry: { id: string }) => `knowledge:${entry.id}`
  await insertAudits(db, [
    ...created.map((after) => ({ ...audit, target: target(after), after: valuesOf(after) })),
    ...update.map(({ before, after }) => ({
      ...audit,
      target: target(after),
      before: valuesOf(before),
      after: valuesOf(after),
    })),
  ])
}

/** Returns what is wrong with the file as a whole cannot be skipped. */
const canImport = (errors: readonly ImportError[], skipInvalid: boolean) =>
  errors.length === 0 || (skipInvalid && errors.every((error) => error.row !== null))

/** Returns what would become of each entry of the file. */
function outcomesOf(file: ImportFile, { create, update, same }: ImportPlan) {
  const outcomes = new Map([
    ...create.map(({ row }) => [row, 'create'] as const),
    ...update.map(({ row }) => [row, 'update'] as const),
    ...same.map(({ row }) => [row, 'same'] as const),
  ])
  return file.places.map((row) => outcomes.get(row) ?? 'invalid')
}
