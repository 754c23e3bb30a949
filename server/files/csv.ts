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
  /** With the line that each begins in, the head's being 1. */
  readonly rows: readonly { readonly line: number; readonly cells: Readonly<Record<string, string>> }[]
  /** Rows that do not hold together (a quote that is never closed, too many cells), by their line. */
  readonly errors: readonly { line: number; message: string }[]
  /** Whether there is more than was to be read. */
  readonly cut: boolean
}

/**
 * Reads CSV with a header line, whatever its separator; quotes that `writeCsv` put before formulas come off. No more
 * than `maxRows` are read, empty ones included.
 */
export function readCsv(text: string, maxRows: number): CsvTable {
  const whole = text.startsWith(BOM) ? text.slice(1) : text
  const rows: CsvTable['rows'][number][] = []
  const errors: CsvTable['errors'][number][] = []
  const lines = lineCounter(whole)
  const parsed = Papa.parse<Record<string, string>>(whole, {
    header: true,
    preview: maxRows + 1,
    skipEmptyLines: 'greedy',
    transformHeader: (column) => column.trim(),
    transform: (cell) => (ESCAPED.test(cell) ? cell.slice(1) : cell),
    step({ data, errors: problems, meta }) {
      const line = lines.beginningOf(data, meta.cursor)
      rows.push({ line, cells: data })
      for (const problem of problems) {
        // A file with one column has no separator to find.
        if (problem.type !== 'Delimiter') errors.push({ line, message: problem.message })
      }
    },
  }) as Papa.ParseResult<unknown>
  const cut = parsed.meta.truncated || rows.length > maxRows
  return { columns: parsed.meta.fields ?? [], rows: rows.slice(0, maxRows), errors, cut }
}

/** Tells the line that a row begins in by where it ends; rows have to come in their order. */
function lineCounter(text: string) {
  let [at, line] = [0, 1]
  return {
    beginningOf(row: Readonly<Record<string, unknown>>, end: number): number {
      const read = text.slice(at, end)
      at = end
      line += breaksIn(read)
      const last = /[\r\n]$/.test(read) ? line - 1 : line
      return last - breaksIn(Object.values(row).join(''))
    },
  }
}

const breaksIn = (text: string) => text.match(/\r\n|\r|\n/g)?.length ?? 0
