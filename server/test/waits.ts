import { vi } from 'vitest'

/** The waits, in milliseconds, that this process asked a timer for during `work`: what it would wait, not what it did. */
export async function waitsDuring(work: () => Promise<unknown>): Promise<number[]> {
  const timers = vi.spyOn(globalThis, 'setTimeout')
  try {
    await work()
    return timers.mock.calls.flatMap(([, ms]) => (ms === undefined ? [] : [ms]))
  } finally {
    timers.mockRestore()
  }
}

/** Those of a provider's client before it calls again: the only ones with a broken number. */
export async function pausesDuring(work: () => Promise<unknown>): Promise<number[]> {
  return (await waitsDuring(work)).filter((ms) => !Number.isInteger(ms))
}
