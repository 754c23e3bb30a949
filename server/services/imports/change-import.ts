import type { Db } from '#server/db/client.ts'
import { findImport, storeReading } from '#server/db/imports.ts'
import type { Ctx } from '#server/services/context.ts'
import { changeVenture } from '#server/services/ventures/in-venture.ts'
import { AppError } from '#shared/errors.ts'
import type { VentureImport } from '#shared/imports.ts'
import type { EvidenceType } from '#shared/roadmap.ts'
import { COLUMN_FIELDS } from './import-words.ts'
import { matchTable } from './match-columns.ts'
import type { DayOrder } from './read-days.ts'
import { showImport } from './show-import.ts'
import { type ImportReading, type OpenImport, opened } from './stored-import.ts'

interface Change {
  readonly id: string
  readonly importId: string
  readonly type?: EvidenceType | undefined
  readonly columns?: readonly (string | null)[] | undefined
  readonly dates?: DayOrder | undefined
  readonly about?: { organisation: string; date: string | null } | undefined
}

/** Reads the rows of an import in another way; nothing of it counts before it is taken. */
export async function changeImport(
  ctx: Ctx,
  { id, importId, ...change }: Change,
): Promise<{ import: VentureImport }> {
  return changeVenture(ctx, id, async ({ db, ledger }) => {
    const open = await requireImport(db, id, importId)
    const reading = changed(open, change)
    await storeReading(db, importId, reading)
    return { import: showImport({ ...open, reading }, { ledger, now: ctx.now() }, ctx.language ?? 'en') }
  })
}

/** An import of a venture with what was read in it. Throws `not_found` when it is gone. */
export async function requireImport(db: Db, ventureId: string, importId: string): Promise<OpenImport> {
  const stored = await findImport(db, ventureId, importId)
  if (!stored) throw new AppError('not_found', 'This import is gone. Choose the file again.')
  return opened(stored)
}

/** Another type reads the headings anew, unless the columns are given with it. */
function changed(
  { source, reading }: OpenImport,
  { type, columns, dates, about }: Omit<Change, 'id' | 'importId'>,
) {
  const headings = source.table?.headings ?? []
  const matched =
    type && type !== reading.type
      ? matchTable(source.table ?? { headings: [], rows: [] }, type)
      : reading.columns
  const chosen = columns?.map((name) => COLUMN_FIELDS.find((field) => field === name) ?? null)
  const next: ImportReading = {
    type: type ?? reading.type,
    columns: chosen ? headings.map((_, at) => chosen[at] ?? null) : matched,
    dates: dates ?? reading.dates,
    about: about ?? reading.about,
  }
  return next
}
