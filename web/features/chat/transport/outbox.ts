import { sessionStore } from '#web/lib/session-store.ts'
import { tabStore } from '#web/lib/storage.ts'

/** A message on its way: kept until the server has taken it, so that a reload loses nothing. */
export interface Outgoing {
  readonly messageId: string
  readonly text: string
  readonly conversationId: string | null
  /** The stored message it was edited from. */
  readonly editMessageId?: string
  /** The time it was sent, in milliseconds. */
  readonly at: number
  /** The server refused it or could not be reached: the writer decides what becomes of it. */
  readonly held?: boolean
}

export interface Outbox {
  get(): Outgoing | null
  put(message: Outgoing): void
  clear(): void
}

/** The message that waits for a reply to end: kept, so that a reload loses it as little as one on its way. */
export interface Queued {
  readonly text: string
  readonly conversationId: string | null
}

export interface QueueStore {
  get(): Queued | null
  put(message: Queued): void
  clear(): void
}

/** The writer of the message: it is never sent in somebody else's name. */
type Owned<Kept> = Kept & { readonly owner: string | null }

const person = () => sessionStore.get().user?.id ?? null

/** Room for one message in this tab's storage. That of a session which has ended waits there for its writer. */
function slot<Kept>(key: string) {
  const read = (): Owned<Kept> | null => {
    try {
      return JSON.parse(tabStore.get(key) ?? 'null') as Owned<Kept> | null
    } catch {
      return null
    }
  }
  return {
    get(): Omit<Owned<Kept>, 'owner'> | null {
      const kept = read()
      if (!kept) return null
      const { owner, ...message } = kept
      return owner === null || owner === person() ? message : null
    },
    put: (message: Kept) =>
      tabStore.set(key, JSON.stringify({ ...message, owner: person() } satisfies Owned<Kept>)),
    clear: () => tabStore.remove(key),
  }
}

export const tabOutbox: Outbox = slot<Outgoing>('beachhead.outbox')
export const tabQueue: QueueStore = slot<Queued>('beachhead.queued')
