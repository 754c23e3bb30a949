import { LANGUAGES, type Language } from '#shared/language.ts'
import { fill } from '../content/fill.ts'
import { GUIDE } from '../content/guide.ts'
import { ACTION_GAPS } from './action-asks.ts'
import { advise } from './advice.ts'
import type { Draft } from './draft.ts'
import { GAPS, type Gap, openGap } from './gaps.ts'
import { namedMaterial, topicMaterial } from './material.ts'
import { actionQuestion, gapQuestion, pendingQuestion, type Question, workQuestion } from './question.ts'
import { STAGES } from './stages.ts'
import { TOPICS } from './topics.ts'
import type { Turn } from './turn.ts'

/** "What is my level and why": the stage, what opens the next one, the counters behind it. */
export function level(turn: Turn): Draft {
  const { lang, roadmap } = turn
  const current = roadmap?.level
  if (current == null) {
    const opens = GUIDE[lang].levels
    const stages = STAGES.slice(1).map(({ id, name }, index) => `${index + 1} ${name}: ${opens[id]}`)
    return { lead: [GUIDE[lang].say.level_unknown], points: stages, steps: [] }
  }
  const following = STAGES[current + 1]
  const points = roadmap?.counters ? [countersLine(turn)] : []
  const { points: _why, ...action } = actionDraft(turn)
  if (!following) return { ...action, lead: [GUIDE[lang].say.level_top, ...action.lead], points }
  const name = STAGES[current]?.name ?? ''
  const opens = GUIDE[lang].levels[following.id]
  const lead = fill(GUIDE[lang].say.level_is, { level: current, name, next: following.name, opens })
  return { ...action, lead: [lead], points: [...points, ...missing(turn)] }
}

/** The action itself, also where it was named before. */
function missing({ lang, roadmap }: Turn): string[] {
  const title = roadmap?.nextBestAction?.title.trimEnd() ?? ''
  return title && !title.endsWith('?')
    ? [fill(GUIDE[lang].say.missing, { action: afterColon(sentence(title), lang) })]
    : []
}

/** "What next": the roadmap's next best action, or the first piece the founder has not told yet. */
export function next(turn: Turn): Draft {
  const draft = actionDraft(turn)
  const again = turn.repeat ? [GUIDE[turn.lang].say.again] : []
  const points = counts(turn) ? [...draft.points, countersLine(turn)] : draft.points
  return { ...draft, lead: [...again, ...draft.lead], points: points.slice(0, 3) }
}

/** Whether the roadmap counts anything yet. */
export const counts = ({ roadmap }: Turn): boolean =>
  Object.values(roadmap?.counters ?? {}).some((count) => count > 0)

export function countersLine(turn: Turn): string {
  return fill(GUIDE[turn.lang].say.counters, { ...(turn.roadmap?.counters ?? {}) })
}

/**
 * What the roadmap asks for next: the action with its deliverable, why, how, and the question that goes with it.
 * Without a roadmap, the first piece that the founder has not told.
 */
export function actionDraft(turn: Turn): Draft {
  const { lang, roadmap, said } = turn
  const action = roadmap?.nextBestAction
  if (!action) return gapDraft(turn)
  const fresh = (line: string) => !said.includes(line)
  const gap = GAPS.find(({ id }) => id === ACTION_GAPS[action.id ?? ''])
  const asking = action.title.trimEnd().endsWith('?')
  const title = asking ? (gap ? GUIDE[lang].gaps[gap.id].open : '') : sentence(action.title)
  const advice = advise(turn, namedMaterial(turn, action.knowledge))
  const done = fill(GUIDE[lang].say.deliverable, { detail: sentence(action.detail) })
  const told =
    title && !fresh(title) ? fill(GUIDE[lang].say.still_open, { action: afterColon(title, lang) }) : title
  const lead = [told, fresh(done) ? done : ''].filter(Boolean)
  const why = advice.lead.join(' ')
  const open = openGap(turn.userTexts, roadmap, () => false)
  const guiding = gap ?? (advice.steps.length > 0 ? undefined : open)
  const how: string[] = guiding ? GUIDE[lang].gaps[guiding.id].steps : []
  const own = [...how.filter(fresh), ...advice.steps]
  const steps = (own.length > 0 ? own : how).slice(0, 3)
  const questions = [
    asking ? askedByTitle(turn, action) : undefined,
    action.title.includes('?') && !asking ? null : actionQuestion(roadmap, lang),
    gap && !(gap.id === 'interviews' && gap.known(roadmap)) ? gapQuestion(gap, lang) : undefined,
    workQuestion('obstacle', lang),
  ]
  const question = questions.find((each) => each !== undefined && fresh(each?.text ?? '?')) ?? null
  return { lead, points: why ? [why] : [], steps, question }
}

/** An action that is a question: the ledger's open one, or another that waits. */
function askedByTitle({ roadmap }: Turn, { id = '', title }: { id?: string; title: string }): Question {
  const pending = pendingQuestion(roadmap)
  return pending?.text === title ? pending : { text: title, asks: { kind: 'other', question: id } }
}

const sentence = (text: string) => (/[.!?”»“]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`)

/** A sentence as it goes on after a colon: only German keeps its capital there. */
const afterColon = (text: string, lang: Language) =>
  lang === 'de' ? text : text.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())

function gapDraft(turn: Turn): Draft {
  const { lang } = turn
  const gap = gapFor(turn)
  if (!gap)
    return { lead: [GUIDE[lang].say.all_asked], points: [], steps: [], question: workQuestion('date', lang) }
  const texts = GUIDE[lang].gaps[gap.id]
  const topic = TOPICS.find((each) => each.gap === gap.id)
  const advice = advise({ ...turn, topic }, topicMaterial(turn, topic))
  const points = advice.lead[0] ? [advice.lead.join(' '), ...advice.points].slice(0, 2) : advice.points
  const steps = [...texts.steps, ...advice.steps].filter((step) => !turn.said.includes(step)).slice(0, 3)
  return { lead: [texts.open], points, steps, gap: gap.id }
}

function gapFor(turn: Turn): Gap | undefined {
  const asked = (gap: Gap) => LANGUAGES.some((lang) => turn.said.includes(GUIDE[lang].gaps[gap.id].ask))
  return openGap(turn.userTexts, turn.roadmap, (gap) => gap.id !== turn.answered?.id && asked(gap))
}
