import type { Log } from './log.ts'

/** What is to be stopped: it takes no new work first, and then ends. */
interface Stoppable {
  drain(): Promise<void>
  stop(): Promise<void>
}

/** A stop that takes longer than this is ended the hard way, in milliseconds. */
export const STOP_LIMIT_MS = 9_500

/**
 * On SIGTERM or SIGINT, or when the process that started us is gone: no new work, running replies end or are
 * kept as interrupted, exit 0 within 10 s.
 */
export function stopOnSignal(server: { close(): unknown }, runtime: Stoppable, log: Log): void {
  let stopping = false
  const stop = async (reason: string) => {
    if (stopping) return
    stopping = true
    log.info({ reason }, 'Stopping')
    setTimeout(() => process.exit(0), STOP_LIMIT_MS).unref()
    try {
      // Listening goes on meanwhile: who asks is told to come back, and a balancer sees that we are not ready.
      await runtime.drain()
      server.close()
      await runtime.stop()
    } catch (err) {
      log.error({ err }, 'Stopping did not go cleanly')
    }
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop('SIGTERM'))
  process.on('SIGINT', () => void stop('SIGINT'))
  process.on('SIGHUP', () => void stop('SIGHUP'))
  process.on('disconnect', () => void stop('the starting process is gone'))
}
