import { fold } from '../retrieval/fold.ts'
import { ACTION_GAPS, actionAsk } from './action-asks.ts'
import type { Draft } from './draft.ts'
import { GAPS, openGap } from './gaps.ts'
import { SAY } from './phrases.ts'
import type { Turn } from './turn.ts'

/**
 * The reply's one question: what waits to be confirmed, else what the answer needs, else the topic's gap,
 * else the first open gap, else what stands in the way. Never one that was asked before.
 */
export function closingQuestion(turn: Turn, draft: Draft): string {
  const { lang, roadmap } = turn
  const pending = roadmap?.pending?.[0]?.question
  if (pending && !turn.said.includes(pending)) return pending
  if (draft.question !== undefined) return draft.question
  const unasked = (question: string) => !turn.said.includes(question)
  const fitting = GAPS.find(({ id }) => id === draft.gap)
  const told = fold(turn.userTexts.join('\n').slice(-20_000))
  if (
    fitting &&
    !fitting.told.test(told) &&
    !(roadmap && fitting.known(roadmap)) &&
    unasked(fitting.ask[lang])
  )
    return fitting.ask[lang]
  const action = roadmap?.nextBestAction
  const asked =
    actionAsk(roadmap, lang) ?? GAPS.find(({ id }) => id === ACTION_GAPS[action?.id ?? ''])?.ask[lang]
  if (asked && unasked(asked)) return asked
  const gap = openGap(turn.userTexts, roadmap, ({ ask }) => !unasked(ask[lang]))
  const choices = [
    gap?.ask[lang],
    SAY.askObstacle[lang],
    draft.steps.length > 1 ? SAY.askDate[lang] : undefined,
  ]
  return choices.find((choice) => choice !== undefined && unasked(choice)) ?? ''
}
