import { Script } from 'node:vm'
import { AppError } from '#shared/errors.ts'

/** A text whose reading took longer than it may. */
export class TextTooSlow extends AppError {
  constructor(options?: ErrorOptions) {
    super('bad_request', 'This text takes too long to read. Shorten it, or send it in parts.', options)
    this.name = 'TextTooSlow'
  }
}

/** Share of the limit that the thread must really have run for: below it the machine was busy, not the text slow. */
const OWN_SHARE = 0.6
/** How many times its limit a text may take by the clock on a busy machine. */
const MOST_TIMES = 8

const WORK = Symbol.for('beachhead.work')
const script = new Script('globalThis[Symbol.for("beachhead.work")]()')

/**
 * Runs `work` and throws `TextTooSlow` when it takes more than `limitMs` milliseconds. On a busy machine it is tried once
 * more, with as much time by the clock as the share of the processor asks for that it got. V8 ends it wherever it is, also
 * in the middle of a regular expression, and the thread goes on with the next task. `work` must be synchronous and leave
 * nothing half done that others read.
 */
export function withinLimit<T>(limitMs: number, work: () => T): T {
  const host = globalThis as { [WORK]?: () => unknown }
  for (let clockMs = limitMs; ; ) {
    host[WORK] = work
    const before = process.threadCpuUsage()
    try {
      return script.runInThisContext({ timeout: clockMs }) as T
    } catch (error) {
      if (!isTimeout(error)) throw error
      const { user, system } = process.threadCpuUsage(before)
      const ran = (user + system) / 1000
      if (ran >= limitMs * OWN_SHARE || clockMs > limitMs) throw new TextTooSlow({ cause: error })
      clockMs = Math.ceil(limitMs * Math.min(MOST_TIMES, limitMs / ran))
    } finally {
      delete host[WORK]
    }
  }
}

const isTimeout = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
