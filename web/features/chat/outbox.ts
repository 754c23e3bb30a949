import { tabStore } from '#web/lib/storage.ts'

/** A message on its way: kept until the server has taken it, so that a reload loses nothing. */
export interface Outgoing {
  readonly messageId: string
  readonly text: string
  readonly conversationId: string | null
  /** The stored message it was edited from. */
  readonly editMessageId?: string
  /** When it was sent; milliseconds. */
  readonly at: number
  /** The server refused it or could not be reached: the writer decides what becomes of it. */
  readonly held?: boolean
}

export interface Outbox {
  get(): Outgoing | null
  put(message: Outgoing): void
  clear(): void
}

const KEY = 'beachhead.outbox'

/** One message, in this tab's storage. */
export const tabOutbox: Outbox = {
  get() {
    try {
      return JSON.parse(tabStore.get(KEY) ?? 'null') as Outgoing | null
    } catch {
      return null
    }
  },
  put: (message) => tabStore.set(KEY, JSON.stringify(message)),
  clear: () => tabStore.remove(KEY),
}
