import Papa from 'papaparse'
import type { CellRow, DocumentJob, DocumentOutcome, TextLine } from './document-job.ts'

const COLUMNS = 100
/** Characters of a cell and of a line that are kept. */
const CELL = 2_000
const LINE = 4_000
const ROWS = 2_000
/** Rows by which it is told what parts the cells. */
const GUESSED = 50

/** Reads a table of text, whatever parts its cells. Rows are numbered as a spreadsheet numbers them. */
export function readCells({ bytes, rows: most = ROWS }: DocumentJob): DocumentOutcome {
  const rows: CellRow[] = []
  let count = 0
  let row = 0
  const text = decoded(bytes)
  // Empty lines count as rows, and would mislead who looks for what parts the cells.
  const { meta } = Papa.parse(text, { preview: GUESSED, skipEmptyLines: 'greedy' })
  Papa.parse<string[]>(text, {
    delimiter: meta.delimiter,
    step: ({ data }) => {
      row += 1
      const cells = data.slice(0, COLUMNS).map((cell) => cell.slice(0, CELL).trim())
      if (cells.every((cell) => cell === '')) return
      count += 1
      if (rows.length < most) rows.push({ row, cells })
    },
  })
  return { sheets: [{ name: null, rows, count }] }
}

/** Reads a text line by line. Times in front of lines stay with them, for whoever tells speakers apart. */
export function readTextLines({ bytes }: DocumentJob): DocumentOutcome {
  const lines = decoded(bytes).split(/\r\n|\r|\n/)
  return {
    lines: lines.flatMap<TextLine>((text, index) =>
      text.trim() === ''
        ? []
        : { at: String(index + 1), unit: 'line', speaker: null, text: text.slice(0, LINE) },
    ),
  }
}

/** `00:14:05.120 --> 00:14:09.000`; hours may be missing, and SRT writes a comma. */
const CUE = /^\s*(?:(\d{1,3}):)?(\d{2}):(\d{2})[.,]\d{3}\s+-->/
const VOICE = /<v(?:\.[\w.]{1,60})?\s+([^>]{1,120})>/
const TAG = /<[^>]{1,200}>/g

/** Reads the cues of subtitles (WebVTT, SRT), each with the time at which it begins and who speaks. */
export function readCues({ bytes }: DocumentJob): DocumentOutcome {
  const lines: TextLine[] = []
  for (const block of decoded(bytes)
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n/)) {
    const rows = block.split('\n')
    const from = rows.findIndex((row) => CUE.test(row))
    const time = CUE.exec(rows[from] ?? '')
    if (!time) continue
    const [, hours = '0', minutes = '', seconds = ''] = time
    const at = `${hours.padStart(2, '0')}:${minutes}:${seconds}`
    let speaker: string | null = null
    for (const row of rows.slice(from + 1)) {
      speaker = VOICE.exec(row)?.[1]?.trim() ?? speaker
      const text = row.replace(TAG, '').trim().slice(0, LINE)
      if (text !== '') lines.push({ at, unit: 'time', speaker, text: unescaped(text) })
    }
  }
  return { lines }
}

const unescaped = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&nbsp;', ' ').replaceAll('&amp;', '&')

/** The text of a file: UTF-8, UTF-16 where it says so, and otherwise what Windows writes in Western Europe. */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
