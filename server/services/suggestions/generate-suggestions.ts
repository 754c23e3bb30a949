import { suggestFollowUps } from '#server/assistant/suggestions/suggest.ts'
import type { Ctx } from '#server/context.ts'
import type { ChatTurn } from '#shared/chat.ts'

/** Short follow-ups to the last reply and to what is open on the roadmap, in the conversation's language. */
export async function generateSuggestions(
  ctx: Ctx,
  { messages }: { messages: ChatTurn[] },
): Promise<{ suggestions: string[] }> {
  const turns = messages.flatMap(({ role, content }) => (role === 'system' ? [] : [{ role, content }]))
  const { actor } = ctx
  const roadmap = actor.kind === 'member' ? await ctx.reader.summarise(actor.session.userId) : null
  return { suggestions: suggestFollowUps({ messages: turns, roadmap }) }
}
