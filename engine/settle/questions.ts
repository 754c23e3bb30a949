import type { Language } from '#shared/language.ts'
import {
  type Announced,
  type AnswerOption,
  COUNT_MAX,
  type Doubt,
  type EvidenceType,
} from '#shared/roadmap.ts'
import { fill } from '../content/fill.ts'
import { GUIDE } from '../content/guide.ts'
import type { QuestionTexts } from '../content/question-shape.ts'

export type AskedOp = 'add' | 'set' | 'correct' | 'retract' | 'repeat'

export type Ask = {
  type: EvidenceType
  doubt: Exclude<Doubt, 'risk'>
  proposed?: number
  range?: [number, number]
  current: number
  orgs?: string[]
  op: AskedOp
  /** A yes also counts one repeat sale: a pilot turned into a purchase. */
  andRepeat?: boolean
  /** Repeat sales that go with what an answer takes away. */
  lost?: (answer: { op: 'retract' | 'correct'; count: number }) => number
}

/** What is asked about: its words for this number, and the organisations in brackets. */
type Subject = { readonly what: string; readonly who: string }

type Question = { question: string; options: AnswerOption[] }

/** The count of an answer. One above what an answer may hold is left out: the record's own is meant then. */
export const answerCount = (count: number | undefined) =>
  count !== undefined && count > 0 && count <= COUNT_MAX ? { count } : {}

/** The text for one or for several, with the number and the other values in its slots. */
const counted = (text: { one: string; other: string }, n: number, values: Partial<Subject> = {}) =>
  fill(n === 1 ? text.one : text.other, { ...values, n })

/** The label of an answer, with the repeat sales that go with it. */
export const withLost = (w: QuestionTexts, label: string, lost: number) =>
  lost > 0 ? `${label}${counted(w.lost, lost)}` : label

/** An answer that counts, with what its words announce. A total below the present one is a correction. */
function counting(
  w: QuestionTexts,
  ask: Ask,
  label: string,
  n: number,
  given: AskedOp = ask.op,
): AnswerOption {
  const op = given === 'set' && n < ask.current ? 'correct' : given
  const announces = [announcement(ask.type, op, n)]
  if (ask.andRepeat && op === 'add') announces.push({ counter: 'repeat_events', by: 1 })
  const lost = op === 'retract' || op === 'correct' ? (ask.lost?.({ op, count: n }) ?? 0) : 0
  if (lost > 0) announces.push({ counter: 'repeat_events', by: -lost })
  return { label: withLost(w, label, lost), answer: 'confirm', ...answerCount(n), op, announces }
}

function announcement(type: EvidenceType, op: AskedOp, n: number): Announced {
  if (op === 'repeat') return { counter: 'repeat_events', by: n }
  if (op === 'add') return { counter: type, by: n }
  return { counter: type, ...(op === 'retract' ? { by: -n } : { to: n }) }
}

const refusing = (label: string): AnswerOption => ({ label, answer: 'reject' })

const yesNo = (w: QuestionTexts, ask: Ask, no: string): AnswerOption[] => [
  counting(w, ask, w.answers.yes, ask.proposed ?? 1),
  refusing(no),
]

function numberOptions(w: QuestionTexts, ask: Ask): AnswerOption[] {
  const named = ask.range ?? (ask.proposed ? [ask.proposed] : [])
  const fit = named.filter((n) => n > 0 && n <= COUNT_MAX)
  const numbers = fit.length > 0 ? fit : [3, 5]
  const isTotal = ask.op === 'set' || ask.op === 'correct'
  const label = (n: number) => {
    if (ask.doubt === 'many') return fill(w.answers.yes_n, { n })
    if (isTotal) return fill(w.answers.in_total, { n })
    return fit.length === 0 && ask.current > 0 ? fill(w.answers.more, { n }) : String(n)
  }
  return [...numbers.map((n) => counting(w, ask, label(n), n)), refusing(w.none_of[ask.type])]
}

/** The words for a number, by what a yes to it does. */
function numberQuestion(w: QuestionTexts, ask: Ask, subject: Subject): string {
  const { proposed, range, op, current } = ask
  if (range) return fill(w.either, { ...subject, a: range[0], b: range[1] })
  if (!proposed) return fill(w.open[ask.type], { who: subject.who })
  if (op === 'set') return counted(w.total, proposed, subject)
  if (op === 'correct') return fill(w.correct, { ...subject, n: proposed, current })
  const also = ask.andRepeat ? w.and_repeat : ''
  return counted(w.count, proposed, { ...subject, who: `${subject.who}${also}` })
}

/** Asks for one less, or for so many fewer. */
const lessQuestion = (w: QuestionTexts, type: EvidenceType, n: number, subject: Subject) =>
  counted({ one: w.less.one[type], other: w.less.other }, n, subject)

/** The one choice prompt of a waiting record, with up to three answers. */
export function choicePrompt(language: Language, ask: Ask): Question {
  const w = GUIDE[language].questions
  const { one, other } = w.types[ask.type]
  const n = ask.proposed ?? 1
  const who = ask.orgs && ask.orgs.length > 0 ? ` (${ask.orgs.slice(0, 3).join(', ')})` : ''
  const subject = { what: n === 1 && !ask.range ? one : other, who }
  switch (ask.doubt) {
    case 'number':
    case 'many':
      return { question: numberQuestion(w, ask, subject), options: numberOptions(w, ask) }
    case 'part':
      return {
        question: fill(w.part, { ...subject, n, sum: ask.current + n }),
        options: [
          counting(w, ask, fill(w.answers.more, { n }), n, 'add'),
          counting(w, ask, fill(w.answers.in_total, { n }), n, 'correct'),
          refusing(w.answers.counted),
        ],
      }
    case 'signature':
      return { question: counted(w.signature, n, { who }), options: yesNo(w, ask, w.answers.not_yet) }
    case 'stage':
      return { question: counted(w.stage, n, { who }), options: yesNo(w, ask, w.answers.not_yet) }
    case 'money':
      return { question: counted(w.money, n, { who }), options: yesNo(w, ask, w.answers.not_yet) }
    case 'duplicate':
      return {
        question: counted(w.duplicate, n, { who }),
        options: [counting(w, ask, fill(w.answers.more, { n }), n, 'add'), refusing(w.answers.counted)],
      }
    case 'contradiction':
      return {
        question: fill(w.contradiction[ask.type], { n: ask.current, what: ask.current === 1 ? one : other }),
        options: [counting(w, ask, w.answers.yes, ask.current, 'retract'), refusing(w.answers.keep)],
      }
    case 'loss':
      return { question: lessQuestion(w, ask.type, n, subject), options: yesNo(w, ask, w.answers.keep) }
    case 'repeat':
      return { question: counted(w.repeat, n, { who }), options: yesNo(w, ask, w.answers.no) }
  }
}
