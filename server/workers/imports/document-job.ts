export const DOCUMENT_KINDS = ['pdf', 'html', 'docx', 'pptx', 'xlsx', 'csv', 'text', 'cues'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** A document for a thread of its own. */
export interface DocumentJob {
  readonly kind: DocumentKind
  readonly bytes: Uint8Array
  /** Of a page, where its server named one. */
  readonly charset?: string | undefined
  /** Pages that a PDF may have, or slides that a deck may have. */
  readonly pages: number
  /** Of a document of Word: with its headings as those of Markdown, and a blank line between paragraphs. */
  readonly markdown?: boolean | undefined
  /** Rows of a sheet that are kept; those beyond them are only counted. */
  readonly rows?: number | undefined
  /** Characters that what is read may have in all, each row, cell and line counted as one more. */
  readonly characters?: number | undefined
}

/** A row of a sheet that holds something, by the sheet's own number. */
export interface CellRow {
  readonly row: number
  readonly cells: readonly string[]
}

export interface Sheet {
  /** Null where the file has no sheets. */
  readonly name: string | null
  readonly rows: readonly CellRow[]
  /** Rows that hold something, those not kept as well. */
  readonly count: number
}

/** A line of a text, with where it stands: the number of its line or page, or its time as `00:14:05`. */
export interface TextLine {
  readonly at: string
  readonly unit: 'line' | 'page' | 'time'
  /** Who said it, where the text tells speakers apart. */
  readonly speaker: string | null
  readonly text: string
}

/** Why a document is not read. */
export type DocumentProblem =
  | 'too_many_pages'
  | 'locked'
  | 'unreadable'
  | 'macros'
  | 'expands'
  | 'slow'
  | 'complex'
  | 'long'

/** Throws what is wrong with a document out of its reader. */
export class DocumentRefused extends Error {
  readonly problem: DocumentProblem
  readonly pages: number
  constructor(problem: DocumentProblem, pages = 0) {
    super(problem)
    this.problem = problem
    this.pages = pages
  }
}

/** What became of it: pages of text (of a web page one, in Markdown), sheets, or lines. */
export type DocumentOutcome =
  | { readonly title: string; readonly pages: readonly string[] }
  | { readonly sheets: readonly Sheet[] }
  | { readonly lines: readonly TextLine[] }
  | { readonly problem: DocumentProblem; readonly pages: number }
