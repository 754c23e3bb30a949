interface Yielding {
  /** Goes on in a task of its own, before others that wait (Prioritized Task Scheduling). */
  yield?: () => Promise<void>
}

/** Lets the browser draw and take input, and goes on in another task. */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Yielding }
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))
}
