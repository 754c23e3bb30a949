import { sessionStore } from './session-store.ts'
import { tabStore } from './storage.ts'

// A draft is its writer's: the next person in this tab does not see it.
const keyOf = (name: string) => `beachhead.draft.${sessionStore.get().user?.id ?? ''}.${name}`

/** What was typed and not saved, kept in this tab until it is saved or discarded; it outlives a reload. */
export const drafts = {
  /** The draft as `parse` reads it; null when there is none, or one that `parse` does not know. */
  read<T>(name: string, parse: (value: unknown) => T | undefined): T | null {
    const text = tabStore.get(keyOf(name))
    if (text === null) return null
    try {
      return parse(JSON.parse(text)) ?? null
    } catch {
      return null
    }
  },
  write(name: string, value: unknown): void {
    tabStore.set(keyOf(name), JSON.stringify(value))
  },
  discard(name: string): void {
    tabStore.remove(keyOf(name))
  },
}
