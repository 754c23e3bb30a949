import { suggestFollowUps } from '#server/assistant/suggestions/suggest.ts'
import type { Ctx } from '#server/context.ts'
import type { ChatTurn } from '#shared/chat.ts'

/** Short follow-ups to the last reply, in the conversation's language. */
export async function generateSuggestions(
  _ctx: Ctx,
  { messages }: { messages: ChatTurn[] },
): Promise<{ suggestions: string[] }> {
  const turns = messages.flatMap(({ role, content }) => (role === 'system' ? [] : [{ role, content }]))
  return { suggestions: suggestFollowUps({ messages: turns, roadmap: null }) }
}
