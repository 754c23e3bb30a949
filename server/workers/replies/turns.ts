import type { Database } from '#server/db/client.ts'
import { findTurns } from '#server/db/turns.ts'
import type { Log } from '#server/runtime/log.ts'
import type { LiveReply } from './live-reply.ts'

/** How often replies that wait look for others that another process has finished, in milliseconds. */
const LOOK_MS = 1_000

/** Replies that wait until earlier ones of the same person have ended. They are stored already and can be stopped. */
export interface Turns {
  /** Resolves when the reply's turn has come, or when it was asked to stop. */
  wait(reply: LiveReply): Promise<void>
  /** Looks whose turn has come, after a reply has ended here. */
  next(): void
  close(): void
}

export function openTurns(database: Pick<Database, 'system'>, log: Log, most: number): Turns {
  const waiting = new Map<string, () => void>()
  let looking = false
  let again = false

  const look = async () => {
    do {
      again = false
      for (const id of await findTurns(database.system, [...waiting.keys()], most)) waiting.get(id)?.()
    } while (again && waiting.size > 0)
  }
  const next = () => {
    if (waiting.size === 0) return
    // A reply that ends while the answer is on its way may not be in it.
    again = true
    if (looking) return
    looking = true
    void look()
      .catch((err) => log.warn({ err }, 'Replies that wait could not be looked at; trying again'))
      .finally(() => {
        looking = false
      })
  }
  const ticker = setInterval(next, LOOK_MS)
  ticker.unref()

  return {
    async wait(reply) {
      const { signal, generationId } = reply
      reply.announce('waiting')
      await new Promise<void>((resolve) => {
        waiting.set(generationId, resolve)
        if (signal.aborted) resolve()
        else signal.addEventListener('abort', () => resolve(), { once: true })
        next()
      })
      waiting.delete(generationId)
      if (!signal.aborted) reply.announce('writing')
    },
    next,
    close: () => clearInterval(ticker),
  }
}
