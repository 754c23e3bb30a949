/** How long Notion may take, in milliseconds; tests make it less. */
export interface NotionLimits {
  /** The whole sync. */
  readonly total: number
  /** One answer, to its last byte. */
  readonly request: number
  /** Longest pause that Notion may ask for before a request is tried again. */
  readonly retryAfter: number
  /** First pause after a failure for which Notion names none; it doubles. */
  readonly firstRetry: number
  readonly retries: number
}

export const NOTION_LIMITS: NotionLimits = {
  total: 120_000,
  request: 20_000,
  retryAfter: 15_000,
  firstRetry: 500,
  retries: 3,
}
