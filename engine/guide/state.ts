import { LEVEL_NAMES, shortLevelName } from '#shared/levels.ts'
import type { EvidenceType } from '#shared/roadmap.ts'
import { fill } from '../content/fill.ts'
import { stillTrue } from '../documents/facts.ts'
import type { RoadmapSummary } from '../types.ts'
import { plainLine } from '../words/tokens.ts'
import { isProposed, pendingQuestion } from './ask.ts'
import { dated, dayIn, holdings, missingList, rowsNamed } from './counted.ts'
import { weighedBefore, weightLines, weightSteps } from './signals.ts'
import { type Part, type Turn, wording } from './turn.ts'

/** Longest quote of the founder's words within a sentence. */
const QUOTE = 120

/** Where the founder stands: level, evidence by name, what is missing, and the one step. */
export function recap(turn: Turn): Part {
  const { roadmap, texts } = turn
  if (!roadmap) return { text: texts.state.nothing }
  const held = holdings(texts, turn.lang, roadmap)
  const waits = waitingLine(turn)
  const soFar = held ? fill(texts.state.so_far, { what: held }) : texts.state[waits ? 'uncounted' : 'nothing']
  const all = weighedBefore(turn)
  const part = withStep(turn, [levelLine(turn, roadmap), soFar, waits, needs(turn, roadmap)])
  if (all.length === 0) return part
  const steps = weightSteps(turn, all)
  return { ...part, text: [part.text, weightLines(turn, all)].join('\n\n'), steps }
}

/** Days until each step of a plan. */
const PLAN_DAYS = [3, 7, 14] as const

/** What the founder told in the conversation, weighed, with the steps that follow; undefined where that is nothing. */
export function factsPart(turn: Turn, id: 'by_facts' | 'in_order'): Part | undefined {
  const all = weighedBefore(turn)
  const { own_step: own } = turn.texts.words
  const weighty = weightSteps(turn, all, id === 'in_order' ? PLAN_DAYS : PLAN_DAYS.slice(1))
  const steps = weighty.length > 0 || !turn.said.isNew(own) ? weighty : [dated(turn, own, PLAN_DAYS[0])]
  const { facts } = stillTrue(turn.told, turn.lang)
  const figures = facts && all.length === 0 ? fill(turn.texts.words.own_facts, { facts }) : ''
  if (steps.length === 0 || (figures === '' && all.length === 0)) return undefined
  const text = [wording(turn, id), figures, weightLines(turn, all)].filter(Boolean).join('\n\n')
  turn.said.add([text, ...steps].join('\n'))
  return { text, steps }
}

/** "What next?": the one step, and what it is for. */
export function nextStep(turn: Turn): Part {
  const { roadmap } = turn
  return withStep(turn, roadmap ? [needs(turn, roadmap)] : [])
}

/** Why this level: since when and by which words, and what the next one asks for. */
export function whyLevel(turn: Turn): Part {
  const { roadmap, texts, lang } = turn
  if (!roadmap) return { text: texts.state.nothing }
  const { since, level } = roadmap
  const told =
    since?.day && typeof level === 'number'
      ? fill(texts.state.since, {
          level,
          name: shortLevelName(level),
          date: dayIn(lang, since.day),
          quote: plainLine(since.quote).slice(0, QUOTE),
        })
      : levelLine(turn, roadmap)
  const held = holdings(texts, lang, roadmap)
  const soFar = held ? fill(texts.state.so_far, { what: held }) : ''
  return withStep(turn, [told, soFar, waitingLine(turn), needs(turn, roadmap)])
}

/** What the founder said and has not added: it counts for nothing until then. */
function waitingLine({ texts, roadmap }: Turn): string {
  const what = rowsNamed(texts, roadmap?.waiting ?? [])
  return what === '' ? '' : fill(texts.state.waiting, { what })
}

/** What counts as evidence: of the kinds that are asked about, or of all. */
export function whatCounts({ texts, said }: Turn, types: readonly EvidenceType[]): Part {
  const rules = types.map((type) => texts.rules[type]).filter((rule) => said.isNew(rule))
  return { text: rules.length > 1 ? rules.map((rule) => `- ${rule}`).join('\n') : rules.join('') }
}

/** The one step, in a line; nothing where a question waits instead, or where it was said. */
export function stepLine(turn: Turn): string | undefined {
  const step = stepOf(turn.roadmap)
  // Somebody who is at the end of their strength is asked nothing.
  if (step === undefined || step.includes('?')) return undefined
  return wording(turn, 'one_thing', { step: inside(turn, step) })
}

function withStep(turn: Turn, lines: readonly string[]): Part {
  const { roadmap, texts, said } = turn
  const text = freshLines(turn, lines)
  const waits = waitingFirst(turn)
  const step = waits || stepOf(roadmap)
  if (!step) return { text, question: pendingQuestion(turn) }
  const deliverable = waits ? texts.state.add_result : plainLine(roadmap?.nextBestAction?.deliverable)
  if (said.isNew(step)) {
    const result = deliverable ? fill(texts.state.result, { deliverable }) : ''
    return { text, steps: [[step, said.fresh(result)].filter(Boolean).join(' ')] }
  }
  const same = fill(texts.state.same_step, { step: inside(turn, step) })
  return { text: [text, said.isNew(same) ? same : ''].filter(Boolean).join(' ') }
}

/** What to add first, where the one step asks for what the founder said already; empty where it does not. */
function waitingFirst(turn: Turn): string {
  const { roadmap, texts } = turn
  const id = roadmap?.nextBestAction?.id ?? ''
  const asked = roadmap?.missing?.some((each) => each.id === id) ? id : ''
  if (!isProposed(turn, asked) && !roadmap?.waiting?.some(({ kind }) => kind === 'evidence')) return ''
  return texts.state.add_first
}

/** The action of the roadmap, unless it is a question that waits. */
function stepOf(roadmap: RoadmapSummary | null): string | undefined {
  const { id = '', title = '' } = roadmap?.nextBestAction ?? {}
  if (title.trim() === '' || id.startsWith('confirm:')) return undefined
  const line = title.trim()
  return /[.!?”»“"]$/.test(line) ? line : `${line}.`
}

/** A sentence as it goes on after a colon: only German keeps its capital there. */
const inside = ({ lang }: Turn, sentence: string) =>
  lang === 'de' ? sentence : sentence.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())

const levelLine = ({ texts }: Turn, { level }: RoadmapSummary): string =>
  typeof level === 'number' ? fill(texts.state.level, { level, name: shortLevelName(level) }) : ''

function needs(turn: Turn, roadmap: RoadmapSummary): string {
  const { texts } = turn
  const { level } = roadmap
  if (typeof level !== 'number') return ''
  if (LEVEL_NAMES[level + 1] === undefined)
    return fill(texts.state.needs_nothing, { name: shortLevelName(level) })
  const missing = (roadmap.missing ?? []).filter(({ id }) => !isProposed(turn, id))
  const what = missingList(texts, { ...roadmap, missing })
  return what ? fill(texts.state.needs, { name: shortLevelName(level + 1), what }) : ''
}

const freshLines = ({ said }: Turn, lines: readonly string[]) =>
  lines
    .map((line) => said.fresh(line))
    .filter(Boolean)
    .join(' ')
