import {
  type CellRow,
  type DocumentJob,
  type DocumentOutcome,
  DocumentRefused,
  type Sheet,
} from './document-job.ts'
import { officeParts, readXml } from './office-file.ts'
import { isDateFormat, serialDay } from './serial-days.ts'

const BOOK = 'xl/workbook.xml'
const BOOK_NAMES = 'xl/_rels/workbook.xml.rels'
const STRINGS = 'xl/sharedStrings.xml'
const STYLES = 'xl/styles.xml'
const SHEET = /^xl\/worksheets\/[^/]+\.xml$/
/** Sheets of a book that are looked at, columns of a row, and characters of a cell. */
const SHEETS = 10
const COLUMNS = 100
const CELL = 2_000
const LETTERS = 26
const ROWS = 2_000
/** Rows that a sheet of a spreadsheet has. */
const LAST_ROW = 1_048_576

interface Book {
  readonly strings: readonly string[]
  /** Whether cells of each style show a day. */
  readonly dates: readonly boolean[]
  /** Whether the days of the book begin in 1904. */
  readonly from1904: boolean
}

/**
 * Reads the visible sheets of a book. Of a formula the value that was stored with it is read, and the formula never; days
 * become `2026-06-12`.
 */
export function readXlsx({ bytes, rows = ROWS }: DocumentJob): DocumentOutcome {
  const wanted = new Set([BOOK, BOOK_NAMES, STRINGS, STYLES])
  const parts = officeParts(bytes, (path) => wanted.has(path) || SHEET.test(path))
  const part = (path: string) => parts.get(path) ?? new Uint8Array()
  if (!parts.has(BOOK)) throw new DocumentRefused('unreadable')
  const { sheets, from1904 } = sheetsOf(part(BOOK), part(BOOK_NAMES))
  const book: Book = { strings: stringsOf(part(STRINGS)), dates: datesOf(part(STYLES)), from1904 }
  return {
    sheets: sheets.slice(0, SHEETS).map(({ name, path }) => ({ name, ...rowsOf(part(path), book, rows) })),
  }
}

function sheetsOf(book: Uint8Array, names: Uint8Array) {
  const targets = new Map<string, string>()
  readXml(names, {
    open: (_name, { Id, Target }) => {
      if (Id && Target) targets.set(Id, `xl/${Target.replace(/^\/?(xl\/)?/, '')}`)
    },
  })
  const sheets: { name: string; path: string }[] = []
  let from1904 = false
  readXml(book, {
    open: (name, attributes) => {
      if (name === 'workbookPr') from1904 = ['1', 'true'].includes(attributes.date1904 ?? '')
      const path = name === 'sheet' ? targets.get(attributes['r:id'] ?? '') : undefined
      if (path && (attributes.state ?? 'visible') === 'visible')
        sheets.push({ name: attributes.name ?? '', path })
    },
  })
  return { sheets, from1904 }
}

/** The texts that cells share; what only tells how one is spoken is left out. */
function stringsOf(part: Uint8Array): string[] {
  const strings: string[] = []
  let text = ''
  let isText = false
  let spoken = false
  readXml(part, {
    open: (name) => {
      if (name === 'si') text = ''
      else if (name === 'rPh') spoken = true
      else if (name === 't') isText = !spoken
    },
    text: (piece) => {
      if (isText) text += piece
    },
    close: (name) => {
      if (name === 'si') strings.push(text.slice(0, CELL))
      else if (name === 'rPh') spoken = false
      else if (name === 't') isText = false
    },
  })
  return strings
}

/** Returns whether cells of each style show a day, by the number of the style. */
function datesOf(part: Uint8Array): boolean[] {
  const formats = new Map<string, string>()
  const dates: boolean[] = []
  let inCells = false
  readXml(part, {
    open: (name, { numFmtId = '0', formatCode = '' }) => {
      if (name === 'cellXfs') inCells = true
      else if (name === 'numFmt') formats.set(numFmtId, formatCode)
      else if (name === 'xf' && inCells) dates.push(isDateFormat(Number(numFmtId), formats.get(numFmtId)))
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false
    },
  })
  return dates
}

function rowsOf(part: Uint8Array, book: Book, most: number): Omit<Sheet, 'name'> {
  const rows: CellRow[] = []
  let count = 0
  let number = 0
  let cells: string[] = []
  let cell = { column: 0, type: '', style: 0 }
  let value = ''
  let isValue = false
  readXml(part, {
    open: (name, { r = '', t = '', s = '0' }) => {
      if (name === 'row') {
        number = rowNumber(r, number)
        cells = []
        cell = { column: -1, type: '', style: 0 }
      } else if (name === 'c') {
        cell = { column: columnOf(r) ?? cell.column + 1, type: t, style: Number(s) }
        value = ''
      } else if (name === 'v' || name === 't') isValue = true
    },
    text: (piece) => {
      if (isValue && value.length < CELL) value += piece
    },
    close: (name) => {
      if (name === 'v' || name === 't') isValue = false
      else if (name === 'c' && cell.column < COLUMNS && value !== '') {
        while (cells.length < cell.column) cells.push('')
        cells[cell.column] = shown(value, cell, book).slice(0, CELL).trim()
      } else if (name === 'row' && cells.some((each) => each !== '')) {
        count += 1
        if (rows.length < most) rows.push({ row: number, cells })
      }
    },
  })
  return { rows, count }
}

/** The number of a row, from 1; one that does not go up, or is no number of a row, stands below the row before it. */
function rowNumber(told: string, before: number): number {
  const number = Number(told)
  return Number.isInteger(number) && number > before && number <= LAST_ROW ? number : before + 1
}

/** `C7` is in column 2; undefined where a cell does not say where it stands. */
function columnOf(reference: string): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0]
  if (!letters) return undefined
  return [...letters].reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - 64, 0) - 1
}

function shown(value: string, { type, style }: { type: string; style: number }, book: Book): string {
  if (type === 's') return book.strings[Number(value)] ?? ''
  if (type === 'e') return ''
  if (type === '' || type === 'n')
    return (book.dates[style] && serialDay(Number(value), book.from1904)) || value
  return value
}
