import type { CellRow } from '#server/workers/imports/document-job.ts'
import { type ImportColumn, type ImportRow, SAME_ROW } from '#shared/imports.ts'
import { DAY_FACTS, RecordFacts } from '#shared/record-facts.ts'
import { DAY_OF } from '#shared/records/who-and-when.ts'
import { RecordInput } from '#shared/records.ts'
import type { EvidenceType } from '#shared/roadmap.ts'
import { type ColumnField, isPersonsName, meaningIn, type WordedField } from './import-words.ts'
import { fieldsOfType, type TableSource } from './match-columns.ts'
import { type DayOrder, dayIn, orderOf } from './read-days.ts'
import { type Compared, indexRecords, type Known } from './same-record.ts'

/** How a table is read; what is null was not chosen yet, and is guessed. */
export interface TableReading {
  readonly type: EvidenceType
  readonly columns: readonly (ColumnField | null)[]
  readonly dates: DayOrder | null
}

/** Words of cells that were read as something else, one for each. */
export interface ReadWord {
  readonly word: string
  readonly field: string
  readonly value: string
}

export interface PlannedTable {
  readonly columns: ImportColumn[]
  readonly dates: DayOrder | null
  readonly datesDoubtful: boolean
  readonly words: ReadWord[]
  readonly rows: ImportRow[]
}

const DAYS: ReadonlySet<ColumnField> = new Set(DAY_FACTS)
const WORDED: ReadonlySet<string> = new Set<WordedField>(['relation', 'state', 'period', 'told'])
const isWorded = (field: ColumnField): field is WordedField & ColumnField => WORDED.has(field)
/** Words of cells that the page tells of. */
const WORDS_MAX = 6
const ORGANISATION_MAX = 120

/** Reads the rows of a table as records, each with what it lacks and the record that it is already. Nothing is stored. */
export function planTable(
  { headings, rows }: TableSource,
  { type, columns, dates }: TableReading,
  {
    known,
    today,
    place,
  }: {
    readonly known: readonly Known[]
    /** The day, as `2026-06-12`: an interview of a later one was not held yet. */
    readonly today: string
    readonly place: (row: number) => string
  },
): PlannedTable {
  const fields = headings.map((_, at) => allowed(type, columns[at] ?? null))
  const dayCells = rows.flatMap(({ cells }) =>
    cells.filter((cell, at) => cell && DAYS.has(fields[at] ?? 'who')),
  )
  const found = orderOf(dayCells)
  const order = dates ?? found?.order ?? null
  const words = new Map<string, ReadWord>()
  const [before, above] = [indexRecords(known), indexRecords()]
  const planned = rows.map((line): ImportRow => {
    const { values, gaps } = valuesOf(line, fields, order ?? 'day_first', words)
    const row = rowOf(line.row, type, values, gaps, today)
    const compared = comparedIn(type, row.record)
    const id = compared && (before.find(compared) ?? above.find(compared))
    if (compared && !id) above.add({ ...compared, id: `${SAME_ROW}${line.row}` })
    return { ...row, place: place(line.row), duplicate_of: id ?? null }
  })
  return {
    columns: headings.map((heading, at) => ({
      heading,
      first: rows.find(({ cells }) => cells[at])?.cells[at] ?? '',
      field: fields[at] ?? null,
    })),
    dates: order,
    datesDoubtful: dates === null && found?.doubtful === true,
    words: [...words.values()].slice(0, WORDS_MAX),
    rows: planned,
  }
}

const allowed = (type: EvidenceType, field: ColumnField | null) =>
  field && fieldsOfType(type).includes(field) ? field : null

type Values = Partial<Record<ColumnField, unknown>>

/** The values of a line by their fields, and what could not be read in it. */
function valuesOf(
  { cells }: CellRow,
  fields: readonly (ColumnField | null)[],
  order: DayOrder,
  words: Map<string, ReadWord>,
): { values: Values; gaps: string[] } {
  const values: Values = {}
  const gaps: string[] = []
  fields.forEach((field, at) => {
    const cell = cells[at]?.trim() ?? ''
    if (!field || cell === '') return
    const value = valueIn(field, cell, order)
    if (value === undefined) gaps.push(DAYS.has(field) ? 'bad_date' : `bad_${field}`)
    else values[field] = value
    if (isWorded(field) && typeof value === 'string' && value !== cell.toLowerCase())
      words.set(`${field} ${cell}`, { word: cell.slice(0, 60), field, value })
    // Who is told by their role alone is still somebody.
    if (field === 'relation' && values.who === undefined && !fields.includes('who'))
      values.who = cut(cell, 120)
  })
  const role = cells[fields.indexOf('relation')]?.trim()
  if (fields.includes('who') && values.who === undefined && role) values.who = cut(role, 120)
  return { values, gaps: [...new Set(gaps)] }
}

function valueIn(field: ColumnField, cell: string, order: DayOrder): unknown {
  if (DAYS.has(field)) return dayIn(cell, order)
  if (field === 'told') return { yes: true, no: false }[meaningIn('told', cell) ?? '']
  if (isWorded(field)) return meaningIn(field, cell)
  if (field === 'repeat_orders') return /^\d{1,3}$/.test(cell) ? Number(cell) : undefined
  if (field === 'currency') return cell.length > 3 ? undefined : cell
  const most = field === 'organisation' ? ORGANISATION_MAX : mostOf(field)
  return cut(cell, most)
}

/** Characters that a fact may have. */
function mostOf(field: Exclude<ColumnField, 'organisation'>): number {
  const shape: unknown = RecordFacts.shape[field]
  const most = typeof shape === 'object' && shape !== null && 'maxLength' in shape ? shape.maxLength : null
  return typeof most === 'number' ? most : ORGANISATION_MAX
}

const cut = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text

/** A line as it could be taken. */
function rowOf(
  row: number,
  type: EvidenceType,
  values: Values,
  unread: readonly string[],
  today: string,
): ImportRow {
  const gaps = [...unread]
  const day = values[DAY_OF[type]]
  if (type === 'interview' && (typeof values.who !== 'string' || !isPersonsName(values.who)))
    gaps.unshift('no_name')
  if (!values.organisation) gaps.unshift('no_organisation')
  if (day === undefined && !gaps.includes('bad_date')) gaps.push('no_date')
  const isPlanned = type === 'interview' && typeof day === 'string' && day > today
  if (isPlanned) gaps.push('not_held_yet')
  const record = { type, ...values }
  // Without an organisation, a name and a day make a conversation; less is a note of somebody to be found.
  const isNobody = !values.organisation && (gaps.includes('no_name') || day === undefined)
  const takable = !isPlanned && !isNobody && RecordInput.safeParse(record).success
  return { row, record, field: null, quote: '', place: '', speaker: null, duplicate_of: null, gaps, takable }
}

/** Returns what a record of the shape of POST records is compared by; undefined for one that names nobody. */
export function comparedIn(type: EvidenceType, record: Record<string, unknown> | null): Compared | undefined {
  const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
  const organisation = textOf(record?.organisation)
  const who = textOf(record?.who)
  if (!record || (type === 'interview' ? who : organisation) === '') return undefined
  return { type, organisation, who, date: textOf(record[DAY_OF[type]]) || null }
}
