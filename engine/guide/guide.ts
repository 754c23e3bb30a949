import type { Asks } from '#shared/asks.ts'
import type { Offers } from '#shared/offers.ts'
import { fill } from '../content/fill.ts'
import { saysWhatIsOffered } from '../documents/recipient-in.ts'
import type { ReplyParts } from '../rules/reply-parts.ts'
import { doNext } from './answer.ts'
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
import { plainLine } from './plain-line.ts'
import { answerQuestions, answerTelling, asking } from './questions.ts'
import { WEIGHED, weighedNow, weightLines, weightStep } from './signals.ts'
import { stepLine } from './state.ts'
import { cutAtWord } from './tokens.ts'
import { type GuideInput, readTurn, type Turn, wording } from './turn.ts'

/** A reply of the guide: the text before its question, the question, what that asks for as data, and what it offers. */
export interface GuideReply extends ReplyParts {
  readonly asks: Asks | null
  readonly offers: Offers
}

/** A message of so few words tells nothing of the venture. */
const SHORT = 3
/** From so many words on a correction says how it really is; and the most of it that is repeated, in characters. */
const TAKEN = 7
const QUOTE = 160
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
  const texts = parts.map((part) => shown(part, turn)).filter((text) => text !== '')
  const asked = parts.find(({ question }) => question !== undefined)?.question
  const cards = parts.find((part) => part.cards)?.cards ?? null
  const document = parts.find((part) => part.document)?.document ?? null
  const body = texts.join(RULE)
  if (body === '' && !asked) return plainReply(fill(turn.texts.words.last, { n: turn.count }))
  const offering = asked?.asks.kind === 'other' && asked.asks.question === 'cards'
  const closing = asked && offering && body !== '' ? `---\n\n${asked.text}` : (asked?.text ?? '')
  return { body, closing, asks: asked?.asks ?? null, offers: { cards, document } }
}

const shown = ({ text, steps = [] }: Part, { lang }: Turn) =>
  [text, steps.length > 0 ? doNext(steps, lang) : ''].filter(Boolean).join('\n\n')

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
  if (document) return [document]
  const changed = tells ? [feelingLine(turn), changesLine(turn, corrects)] : []
  const answers = turn.questions.length > 0 ? answerQuestions(turn) : []
  const facts = [...changed, tells ? meansLine(turn) : ''].filter(Boolean).join(' ')
  if (answers.length > 0) return withWeights(turn, withOpening(facts, answers))
  if (corrects) return withWeights(turn, [withText(facts, correction(turn, facts !== ''))])
  const [told] = withWeights(turn, [answerTelling(turn) ?? { text: '' }])
  if (told?.text) return [withText(facts, told)]
  const noticed = noticedLine(turn)
  if (facts || noticed)
    return [{ text: [facts, noticed].filter(Boolean).join(' '), question: openQuestion(turn) }]
  return [heard(turn)]
}

const withText = (text: string, part: Part): Part => ({
  ...part,
  text: [text, part.text].filter(Boolean).join('\n\n'),
})

/** The sentence on what changed stands over the first answer, without a rule between them. */
const withOpening = (opening: string, [first, ...others]: readonly Part[]): Part[] =>
  first ? [withText(opening, first), ...others] : []

/**
 * What the message tells of customers, weighed, under the last part: each in the founder's words. The step that makes
 * more of it comes after the first of the answer's own.
 */
function withWeights(turn: Turn, parts: readonly Part[]): Part[] {
  const last = parts.at(-1)
  const answered = parts.some(({ steps = [] }) => steps.length > 0)
  const all = weighedNow(turn, answered ? WEIGHED.beside : WEIGHED.alone)
  if (!last || all.length === 0) return [...parts]
  const lines = weightLines(turn, all)
  const step = weightStep(turn, all)
  const over = last.none ? wording(turn, 'by_facts') : last.text
  const text = [over, lines].filter(Boolean).join('\n\n')
  const steps = [...(last.steps ?? []).slice(0, 1), ...(step ? [step] : (last.steps ?? []).slice(1))]
  return [...parts.slice(0, -1), { ...last, text, steps }]
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
  const [told] = answers.length > 0 ? [] : withWeights(turn, [{ text: kind ?? '' }])
  if (told?.steps) return [told]
  const step = answers.length > 0 ? undefined : stepLine(turn)
  return [{ text: [kind, step].filter(Boolean).join('\n\n') }, ...answers]
}

/** A correction that the reading did not find: taken as told, or with what the roadmap says and what is needed. */
function correction(turn: Turn, taken: boolean): Part {
  const { roadmap, texts, lang, text, tokens } = turn
  const question = pendingQuestion(turn)
  if (taken) return { text: '', question }
  if (tokens.length > TAKEN) {
    const quote = cutAtWord(plainLine(text), QUOTE).replace(/[\s.!]{1,9}$/, '')
    return { text: wording(turn, 'correct_taken', { quote }) ?? '', question }
  }
  if (question) return { text: '', question }
  const waits = rowsNamed(
    texts,
    (roadmap?.waiting ?? []).filter(({ kind }) => kind === 'evidence'),
  )
  const what = roadmap ? holdings(texts, lang, roadmap) : ''
  const says = what
    ? wording(turn, 'correct_ask', { what })
    : wording(turn, waits ? 'correct_waiting' : 'correct_nothing', { what: waits })
  return says === undefined ? { text: '' } : asking(says, 'correct')
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
