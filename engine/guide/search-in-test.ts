import { conversationLanguage } from '#shared/language.ts'
import { starterKnowledge } from '../knowledge/starter.ts'
import { joinParts } from '../rules/reply-parts.ts'
import { createRetrieval, type Retrieval } from '../search/retrieval.ts'
import type { ChatTurn, KnowledgeHit, RoadmapSummary } from '../types.ts'
import { composeReply } from './guide.ts'
import { retrievalText } from './turn.ts'

const shipped = createRetrieval()
for (const entry of starterKnowledge) shipped.put({ ...entry, id: entry.slug })

/** What a server that holds the shipped entries finds. */
export const searchStarter = (messages: ChatTurn[], limit = 12, roadmap: RoadmapSummary | null = null) =>
  search(shipped, messages, limit, roadmap)

function search(
  retrieval: Retrieval,
  messages: ChatTurn[],
  limit: number,
  roadmap: RoadmapSummary | null,
): KnowledgeHit[] {
  const query = { text: retrievalText(messages, roadmap), language: conversationLanguage(messages), limit }
  return retrieval.search(query).map(({ entry, score, answers, claim }) => ({ entry, score, answers, claim }))
}

/** Runs a conversation of user messages through the guide and returns its replies. */
export const converse = (userMessages: string[], roadmap: RoadmapSummary | null = null): string[] =>
  converseWith(shipped, userMessages, roadmap)

/** The same over another knowledge base. */
export function converseWith(
  retrieval: Retrieval,
  userMessages: string[],
  roadmap: RoadmapSummary | null = null,
): string[] {
  const messages: ChatTurn[] = []
  return userMessages.map((content) => {
    messages.push({ role: 'user', content })
    const reply = composeReply({
      messages: [...messages],
      hits: search(retrieval, messages, 12, roadmap),
      roadmap,
    })
    const text = joinParts(reply)
    messages.push({ role: 'assistant', content: text, asks: reply.asks })
    return text
  })
}
