/** A document for a thread of its own. */
export interface DocumentJob {
  readonly kind: 'pdf' | 'html'
  readonly bytes: Uint8Array
  /** Of a page, where its server named one. */
  readonly charset?: string | undefined
  /** Pages that a PDF may have. */
  readonly pages: number
}

/** What became of it; `pages` of a web page is one, in Markdown. */
export type DocumentOutcome =
  | { readonly title: string; readonly pages: readonly string[] }
  | { readonly problem: 'too_many_pages' | 'locked' | 'unreadable'; readonly pages: number }
