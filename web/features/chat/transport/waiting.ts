import type { ChatTurn } from '#shared/chat.ts'
import { sessionStore } from '#web/lib/session-store.ts'
import { localStore, tabStore } from '#web/lib/storage.ts'
import type { Outgoing } from './outbox.ts'

/** A message that was written without a network. It goes out by itself, whatever page is open then. */
export interface Waiting extends Outgoing {
  readonly ventureId?: string
  /** What its request says of the conversation. */
  readonly messages: readonly ChatTurn[]
  /** The message that began the conversation which this one goes on with, while that one waits too. */
  readonly after?: string
}

export interface WaitingStore {
  /** What the person of this session wrote, in its order. */
  list(): readonly Waiting[]
  put(message: Waiting): void
  remove(messageId: string): void
  /** The server has the message: what waits in the same new conversation gets its id. */
  taken(messageId: string, conversationId: string | null): void
}

const keyOf = (owner: string | null) => `beachhead.waiting.${owner ?? ''}`
const person = () => sessionStore.get().user?.id ?? null

type Store = typeof localStore
type Place = readonly [store: Store, key: string]

/** A member's messages wait for all of their tabs. A visitor's wait in their own tab, and go with them into their account. */
const places = (): readonly Place[] => {
  const owner = person()
  const visitors: Place = [tabStore, keyOf(null)]
  return owner === null ? [visitors] : [[localStore, keyOf(owner)], [tabStore, keyOf(owner)], visitors]
}

function read([store, key]: Place): readonly Waiting[] {
  try {
    return JSON.parse(store.get(key) ?? '[]') as Waiting[]
  } catch {
    return []
  }
}

function write(place: Place, list: readonly Waiting[]): void {
  const [store, key] = place
  if (list.length > 0) store.set(key, JSON.stringify(list))
  else if (store.get(key) !== null) store.remove(key)
}

function changeAll(change: (list: readonly Waiting[]) => readonly Waiting[]): void {
  for (const place of places()) write(place, change(read(place)))
}

const without = (list: readonly Waiting[], id: string) => list.filter(({ messageId }) => messageId !== id)

export const waiting: WaitingStore = {
  list: () =>
    places()
      .flatMap(read)
      .sort((a, b) => a.at - b.at),
  put(message) {
    waiting.remove(message.messageId)
    const [place] = places()
    if (place) write(place, [...read(place), message])
  },
  remove: (messageId) => changeAll((list) => without(list, messageId)),
  taken(messageId, conversationId) {
    changeAll((list) =>
      without(list, messageId).map((message) => {
        if (message.after !== messageId || !conversationId) return message
        const { after: _before, ...rest } = message
        return { ...rest, conversationId }
      }),
    )
  },
}

/** Somebody signed out: what they wrote stays in this tab, for them, and on this device no longer. */
export function keepInTab(owner: string): void {
  const [from, to]: Place[] = [
    [localStore, keyOf(owner)],
    [tabStore, keyOf(owner)],
  ]
  if (!from || !to) return
  write(to, [...read(to), ...read(from)])
  write(from, [])
}
