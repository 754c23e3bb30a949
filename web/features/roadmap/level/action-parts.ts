import type { NextBestAction } from '#shared/level-report.ts'
import { splitAction } from '#web/lib/action-title.ts'
import { textsOf } from '#web/lib/texts.ts'

const t = textsOf('roadmap')

/** The next best action as its card shows it. */
export interface ActionParts {
  readonly title: string
  /** What follows the title; empty when the title says it all. */
  readonly sentence: string
  readonly number: string
  readonly timeBox: string
}

/** Cuts the action's text into a title and the rest, and words its number and time box. */
export function actionParts({
  text,
  number,
  days,
}: Pick<NextBestAction, 'text' | 'number' | 'days'>): ActionParts {
  const { title, rest } = splitAction(text)
  return {
    title,
    sentence: rest && rest.charAt(0).toUpperCase() + rest.slice(1),
    number: number > 0 ? String(number) : '',
    timeBox: days > 0 ? t('action.days', { days }) : '',
  }
}
