import type { Database } from '#server/db/client.ts'
import { type FinishedReply, finishReply, isFinished } from '#server/db/replies.ts'
import { refundMessage } from '#server/db/visitors.ts'
import { conditionOf } from '#server/runtime/database-condition.ts'
import { retry } from '#server/runtime/retry.ts'
import type { ErrorCode } from '#shared/errors.ts'

/** How long to wait before each new try; the last one again and again while the database cannot store anything. */
const RETRY_MS = [500, 1000, 2000, 4000, 5000]
/** Tries after a failure that is nobody's condition, and may stay for ever. */
const TRIES = 8

export interface EndedReply extends FinishedReply {
  readonly sessionId: string | null
}

/**
 * Stores how a reply ended and what it used, once. While the database is away or full, tries again until `giveUp`;
 * `onFailure` hears of each failure. Never throws.
 */
export async function storeReply(
  database: Database,
  reply: EndedReply,
  giveUp: AbortSignal,
  onFailure: (error: unknown) => void,
): Promise<void> {
  const tryToStore = async (failures: number) => {
    // The connection may have broken when the end was stored, but before we heard of it.
    if (failures > 0 && (await isFinished(database.system, reply))) return
    await store(database, reply)
  }
  const again = (error: unknown, failures: number) => {
    onFailure(error)
    return failures < TRIES || willPass(error)
  }
  await retry(tryToStore, { pauses: RETRY_MS, signal: giveUp, again }).catch(() => {})
}

/** Gives the message of a failed reply back to a visitor in the same step, so that it is given back once. */
async function store(database: Database, reply: EndedReply): Promise<void> {
  const { sessionId, status } = reply
  if (status !== 'failed' || !sessionId) {
    return database.durably((soon) => finishReply(database.system, reply, soon))
  }
  await database.asActor({ role: 'system' }, async (db) => {
    await finishReply(db, reply, false)
    await refundMessage(db, sessionId)
  })
}

function willPass(error: unknown): boolean {
  const code = conditionOf(error)?.code
  return code === 'unavailable' || code === 'storage_full'
}

/** Returns what the readers of a whole reply are told while it cannot be stored. */
export function notStored(error: unknown): { code: ErrorCode; message: string } {
  const code = conditionOf(error)?.code ?? 'unavailable'
  const why = code === 'storage_full' ? 'The disk is full' : 'The database cannot be reached right now'
  return { code, message: `${why}, so this reply is not saved yet. It is saved as soon as that works.` }
}
