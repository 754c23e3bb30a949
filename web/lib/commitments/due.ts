import type { Commitment } from '#shared/commitments.ts'
import { calendarDay } from '../calendar-day.ts'
import { daysSince, formatDay } from '../format.ts'
import { textsOf } from '../texts.ts'

const t = textsOf('commitments')

export const isDue = ({ state, due_on }: Pick<Commitment, 'state' | 'due_on'>, now = new Date()): boolean =>
  state === 'open' && due_on <= calendarDay(now)

/** "Due 3 July", "Due today", or how long it is overdue. */
export function dueWords(due_on: string, now = new Date()): string {
  const today = calendarDay(now)
  if (due_on === today) return t('due.today')
  if (due_on > today) return t('due.on', { day: formatDay(due_on) })
  return t('due.overdue', { day: formatDay(due_on), days: daysSince(due_on, now) })
}
