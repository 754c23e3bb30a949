import type { Language } from '#shared/language.ts'
import { type Announced, type AnswerOption, COUNT_MAX, type EvidenceType } from '#shared/roadmap.ts'
import { QUESTION_WORDS, type QuestionWords, type Subject } from './question-words.ts'

/** Why a record waits; each has its own closed question. */
export type Doubt =
  | 'number'
  | 'part'
  | 'signature'
  | 'stage'
  | 'money'
  | 'duplicate'
  | 'contradiction'
  | 'many'
  | 'loss'
  | 'repeat'

export type AskedOp = 'add' | 'set' | 'correct' | 'retract' | 'repeat'

export type Ask = {
  type: EvidenceType
  doubt: Doubt
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

type Question = { question: string; options: AnswerOption[] }

/** The count of an answer. One above what an answer may hold is left out: the record's own is meant then. */
export const answerCount = (count: number | undefined) =>
  count !== undefined && count > 0 && count <= COUNT_MAX ? { count } : {}

/** An answer that counts, with what its words announce. A total below the present one is a correction. */
function counting(
  w: QuestionWords,
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
  const words = lost > 0 ? `${label}${w.lost(lost)}` : label
  return { label: words, answer: 'confirm', ...answerCount(n), op, announces }
}

function announcement(type: EvidenceType, op: AskedOp, n: number): Announced {
  if (op === 'repeat') return { counter: 'repeat_events', by: n }
  if (op === 'add') return { counter: type, by: n }
  return { counter: type, ...(op === 'retract' ? { by: -n } : { to: n }) }
}

const refusing = (label: string): AnswerOption => ({ label, answer: 'reject' })

const yesNo = (w: QuestionWords, ask: Ask, no: string): AnswerOption[] => [
  counting(w, ask, w.yes, ask.proposed ?? 1),
  refusing(no),
]

function numberOptions(w: QuestionWords, ask: Ask, many: string): AnswerOption[] {
  const named = ask.range ?? (ask.proposed ? [ask.proposed] : [])
  const fit = named.filter((n) => n > 0 && n <= COUNT_MAX)
  const numbers = fit.length > 0 ? fit : [3, 5]
  const isTotal = ask.op === 'set' || ask.op === 'correct'
  const label = (n: number) => {
    if (ask.doubt === 'many') return w.yesN(n)
    if (isTotal) return w.inTotal(n)
    return fit.length === 0 && ask.current > 0 ? w.more(n) : String(n)
  }
  return [...numbers.map((n) => counting(w, ask, label(n), n)), refusing(w.not(many))]
}

/** The words for a number, by what a yes to it does. */
function numberQuestion(w: QuestionWords, ask: Ask, subject: Subject): string {
  const { proposed, range, op, current } = ask
  if (range) return w.either(range, subject)
  if (!proposed) return w.open({ ...subject, what: w.types[ask.type][1] })
  if (op === 'set') return w.total(proposed, subject)
  if (op === 'correct') return w.correct(proposed, current, subject)
  const also = ask.andRepeat ? w.andRepeat : ''
  return w.count(proposed, { ...subject, who: `${subject.who}${also}` })
}

/** The one closed question of a waiting record, with up to three answers, in the language of the message. */
export function closedQuestion(language: Language, ask: Ask): Question {
  const w = QUESTION_WORDS[language]
  const [one, many] = w.types[ask.type]
  const n = ask.proposed ?? 1
  const who = ask.orgs && ask.orgs.length > 0 ? ` (${ask.orgs.slice(0, 3).join(', ')})` : ''
  const subject = { type: ask.type, what: n === 1 && !ask.range ? one : many, who }
  switch (ask.doubt) {
    case 'number':
    case 'many':
      return { question: numberQuestion(w, ask, subject), options: numberOptions(w, ask, many) }
    case 'part':
      return {
        question: w.part(n, ask.current + n, subject),
        options: [
          counting(w, ask, w.more(n), n, 'add'),
          counting(w, ask, w.inTotal(n), n, 'correct'),
          refusing(w.counted),
        ],
      }
    case 'signature':
      return { question: w.signature(n, who), options: yesNo(w, ask, w.notYet) }
    case 'stage':
      return { question: w.stage(n, who), options: yesNo(w, ask, w.notYet) }
    case 'money':
      return { question: w.money(n, who), options: yesNo(w, ask, w.notYet) }
    case 'duplicate':
      return {
        question: w.duplicate(n, who),
        options: [counting(w, ask, w.more(n), n, 'add'), refusing(w.counted)],
      }
    case 'contradiction':
      return {
        question: w.contradiction(ask.current, { ...subject, what: ask.current === 1 ? one : many }),
        options: [counting(w, ask, w.yes, ask.current, 'retract'), refusing(w.keep)],
      }
    case 'loss':
      return { question: w.less(n, subject), options: yesNo(w, ask, w.keep) }
    case 'repeat':
      return { question: w.repeat(n, who), options: yesNo(w, ask, w.no) }
  }
}
