import { isDeepStrictEqual } from 'node:util'
import type { ReadMessage, ReadText } from '#engine/read.ts'
import type { LedgerEvent } from '#shared/roadmap.ts'

/** Readings that wait to be used; the oldest go first, and their messages are read once more. */
const KEPT = 1_000

/**
 * Readings made for a reply, before its message's turn to be read into the ledger: one of the same words against the same
 * ledger need not be made again.
 */
export interface ReadAhead {
  keep(message: ReadMessage, ledger: readonly LedgerEvent[], read: ReadText): void
  /** The reading, once; undefined when there is none, or when the ledger has moved. */
  take(message: ReadMessage, ledger: readonly LedgerEvent[]): ReadText | undefined
}

export function createReadAhead(): ReadAhead {
  const kept = new Map<string, { message: ReadMessage; at: string; read: ReadText }>()
  return {
    keep(message, ledger, read) {
      kept.delete(message.messageId)
      kept.set(message.messageId, { message, at: placeIn(ledger), read })
      const [oldest] = kept.keys()
      if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
    },
    take(message, ledger) {
      const known = kept.get(message.messageId)
      kept.delete(message.messageId)
      if (!known || known.at !== placeIn(ledger)) return undefined
      return isSame(known.message, message) ? known.read : undefined
    },
  }
}

const isSame = (a: ReadMessage, b: ReadMessage) =>
  a.content === b.content && a.follows === b.follows && isDeepStrictEqual(a.asks, b.asks)

/** Events are only ever appended, so that a ledger is known by its last one and their number. */
const placeIn = (events: readonly LedgerEvent[]) => `${events.length} ${events.at(-1)?.id ?? ''}`
