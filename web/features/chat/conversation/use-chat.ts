import { useStore } from '#web/lib/use-store.ts'
import type { ChatState } from './chat-state.ts'
import { chat } from './current-chat.ts'

/** A part of the conversation's state; renders again only when that part changes, so not with each piece of text. */
export function useChat<T>(part: (state: ChatState) => T): T {
  return useStore({ subscribe: chat.subscribe, get: () => part(chat.get()) })
}
