import { starterKnowledge } from '../knowledge/starter.ts'
import { guideReply } from '../reply.ts'
import { createRetrieval } from '../search/retrieval.ts'
import type { ChatTurn, RoadmapSummary } from '../types.ts'

const entries = starterKnowledge.map((entry) => ({ ...entry, id: entry.slug }))
const retrieval = createRetrieval()
for (const entry of entries) retrieval.put(entry)

/** The entries that the product ships with, as a server holds them. */
export const shipped = {
  search: retrieval.search,
  find: (key: string) => entries.find(({ id, slug, title }) => [id, slug, title].includes(key)),
}

/** Holds a conversation of these user messages with the guide. */
export function converse(userMessages: readonly string[], roadmap: RoadmapSummary | null = null) {
  const turns: ChatTurn[] = []
  return userMessages.map((content) => {
    turns.push({ role: 'user', content })
    const reply = guideReply({ turns, roadmap, vector: null }, shipped, null)
    turns.push({ role: 'assistant', content: reply.text, asks: reply.asks })
    return reply
  })
}
