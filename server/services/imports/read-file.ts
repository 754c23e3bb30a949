import type { Ctx } from '#server/services/context.ts'
import type { DocumentKind, DocumentProblem, Sheet, TextLine } from '#server/workers/imports/document-job.ts'
import { runReader } from '#server/workers/imports/read-document.ts'
import { AppError } from '#shared/errors.ts'
import { IMPORT_LIMITS } from '#shared/imports.ts'
import { storable } from '#shared/plain-text.ts'
import { IMPORT_WORDS, type ImportWords } from './import-words.ts'

/** A file as it came in. */
export interface ImportFile {
  readonly name: string
  /** Of its name, in small letters. */
  readonly ending: string
  readonly bytes: Uint8Array
}

/** The text of a file, line by line. */
export interface ReadLines {
  readonly lines: readonly TextLine[]
  /** Whether its pages are slides. */
  readonly isSlides: boolean
}

const KINDS: Readonly<Record<string, DocumentKind>> = {
  csv: 'csv',
  tsv: 'csv',
  xlsx: 'xlsx',
  xlsm: 'xlsx',
  docx: 'docx',
  docm: 'docx',
  pptx: 'pptx',
  pptm: 'pptx',
  pdf: 'pdf',
  txt: 'text',
  md: 'text',
  markdown: 'text',
  vtt: 'cues',
  srt: 'cues',
}
const TABLES: ReadonlySet<DocumentKind> = new Set(['csv', 'xlsx'])
/** Formats of Office before 2007: what they hold is told by saving them anew. */
const OLD = new Set(['xls', 'doc', 'ppt'])
const [MB, MARKS] = [1024 * 1024, /\p{Cc}/u]

/** Refuses a file in the words of the caller's language, with what to do. */
export function refusal(
  { language }: Pick<Ctx, 'language'>,
  why: keyof ImportWords['refusals'],
  count = 0,
): AppError {
  const lang = language ?? 'en'
  const { bytes, rows, pages, text } = IMPORT_LIMITS
  const most = { large: bytes / MB, rows, pages, long: text }
  const number = (value: number) => value.toLocaleString(lang)
  const sentence = IMPORT_WORDS[lang].refusals[why]
    .replace('{count}', number(count))
    .replace('{most}', number(most[why as 'rows'] ?? 0))
  return new AppError('import_refused', sentence)
}

/** Reads a file in a thread of its own. Throws `import_refused` with what to do about what cannot be read. */
export async function readFile(
  ctx: Pick<Ctx, 'language'>,
  { ending, bytes }: ImportFile,
): Promise<ReadLines | { readonly sheets: readonly Sheet[] }> {
  const kind = KINDS[ending]
  if (OLD.has(ending)) throw refusal(ctx, 'locked')
  if (!kind) throw refusal(ctx, 'kind')
  if (bytes.length > IMPORT_LIMITS.bytes) throw refusal(ctx, 'large')
  const { pages, rows, cells, text } = IMPORT_LIMITS
  const characters = TABLES.has(kind) ? cells : text
  // One row more, for the headings.
  const outcome = await runReader({ kind, bytes, pages, rows: rows + 1, characters })
  if ('problem' in outcome) {
    const isWide = outcome.problem === 'long' && TABLES.has(kind)
    throw refusal(ctx, isWide ? 'expands' : WHY[outcome.problem], outcome.pages)
  }
  if ('sheets' in outcome) return { sheets: outcome.sheets.map(cleaned) }
  const lines = 'lines' in outcome ? outcome.lines : linesOf(outcome.pages)
  const readable = lines.map((line) => ({ ...line, text: storable(line.text) }))
  if (!readable.some(({ text }) => /\p{L}/u.test(text))) throw refusal(ctx, 'empty_text')
  return { lines: readable, isSlides: kind === 'pptx' }
}

const WHY: Record<DocumentProblem, keyof ImportWords['refusals']> = {
  too_many_pages: 'pages',
  locked: 'locked',
  unreadable: 'unreadable',
  macros: 'macros',
  expands: 'expands',
  slow: 'slow',
  complex: 'expands',
  long: 'long',
}

const cleaned = (sheet: Sheet): Sheet => ({
  ...sheet,
  rows: sheet.rows.map(({ row, cells }) => ({
    row,
    cells: Array.from(cells, (cell) => withoutMarks(cell ?? '')),
  })),
})

/** Returns what no cell needs: controls, but for the end of a line. */
const withoutMarks = (cell: string) =>
  MARKS.test(cell)
    ? storable(cell)
        .replace(/[^\S\n]+/g, ' ')
        .replace(/[^\P{Cc}\n]/gu, '')
    : storable(cell)

const linesOf = (pages: readonly string[]): TextLine[] =>
  pages.flatMap((page, index) =>
    page
      .split('\n')
      .map((text) => text.replace(/\s+/g, ' ').trim())
      .filter((text) => text !== '')
      .map((text): TextLine => ({ at: String(index + 1), unit: 'page', speaker: null, text })),
  )
