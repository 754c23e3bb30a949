import { conversationsApi } from '#shared/conversations.ts'
import { call } from '#web/lib/api.ts'
import { tabStore } from '#web/lib/storage.ts'

const KEY = 'beachhead.conversation'
/** The claim of a visitor's history may still be under way when they arrive; milliseconds between looks. */
const WAITS = [0, 500, 1500, 3000]

/** Notes the conversation to go on with once the person has signed in; null forgets it. */
export function rememberConversation(id: string | null): void {
  if (id) tabStore.set(KEY, id)
  else tabStore.remove(KEY)
}

/** The noted conversation, once. */
export function takeConversation(): string | null {
  const id = tabStore.get(KEY)
  tabStore.remove(KEY)
  return id
}

/** Waits until a conversation is the caller's; false when it does not become theirs. */
export async function becomesOurs(id: string): Promise<boolean> {
  for (const wait of WAITS) {
    await new Promise((resolve) => setTimeout(resolve, wait))
    const messages = await call(conversationsApi.messages, { id }).catch(() => null)
    if (messages) return true
  }
  return false
}
