import { conversationLanguage } from '#shared/language.ts'
import { starterKnowledge } from '../knowledge/starter.ts'
import { createRetrieval } from '../retrieval/retrieval.ts'
import type { ChatTurn, KnowledgeHit, RoadmapSummary } from '../types.ts'
import { composeReply } from './guide.ts'
import { retrievalText } from './turn.ts'

const retrieval = createRetrieval()
for (const entry of starterKnowledge) retrieval.put({ ...entry, id: entry.slug })

/** What a server that holds the shipped entries finds. */
export function searchStarter(
  messages: ChatTurn[],
  limit = 12,
  roadmap: RoadmapSummary | null = null,
): KnowledgeHit[] {
  const query = { text: retrievalText(messages, roadmap), language: conversationLanguage(messages), limit }
  return retrieval.search(query).map(({ entry, score }) => ({ entry, score }))
}

/** Runs a conversation of user messages through the guide and returns its replies. */
export function converse(userMessages: string[], roadmap: RoadmapSummary | null = null): string[] {
  const messages: ChatTurn[] = []
  return userMessages.map((content, index) => {
    messages.push({ role: 'user', content })
    const reply = composeReply({
      messages: [...messages],
      hits: searchStarter(messages, 12, roadmap),
      roadmap,
      announceNoModel: index === 0,
    })
    messages.push({ role: 'assistant', content: reply })
    return reply
  })
}
