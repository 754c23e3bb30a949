import { dbActor, requireSession } from '#server/auth/policies.ts'
import type { Ctx } from '#server/context.ts'
import { findProfile, listSessions, listUsage } from '#server/db/account.ts'
import { listConversations, openConversation } from '#server/db/conversations.ts'
import { readRoadmapWhole } from '#server/db/roadmap-export.ts'
import type { AccountExport } from '#shared/account.ts'
import { AppError } from '#shared/errors.ts'

/** Everything the product holds about the caller, as seen in one moment. */
export async function exportAccount(ctx: Ctx): Promise<AccountExport> {
  const { userId } = requireSession(ctx.actor)
  const sessions = await listSessions(ctx.database.system, userId)
  return ctx.database.asActor(dbActor(ctx), async (db) => {
    const profile = await findProfile(db, userId)
    if (!profile) throw new AppError('not_found', 'This account does not exist.')
    const conversations: AccountExport['conversations'] = []
    for (const { first_message, ...conversation } of await listConversations(
      db,
      userId,
      Number.MAX_SAFE_INTEGER,
    )) {
      conversations.push({
        ...conversation,
        messages: (await openConversation(db, conversation.id))?.messages ?? [],
      })
    }
    const usage = await listUsage(db, userId)
    const roadmap = await readRoadmapWhole(db, userId)
    return { exported_at: ctx.now().toISOString(), profile, conversations, ...roadmap, sessions, usage }
  })
}
