/** Where a signed-in person's page is asked for as the server draws it, before their client has come. */
export const DRAWN_PAGE = '/drawn'

/** The device that a page is drawn for; the server knows nothing else of it. */
export interface DrawnFor {
  readonly isPhone: boolean
  /** As `Intl` calls it; undefined where it is not told or not known. */
  readonly timeZone: string | undefined
}

/**
 * A page as one person sees it. It comes as two lines of JSON: this one can be shown before the other is
 * there.
 */
export interface DrawnPage {
  /** The content of `#root`; empty when the page was not drawn, and the client does it. */
  readonly html: string
}

/** The other line: all that the server said when the page asked it. */
export interface DrawnFrom {
  /** By address. */
  readonly answers: Readonly<Record<string, unknown>>
  /** Which of these answers the page's queries hold, by the query's key. */
  readonly queries: readonly { readonly key: readonly unknown[]; readonly address: string }[]
}

/** Addresses of pages that are drawn; whatever else stands in an address is the client's business. */
const DRAWN = /^\/(?:dashboard|c\/[0-9a-f-]{36})$/

export const isDrawn = (path: string): boolean => DRAWN.test(path)
