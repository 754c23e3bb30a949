import type { Asks } from '#shared/asks.ts'
import type { Language } from '#shared/language.ts'
import { GUIDE } from '../content/guide.ts'
import type { GuideTexts } from '../content/guide-shape.ts'
import type { RoadmapSummary } from '../types.ts'
import { ACTION_FIELDS } from './action-asks.ts'
import { GAPS, type Gap } from './gaps.ts'

/** A question that a reply may end with: in words, and as the data that the next message is read with. */
export interface Question {
  readonly text: string
  readonly asks: Asks
}

/** Asks for the missing piece of a gap. */
export const gapQuestion = (gap: Gap, lang: Language): Question => ({
  text: GUIDE[lang].gaps[gap.id].ask,
  asks: asksOf(gap),
})

/** Asks about the work itself, for which there is no field: for a date, for what is missing, for the obstacle, or for the topic. */
export const workQuestion = (id: keyof GuideTexts['questions'], lang: Language): Question => ({
  text: GUIDE[lang].questions[id],
  asks: { kind: 'other', question: id },
})

/** Asks the open question of the ledger. */
export function pendingQuestion(roadmap: RoadmapSummary | null): Question | undefined {
  const [pending] = roadmap?.pending ?? []
  return pending && { text: pending.question, asks: pending.asks }
}

/** The question that goes with the next best action; interviews that are counted already are not asked for. */
export function actionQuestion(roadmap: RoadmapSummary | null, lang: Language): Question | undefined {
  const action = roadmap?.nextBestAction?.id ?? ''
  const held = action === 'interviews_first' && (roadmap?.counters?.interview ?? 0) > 0
  const id = held ? 'interviews_more' : action
  const texts: Partial<Record<string, string>> = GUIDE[lang].action_questions
  const text = texts[id]
  const field = ACTION_FIELDS[id]
  return text ? { text, asks: field ? { kind: 'field', field } : { kind: 'other', question: id } } : undefined
}

/** The gap that a reply asked about, if that is what it asked. */
export const gapAsked = (asks: Asks | null | undefined): Gap | undefined =>
  asks ? GAPS.find((gap) => sameQuestion(asksOf(gap), asks)) : undefined

const asksOf = ({ id, asks }: Gap): Asks => asks ?? { kind: 'other', question: id }

function sameQuestion(a: Asks, b: Asks): boolean {
  if (a.kind === 'field') return b.kind === 'field' && a.field === b.field
  if (a.kind === 'count') return b.kind === 'count' && a.evidenceType === b.evidenceType
  return a.kind === 'other' && b.kind === 'other' && a.question === b.question
}
