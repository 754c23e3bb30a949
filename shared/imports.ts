import { z } from 'zod'
import { Uuid } from './chat.ts'
import { endpoint } from './endpoint.ts'
import { PlainText } from './plain-text.ts'
import { Counters, EvidenceType, FieldName } from './roadmap.ts'

const Moment = z.iso.datetime({ offset: true })

/** Limits of one import (`trust.md` S40); what is above is refused whole, and nothing is added. */
export const IMPORT_LIMITS = {
  /** Bytes of a file. */
  bytes: 10 * 1024 * 1024,
  rows: 2000,
  pages: 200,
  /** Characters of a text, and of all cells of a book. */
  text: 500_000,
  cells: 4_000_000,
  /** Proposals for fields out of a deck or paper. */
  fields: 12,
} as const

/** Before the row, in `duplicate_of`, of a line that stands further up in the same sheet. */
export const SAME_ROW = 'row:'

/** A sheet, notes or a transcript, or a deck or paper. */
const IMPORT_KINDS = ['table', 'notes', 'deck'] as const

/** How dates of numbers alone are read. */
export const DAY_ORDERS = ['day_first', 'month_first', 'year_first'] as const

/** One line of what an import found. Nothing of it counts before it is taken. */
export const ImportRow = z.object({
  /** The sheet's own row, or the number of the proposal. */
  row: z.number().int().positive(),
  /** A record in the shape of POST records; null where the line holds a value for a field. */
  record: z.record(z.string(), z.unknown()).nullable(),
  field: z.object({ name: FieldName, value: z.string() }).nullable(),
  /** Verbatim: what the proposal was read from; empty for a sheet. */
  quote: z.string(),
  /** Row, line, page or time within the file, as a person names it: "Row 7", "00:14:05". */
  place: z.string(),
  /** Who said it, in a transcript that tells speakers apart. */
  speaker: z.string().nullable(),
  /** The record that it is already, or `row:7` of the same sheet; null for a new one. */
  duplicate_of: z.string().nullable(),
  /**
   * What it lacks, or why it cannot be taken: `no_name`, `no_date`, `no_organisation`, `not_held_yet`; `bad_date`,
   * `bad_relation` and so on for a cell that was not understood.
   */
  gaps: z.array(z.string()),
  /** Whether it can be taken. */
  takable: z.boolean(),
})
export type ImportRow = z.infer<typeof ImportRow>

/** A column of a sheet: its heading, its first value, and the field of the record that it fills; null leaves it out. */
export const ImportColumn = z.object({
  heading: z.string(),
  first: z.string(),
  field: z.string().nullable(),
})
export type ImportColumn = z.infer<typeof ImportColumn>

export const VentureImport = z.object({
  id: Uuid,
  /** The file, or "Pasted cells". */
  name: z.string(),
  sheet: z.string().nullable(),
  kind: z.enum(IMPORT_KINDS),
  type: EvidenceType,
  columns: z.array(ImportColumn),
  /** How dates of numbers alone are read; null where none is to be read. */
  dates: z.enum(DAY_ORDERS).nullable(),
  /** Whether that order is a guess: "03/04/2026" alone does not tell. */
  dates_doubtful: z.boolean(),
  /** Words of cells that stand for something, a few: "Anwenderin" for the relation `user`. */
  words: z.array(z.object({ word: z.string(), field: z.string(), value: z.string() })),
  /** Of notes: the conversation that they are of, which the founder may complete. */
  about: z.object({ organisation: z.string(), date: z.iso.date().nullable() }).nullable(),
  rows: z.array(ImportRow),
  /** Counters before, for the foot. */
  counters: Counters,
})
export type VentureImport = z.infer<typeof VentureImport>

/** An import as the list of earlier ones shows it. */
export const EarlierImport = z.object({
  id: Uuid,
  name: z.string(),
  kind: z.enum(IMPORT_KINDS),
  type: EvidenceType,
  by: z.string().nullable(),
  taken: z.number().int(),
  taken_at: Moment.nullable(),
  undone_at: Moment.nullable(),
})
export type EarlierImport = z.infer<typeof EarlierImport>

const Organisation = PlainText.max(120, 'Shorten this to 120 characters')
const Place = z.object({ id: Uuid })
const One = Place.extend({ importId: Uuid })

/** As JSON says it, and as an address does. */
const Force = z.union([z.boolean(), z.enum(['true', 'false']).transform((said) => said === 'true')])

/** Imports of evidence into a venture, for its owner and members. Refusals as in `recordsApi`. */
export const importsApi = {
  list: endpoint({
    method: 'GET',
    path: '/rest/v1/ventures/:id/imports',
    access: 'member',
    input: Place,
    output: z.object({ imports: z.array(EarlierImport) }),
  }),
  /** Reads pasted cells or a text. A file comes as multipart `file` at the same address. */
  read: endpoint({
    method: 'POST',
    path: '/rest/v1/ventures/:id/imports',
    access: 'member',
    rate: 'costly',
    body: IMPORT_LIMITS.bytes + 1024 * 1024,
    input: Place.extend({
      format: z.enum(['csv', 'tsv', 'txt', 'md', 'vtt', 'srt']),
      text: z.string().max(IMPORT_LIMITS.bytes, 'Paste less at once, or choose a file'),
    }),
    output: z.object({ import: VentureImport }),
  }),
  /** Reads the rows again with other columns, another type or another order of dates; with nothing, as they are. */
  change: endpoint({
    method: 'PATCH',
    path: '/rest/v1/ventures/:id/imports/:importId',
    access: 'member',
    input: One.extend({
      type: EvidenceType.optional(),
      columns: z.array(z.string().max(40).nullable()).max(100).optional(),
      dates: VentureImport.shape.dates.unwrap().optional(),
      about: z.object({ organisation: Organisation, date: z.iso.date().nullable() }).optional(),
    }),
    output: z.object({ import: VentureImport }),
  }),
  /** Adds these rows, or all that can be taken and are not there yet, as one change. */
  take: endpoint({
    method: 'POST',
    path: '/rest/v1/ventures/:id/imports/:importId/take',
    access: 'member',
    input: One.extend({ rows: z.array(z.number().int().positive()).max(IMPORT_LIMITS.rows).optional() }),
    output: z.object({ taken: z.number().int(), counters: Counters }),
  }),
  /**
   * Takes back every record of it. Records changed since are a 409 `conflict` whose `current` lists them as
   * {records: [{id, organisation, who}]}; `force` takes them back too.
   */
  undo: endpoint({
    method: 'DELETE',
    path: '/rest/v1/ventures/:id/imports/:importId',
    access: 'member',
    input: One.extend({ force: Force.optional() }),
    output: z.object({ undone: z.number().int(), counters: Counters }),
  }),
}
