import { fold } from '../retrieval/fold.ts'
import type { Draft } from './draft.ts'
import { GAPS, type Gap, openGap } from './gaps.ts'
import { advise, topicMaterial } from './material.ts'
import { fill, SAY } from './phrases.ts'
import { STAGES } from './stages.ts'
import { TOPICS, topicOf } from './topics.ts'
import type { Turn } from './turn.ts'

/** "What is my level and why": the stage, what opens the next one, the counters behind it. */
export function level(turn: Turn): Draft {
  const { lang, roadmap } = turn
  const current = roadmap?.level
  if (current == null) {
    const stages = STAGES.slice(1).map((stage, index) => `${index + 1} ${stage.name}: ${stage.opens[lang]}`)
    return { lead: [SAY.levelUnknown[lang]], points: stages, steps: [] }
  }
  const following = STAGES[current + 1]
  const points = roadmap?.counters ? [countersLine(turn)] : []
  if (!following) return { lead: [SAY.levelTop[lang]], points, steps: [] }
  const name = STAGES[current]?.name ?? ''
  const opens = following.opens[lang]
  const lead = fill(SAY.levelIs[lang], { level: current, name, next: following.name, opens })
  return { lead: [lead], points, ...nextSteps(turn) }
}

/** "What next": the roadmap's next best action, or the first piece the founder has not told yet. */
export function next(turn: Turn): Draft {
  const { lang, roadmap } = turn
  const action = roadmap?.nextBestAction
  if (action) {
    const title = /[.!]$/.test(action.title) ? action.title : `${action.title}.`
    const points = roadmap.counters ? [countersLine(turn)] : []
    return { lead: turn.repeat ? [SAY.again[lang], title] : [title], points, ...nextSteps(turn) }
  }
  const gap = gapFor(turn)
  if (!gap) return { lead: [SAY.thanks[lang]], points: [], steps: [], question: SAY.askDate[lang] }
  const topic = TOPICS.find((each) => each.gap === gap.id)
  const advice = advise({ ...turn, topic }, topicMaterial(turn, topic))
  const points = advice.lead[0] ? [advice.lead.join(' '), ...advice.points].slice(0, 2) : advice.points
  const steps = [...gap.steps[lang], ...advice.steps].slice(0, 3)
  if (turn.repeat)
    return { lead: [SAY.again[lang], gap.open[lang]], points, steps, question: SAY.askObstacle[lang] }
  return { lead: [gap.open[lang]], points, steps, gap: gap.id }
}

export function countersLine(turn: Turn): string {
  return fill(SAY.counters[turn.lang], { ...(turn.roadmap?.counters ?? {}) })
}

/** The next best action as the first step and what follows it; without one, the steps of the open gap. */
function nextSteps(turn: Turn): Pick<Draft, 'steps' | 'gap' | 'question'> {
  const { lang, roadmap } = turn
  const action = roadmap?.nextBestAction
  const gap = gapFor(turn)
  if (!action) return { steps: [...(gap?.steps[lang] ?? [])], gap: gap?.id }
  const number = action.number ? ` ${SAY.number[lang]}: ${action.number}.` : ''
  const deliverable = action.deliverable ? ` ${SAY.deliverable[lang]}: ${action.deliverable}.` : ''
  const subject = topicOf(fold(`${action.title} ${action.detail}`))
  const related = GAPS.find(({ id }) => id === subject?.gap)
  const steps = [
    `${action.detail}${number}${deliverable}`.replaceAll('..', '.'),
    ...(related?.steps[lang].slice(1) ?? []),
  ]
  if (steps.length < 2) steps.push(...(gap?.steps[lang].slice(0, 2) ?? []))
  const obstacle = SAY.askObstacle[lang]
  return { steps, question: turn.said.includes(obstacle) ? undefined : obstacle }
}

function gapFor(turn: Turn): Gap | undefined {
  const asked = (gap: Gap) => Object.values(gap.ask).some((text) => turn.said.includes(text))
  const open = openGap(turn.userTexts, turn.roadmap, (gap) => gap.id !== turn.answered?.id && asked(gap))
  return open ?? GAPS.at(-1)
}
