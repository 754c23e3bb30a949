import { GUIDE } from '../content/guide.ts'
import { contentWords, fold } from '../search/fold.ts'
import type { Ranked } from './material.ts'
import { type Material, sentences } from './parse-entry.ts'
import type { Turn } from './turn.ts'

export type Advice = { lead: string[]; points: string[]; steps: string[] }

const WANTS_NUMBER =
  /how (many|much|long|often|big)|wie ?(viele?|lange|oft|hoch|gross)|cuant|combien|what percent|wieviel/
const WANTS_WHEN = /^when\b|\bwhen (does|is|do|should)|\bwann\b|\bcuando\b|\bquand\b/
const WANTS_EXAMPLE = /example|beispiel|ejemplo|exemple/
const WANTS_REASON = /\bwhy\b|warum|wieso|por que|pourquoi/

/** From this share on a question asks for an entry's claim. */
const SURE = 0.3
/**
 * How far lines are drawn instead of ranked, so that two questions of one subject get two replies: one that touches
 * nothing counts as `least`, and luck gives up to `share` of its weight to each.
 */
const LUCK = { least: 0.02, share: 0.3 }
/** From this fit on an answer touches a question that it was not written for. */
const TOUCHES = 0.04
/** How many entries speak in one reply. */
const SPEAKERS = 3
/** Share of its words from which a sentence only repeats another. */
const SAME = 0.6

type Fresh = (line: string) => boolean
/** Orders lines by how much of the question they touch; of lines that touch it alike, another question shows others. */
type Sorted = (lines: readonly string[]) => string[]

/**
 * Turns entries into advice: the answer that was written for a question like this one, else the claim of the first
 * entry with something new to say; points that touch the question; steps with their deliverables. Nothing already
 * said in the conversation is said again.
 */
export function advise(turn: Turn, materials: readonly Ranked[]): Advice {
  const fresh = (line: string) => !turn.said.includes(line)
  const told = bestAnswer(materials, fresh)
  const claims = bestClaim(materials, fresh)
  const own = ofOperator(materials, fresh)
  if (told && !own && told.answer.fit >= (claims?.asked ?? 0)) return answerWith(turn, materials, told)
  const main =
    own ??
    claims ??
    materials.find((each) => fresh(opening(each))) ??
    materials.find(({ points }) => points.some(fresh))
  if (!main) return { lead: [], points: [], steps: [] }
  if (!main.inLanguage)
    return { lead: [GUIDE[turn.lang].say.english_only, main.claim], points: [], steps: [] }
  return claimOf(turn, materials, main)
}

/** The answer that fits best, of the entries that were found; undefined when none was written for such a question. */
const bestAnswer = (materials: readonly Ranked[], fresh: Fresh) =>
  materials
    .flatMap((from) => from.answers.map((answer) => ({ from, answer })))
    .filter(({ answer }) => answer.leads && fresh(answer.says))
    .sort((a, b) => b.answer.fit - a.answer.fit)[0]

/** An entry that was written here and is found first: nothing was learned of it that could be compared with the rest. */
function ofOperator([first]: readonly Ranked[], fresh: Fresh): Ranked | undefined {
  return first && first.answers.length === 0 && fresh(opening(first)) ? first : undefined
}

/** The entry whose claim is asked for, where one surely is. */
const bestClaim = (materials: readonly Ranked[], fresh: Fresh) =>
  materials.filter((each) => each.asked >= SURE && fresh(opening(each))).sort((a, b) => b.asked - a.asked)[0]

type Told = NonNullable<ReturnType<typeof bestAnswer>>

/** What the entry answers to this very question, then what it and its neighbours hold on it. */
function answerWith(turn: Turn, materials: readonly Ranked[], { from, answer }: Told): Advice {
  const fresh = (line: string) => !turn.said.includes(line) && !repeats(line, answer.says)
  const sorted = sorter(turn)
  const others = speakers(materials, from)
  const besides = besidesOf(from, (says) => says !== answer.says && fresh(says))
  const own = sorted([opening(from), ...from.points, ...examples(from)].filter(fresh))
  const theirs = sorted(others.flatMap((each) => lines(each, fresh)).filter(fresh))
  const also = saysOf(besides.slice(0, 1))
  const points = [...also, ...own.slice(0, 1), ...theirs.slice(0, 1), ...own.slice(1)]
  const steps = answer.steps.filter(fresh)
  const more = sorted([
    ...firstStep(from.steps, fresh),
    ...besides.slice(0, 2).flatMap((each) => firstStep(each.steps, fresh)),
    ...others.flatMap((each) => stepOf(each, fresh)),
  ])
  return {
    lead: [answer.says],
    points: points.slice(0, 3),
    steps: [...steps, ...more.slice(0, 3 - steps.length)].slice(0, 3),
  }
}

/** The entry's claim, for a question that no answer was written for. */
function claimOf(turn: Turn, materials: readonly Ranked[], main: Ranked): Advice {
  const fresh = (line: string) => !turn.said.includes(line)
  const sorted = sorter(turn)
  const lead = leadOf(turn, main, fresh)
  const others = speakers(materials, main).filter((each) => fresh(opening(each)))
  const own = sorted(
    [...main.points, ...examples(main)].filter((point) => fresh(point) && !lead.includes(point)),
  )
  const also = besidesOf(main, fresh).slice(0, 1)
  const points = [...saysOf(also), ...own].slice(0, 2)
  if (
    main.applies &&
    fresh(main.applies) &&
    ((WANTS_WHEN.test(turn.folded) && turn.intent === 'question') || points.length === 0)
  ) {
    points.unshift(main.applies)
  }
  const limit = main.limit && fresh(main.limit) ? [main.limit] : []
  points.push(...sorted([...limit, ...others.flatMap((each) => lines(each, fresh))]).slice(0, 1))
  const steps = main.steps.filter(fresh).slice(0, others.length + also.length > 0 ? 2 : 3)
  const more = sorted([
    ...also.flatMap((each) => firstStep(each.steps, fresh)),
    ...others.flatMap((each) => stepOf(each, fresh)),
  ])
  return { lead, points: points.slice(0, 3), steps: [...steps, ...more.slice(0, 3 - steps.length)] }
}

/** Words that an answer begins with when it leans on the question it was written for. */
const LEANS =
  /^(?:yes|no|it|its|that|this|these|those|they|both|neither|either|ja|nein|es|das|dies\p{L}*|beide\p{L}*|sí|eso|esto|ambos|ambas|oui|non|cela|ça|ce|c’est|ils?|elles?|les deux)(?!\p{L})/iu

/** What an entry can say beside its lead: its answers that touch the question and stand alone. */
const besidesOf = (from: Ranked, wanted: Fresh) =>
  from.answers.filter(({ says, fit }) => fit >= TOUCHES && !LEANS.test(says) && wanted(says))

/** The entries that speak beside the main one. */
const speakers = (materials: readonly Ranked[], main: Ranked): Ranked[] =>
  materials.filter((each) => each !== main && each.inLanguage && each.close).slice(0, SPEAKERS - 1)

/** What an entry beside the main one says: to this question, where it has an answer, and in general. */
function lines(each: Ranked, fresh: Fresh): string[] {
  const answer = each.answers.find(({ says, leads }) => leads && fresh(says))
  return answer ? [answer.says] : [opening(each), ...each.points].filter(fresh)
}

/** The steps of an entry follow from one another: only the first can stand alone. */
const firstStep = (steps: readonly string[], fresh: Fresh) => steps.slice(0, 1).filter(fresh)

const stepOf = (each: Ranked, fresh: Fresh): string[] =>
  firstStep(each.answers.find(({ says, leads }) => leads && fresh(says))?.steps ?? each.steps, fresh)

const saysOf = (answers: Ranked['answers']): string[] => answers.map(({ says }) => says)

const examples = (material: Material) => (material.example ? [material.example] : [])

/** Whether most of a line's words stand in a text already. */
function repeats(line: string, text: string): boolean {
  const words = contentWords(line)
  const known = fold(text)
  return words.filter((word) => known.includes(stem(word))).length >= words.length * SAME
}

/** A number from 0 to 1, the same for the same text. */
function chance(text: string): number {
  let sum = 0x811c9dc5
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193)
  sum = Math.imul(sum ^ (sum >>> 15), 0x2c1b3c6d)
  return ((sum ^ (sum >>> 12)) >>> 0) / 2 ** 32
}

const stem = (word: string) => (word.length > 6 ? word.slice(0, -2) : word)

function sorter(turn: Turn): Sorted {
  const words = contentWords(turn.text).map(stem)
  return (all) => {
    const folded = new Map(all.map((line) => [line, fold(line)]))
    const holders = new Map(
      words.map((word) => [word, all.filter((line) => folded.get(line)?.includes(word)).length]),
    )
    const touches = (line: string) =>
      words.reduce(
        (total, word) => total + (folded.get(line)?.includes(word) ? 1 / (holders.get(word) ?? 1) : 0),
        0,
      )
    const keys = new Map(
      all.map((line) => [line, (touches(line) + LUCK.least) * (1 + LUCK.share * chance(turn.folded + line))]),
    )
    return [...keys.keys()].sort((a, b) => (keys.get(b) ?? 0) - (keys.get(a) ?? 0))
  }
}

/** The sentence by which an entry is recognised as already told. */
const opening = (material: Material) => sentences(material.claim)[0] ?? material.claim

function leadOf(turn: Turn, main: Material, fresh: Fresh): string[] {
  const claim = fresh(opening(main)) ? main.claim : null
  const first = claim ? opening(main) : ''
  if (WANTS_EXAMPLE.test(turn.folded) && main.example && fresh(main.example)) return [first, main.example]
  const figure = main.points.find((point) => /\d/.test(point) && fresh(point))
  if (WANTS_NUMBER.test(turn.folded) && figure) return [first, figure]
  if (WANTS_REASON.test(turn.folded) && claim) return [claim]
  if (!claim) return [main.points.find(fresh) ?? main.example ?? '']
  return [claim]
}
