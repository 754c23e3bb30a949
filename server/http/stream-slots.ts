import { subnet } from '#server/auth/subnet.ts'
import type { Ctx } from '#server/services/context.ts'
import { AppError } from '#shared/errors.ts'

/** Streams that may be open at one door: one caller's, and those of an address, behind which an office may be. */
const LIMITS = { caller: 20, address: 300 }

/** Counts the open streams of each caller, and of each address, at one door. */
export interface StreamSlots {
  /** Throws when the caller, or the address they come from, has as many open as may be. */
  check(ctx: Ctx): void
  /** Takes one, at the moment of the check: streams that are asked for at once count too. Returns how to give it back. */
  take(ctx: Ctx): () => void
}

export function createStreamSlots(): StreamSlots {
  const [callers, addresses] = [counter(), counter()]
  return {
    check(ctx) {
      if (callers.of(callerOf(ctx)) >= LIMITS.caller) {
        throw new AppError('too_many_windows', 'Too many open windows. Close one and try again.')
      }
      if (addresses.of(addressOf(ctx)) >= LIMITS.address) {
        const message = 'Too many windows are open on your network. Close some and try again.'
        throw new AppError('too_many_windows', message)
      }
    },
    take(ctx) {
      const leave = [callers.add(callerOf(ctx)), addresses.add(addressOf(ctx))]
      return () => {
        for (const each of leave) each()
      }
    },
  }
}

const callerOf = ({ actor }: Ctx) =>
  (actor.kind === 'member' ? actor.session.userId : actor.sessionId) ?? 'nobody'
const addressOf = ({ address }: Ctx) => (address === undefined ? 'unknown' : subnet(address))

function counter() {
  const counts = new Map<string, number>()
  const change = (key: string, by: number) => {
    const count = (counts.get(key) ?? 0) + by
    if (count === 0) counts.delete(key)
    else counts.set(key, count)
  }
  return {
    of: (key: string) => counts.get(key) ?? 0,
    add(key: string) {
      change(key, 1)
      return () => change(key, -1)
    },
  }
}
