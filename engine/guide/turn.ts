import { conversationLanguage, type Language } from '#shared/language.ts'
import { GUIDE } from '../content/guide.ts'
import { subjectWords } from '../search/analyse.ts'
import { contentWords, fold } from '../search/fold.ts'
import type { ChatTurn, KnowledgeHit, RoadmapSummary } from '../types.ts'
import type { Gap } from './gaps.ts'
import { classify, type Intent, isQuestion, withoutNext } from './intents.ts'
import { gapAsked } from './question.ts'
import { situationIn } from './situations.ts'
import { topicOf } from './topics.ts'

export type GuideInput = {
  /** The whole conversation; the last message is the user's. */
  messages: ChatTurn[]
  hits: KnowledgeHit[]
  roadmap: RoadmapSummary | null
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
  /** More than once. */
  insists: boolean
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
  const lastReply = earlier.findLast((message) => message.role === 'assistant')
  const asksBack = lastReply?.content.trimEnd().endsWith('?') ?? false
  const intent = intentOf(folded, asksBack, earlier)
  const asked = earlier.filter(({ role, content }) => role === 'user' && sameQuestion(content, text)).length
  return {
    lang: language ?? conversationLanguage(messages),
    text,
    folded,
    intent,
    topic: topicInContext(messages),
    answered: intent === 'share' || !isQuestion(folded) ? gapAnswered(lastReply, folded, roadmap) : undefined,
    repeat: asked > 0,
    insists: asked > 1,
    userTexts: messages.filter((message) => message.role === 'user').map((message) => message.content),
    said: earlier
      .filter((message) => message.role === 'assistant')
      .map((message) => message.content)
      .join('\n'),
    hits,
    roadmap,
  }
}

/** A message whose first number measures something: "500 hours", "30 000 €", "8 %". */
const MEASURES =
  /^\D*\d(?:[\d.,]|\s(?=\d))*\s*(?:[%€$£°]|(?:eur|euros?|dollars?|k|mio|mill?ion\p{L}*|millon\p{L}*|hours?|stunden?|horas?|heures?|h|days?|tagen?|tage|dias?|jours?|weeks?|wochen?|semanas?|semaines?|months?|monaten?|monate|mes|meses|mois|years?|jahren?|jahre|anos?|ans?|km|kg|mm|cm|m|ppm|kw|mw|gw|kwh|mwh)(?![\p{L}\d]))/u

/**
 * The gap asked about in the last reply, unless the message tells something else: "the buyer must see 500 hours"
 * counts no interviews.
 */
function gapAnswered(lastReply: ChatTurn | undefined, folded: string, roadmap: RoadmapSummary | null) {
  const asked = gapAsked(lastReply?.asks)
  if (asked?.id !== 'interviews') return asked
  const facts = roadmap?.justCaptured ?? []
  const counts = facts.length > 0 ? facts.some((fact) => asked.told.test(fold(fact))) : !MEASURES.test(folded)
  return counts ? asked : undefined
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

/** Whether the reply goes by the roadmap: "what next?", "my level?", or a fact that was just recorded. */
function followsRoadmap(last: string, messages: ChatTurn[], roadmap: RoadmapSummary): boolean {
  const folded = fold(last.slice(0, READ_LIMIT))
  const lastReply = messages.slice(0, -1).findLast(({ role }) => role === 'assistant')?.content
  const intent = classify(folded, lastReply?.trimEnd().endsWith('?') ?? false)
  if (situationIn(folded)) return false
  if (intent === 'next') return asksOnlyNext(last, roadmap)
  return intent === 'level' || (intent === 'share' && Boolean(roadmap.justCaptured?.length))
}

/** Words beside "what now?" from which a message tells of something that the question is about. */
const TELLS = 4

/** Whether "what now?" is all that is asked: a subject in it, or a trouble told before it, asks for more. */
export function asksOnlyNext(text: string, roadmap: RoadmapSummary | null): boolean {
  const asked = fold(questionPart(text))
  if (topicOf(asked) && contentWords(asked).length > 1) return false
  if (roadmap?.justCaptured?.length) return true
  return contentWords(withoutNext(fold(text.slice(0, READ_LIMIT)))).length < TELLS
}

/** After a statement, the question alone if it has words of its own: what is told before would draw other entries. */
function askedIn(text: string): string | undefined {
  const asked = questionPart(text)
  if (asked.trim().length === text.slice(0, READ_LIMIT).trim().length) return undefined
  return subjectWords(asked).length >= 3 ? asked : undefined
}

function questionPart(text: string): string {
  const read = text.slice(0, READ_LIMIT)
  const parts = read.match(/[^.!?\n]+[.!?\n]*/g) ?? []
  return parts.filter((part) => part.trimEnd().endsWith('?')).join(' ') || read
}

/** What the last message is about; a short one that names nothing ("and how do we make that count?") goes on. */
function topicInContext(messages: ChatTurn[]): ReturnType<typeof topicOf> {
  const [last = '', before = ''] = messages
    .filter(({ role }) => role === 'user')
    .slice(-2)
    .map(({ content }) => content.slice(0, READ_LIMIT))
    .toReversed()
  const own = topicOf(fold(questionPart(last))) ?? topicOf(fold(last))
  if (own || contentWords(last).length > 4 || !isQuestion(fold(last))) return own
  return topicOf(fold(questionPart(before))) ?? topicOf(fold(before))
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
export function retrievalText(messages: ChatTurn[], roadmap: RoadmapSummary | null = null): string {
  const last = messages.at(-1)?.content ?? ''
  const explains = roadmap?.nextBestAction?.knowledge
  if (explains && followsRoadmap(last, messages, roadmap)) return explains
  const question = askedIn(last)
  const reported = situationIn(fold(last.slice(0, READ_LIMIT)))
  if (reported) return reported.search
  if (question) return question.slice(0, READ_LIMIT)
  const carried = topicOf(fold(last)) ? undefined : topicInContext(messages)
  if (carried) return `${last} ${carried.prefer.join(' ')}`
  if (contentWords(last).length > 3) return last
  const previous = messages.slice(0, -1).findLast((message) => message.role === 'user')?.content ?? ''
  const asked = gapAsked(messages.findLast((message) => message.role === 'assistant')?.asks)
  const context =
    asked && !isQuestion(fold(last)) ? GUIDE.en.gaps[asked.id].ask : topicOf(fold(last)) ? '' : previous
  return [last, context].filter(Boolean).join('\n').slice(0, READ_LIMIT)
}
