import { vendorOf } from '#shared/model-catalogue.ts'
import type { KnownModels } from './known-models.ts'

/** A model whose last day is known: which, and what the provider names in its place. */
export interface Retirement {
  readonly model: string
  /** The last day, as 2026-12-11. */
  readonly day: string
  /** Spelt as the model was, with the same vendor before it; undefined where the provider names none. */
  readonly replacement: string | undefined
}

/** From this many days before its last day on, operators are told. */
const NOTICE_DAYS = 31
const DAY_MS = 24 * 60 * 60 * 1000

/** Returns when a model retires; undefined while no day is known. */
export function retirementOf(known: KnownModels, model: string): Retirement | undefined {
  const lastDay = known.lastDayOf(model)
  if (!lastDay) return undefined
  const { day, replacement } = lastDay
  return { model, day, replacement: replacement && vendorOf(model) + replacement }
}

/** Returns whether the last day is over. */
export const isOver = ({ day }: Retirement, today: Date): boolean => today.toISOString().slice(0, 10) > day

/** Returns whether operators should hear of it by now. */
export const isNear = ({ day }: Retirement, today: Date): boolean =>
  Date.parse(day) - today.getTime() <= NOTICE_DAYS * DAY_MS

/**
 * The models to ask in turn for a chosen one: itself, and what replaces it, and what replaces that. After its last day
 * it comes last: a gateway may have it under that name for longer.
 */
export function candidatesFor(known: KnownModels, model: string, today: Date): string[] {
  const chain = [model]
  let next = retirementOf(known, model)?.replacement
  while (next !== undefined && !chain.includes(next)) {
    chain.push(next)
    next = retirementOf(known, next)?.replacement
  }
  const over = (each: string) => {
    const retirement = retirementOf(known, each)
    return retirement !== undefined && isOver(retirement, today)
  }
  return [...chain.filter((each) => !over(each)), ...chain.filter(over)]
}

const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
/** A day for people: 11 December 2026. */
const sayDay = (day: string): string => longDay.format(new Date(day))

/** "gpt-5-mini is there until 11 December 2026: choose gpt-6.1-terra in the assistant settings." */
export function sayRetirement({ model, day, replacement, over }: Retirement & { over: boolean }): string {
  const until = over ? 'was there until' : 'is there until'
  return `${model} ${until} ${sayDay(day)}: choose ${replacement ?? 'another model'} in the assistant settings.`
}
