import type { Asks } from '#shared/asks.ts'
import type { Offers } from '#shared/offers.ts'
import { fill } from '../content/fill.ts'
import { saysWhatIsOffered } from '../documents/recipient-in.ts'
import type { ReplyParts } from '../rules/reply-parts.ts'
import { openQuestion, pendingQuestion } from './ask.ts'
import { changesLine, noticedLine } from './changes.ts'
import { holdings, rowsNamed } from './counted.ts'
import { documentAsked, documentReply } from './documents.ts'
import { humanIn, strainIn } from './human.ts'
import { preparedPart } from './knowledge.ts'
import { feelingLine, meansLine } from './means.ts'
import type { Part } from './parts.ts'
import { says } from './phrases.ts'
import { pinnedAnswer } from './pinned.ts'
import { answerQuestions, answerTelling, asking } from './questions.ts'
import { stepLine } from './state.ts'
import { type GuideInput, readTurn, type Turn, wording } from './turn.ts'

/** A reply of the guide: the text before its question, the question, what that asks for as data, and what it offers. */
export interface GuideReply extends ReplyParts {
  readonly asks: Asks | null
  readonly offers: Offers
}

/** A message of so few words tells nothing of the venture. */
const SHORT = 3
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
  const asked = parts.find(({ question }) => question !== undefined)?.question
  const cards = parts.find((part) => part.cards)?.cards ?? null
  const document = parts.find((part) => part.document)?.document ?? null
  const body = texts.join(RULE)
  if (body === '' && !asked) return plainReply(fill(turn.texts.words.last, { n: turn.count }))
  const offering = asked?.asks.kind === 'other' && asked.asks.question === 'cards'
  const closing = asked && offering && body !== '' ? `---\n\n${asked.text}` : (asked?.text ?? '')
  return { body, closing, asks: asked?.asks ?? null, offers: { cards, document } }
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
  // A message that only asks tells nothing.
  const tells = corrects || turn.questions.length < turn.sentences.length
  const changed = tells ? [feelingLine(turn), changesLine(turn, corrects), noticedLine(turn)] : []
  if (document) return [document]
  const answers = turn.questions.length > 0 ? answerQuestions(turn) : []
  if (answers.length > 0) return withOpening(changed.filter(Boolean).join(' '), answers)
  const facts = [...changed, tells ? meansLine(turn) : ''].filter(Boolean).join(' ')
  if (facts) return [{ text: facts, question: openQuestion(turn) }]
  if (corrects) return [correction(turn)]
  const waits = pendingQuestion(turn) !== undefined || turn.asked !== null
  return [answerTelling(turn, waits) ?? heard(turn)]
}

/** The sentence on what changed stands over the first answer, without a rule between them. */
function withOpening(opening: string, [first, ...others]: Part[]): Part[] {
  if (!first) return []
  return [{ ...first, text: [opening, first.text].filter(Boolean).join('\n\n') }, ...others]
}

function documentIn(turn: Turn): Part | undefined {
  const [kind] = turn.sentences.flatMap((sentence) => documentAsked(turn, sentence) ?? [])
  return kind && documentReply(kind, turn)
}

/** A short human answer. One that ends with a question asks it. */
function spoken(turn: Turn, id: Parameters<typeof wording>[1]): Part[] {
  const text = wording(turn, id)
  return text === undefined ? [] : [asking(text, id)]
}

/** Two human sentences before anything else; then what was asked, or the one step. */
function comfort(turn: Turn, strain: 'exhausted' | 'afraid'): Part[] {
  const kind = wording(turn, strain)
  const answers = turn.questions.length > 0 ? answerQuestions(turn) : []
  const step = answers.length > 0 ? undefined : stepLine(turn)
  return [{ text: [kind, step].filter(Boolean).join('\n\n') }, ...answers]
}

/** A correction that the reading did not find: what the roadmap says now, and what is needed. */
function correction(turn: Turn): Part {
  const { roadmap, texts, lang } = turn
  const pending = pendingQuestion(turn)
  if (pending) return { text: '', question: pending }
  const what = roadmap ? holdings(texts, lang, roadmap) : ''
  const waits = rowsNamed(
    texts,
    (roadmap?.waiting ?? []).filter(({ kind }) => kind === 'evidence'),
  )
  const text = what
    ? wording(turn, 'correct_ask', { what })
    : wording(turn, waits ? 'correct_waiting' : 'correct_nothing', { what: waits })
  return text === undefined ? { text: '' } : asking(text, 'correct')
}

function askedBefore(turn: Turn): Part {
  const text = wording(turn, 'asked_before')
  return text === undefined ? { text: '' } : asking(text, 'asked_before')
}

function heard(turn: Turn): Part {
  const tells = turn.tokens.length > SHORT || saysWhatIsOffered(turn.text, turn.lang)
  const open = tells ? openQuestion(turn) : pendingQuestion(turn)
  if (open) return { text: wording(turn, 'noted') ?? '', question: open }
  const text = wording(turn, 'heard')
  return text === undefined ? { text: '' } : asking(text, 'heard')
}
