/** One request with when it was under way, in milliseconds since 1970. */
export interface Step {
  readonly case: number
  readonly kind: string
  readonly what: string
  readonly status: number
  readonly began: number
  ended: number
}

/** Milliseconds since 1970 with fractions, by the monotonic clock: the same in every process of the machine. */
export const epochMs = () => performance.timeOrigin + performance.now()

/** Writes down what is asked of the server, and when. */
export interface Steps {
  readonly all: readonly Step[]
  /** Which case the following requests belong to. */
  begin(at: number, kind: string): void
  take<T extends { status: number }>(what: string, ask: () => Promise<T>): Promise<T>
  /** Counts the time until now for the last request: the server was busy with it after its answer, too. */
  extend(): void
}

export function createSteps(): Steps {
  const all: Step[] = []
  let current = { case: 0, kind: '' }
  return {
    all,
    begin(at, kind) {
      current = { case: at, kind }
    },
    async take(what, ask) {
      const { case: at, kind } = current
      const began = epochMs()
      const answer = await ask()
      all.push({ case: at, kind, what, status: answer.status, began, ended: epochMs() })
      return answer
    },
    extend() {
      const last = all.at(-1)
      if (last) last.ended = epochMs()
    },
  }
}
