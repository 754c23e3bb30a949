import type { Database } from '#server/db/client.ts'
import { flushReplies } from '#server/db/replies.ts'
import type { Log } from '#server/runtime/log.ts'
import type { LiveReply } from './live-reply.ts'
import type { SpendWatch } from './spend-watch.ts'

/** How often the text so far is stored; trust.md R18 allows a second to be lost. */
export const FLUSH_MS = 800

/** Stores the text so far of all running replies again and again, in one statement for all. */
export interface Flushing {
  /** Returns what is being stored now, if anything is. */
  current(): Promise<void> | undefined
  stop(): void
}

/** Begins to store the text of the replies in `live`. */
export function startFlushing(
  database: Database,
  live: ReadonlyMap<string, LiveReply>,
  spending: Pick<SpendWatch, 'note'>,
  log: Log,
): Flushing {
  let flushing: Promise<void> | undefined
  const ticker = setInterval(() => {
    // While the database is away, one attempt takes longer than the time to the next.
    if (live.size === 0 || flushing) return
    flushing = flush(database, live, spending)
      .catch((err) => log.warn({ err }, 'Replies could not be stored; trying again'))
      .finally(() => {
        flushing = undefined
      })
  }, FLUSH_MS)
  ticker.unref()
  return { current: () => flushing, stop: () => clearInterval(ticker) }
}

async function flush(
  database: Database,
  live: ReadonlyMap<string, LiveReply>,
  spending: Pick<SpendWatch, 'note'>,
): Promise<void> {
  const open = [...live.values()].filter((reply) => !reply.closing)
  if (open.length === 0) return
  const changed = open.flatMap((reply) => {
    const state = reply.takeUnflushed()
    return state ? [{ generationId: reply.generationId, ...state }] : []
  })
  const alive = open.map((reply) => reply.generationId)
  const stored = flushReplies(database.system, changed, alive)
  stored.catch(() => {
    for (const reply of open) reply.flushFailed()
  })
  const { wanted: ids, spent } = await stored
  if (spent !== undefined) spending.note(spent)
  const wanted = new Set(ids)
  // Somebody asked for a stop, or deleted the conversation.
  for (const reply of open) if (!wanted.has(reply.generationId)) reply.stop('stopped')
}
