import { fold } from '../search/fold.ts'
import { ACTION_GAPS } from './action-asks.ts'
import type { Draft } from './draft.ts'
import { GAPS, openGap } from './gaps.ts'
import { actionQuestion, gapQuestion, pendingQuestion, type Question, workQuestion } from './question.ts'
import type { Turn } from './turn.ts'

/**
 * The reply's one question: what waits to be confirmed, else what the answer needs, else the topic's gap,
 * else the first open gap, else what stands in the way. Never one that was asked before; null when there is none.
 */
export function closingQuestion(turn: Turn, draft: Draft): Question | null {
  const { lang, roadmap } = turn
  const unasked = ({ text }: Question) => !turn.said.includes(text)
  const pending = pendingQuestion(roadmap)
  if (pending && unasked(pending)) return pending
  if (draft.question !== undefined) return draft.question
  const fitting = GAPS.find(({ id }) => id === draft.gap)
  const told = fold(turn.userTexts.join('\n').slice(-20_000))
  if (fitting && !fitting.told.test(told) && !(roadmap && fitting.known(roadmap))) {
    const question = gapQuestion(fitting, lang)
    if (unasked(question)) return question
  }
  const action = roadmap?.nextBestAction
  const actionGap = GAPS.find(({ id }) => id === ACTION_GAPS[action?.id ?? ''])
  const asked = actionQuestion(roadmap, lang) ?? (actionGap && gapQuestion(actionGap, lang))
  if (asked && unasked(asked)) return asked
  const gap = openGap(turn.userTexts, roadmap, (each) => !unasked(gapQuestion(each, lang)))
  const choices = [
    gap && gapQuestion(gap, lang),
    workQuestion('obstacle', lang),
    draft.steps.length > 1 ? workQuestion('date', lang) : undefined,
  ]
  return choices.find((choice) => choice !== undefined && unasked(choice)) ?? null
}
