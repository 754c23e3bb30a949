import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/** At the end of an address's path, after a slash or the title's last dash. */
const ID =
  /(?:^|[/-])([0-9a-f]{32}|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\/?(?:[?#].*)?$/i

/**
 * The 32 hexadecimal digits of a Notion page: as they are, with dashes, or at the end of the page's pasted
 * address. Undefined when there are none.
 */
export function readPageId(text: string): string | undefined {
  return ID.exec(text.trim())?.[1]?.replaceAll('-', '').toLowerCase()
}

/** What the page ID input takes; the output is the 32 digits. */
export const NotionPageId = z
  .string('Please enter a Notion page ID')
  .trim()
  .min(1, 'Please enter a Notion page ID')
  .max(2000)
  .transform((text, context) => {
    const id = readPageId(text)
    if (id === undefined) {
      context.addIssue({
        code: 'custom',
        message: 'This is not a Notion page ID. Paste the page’s address, or the 32 characters at its end.',
      })
      return z.NEVER
    }
    return id
  })

/**
 * What the page ID input holds before a page was synced or NOTION_PAGE_ID was set (product.md section 2): what a
 * page's id looks like. It is nobody's page, so that a sync of it says that there is none.
 */
export const DEFAULT_NOTION_PAGE_ID = '3f9c1b7ad2e84c06b51e90d4a7f26c38'

const Moment = z.iso.datetime({ offset: true })

const SyncResult = z.object({
  title: z.string(),
  /** Pages read: the page itself and its children. */
  pages: z.number().int(),
  created: z.number().int(),
  updated: z.number().int(),
  removed: z.number().int(),
  unchanged: z.number().int(),
  /** Entries left as they are because an operator edited them here. */
  kept: z.number().int(),
})
export type NotionSyncResult = z.infer<typeof SyncResult>

const NotionStatus = z.object({
  /** Whether the server has a token for Notion; without one every sync fails and says so. */
  configured: z.boolean(),
  /** To prefill: the page synced last, else NOTION_PAGE_ID, else DEFAULT_NOTION_PAGE_ID. */
  pageId: z.string(),
  running: z.boolean(),
  last: z.object({ pageId: z.string(), title: z.string(), at: Moment }).nullable(),
})
export type NotionStatus = z.infer<typeof NotionStatus>

export const notionApi = {
  /** Fails with `{error}` that names the cause; the knowledge base is then as it was. */
  sync: endpoint({
    method: 'POST',
    path: '/functions/v1/sync-notion',
    access: 'admin',
    input: z.object({ pageId: NotionPageId }),
    output: SyncResult,
  }),
  status: endpoint({
    method: 'GET',
    path: '/functions/v1/sync-notion',
    access: 'operator',
    input: z.object({}),
    output: NotionStatus,
  }),
}
