import { conversationLanguage } from '#shared/language.ts'
import { starterKnowledge } from '../knowledge/starter.ts'
import { contentWords, fold } from '../retrieval/fold.ts'
import { expandQuery } from '../retrieval/glossary.ts'
import type { ChatTurn, KnowledgeHit, RoadmapSummary } from '../types.ts'
import { composeReply } from './guide.ts'
import { retrievalText } from './turn.ts'

const FOLDED = starterKnowledge.map((entry) => ({
  entry: { ...entry, id: entry.slug },
  head: fold([entry.title, ...entry.keywords].join(' ')),
  body: fold([entry.content, ...Object.values(entry.summaries)].join(' ')),
}))

/** Stands in for the database's search in tests of the guide: counts shared words, title and keywords first. */
export function searchStarter(messages: ChatTurn[], limit = 5): KnowledgeHit[] {
  const text = retrievalText(messages)
  const words = [...contentWords(text), ...expandQuery(text, conversationLanguage(messages)).map(fold)]
  return FOLDED.map(({ entry, head, body }) => {
    const score = words.reduce(
      (sum, word) => sum + (head.includes(word) ? 3 : 0) + (body.includes(word) ? 1 : 0),
      0,
    )
    return { entry, score }
  })
    .filter(({ score }) => score > 1)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
}

/** Runs a conversation of user messages through the guide and returns its replies. */
export function converse(userMessages: string[], roadmap: RoadmapSummary | null = null): string[] {
  const messages: ChatTurn[] = []
  return userMessages.map((content, index) => {
    messages.push({ role: 'user', content })
    const reply = composeReply({
      messages: [...messages],
      hits: searchStarter(messages),
      roadmap,
      announceNoModel: index === 0,
    })
    messages.push({ role: 'assistant', content: reply })
    return reply
  })
}
