import { conversationLanguage } from '#shared/language.ts'
import { DEFAULT_SUGGESTIONS } from '#shared/suggestions.ts'
import { topicOf } from '../guide/topics.ts'
import { fold } from '../retrieval/fold.ts'
import type { ChatTurn, RoadmapSummary } from '../types.ts'
import { CHIPS, STAGE_CHIPS } from './chips.ts'

/** Guide topics that share their follow-ups with another. */
const SAME_CHIPS: Record<string, string> = {
  'interview-questions': 'interviews',
  'pilot-price': 'pilot',
  'pilot-stalled': 'pilot',
  commitment: 'loi',
  hire: 'sales',
  'first-sales': 'sales',
  trl: 'funding',
  value: 'pricing',
}

/** Suggestions under a reply. */
export const COUNT = 3

/**
 * Three follow-ups in the language of the conversation: from what was just discussed, then from the stage of
 * the roadmap, then the defaults. What the founder has asked already is not offered again.
 */
export function suggestFollowUps({
  messages,
  roadmap,
}: {
  messages: ChatTurn[]
  roadmap: RoadmapSummary | null
}): string[] {
  const lang = conversationLanguage(messages)
  const lastOf = (role: ChatTurn['role']) =>
    fold(messages.findLast((message) => message.role === role)?.content ?? '')
  const topic = topicOf(lastOf('user')) ?? topicOf(lastOf('assistant').slice(0, 400))
  const chips = topic ? (CHIPS[SAME_CHIPS[topic.id] ?? topic.id]?.[lang] ?? []) : []
  const stage = STAGE_CHIPS[lang][roadmap?.level ?? 0] ?? []
  const asked = messages.filter(({ role }) => role === 'user').map(({ content }) => bare(content))
  const fresh = [...chips, ...(roadmap ? stage : []), ...DEFAULT_SUGGESTIONS[lang], ...stage].filter(
    (chip) => !asked.includes(bare(chip)),
  )
  return [...new Set(fresh)].slice(0, COUNT)
}

/** A text as it is compared: words and digits alone. */
export const bare = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
