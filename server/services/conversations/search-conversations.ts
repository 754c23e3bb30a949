import { dbActor, requireSession } from '#server/auth/policies.ts'
import { searchConversations as search } from '#server/db/search.ts'
import type { Ctx } from '#server/services/context.ts'
import type { ConversationHit } from '#shared/conversation-search.ts'
import { excerptOf, placesIn } from './excerpt.ts'
import { searchTerms } from './search-terms.ts'

/** The caller's conversations in which something stands, archived ones too. */
export async function searchConversations(
  ctx: Ctx,
  input: { search: string; limit: number },
): Promise<{ hits: ConversationHit[]; more: boolean }> {
  const { userId } = requireSession(ctx.actor)
  const terms = searchTerms(input.search)
  if (terms.length === 0) return { hits: [], more: false }
  const found = await ctx.database.asActor(dbActor(ctx), (db) => search(db, userId, terms, input.limit + 1))
  const hits = found.slice(0, input.limit).map(({ message, updated_at, ...hit }) => ({
    ...hit,
    title_places: placesIn(hit.title, terms),
    updated_at: updated_at.toISOString(),
    message: message && {
      id: message.id,
      role: message.role,
      created_at: message.created_at.toISOString(),
      ...excerptOf(message.content, terms),
    },
  }))
  return { hits, more: found.length > input.limit }
}
