import { entryOf, vendorOf } from './capabilities.ts'

/** A model whose last day is known: which, and what the provider names in its place. */
export interface Retirement {
  readonly model: string
  /** The last day, as 2026-12-11. */
  readonly day: string
  /** Spelt as the model was, with the same vendor before it. */
  readonly replacement: string
}

/** From this many days before its last day on, operators are told. */
const NOTICE_DAYS = 31
const DAY_MS = 24 * 60 * 60 * 1000

/** When a model retires; undefined while no day is known. */
export function retirementOf(model: string): Retirement | undefined {
  const retires = entryOf(model)?.retires
  return retires && { model, day: retires.day, replacement: vendorOf(model) + retires.replacement }
}

/** Whether the last day is over. */
export const isOver = ({ day }: Retirement, today: Date): boolean => today.toISOString().slice(0, 10) > day

/** Whether operators should hear of it by now. */
export const isNear = ({ day }: Retirement, today: Date): boolean =>
  Date.parse(day) - today.getTime() <= NOTICE_DAYS * DAY_MS

/**
 * The models to ask in turn for a chosen one: itself, and what replaces it, and what replaces that. After its last day
 * it comes last: a gateway may have it under that name for longer.
 */
export function candidatesFor(model: string, today: Date): string[] {
  const chain = [model]
  for (let next = retirementOf(model); next; next = retirementOf(next.replacement)) {
    if (chain.includes(next.replacement)) break
    chain.push(next.replacement)
  }
  const over = (each: string) => {
    const retirement = retirementOf(each)
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
  return `${model} ${until} ${sayDay(day)}: choose ${replacement} in the assistant settings.`
}
