import { AppError } from '#shared/errors.ts'

/** Streams one caller may hold open at one door. */
const LIMIT = 20

/** Counts the open streams of each caller at one door. */
export interface StreamSlots {
  /** Throws when the caller has as many open as they may. */
  check(caller: string): void
  /** Takes one; returns how to give it back. */
  take(caller: string): () => void
}

export function createStreamSlots(): StreamSlots {
  const open = new Map<string, number>()
  return {
    check(caller) {
      if ((open.get(caller) ?? 0) < LIMIT) return
      throw new AppError('rate_limited', 'Too many open windows. Close one and try again.')
    },
    take(caller) {
      open.set(caller, (open.get(caller) ?? 0) + 1)
      return () => {
        const left = (open.get(caller) ?? 1) - 1
        if (left === 0) open.delete(caller)
        else open.set(caller, left)
      }
    },
  }
}
