import { type DestinationStream, type Logger, pino } from 'pino'
import pretty from 'pino-pretty'
import type { Config } from './config.ts'

export type Log = Logger

/**
 * The log of one process, as JSON lines or, on a terminal, readable. Call sites pass ids and numbers only:
 * never a prompt, a reply, a key or an address.
 */
export function openLog(
  config: Pick<Config, 'LOG_LEVEL' | 'LOG_FORMAT'>,
  destination: DestinationStream = pino.destination({ sync: true }),
): Log {
  const format = config.LOG_FORMAT ?? (process.stdout.isTTY ? 'pretty' : 'json')
  const options = {
    level: config.LOG_LEVEL,
    base: undefined,
    serializers: { err: describeError },
    redact: ['*.password', '*.token', '*.apiKey', '*.authorization', 'password', 'token', 'authorization'],
  }
  return format === 'pretty'
    ? pino(options, pretty({ ignore: 'pid,hostname', sync: true }))
    : pino(options, destination)
}

/** Returns what an error is and where it came from. Its other fields, and its causes, can quote what a person wrote. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: 'Something that is no error was thrown' }
  const code = 'code' in error ? String(error.code) : undefined
  return { type: error.name, message: error.message, code, stack: error.stack }
}
