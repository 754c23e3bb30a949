import { z } from 'zod'
import { readCsv } from '#server/files/csv.ts'
import { EntryTexts } from '#shared/admin/entry-texts.ts'
import {
  type ExportFormat,
  IMPORT_LIMITS,
  type ImportError,
  joinList,
  KnowledgeForm,
  type KnowledgeInput,
  splitList,
} from '#shared/admin/knowledge.ts'
import { parseStorable } from '#shared/plain-text.ts'

/** A row that holds what an entry needs; `row` is its line in a table, else its number. */
export interface ImportRow {
  readonly row: number
  readonly id: string | undefined
  /** When the entry had last been changed as the file was written. */
  readonly updatedAt: string | undefined
  readonly values: KnowledgeInput
  /** Translations and prepared answers; undefined where the file has none of them, and what is stored stays. */
  readonly texts: EntryTexts | undefined
}

export interface ImportFile {
  readonly total: number
  /** The `row` of every entry, in the file's order. */
  readonly places: readonly number[]
  readonly rows: readonly ImportRow[]
  readonly errors: readonly ImportError[]
}

const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional())
const List = z.preprocess((value) => (Array.isArray(value) ? joinList(value.map(String)) : value), z.string())

/** A value that stands as JSON in a cell of a table. */
const jsonOf = <Shape extends z.ZodType>(shape: Shape) =>
  z.preprocess((value) => {
    if (typeof value !== 'string') return value
    try {
      return parseStorable(value)
    } catch {
      return value
    }
  }, shape)

/** One entry as the file has it; a cell that is not there is an empty one. */
const Row = KnowledgeForm.extend({
  id: optional(z.guid('This is not an id. Leave it empty to add a new entry.').toLowerCase()),
  updated_at: optional(
    z.iso.datetime({ offset: true, error: 'This is not a time. Leave it empty to overwrite the entry.' }),
  ),
  keywords: List.pipe(KnowledgeForm.shape.keywords),
  relevance_tags: List.pipe(KnowledgeForm.shape.relevance_tags),
  translations: optional(jsonOf(EntryTexts.shape.translations)),
  answers: optional(jsonOf(EntryTexts.shape.answers)),
  stale: optional(jsonOf(EntryTexts.shape.stale)),
})

/** What spreadsheets and people call the columns. */
const ALIASES: Record<string, string> = {
  tags: 'relevance_tags',
  keyword: 'keywords',
  relevance_tag: 'relevance_tags',
}
const REQUIRED = ['title', 'content', 'category']

/** Reads a file of entries row by row; the errors name the row, the field and what to do. */
export function readImportFile(format: ExportFormat, text: string): ImportFile {
  const file = readRows(format, text)
  const broken = new Set(file.errors.map((error) => error.row))
  const rows: ImportRow[] = []
  const errors = [...file.errors]
  for (const { row, cells } of file.rows) {
    if (broken.has(row)) continue
    const parsed = Row.safeParse(cells)
    if (parsed.success) rows.push(importRow(row, parsed.data))
    else {
      for (const issue of parsed.error.issues) {
        errors.push({ row, field: String(issue.path[0] ?? ''), message: issue.message })
      }
    }
  }
  return { total: file.total, places: file.rows.map(({ row }) => row), rows, errors }
}

function importRow(
  row: number,
  { id, updated_at, keywords, relevance_tags, translations, answers, stale, ...fields }: z.output<typeof Row>,
): ImportRow {
  const hasTexts = translations !== undefined || answers !== undefined
  const texts = hasTexts
    ? { translations: translations ?? {}, answers: answers ?? [], stale: stale ?? [] }
    : undefined
  const values = { ...fields, keywords: splitList(keywords), relevance_tags: splitList(relevance_tags) }
  return { row, id, updatedAt: updated_at, values, texts }
}

/** The entries of a file as they stand there, and what is wrong with those that do not hold together. */
export interface RawFile {
  readonly total: number
  readonly rows: readonly { readonly row: number; readonly cells: unknown }[]
  readonly errors: readonly ImportError[]
}

/** Takes a file apart without judging what its entries hold. */
export function readRows(format: ExportFormat, text: string): RawFile {
  const file = format === 'csv' ? readTable(text) : readJson(text)
  if (file.total <= IMPORT_LIMITS.entries) return file
  const message = `The file holds ${file.total} entries; at most ${IMPORT_LIMITS.entries} can be imported at once.`
  return { ...refuse('', message), total: file.total }
}

const refuse = (field: string, message: string): RawFile => ({
  total: 0,
  rows: [],
  errors: [{ row: null, field, message }],
})

/** Longest line that names columns, and how many it may name: reading takes time for each, in each row. */
const HEADER_MAX = 10_000
const COLUMNS_MAX = 100

function readTable(text: string): RawFile {
  const header = text.search(/[\r\n]/)
  const isLong = (header === -1 ? text.length : header) > HEADER_MAX
  const table = isLong ? undefined : readCsv(text, IMPORT_LIMITS.entries)
  if (!table || table.columns.length > COLUMNS_MAX) {
    return refuse('', `The first line must name the columns, and no more than ${COLUMNS_MAX}.`)
  }
  if (table.cut) {
    const most = IMPORT_LIMITS.entries
    return refuse('', `The file has more than ${most} rows; at most ${most} can be imported at once.`)
  }
  const names = new Map(table.columns.map((column) => [column, fieldOf(column)]))
  const missing = REQUIRED.find((name) => ![...names.values()].includes(name))
  if (missing)
    return refuse(missing, `The file has no column “${missing}”. Its first line must name the columns.`)
  const rows = table.rows.map(({ line, cells }) => ({
    row: line,
    cells: {
      ...EMPTY,
      ...Object.fromEntries([...names].map(([column, name]) => [name, linesOf(cells[column] ?? '')])),
    },
  }))
  const errors = table.errors.map(({ line, message }) => ({ row: line, field: '', message }))
  return { total: rows.length, rows, errors }
}

const EMPTY = { title: '', content: '', category: '', keywords: '', relevance_tags: '' }

const fieldOf = (column: string) => {
  const name = column.toLowerCase().replace(/[\s-]+/g, '_')
  return ALIASES[name] ?? name
}

/** Spreadsheets end lines in their own way. */
const linesOf = (text: string) => text.replace(/\r\n?/g, '\n')

function readJson(text: string): RawFile {
  let file: unknown
  try {
    file = parseStorable(text)
  } catch {
    return refuse('', 'The file is not valid JSON.')
  }
  const list = z.object({ entries: z.unknown() }).safeParse(file).data?.entries ?? file
  if (!Array.isArray(list))
    return refuse('', 'The file must hold a list of entries, or an object with “entries”.')
  const isEntry = (item: unknown) => typeof item === 'object' && item !== null && !Array.isArray(item)
  const errors = list.flatMap((item, index) =>
    isEntry(item)
      ? []
      : [{ row: index + 1, field: '', message: 'This is not an entry: an object with a title is expected.' }],
  )
  const rows = list.map((item, index) => ({
    row: index + 1,
    cells: isEntry(item) ? { ...EMPTY, ...item } : item,
  }))
  return { total: list.length, rows, errors }
}
