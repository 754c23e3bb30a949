import { subnet } from '#server/auth/subnet.ts'
import type { CallsAMinute, Limits } from '#server/runtime/limits.ts'
import type { Ctx } from '#server/services/context.ts'
import { AppError } from '#shared/errors.ts'

const MINUTE_MS = 60_000
/** Callers that are told apart in one class; what is over is forgotten first, and then everything. */
const MOST_KEYS = 20_000

export type RateClass = keyof Limits['rates']

/** Counts calls in this process: what the limits bound is the work of this process. */
export interface Rates {
  /** Counts a call; throws RateExceeded past the limit. */
  spend(ctx: Pick<Ctx, 'actor' | 'address'>, rate: RateClass): void
}

/** Too many calls; `seconds` until the next one is answered. */
export class RateExceeded extends AppError {
  readonly seconds: number
  constructor(seconds: number) {
    super(
      'rate_limited',
      `Too many requests. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    )
    this.seconds = seconds
  }
}

/** `now` is the monotonic clock in milliseconds. */
export function createRates(
  limits: Limits['rates'],
  now: () => number = performance.now.bind(performance),
): Rates {
  const counters = new Map<RateClass, Counter>()
  return {
    spend(ctx, rate) {
      const count = counters.get(rate) ?? createCounter(now)
      counters.set(rate, count)
      const { key, most } = callerOf(ctx, limits[rate])
      const left = count(key, most)
      if (left !== undefined) throw new RateExceeded(Math.max(1, Math.ceil(left / 1000)))
    },
  }
}

function callerOf({ actor, address }: Pick<Ctx, 'actor' | 'address'>, limit: CallsAMinute) {
  if (actor.kind === 'member') return { key: `person ${actor.session.userId}`, most: limit.person }
  // Whoever has an IPv6 address has all those beside it.
  return { key: `address ${address === undefined ? 'unknown' : subnet(address)}`, most: limit.address }
}

/** Counts a call by its key; tells the milliseconds to wait when there are too many. */
type Counter = (key: string, most: number) => number | undefined

/** Counts in minutes, each of which begins with a key's first call. */
function createCounter(now: () => number): Counter {
  const minutes = new Map<string, { ends: number; calls: number }>()
  return (key, most) => {
    const at = now()
    const minute = minutes.get(key)
    if (minute && minute.ends > at) return ++minute.calls > most ? minute.ends - at : undefined
    if (minutes.size >= MOST_KEYS) makeRoom(minutes, at)
    minutes.set(key, { ends: at + MINUTE_MS, calls: 1 })
    return most < 1 ? MINUTE_MS : undefined
  }
}

/** A flood from more addresses than are remembered makes the limits loose for a moment, and never the process large. */
function makeRoom(minutes: Map<string, { ends: number }>, at: number): void {
  for (const [key, { ends }] of minutes) if (ends <= at) minutes.delete(key)
  if (minutes.size >= MOST_KEYS / 2) minutes.clear()
}
