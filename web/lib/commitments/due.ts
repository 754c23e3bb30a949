import type { Commitment } from '#shared/commitments.ts'
import { formatDay } from '../format.ts'
import { textsOf } from '../texts.ts'

const t = textsOf('commitments')

const DAY_MS = 86_400_000

/** A day of the reader's calendar, as `2026-07-03`. */
function dayOf(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** The day so many days from now, by the reader's calendar. */
export function dayIn(days: number, now = new Date()): string {
  return dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() + days))
}

/** "3 July", with the year when it is not this one. */
export const dayWords = (day: string): string => formatDay(`${day}T12:00:00`)

export const isDue = ({ state, due_on }: Pick<Commitment, 'state' | 'due_on'>, now = new Date()): boolean =>
  state === 'open' && due_on <= dayOf(now)

/** "Due 3 July", "Due today", or how long it is overdue. */
export function dueWords(due_on: string, now = new Date()): string {
  const today = dayOf(now)
  if (due_on === today) return t('due.today')
  if (due_on > today) return t('due.on', { day: dayWords(due_on) })
  const days = Math.round((Date.parse(today) - Date.parse(due_on)) / DAY_MS)
  return t('due.overdue', { day: dayWords(due_on), days })
}
