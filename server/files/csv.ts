import Papa from 'papaparse'

/**
 * A cell that a spreadsheet would run as a formula, wide forms included, or that an earlier escape made of one:
 * without the quotes in front, taking one off again could not tell the two apart.
 */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/
const ESCAPED = /^'+[=+\-@\t\r＝＋－＠]/

/** Tells spreadsheets that the text is UTF-8. */
const BOM = '\uFEFF'

/** Rows as CSV with a header line. A cell that a spreadsheet would run as a formula gets a quote in front. */
export function writeCsv(
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const text = Papa.unparse(
    { fields: [...columns], data: rows.map((row) => [...row]) },
    { escapeFormulae: FORMULA, newline: '\r\n' },
  )
  return `${BOM}${text}\r\n`
}

export interface CsvTable {
  readonly columns: readonly string[]
  readonly rows: readonly Readonly<Record<string, string>>[]
  /** Rows that do not hold together (a quote that is never closed, too many cells), counted from 1. */
  readonly errors: readonly { row: number; message: string }[]
  /** Whether there is more than was to be read. */
  readonly cut: boolean
}

/**
 * Reads CSV with a header line, whatever its separator; quotes that `writeCsv` put before formulas come off. No more
 * than `maxRows` are read, empty ones included.
 */
export function readCsv(text: string, maxRows: number): CsvTable {
  const parsed = Papa.parse<Record<string, string>>(text.startsWith(BOM) ? text.slice(1) : text, {
    header: true,
    preview: maxRows + 1,
    skipEmptyLines: 'greedy',
    transformHeader: (column) => column.trim(),
    transform: (cell) => (ESCAPED.test(cell) ? cell.slice(1) : cell),
  })
  const errors = parsed.errors
    // A file with one column has no separator to find.
    .filter((error) => error.type !== 'Delimiter')
    .map((error) => ({ row: (error.row ?? 0) + 1, message: error.message }))
  const rows = parsed.data
  const cut = parsed.meta.truncated || rows.length > maxRows
  return { columns: parsed.meta.fields ?? [], rows: rows.slice(0, maxRows), errors, cut }
}
