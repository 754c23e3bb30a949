import pg from 'pg'

/** How often a question without an answer is looked at, in milliseconds. */
const LOOK_MS = 1_000
/** Looks without an answer after which the connection is given up: 10 s. */
const LOOKS = 10

type Ask = (...question: unknown[]) => unknown

/**
 * A connection that nobody waits on for ever: after ten looks without an answer it is broken off, and what was asked
 * fails as on any connection that is lost. A PostgreSQL that hangs, or a firewall that forgot us, closes nothing itself.
 * Looks are counted rather than time measured: a process that was held up itself finds the answers that came meanwhile.
 */
export class BoundedClient extends pg.Client {
  readonly #limit: number
  #unanswered = 0
  #looks = 0
  #looking: NodeJS.Timeout | undefined

  constructor(config?: pg.ClientConfig, limit = LOOKS) {
    super(config)
    this.#limit = limit
    const ask = this.query.bind(this) as Ask
    Object.assign(this, { query: (...question: unknown[]) => this.#watch(ask, question) })
  }

  #watch(ask: Ask, question: unknown[]): unknown {
    this.#unanswered += 1
    this.#looking ??= setInterval(() => this.#look(), LOOK_MS).unref()
    const callback = question.at(-1)
    if (typeof callback === 'function') {
      return ask(...question.slice(0, -1), (...answer: unknown[]) => {
        this.#answered()
        callback(...answer)
      })
    }
    const answer = ask(...question)
    const noted = () => this.#answered()
    Promise.resolve(answer).then(noted, noted)
    return answer
  }

  #answered(): void {
    this.#unanswered -= 1
    this.#looks = 0
    if (this.#unanswered > 0) return
    clearInterval(this.#looking)
    this.#looking = undefined
  }

  #look(): void {
    this.#looks += 1
    // Ending it while it is asked something destroys its socket.
    if (this.#looks >= this.#limit) void this.end().catch(() => {})
  }
}
