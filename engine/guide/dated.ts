import { fill } from '../content/fill.ts'
import { dayIn } from './counted.ts'
import type { Turn } from './turn.ts'

const DAY_MS = 86_400_000

/** A step with the day until which it should be done, where the day of the reply is known. */
export function dated({ texts, lang, today }: Turn, step: string, days: number): string {
  if (!today) return step
  const day = new Date(Date.parse(today) + days * DAY_MS).toISOString().slice(0, 10)
  return fill(texts.words.by, { date: dayIn(lang, day), step })
}
