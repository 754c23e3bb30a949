import { sessionStore } from '#web/lib/session-store.ts'
import { tabStore } from '#web/lib/storage.ts'

interface Draft {
  text: string
  /** The writer; a visitor's draft goes with them into their account, nobody else sees another's. */
  owner: string | null
}

const listeners = new Set<() => void>()
const keyOf = (conversationId: string | null) => `beachhead.draft.${conversationId ?? 'new'}`

/** Keeps typed and unsent text per conversation, in this tab: it survives a reload and an expired session. */
export const drafts = {
  get(conversationId: string | null): string {
    const draft = read(conversationId)
    const owner = sessionStore.get().user?.id ?? null
    return draft && (draft.owner === null || draft.owner === owner) ? draft.text : ''
  },

  set(conversationId: string | null, text: string): void {
    const owner = sessionStore.get().user?.id ?? null
    if (text === '') tabStore.remove(keyOf(conversationId))
    else tabStore.set(keyOf(conversationId), JSON.stringify({ text, owner } satisfies Draft))
    for (const listener of listeners) listener()
  },

  /** Puts text back in front of what has been typed since. */
  keep(conversationId: string | null, text: string): void {
    const typed = drafts.get(conversationId)
    if (typed !== text) drafts.set(conversationId, typed === '' ? text : `${text}\n\n${typed}`)
  },

  /** A new conversation has got its id: what was typed meanwhile goes along. */
  move(conversationId: string): void {
    const text = drafts.get(null)
    if (text === '') return
    drafts.set(conversationId, text)
    drafts.set(null, '')
  },

  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

function read(conversationId: string | null): Draft | null {
  try {
    return JSON.parse(tabStore.get(keyOf(conversationId)) ?? 'null') as Draft | null
  } catch {
    return null
  }
}
