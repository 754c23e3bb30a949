import type { Model, ModelError } from '#server/models/contract/model.ts'
import { type Language, languageSignal } from '#shared/language.ts'
import { type AnsweredTurn, playConversation, shownReply, starterSearch } from './conversation.ts'
import { gradeAll, type Judging, type ToGrade } from './grades.ts'
import { openKnowledge } from './model-prompt.ts'
import { holdWithModel, tellFailures } from './model-replies.ts'

/** A conversation to be held; `wants` tells a judge what an excellent last reply does. */
export type ReplyCase = { id?: string; lang: Language; turns: string[]; wants?: string }

/** Share of common runs of words from which two replies count as alike, and the length of a run. */
const ALIKE = 0.5
const RUN = 4

interface Written {
  lang: Language
  asked: string
  reply: string
  /** Everything that a figure may come from: what was retrieved, the conversation, the roadmap. */
  sources: string
  found: boolean
  cpuMs: number
}

/**
 * Holds each conversation with the guide, or with `model`, checks every reply and has the last ones graded. A conversation
 * that waits for an answer by hand is left out.
 */
export async function evaluateReplies(cases: ReplyCase[], model?: Model, judging?: Judging) {
  const retrieval = starterSearch()
  if (model) openKnowledge()
  const failures: ModelError[] = []
  const onFailure = (error: ModelError) => failures.push(error)
  const written: Written[] = []
  const toGrade: ToGrade[] = []
  for (const [at, { id = `${at}`, lang, turns, wants }] of cases.entries()) {
    const held = model
      ? await holdWithModel(retrieval, turns, model, onFailure)
      : await playConversation(retrieval, turns)
    if (!held) continue
    written.push(...held.map((each) => asWritten(lang, each)))
    toGrade.push(
      ...held
        .slice(-1)
        .map((last) => ({ id, lang, wants, ...last, reply: model ? last.reply : shownReply(last) })),
    )
  }
  const alike = alikePairs(written)
  const problems = written.map((each, at) => [
    ...(languageRight(each) ? [] : ['LANGUAGE']),
    ...(stepsRight(each) ? [] : [`STEPS ${steps(each.reply)}`]),
    ...(questions(each.reply) > 1 ? [`QUESTIONS ${questions(each.reply)}`] : []),
    ...looseFigures(each).map((figure) => `FIGURE ${figure}`),
    ...(alike.has(at) ? [`LIKE ${alike.get(at)}`] : []),
  ])
  for (const [at, { lang, asked, reply }] of written.entries()) {
    console.log(`\n=== ${at} ${lang} ${asked}`)
    console.log(reply)
    for (const problem of problems[at] ?? []) console.log(`!!! ${at} ${problem}`)
  }
  const share = (kind: string) =>
    ratio(problems.filter((own) => !own.some((problem) => problem.startsWith(kind))).length, written.length)
  console.log(`\nfigures from entries: ${share('FIGURE')}`)
  const cpu = written.map(({ cpuMs }) => cpuMs).sort((a, b) => a - b)
  const at = (part: number) => cpu[Math.floor(cpu.length * part)]?.toFixed(1)
  if (!model) console.log(`computing time of a reply: median ${at(0.5)} ms, p95 ${at(0.95)} ms`)
  const grades = judging && (await gradeAll(toGrade, judging, onFailure))
  return {
    kind: 'replies',
    replies: written.length,
    languageRight: share('LANGUAGE'),
    stepsRight: share('STEPS'),
    atMostOneQuestion: share('QUESTIONS'),
    medianWords: median(written.map(({ reply }) => words(reply).length)),
    distinct: share('LIKE'),
    ...grades,
    ...tellFailures(failures),
  }
}

function asWritten(lang: Language, { messages, hits, roadmap, reply, cpuMs }: AnsweredTurn): Written {
  const sources = JSON.stringify([hits, messages, roadmap])
  return { lang, asked: messages.at(-1)?.content ?? '', reply, sources, found: hits.length > 0, cpuMs }
}

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** The reply without what it quotes or hands over: drafts, wordings in quotation marks. */
const spoken = (reply: string): string =>
  reply
    .replace(/^(?:>|#{1,6} |\||- ).*$/gm, '')
    .replace(/```[\s\S]*?```/g, '')
    .replace(/[“„«"][^“”„«»"]*[”“»"]/g, '')

const questions = (reply: string): number => (spoken(reply).match(/\?/g) ?? []).length

/** Numbered items of the first list; a draft may number more. */
const steps = (reply: string): number => {
  const numbers = [...reply.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number))
  const next = numbers.indexOf(1, 1)
  return next < 0 ? numbers.length : next
}

const ASKS = /[?？]|\bhelp\b|\bhilf|\bayud|\baide/i
/** Turn for a meaning, a verdict or a state: an answer, not steps. */
const ANSWERED =
  /^(?:what (?:is|does|are)|was (?:ist|bedeutet|heißt)|qué (?:es|significa)|qu['’]est-ce|c['’]est quoi|que signifie)|\bcount\b|\bzählt?\b|\bcuenta\b|\bcompte\b|\blevel\b|\bstufe\b|\bnivel\b|\bniveau\b/iu

function stepsRight({ asked, reply, found }: Written): boolean {
  const count = steps(reply)
  if (/^#{1,6} /m.test(reply)) return true
  const advice = found && ASKS.test(asked) && !ANSWERED.test(asked.replace(/^[¿¡]/, ''))
  return advice ? count === 2 || count === 3 : count <= 3
}

const languageRight = ({ lang, reply }: Written): boolean => languageSignal(reply) === lang

/** Figures of the reply that nothing it was written from holds; numbers of list items and small counts are none. */
function looseFigures({ reply, sources }: Written): string[] {
  // A document hands over a form: its minutes and months are no claims, nor is the day of a step.
  const text = reply.replace(/^### [\s\S]*/m, '').replace(/^\d+\. (?:\*\*[^*]+\*\* )?/gm, '')
  const held = new Set(sources.match(/\d+(?:[.,]\d+)*/g) ?? [])
  const figures = text.match(/\d+(?:[.,]\d+)*\s?(?:%|€|\$|k\b)?/g) ?? []
  return figures.filter((figure) => {
    const number = figure.match(/\d+(?:[.,]\d+)*/)?.[0] ?? ''
    return !held.has(number) && Number(number.replace(/[.,]/g, '')) > 10
  })
}

/** The replies that repeat another one's runs of words, each with the other's place. */
function alikePairs(written: Written[]): Map<number, number> {
  const runs = written.map(({ reply }) => {
    const all = words(reply)
    return new Set(all.map((_, at) => all.slice(at, at + RUN).join(' ')).slice(0, 1 - RUN || undefined))
  })
  const pairs = new Map<number, number>()
  for (const [a, left] of runs.entries()) {
    for (const [b, right] of runs.entries()) {
      if (b <= a) continue
      const common = [...left].filter((run) => right.has(run)).length
      if (common / (left.size + right.size - common) < ALIKE) continue
      pairs.set(a, b)
      pairs.set(b, a)
    }
  }
  return pairs
}

const ratio = (part: number, whole: number) =>
  whole === 0 ? 1 : Math.round((part / whole) * 10_000) / 10_000

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
