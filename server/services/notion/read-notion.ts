import type { Ctx } from '#server/services/context.ts'
import { AppError } from '#shared/errors.ts'
import { notionError } from './notion-errors.ts'
import type { NotionLimits } from './notion-limits.ts'
import { openNotion } from './open-notion.ts'
import { type PageEntry, pageEntries } from './page-entries.ts'
import { readPages } from './read-pages.ts'

/** How long a page may be tidied and cut, in milliseconds. */
const TIDY_MS = 1_000

/** What a sync read: the pages, and the entries that they become. */
export interface Found {
  readonly title: string
  readonly pageIds: readonly string[]
  readonly entries: readonly PageEntry[]
}

/** Reads a page and the pages directly under it. Throws an AppError that says what to do. */
export async function readNotion(
  { config, log, workers }: Ctx,
  pageId: string,
  limits: NotionLimits,
): Promise<Found> {
  const { NOTION_TOKEN: token, NOTION_BASE_URL: baseUrl } = config
  if (token === undefined) {
    const message =
      'Notion is not connected: there is no token. Set NOTION_TOKEN on the server and restart it.'
    throw new AppError('bad_request', message)
  }
  const time = AbortSignal.timeout(limits.total)
  try {
    const client = openNotion({ token, baseUrl, limits, signal: time })
    const found = await Promise.race([readPages(client, pageId), endOf(time)])
    const entries = await pageEntries(found, (page) => workers.run('tidyPage', page, TIDY_MS))
    const [{ title }] = found.pages
    if (entries.length === 0) {
      throw new AppError('bad_request', `The page “${title}” and the pages under it hold no text.`)
    }
    return { title, pageIds: found.pages.map(({ id }) => id), entries }
  } catch (error) {
    const known = notionError(error, time.aborted)
    log.warn({ err: error, code: known.code }, 'Notion could not be synced')
    throw known
  }
}

/** The client waits between tries whatever the signal says. */
function endOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
