import type { CellRow, Sheet } from '#server/workers/imports/document-job.ts'
import { EVIDENCE_TYPES } from '#shared/evidence-types.ts'
import { factNames } from '#shared/record-facts.ts'
import { DAY_OF } from '#shared/records/who-and-when.ts'
import { EvidenceType } from '#shared/roadmap.ts'
import {
  COLUMN_FIELDS,
  type ColumnField,
  headingScore,
  isHeading,
  meaningIn,
  typeIn,
} from './import-words.ts'
import { dayIn, orderOf } from './read-days.ts'

/** Rows at the top among which the headings are looked for: above them some sheets have a title. */
const HEAD_ROWS = 10
/** How much the name of a file or sheet tells about the type, in headings. */
const NAMED = 3
const LETTERS = 26

/** The fields that a column can fill in records of a type. */
export function fieldsOfType(type: EvidenceType): ColumnField[] {
  const own = factNames(type)
  return COLUMN_FIELDS.filter((field) => field === 'organisation' || own.has(field))
}

/** A sheet as it was read, with its headings apart. */
export interface TableSource {
  readonly sheet: string | null
  readonly headings: readonly string[]
  readonly rows: readonly CellRow[]
  /** Rows under the headings, those not kept as well. */
  readonly count: number
}

/** The sheet of a file that most looks like records; undefined when none holds anything. */
export function chooseSheet(sheets: readonly Sheet[]): TableSource | undefined {
  const tables = sheets.map(tableOf).filter(({ rows }) => rows.length > 0)
  const score = ({ headings }: TableSource) => recognised(headings)
  return tables.toSorted((a, b) => score(b) - score(a))[0]
}

/** A sheet with the row of its headings: the first in which two are recognised, else the first one. */
function tableOf({ name, rows, count }: Sheet): TableSource {
  const found = rows.slice(0, HEAD_ROWS).findIndex(({ cells }) => recognised(cells) > 1)
  const head = rows[Math.max(found, 0)]
  const isData = found < 0 && recognised(head?.cells ?? []) === 0 && orderOf(head?.cells ?? []) !== null
  const from = isData ? 0 : Math.max(found, 0) + 1
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length))
  const headings = Array.from({ length: width }, (_, at) => (isData ? letterOf(at) : (head?.cells[at] ?? '')))
  return { sheet: name, headings, rows: rows.slice(from), count: count - from }
}

/** Returns how many of some cells are headings that are known. */
const recognised = (cells: readonly string[]) => cells.filter(isHeading).length

const letterOf = (at: number): string =>
  (at >= LETTERS ? letterOf(Math.floor(at / LETTERS) - 1) : '') + String.fromCharCode(65 + (at % LETTERS))

/** Returns what the rows of a table are: the type whose fields its headings name most, and that its name tells. */
export function guessType({ headings, sheet }: TableSource, file: string): EvidenceType {
  const told = EvidenceType.safeParse(typeIn(sheet ?? '') ?? typeIn(file)).data
  const scores = EVIDENCE_TYPES.map((type) => ({
    type,
    score: matchColumns(headings, type).filter(Boolean).length + (type === told ? NAMED : 0),
  }))
  return scores.reduce((best, other) => (other.score > best.score ? other : best)).type
}

/** The field of each heading, or null; a field is filled by the column that names it best. */
export function matchColumns(headings: readonly string[], type: EvidenceType): (ColumnField | null)[] {
  const matches = headings
    .flatMap((heading, column) =>
      fieldsOfType(type).map((field) => ({ column, field, score: headingScore(heading, field) })),
    )
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
  const columns = new Map<number, ColumnField>()
  const taken = new Set<ColumnField>()
  for (const { column, field } of matches) {
    if (columns.has(column) || taken.has(field)) continue
    columns.set(column, field)
    taken.add(field)
  }
  return headings.map((_, column) => columns.get(column) ?? null)
}

/** Share of a column's cells that tell what it holds, and how many of them there must be. */
const [TELLING, TELLING_CELLS] = [0.6, 3]
/** Rows whose cells are asked what their column holds. */
const ASKED_ROWS = 100

const isDay = (cell: string) =>
  dayIn(cell, 'day_first') !== undefined || dayIn(cell, 'month_first') !== undefined

/** The fields whose cells say what they are. */
function toldByCells(type: EvidenceType): { field: ColumnField; says: (cell: string) => boolean }[] {
  const worded = (['relation', 'state', 'period', 'told'] as const).map((field) => ({
    field,
    says: (cell: string) => meaningIn(field, cell) !== undefined,
  }))
  const own = fieldsOfType(type)
  return [{ field: DAY_OF[type], says: isDay }, ...worded].filter(({ field }) => own.includes(field))
}

/**
 * The field of each column: by its heading, and where no heading tells, or the cells below it say something else, by what
 * the cells of another column are: days, relations, states.
 */
export function matchTable(
  { headings, rows }: Pick<TableSource, 'headings' | 'rows'>,
  type: EvidenceType,
): (ColumnField | null)[] {
  const columns = matchColumns(headings, type)
  const asked = rows.slice(0, ASKED_ROWS)
  for (const { field, says } of toldByCells(type)) {
    const shares = headings.map((_, at) => {
      const cells = asked.map((row) => row.cells[at] ?? '').filter((cell) => cell.trim() !== '')
      return cells.length < TELLING_CELLS ? 0 : cells.filter(says).length / cells.length
    })
    const now = columns.indexOf(field)
    const free = shares.map((share, at) => (columns[at] === null ? share : 0))
    const best = free.indexOf(Math.max(...free))
    if ((free[best] ?? 0) < TELLING || (now >= 0 && (shares[now] ?? 0) >= TELLING)) continue
    if (now >= 0) columns[now] = null
    columns[best] = field
  }
  return columns
}
