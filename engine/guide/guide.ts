import type { Asks } from '#shared/asks.ts'
import type { Offers } from '#shared/offers.ts'
import { fill } from '../content/fill.ts'
import { saysWhatIsOffered } from '../documents/recipient-in.ts'
import type { ReplyParts } from '../rules/reply-parts.ts'
import { says } from '../words/phrases.ts'
import { cutAtWord, plainLine } from '../words/tokens.ts'
import { doNext } from './answer.ts'
import { openQuestion, pendingQuestion } from './ask.ts'
import { fieldPart } from './buyers.ts'
import { changesLine, feelingLine, meansLine, meansStep, noticedLine } from './changes.ts'
import { holdings, rowsNamed } from './counted.ts'
import { documentAsked, documentReply } from './documents.ts'
import { humanIn, strainIn } from './human.ts'
import { preparedPart } from './knowledge.ts'
import { pinnedAnswer } from './pinned.ts'
import { answerQuestions, answerTelling, spoken } from './questions.ts'
import { strongest, WEIGHED, weighedNow, weightLines, weightSteps } from './signals.ts'
import { stepLine } from './state.ts'
import { type GuideInput, type Part, readTurn, type Turn, wording } from './turn.ts'

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
  const body = texts.join(RULE) || (asked ? '' : fill(turn.texts.words.last, { n: turn.count }))
  const offering = asked?.asks.kind === 'other' && asked.asks.question === 'cards'
  const closing = asked && offering && body !== '' ? `---\n\n${asked.text}` : (asked?.text ?? '')
  return { body, closing, asks: asked?.asks ?? null, offers: { cards, document } }
}

const shown = ({ text, steps = [] }: Part, { lang }: Turn) =>
  [text, steps.length > 0 ? doNext(steps, lang) : ''].filter(Boolean).join('\n\n')

/** The parts of a reply, in order. */
function partsOf(turn: Turn): Part[] {
  const pinned = pinnedAnswer(turn)
  if (pinned) return [preparedPart(turn, pinned) ?? spoken(turn, 'asked_before')]
  const human = humanIn(turn)
  if (human) return [spoken(turn, human)]
  const strain = strainIn(turn)
  if (strain) return comfort(turn, strain)
  const [kind] = turn.sentences.flatMap((sentence) => documentAsked(turn, sentence) ?? [])
  if (kind) return [documentReply(kind, turn)]
  const corrects = turn.sentences.some(({ tokens }) => says(tokens, 'corrects', turn.lang))
  const tells = corrects || turn.questions.length < turn.sentences.length
  const lines = tells ? [feelingLine(turn), changesLine(turn, corrects), noticedLine(turn)] : []
  const changed = lines.filter(Boolean).join(' ')
  const answers = turn.questions.length > 0 ? answerQuestions(turn) : []
  const [first, ...others] = answers
  if (first) return withWeights(turn, [withText(changed, first), ...others])
  if (corrects) return withWeights(turn, [withText(changed, correction(turn, changed !== ''))])
  const [told] = withWeights(turn, [answerTelling(turn) ?? { text: '' }])
  if (told?.text) return [withText(changed, told)]
  const facts = [changed, tells ? meansLine(turn) : ''].filter(Boolean).join(' ')
  const step = meansStep(turn)
  const field = turn.count === 1 && !step ? fieldPart(turn) : undefined
  if (field) return [{ ...withText(facts, field), question: openQuestion(turn) }]
  if (facts || step) return [{ text: facts, steps: step ? [step] : [], question: openQuestion(turn) }]
  return [heard(turn)]
}

const withText = (text: string, part: Part): Part => ({
  ...part,
  text: [text, part.text].filter(Boolean).join('\n\n'),
})

/** What the message tells of customers, weighed, under the last part; its step follows the answer's first. */
function withWeights(turn: Turn, parts: readonly Part[]): Part[] {
  const last = parts.at(-1)
  const answered = parts.some(({ steps = [] }) => steps.length > 0)
  const all = weighedNow(turn, answered ? WEIGHED.beside : WEIGHED.alone)
  if (!last || all.length === 0) return [...parts]
  const chosen = last.none || (last.text === '' && all.length > 1)
  const first = chosen ? strongest(all) : undefined
  const none = last.none ? wording(turn, 'by_facts') : last.text
  const over = first ? wording(turn, 'first', { quote: first.quote }) : none
  const lines = weightLines(turn, over && first ? all.filter((each) => each !== first) : all)
  const [step] = weightSteps(turn, all)
  const text = [over, lines].filter(Boolean).join('\n\n')
  const steps = [...(last.steps ?? []).slice(0, 1), ...(step ? [step] : (last.steps ?? []).slice(1))]
  return [...parts.slice(0, -1), { ...last, text, steps }]
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
  const waiting = (roadmap?.waiting ?? []).filter(({ kind }) => kind === 'evidence')
  const waits = rowsNamed(texts, waiting)
  const what = roadmap ? holdings(texts, lang, roadmap) : ''
  if (what) return spoken(turn, 'correct_ask', { what })
  return spoken(turn, waits ? 'correct_waiting' : 'correct_nothing', { what: waits })
}

function heard(turn: Turn): Part {
  const tells = turn.tokens.length > SHORT || saysWhatIsOffered(turn.text, turn.lang)
  const open = tells ? openQuestion(turn) : pendingQuestion(turn)
  if (open) return { text: wording(turn, 'noted') ?? '', question: open }
  return spoken(turn, 'heard')
}
