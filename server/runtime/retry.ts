import { setTimeout as sleep } from 'node:timers/promises'

export interface RetryOptions {
  /** Milliseconds to wait before each new try; the last one repeats. */
  readonly pauses: readonly number[]
  /** Cuts the waiting short; the try after it is the last one. */
  readonly signal: AbortSignal
  /** Called with each failure and how many there were; false ends the trying. */
  readonly again: (error: unknown, failures: number) => boolean
}

/** Runs `work`, told how often it failed before, until it succeeds. Throws its last failure when it is not tried again. */
export async function retry<T>(
  work: (failures: number) => Promise<T>,
  { pauses, signal, again }: RetryOptions,
): Promise<T> {
  for (let failures = 0; ; ) {
    try {
      return await work(failures)
    } catch (error) {
      failures += 1
      if (!again(error, failures) || signal.aborted) throw error
      await sleep(pauses[Math.min(failures, pauses.length) - 1], undefined, { signal }).catch(() => {})
    }
  }
}
