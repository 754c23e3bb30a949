import { dbActor, requireSession } from '#server/auth/policies.ts'
import { listConversations as list } from '#server/db/conversations.ts'
import type { Ctx } from '#server/services/context.ts'
import type { ConversationListItem } from '#shared/conversations.ts'
import { lastSentence } from './last-sentence.ts'

const ARCHIVED = { '0': false, '1': true, all: null } as const

/** The caller's conversations, pinned ones first. */
export async function listConversations(
  ctx: Ctx,
  { limit, archived }: { limit: number; archived: keyof typeof ARCHIVED },
): Promise<ConversationListItem[]> {
  const { userId } = requireSession(ctx.actor)
  const listed = await ctx.database.asActor(dbActor(ctx), (db) =>
    list(db, userId, { limit, archived: ARCHIVED[archived] }),
  )
  return listed.map(({ last_message, ...item }) => ({
    ...item,
    last_sentence: lastSentence(last_message ?? ''),
  }))
}
