import { countLabels } from '#server/db/conversation-notes.ts'
import type { Ctx } from '#server/services/context.ts'
import type { LabelCount } from '#shared/admin/conversation-notes.ts'
import { conversationsReader } from './conversations-reader.ts'

/** The labels that conversations can be filtered by. */
export async function listLabels(ctx: Ctx): Promise<{ labels: LabelCount[] }> {
  return { labels: await ctx.database.asActor(conversationsReader(ctx), countLabels) }
}
