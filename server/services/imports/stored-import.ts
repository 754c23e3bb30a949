import { z } from 'zod'
import type { LedgerState } from '#engine/ledger/state.ts'
import type { StoredImport } from '#server/db/imports.ts'
import { DAY_ORDERS } from '#shared/imports.ts'
import { EvidenceType, FieldFact } from '#shared/roadmap.ts'
import { COLUMN_FIELDS } from './import-words.ts'

const Table = z.object({
  sheet: z.string().nullable(),
  headings: z.array(z.string()),
  rows: z.array(z.object({ row: z.number(), cells: z.array(z.string()) })),
  count: z.number(),
})

/** What a text proposes: a record, or a value for a field. */
export const Proposal = z.object({
  row: z.number().int().positive(),
  unit: z.enum(['line', 'page', 'time']),
  at: z.string(),
  speaker: z.string().nullable(),
  quote: z.string(),
  record: z.record(z.string(), z.unknown()).nullable(),
  /** How many the record counts, told without names where it names nobody. */
  count: z.number().int().positive(),
  fact: FieldFact.nullable(),
})
export type Proposal = z.infer<typeof Proposal>

/** What was read from a file; nothing once it was forgotten. */
const Source = z.object({ table: Table.optional(), proposals: z.array(Proposal).optional() })
export type ImportSource = z.infer<typeof Source>

/** How it is read. */
const Reading = z.object({
  type: EvidenceType,
  columns: z.array(z.enum(COLUMN_FIELDS).nullable()),
  dates: z.enum(DAY_ORDERS).nullable(),
  about: z.object({ organisation: z.string(), date: z.string().nullable() }).nullable(),
})
export type ImportReading = z.infer<typeof Reading>

export const readingOf = (reading: unknown): ImportReading => Reading.parse(reading)

/** An import with what was read in it. */
export interface OpenImport {
  readonly stored: Pick<StoredImport, 'id' | 'name' | 'kind' | 'taken' | 'undone_at'>
  readonly source: ImportSource
  readonly reading: ImportReading
}

export const opened = (stored: StoredImport): OpenImport => ({
  stored,
  source: Source.parse(stored.source),
  reading: readingOf(stored.reading),
})

/** What an import is shown against. */
export interface Beside {
  readonly ledger: LedgerState
  readonly now: Date
}
