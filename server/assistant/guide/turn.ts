import { conversationLanguage, type Language } from '#shared/language.ts'
import { contentWords, fold } from '../retrieval/fold.ts'
import type { ChatTurn, KnowledgeHit, RoadmapSummary } from '../types.ts'
import { type Gap, gapAskedIn } from './gaps.ts'
import { classify, type Intent, isQuestion } from './intents.ts'
import { topicOf } from './topics.ts'

export type GuideInput = {
  /** The whole conversation; the last message is the user's. */
  messages: ChatTurn[]
  hits: KnowledgeHit[]
  roadmap: RoadmapSummary | null
  announceNoModel: boolean
  /** Set where a rule asks for a language; otherwise it is the conversation's. */
  language?: Language | undefined
}

export type Turn = {
  lang: Language
  /** The message being answered, cut to a length worth reading. */
  text: string
  folded: string
  intent: Intent
  topic: ReturnType<typeof topicOf>
  /** The gap the guide asked about in its last reply, if this message may answer it. */
  answered: Gap | undefined
  /** The founder has asked this before. */
  repeat: boolean
  userTexts: string[]
  /** Everything the assistant has written so far. */
  said: string
  hits: KnowledgeHit[]
  roadmap: RoadmapSummary | null
}

const READ_LIMIT = 8000

/** Reads the last message in the light of the conversation. */
export function readTurn({ messages, hits, roadmap, language }: GuideInput): Turn {
  const text = (messages.at(-1)?.content ?? '').slice(0, READ_LIMIT)
  const folded = fold(text)
  const earlier = messages.slice(0, -1)
  const lastReply = earlier.findLast((message) => message.role === 'assistant')?.content
  const asksBack = lastReply?.trimEnd().endsWith('?') ?? false
  const intent = intentOf(folded, asksBack, earlier)
  return {
    lang: language ?? conversationLanguage(messages),
    text,
    folded,
    intent,
    topic: topicOf(folded),
    answered: intent === 'share' || !isQuestion(folded) ? gapAskedIn(lastReply) : undefined,
    repeat: earlier.some((message) => message.role === 'user' && sameQuestion(message.content, text)),
    userTexts: messages.filter((message) => message.role === 'user').map((message) => message.content),
    said: earlier
      .filter((message) => message.role === 'assistant')
      .map((message) => message.content)
      .join('\n'),
    hits,
    roadmap,
  }
}

const FOLLOW_UP = /^¿?(and|und|y|e|et|also|what about|how about|was ist mit|que tal|que pasa con)\b/
/** Questions that go on after "and": whose answer is a verdict on what is named next. */
const GOES_ON: readonly Intent[] = ['who-counts', 'ready']

/** What a message asks for; "and a friend at Siemens?" asks what the question before it asked. */
function intentOf(folded: string, asksBack: boolean, earlier: ChatTurn[]): Intent {
  const own = classify(folded, asksBack)
  if (own !== 'question' || !FOLLOW_UP.test(folded.trim()) || folded.split(/\s+/).length > 9) return own
  const asked = earlier.filter(({ role }) => role === 'user').map(({ content }) => fold(content))
  const started = asked.findLast((text) => !FOLLOW_UP.test(text.trim()))
  const before = started === undefined ? own : classify(started, false)
  return GOES_ON.includes(before) ? before : own
}

function sameQuestion(a: string, b: string): boolean {
  const bare = (text: string) =>
    fold(text)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  if (bare(a) === bare(b)) return true
  const [first, second] = [new Set(contentWords(a)), new Set(contentWords(b))]
  if (first.size < 2 || second.size < 2) return false
  const shared = [...first].filter((word) => second.has(word)).length
  return shared / (first.size + second.size - shared) >= 0.75
}

/**
 * What retrieval should search for: the message itself, and for a short follow-up ("and in Germany?", "12")
 * the question or reply it leans on.
 */
export function retrievalText(messages: ChatTurn[]): string {
  const last = messages.at(-1)?.content ?? ''
  if (contentWords(last).length > 3) return last
  const previous = messages.slice(0, -1).findLast((message) => message.role === 'user')?.content ?? ''
  const asked = gapAskedIn(messages.findLast((message) => message.role === 'assistant')?.content)
  const context = asked ? asked.ask.en : topicOf(fold(last)) ? '' : previous
  return [last, context].filter(Boolean).join('\n').slice(0, READ_LIMIT)
}
