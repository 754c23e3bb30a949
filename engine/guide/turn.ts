import type { Asks } from '#shared/asks.ts'
import type { ReplyLength } from '#shared/chat.ts'
import { conversationLanguage, LANGUAGES, type Language, languageSignal } from '#shared/language.ts'
import type { OfferedDocument } from '#shared/offered-document.ts'
import type { OfferedCards } from '#shared/offers.ts'
import { fill } from '../content/fill.ts'
import { GUIDE } from '../content/guide.ts'
import type { GuideTexts } from '../content/guide-shape.ts'
import type { ChatTurn, KnowledgeHit, RoadmapSummary } from '../types.ts'
import { begins, says } from '../words/phrases.ts'
import { type Sentence, sentencesOf, type Token, tokensOf } from '../words/tokens.ts'
import { type Said, saidIn } from './said.ts'

/** The knowledge entries as guide mode looks them up. */
export interface Library {
  /** Entries that answer a question, best first; none where nothing is relevant. */
  search(text: string, language: Language): KnowledgeHit[]
  /** An entry by its id, its slug or its title. */
  find(key: string): KnowledgeHit['entry'] | undefined
}

export interface GuideInput {
  /** The whole conversation; the last message is the user's. */
  readonly messages: readonly ChatTurn[]
  readonly library: Library
  readonly roadmap: RoadmapSummary | null
  /** Whether nothing of it is kept yet. */
  readonly visitor?: boolean
  /** Set where a rule asks for a language; otherwise it is the conversation's. */
  readonly language?: Language | undefined
  /** Of prepared answers, where the founder wants another one than usual. */
  readonly length?: ReplyLength | undefined
  /** The day of the reply, such as 2026-11-22; steps then have a day. */
  readonly today?: string | undefined
}

/** The last message, read in the light of the conversation. */
export interface Turn extends Omit<GuideInput, 'messages' | 'language'> {
  readonly lang: Language
  readonly texts: GuideTexts
  /** The message being answered, cut to a length worth reading. */
  readonly text: string
  readonly tokens: readonly Token[]
  readonly sentences: readonly Sentence[]
  /** Those of them that ask something. */
  readonly questions: readonly Sentence[]
  /** The entry that the last reply links to first. */
  readonly lastLink: string | undefined
  /** True when the founder has written the same before. */
  readonly again: boolean
  /** The message before it. */
  readonly before: string
  /** The founder's messages of the conversation, oldest first, this one included. */
  readonly told: readonly string[]
  /** The number of messages the founder has written. */
  readonly count: number
  /** The question of the last reply. */
  readonly asked: Asks | null
  readonly said: Said
}

/** A question that a reply ends with: in words, and as the data that the next message is read with. */
export interface Question {
  readonly text: string
  readonly asks: Asks
}

/** A part of a reply: its text about one thing. */
export interface Part {
  /** Markdown; empty where there are only cards. */
  readonly text: string
  /** Next steps, in a list under the text. */
  readonly steps?: readonly string[]
  /** True when it says that there is no answer. */
  readonly none?: boolean
  readonly cards?: OfferedCards
  readonly document?: OfferedDocument
  readonly question?: Question | undefined
}

const READ_LIMIT = 8000
/** The address of an entry within a reply. */
const LINK = /\]\(\/playbook\/([\w-]{1,100})\)/

const wordsOf = (text: string) =>
  tokensOf(text)
    .map(({ word }) => word)
    .join(' ')
const sameWords = (one: string, other: string) => wordsOf(one) === wordsOf(other)

/** Said in no more than two words, these show a language that its other words do not. */
const TELLING = ['exhausted', 'afraid', 'thanks', 'greets', 'unsure', 'next', 'glad', 'sorry'] as const

/** The language of a conversation; of words that show none, the one that has them as a phrase. */
function languageOf(messages: readonly ChatTurn[]): Language {
  const own = messages.filter(({ role }) => role === 'user')
  const shown = own.some(({ content }) => languageSignal(content.slice(0, READ_LIMIT)) !== null)
  const tokens = tokensOf(own.at(-1)?.content.slice(0, READ_LIMIT) ?? '')
  const told = shown ? undefined : LANGUAGES.find((lang) => TELLING.some((list) => says(tokens, list, lang)))
  return told ?? conversationLanguage([...messages])
}

export function readTurn({ messages, language, ...input }: GuideInput): Turn {
  const text = (messages.at(-1)?.content ?? '').slice(0, READ_LIMIT)
  const lang = language ?? languageOf(messages)
  const sentences = joined(sentencesOf(text), lang).flatMap((sentence) => parted(sentence, lang))
  const own = messages.filter(({ role }) => role === 'user')
  const replies = messages.filter(({ role }) => role === 'assistant')
  return {
    ...input,
    lang,
    texts: GUIDE[lang],
    text,
    tokens: tokensOf(text),
    sentences,
    questions: sentences.filter((sentence) => asksSomething(sentence, lang)),
    lastLink: LINK.exec(replies.at(-1)?.content ?? '')?.[1],
    again: own.slice(0, -1).some(({ content }) => sameWords(content.slice(0, READ_LIMIT), text)),
    before: (own.at(-2)?.content ?? '').slice(0, READ_LIMIT),
    told: own.map(({ content }) => content.slice(0, READ_LIMIT)),
    count: own.length,
    asked: replies.at(-1)?.asks ?? null,
    said: saidIn(replies.map(({ content }) => content)),
  }
}

/** Questions with what only goes on with them: "Who is my buyer? The grower? The distributor?" is one. */
function joined(sentences: readonly Sentence[], lang: Language): Sentence[] {
  const whole: Sentence[] = []
  for (const sentence of sentences) {
    const last = whole.at(-1)
    const own = says(sentence.tokens, 'asks', lang) || begins(sentence.tokens, 'goes_on', lang)
    if (last?.text.includes('?') && sentence.text.includes('?') && !own && sentence.tokens.length > 0) {
      const text = `${last.text} ${sentence.text}`
      whole[whole.length - 1] = { text, tokens: tokensOf(text) }
    } else whole.push(sentence)
  }
  return whole
}

/** Words that each half of a question has at least. */
const HALF = 4

/** A question that goes on to another one after "and", as two. */
function parted({ text, tokens }: Sentence, lang: Language): Sentence[] {
  const and = GUIDE[lang].list.and.trim()
  const at = tokens.findIndex(
    ({ word }, n) =>
      word === and && n >= HALF && tokens.length - n > HALF && begins(tokens.slice(n + 1), 'asks', lang),
  )
  const split = tokens[at]
  if (!split || !text.includes('?')) return [{ text, tokens }]
  return [text.slice(0, split.at), text.slice(split.end)].flatMap((half) => sentencesOf(half))
}

/** "Qué tal, buenas noches" asks nothing. */
const GREETING = 5

/** True for a sentence that asks, by its mark or by its words. */
export const asksSomething = ({ text, tokens }: Sentence, lang: Language): boolean =>
  tokens.length > 0 &&
  (text.includes('?') || says(tokens, 'asks', lang)) &&
  !(tokens.length <= GREETING && begins(tokens, 'greets', lang))

/** True for a text with a question. */
export const isQuestion = (text: string, lang: Language): boolean =>
  sentencesOf(text.slice(0, READ_LIMIT)).some((sentence) => asksSomething(sentence, lang))

/** The first wording of a text that was not said yet, with its slots filled. */
export const wording = (
  { texts, said }: Turn,
  id: keyof GuideTexts['say'],
  values: Record<string, string | number> = {},
): string | undefined => said.firstNew(texts.say[id].map((text) => fill(text, values)))
