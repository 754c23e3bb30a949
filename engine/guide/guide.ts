import type { Asks } from '#shared/asks.ts'
import type { Offers } from '#shared/offers.ts'
import { fill } from '../content/fill.ts'
import type { ReplyParts } from '../rules/reply-parts.ts'
import { preparedText } from './answer.ts'
import { openQuestion, pendingQuestion } from './ask.ts'
import { changesLine } from './changes.ts'
import { documentAsked, documentReply } from './documents.ts'
import { holdings } from './counted.ts'
import { humanIn, strainIn } from './human.ts'
import { preparedPart, unsurePart } from './knowledge.ts'
import type { Part, Question } from './parts.ts'
import { says } from './phrases.ts'
import { pinnedAnswer } from './pinned.ts'
import { answerQuestions, answerTelling } from './questions.ts'
import { stepLine } from './state.ts'
import { type GuideInput, readTurn, type Turn, wording } from './turn.ts'

/** A reply of the guide: the text before its question, the question, what that asks for as data, and what it offers. */
export interface GuideReply extends ReplyParts {
  readonly asks: Asks | null
  readonly offers: Offers
}

/** Between two parts of a reply. */
const RULE = '\n\n---\n\n'

/**
 * The reply of guide mode, in Markdown and in the language of the conversation: prepared answers that surely fit,
 * cards where none does, and what the roadmap says. Nothing that it said in the conversation is said again, and it
 * asks one question at most. Pure: the same conversation, library and roadmap give the same reply.
 */
export function composeReply(input: GuideInput): GuideReply {
  const turn = readTurn(input)
  const parts = partsOf(turn)
  const texts = parts.map(({ text }) => text).filter((text) => text !== '')
  const asking = parts.find(({ question }) => question !== undefined)?.question
  const cards = parts.find((part) => part.cards)?.cards ?? null
  const document = parts.find((part) => part.document)?.document ?? null
  const body = texts.join(RULE)
  if (body === '' && !asking) return plainReply(fill(turn.texts.words.last, { n: turn.count }))
  const closing = asking && cards && body !== '' ? `---\n\n${asking.text}` : (asking?.text ?? '')
  return { body, closing, asks: asking?.asks ?? null, offers: { cards, document } }
}

const plainReply = (body: string): GuideReply => ({
  body,
  closing: '',
  asks: null,
  offers: { cards: null, document: null },
})

/** What a reply consists of, in order. */
function partsOf(turn: Turn): Part[] {
  const pinned = pinnedAnswer(turn)
  if (pinned) return [preparedPart(turn, pinned) ?? askedBefore(turn)]
  const human = humanIn(turn)
  if (human) return spoken(turn, human)
  const strain = strainIn(turn)
  if (strain) return comfort(turn, strain)
  const document = documentIn(turn)
  const corrects = turn.sentences.some(({ tokens }) => says(tokens, 'corrects', turn.lang))
  const changed = changesLine(turn, corrects)
  if (document) return [document]
  const answers = turn.questions.length > 0 ? answerQuestions(turn) : []
  if (answers.length > 0) return changed ? [{ text: changed }, ...answers] : answers
  if (changed) return [{ text: changed, question: openQuestion(turn) }]
  if (corrects) return [correction(turn)]
  return [answerTelling(turn) ?? heard(turn)]
}

function documentIn(turn: Turn): Part | undefined {
  const [kind] = turn.sentences.flatMap((sentence) => documentAsked(turn, sentence) ?? [])
  return kind && documentReply(kind, turn)
}

/** A short human answer. One that ends with a question asks it. */
function spoken(turn: Turn, id: Parameters<typeof wording>[1]): Part[] {
  const text = wording(turn, id)
  if (text === undefined) return []
  const waiting = id === 'thanks' || id === 'agreed' ? undefined : questionIn(text, id)
  return [waiting ?? { text }]
}

function questionIn(text: string, id: string): Part | undefined {
  const from = text.lastIndexOf('. ') + 1
  const question: Question = { text: text.slice(from).trim(), asks: { kind: 'other', question: id } }
  return text.endsWith('?') ? { text: text.slice(0, from).trim(), question } : undefined
}

/** Two human sentences before anything else; then what was asked, or the one step. */
function comfort(turn: Turn, strain: 'exhausted' | 'afraid'): Part[] {
  const kind = wording(turn, strain)
  const answers = turn.questions.length > 0 ? answerQuestions(turn, 'sure') : []
  const step = answers.length > 0 ? undefined : stepLine(turn)
  return [{ text: [kind, step].filter(Boolean).join('\n\n') }, ...answers]
}

/** A correction that the reading did not find: what the roadmap says now, and what is needed. */
function correction(turn: Turn): Part {
  const { roadmap, texts, lang } = turn
  const pending = pendingQuestion(turn)
  if (pending) return { text: '', question: pending }
  const what = roadmap ? holdings(texts, lang, roadmap) : ''
  const text = what ? wording(turn, 'correct_ask', { what }) : wording(turn, 'correct_nothing')
  return text === undefined ? { text: '' } : (questionIn(text, 'correct') ?? { text })
}

function askedBefore(turn: Turn): Part {
  const text = wording(turn, 'asked_before')
  return text === undefined ? { text: '' } : (questionIn(text, 'asked_before') ?? { text })
}

function heard(turn: Turn): Part {
  const pending = pendingQuestion(turn)
  if (pending) return { text: '', question: pending }
  const text = wording(turn, 'heard')
  return text === undefined ? { text: '' } : (questionIn(text, 'heard') ?? { text })
}
