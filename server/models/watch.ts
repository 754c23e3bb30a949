/** Ends a call whose provider falls silent. */
export interface Watch {
  readonly signal: AbortSignal
  readonly stalled: boolean
  /** The provider showed a sign of life. */
  alive(): void
  /** The first text is there: from now on silence is bounded more tightly. */
  wrote(): void
  end(): void
}

/** Silence that is borne, in milliseconds: before the first text, and after it. */
export interface Patience {
  readonly first: number
  readonly later: number
}

/** Aborts after so many milliseconds without a sign of life, and whenever `outer` aborts. */
export function createWatch({ first, later }: Patience, outer: AbortSignal): Watch {
  const controller = new AbortController()
  let stalled = false
  let started = false
  const stall = () => {
    stalled = true
    controller.abort()
  }
  let timer = setTimeout(stall, first)
  const onAbort = () => controller.abort(outer.reason)
  if (outer.aborted) onAbort()
  outer.addEventListener('abort', onAbort)
  return {
    signal: controller.signal,
    get stalled() {
      return stalled
    },
    alive: () => timer.refresh(),
    wrote() {
      if (started || stalled) return
      started = true
      clearTimeout(timer)
      timer = setTimeout(stall, later)
    },
    end: () => {
      clearTimeout(timer)
      outer.removeEventListener('abort', onAbort)
    },
  }
}
