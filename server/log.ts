import { type Logger, pino } from 'pino'
import pretty from 'pino-pretty'
import type { Config } from './config.ts'

export type Log = Logger

/**
 * The log of one process, as JSON lines or, on a terminal, readable. Call sites pass ids and numbers only:
 * never a prompt, a reply, a key or an address.
 */
export function openLog(config: Pick<Config, 'LOG_LEVEL' | 'LOG_FORMAT'>): Log {
  const format = config.LOG_FORMAT ?? (process.stdout.isTTY ? 'pretty' : 'json')
  const options = {
    level: config.LOG_LEVEL,
    base: undefined,
    redact: ['*.password', '*.token', '*.apiKey', '*.authorization', 'password', 'token', 'authorization'],
  }
  return format === 'pretty' ? pino(options, pretty({ ignore: 'pid,hostname', sync: true })) : pino(options)
}
