import { operatorActor } from '#server/auth/policies.ts'
import { readNotionSync } from '#server/db/notion-sync.ts'
import type { Ctx } from '#server/services/context.ts'
import { DEFAULT_NOTION_PAGE_ID, type NotionStatus, readPageId } from '#shared/admin/notion.ts'

/** Returns what the sync card shows before anything is clicked. */
export async function notionStatus(ctx: Ctx): Promise<NotionStatus> {
  const { NOTION_TOKEN, NOTION_PAGE_ID = '' } = ctx.config
  const { running, last } = await ctx.database.asActor(operatorActor(ctx), readNotionSync)
  return {
    configured: NOTION_TOKEN !== undefined,
    pageId: last?.pageId ?? readPageId(NOTION_PAGE_ID) ?? DEFAULT_NOTION_PAGE_ID,
    running,
    last: last && { ...last, at: last.at.toISOString() },
  }
}
