import type { Log } from './log.ts'

/** What is kept of something that a library says by itself; the rest can quote anything. */
const LENGTH = 200
const METHODS = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const

/**
 * Has the log take what libraries and Node write past it, each as one line: the console, warnings, and an error that
 * nobody caught, which ends the process with 1 as ever.
 */
export function logStrays(log: Log): void {
  const say = (method: string, said: unknown[]) => {
    const err = said.find((each) => each instanceof Error)
    const [text = ''] = said
      .filter((each) => typeof each === 'string')
      .join(' ')
      .split('\n', 1)
    log.warn({ by: `console.${method}`, text: text.slice(0, LENGTH), err }, 'A library said something')
  }
  const taken = METHODS.map((method) => [method, (...said: unknown[]) => say(method, said)])
  Object.assign(console, Object.fromEntries(taken))
  process.removeAllListeners('warning')
  process.on('warning', (err) => log.warn({ err }, 'Node warns'))
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'An error that nobody caught ends the server')
    process.exit(1)
  })
}
