import { sessionStore } from '#web/lib/session-store.ts'
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

interface Kept extends Outgoing {
  /** Whose message it is: it is never sent in somebody else's name. */
  readonly owner: string | null
}

const person = () => sessionStore.get().user?.id ?? null

/** One message, in this tab's storage. That of a session which has ended waits there for its writer. */
export const tabOutbox: Outbox = {
  get() {
    const kept = read()
    if (!kept) return null
    const { owner, ...message } = kept
    return owner === null || owner === person() ? message : null
  },
  put: (message) => tabStore.set(KEY, JSON.stringify({ ...message, owner: person() } satisfies Kept)),
  clear: () => tabStore.remove(KEY),
}

function read(): Kept | null {
  try {
    return JSON.parse(tabStore.get(KEY) ?? 'null') as Kept | null
  } catch {
    return null
  }
}
