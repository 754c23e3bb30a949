import { type ChatDeps, type ChatNews, createCore } from './chat-core.ts'
import type { ChatState, Message } from './chat-state.ts'
import { choose } from './choosing.ts'
import { refresh, stop } from './following.ts'
import { leave, open, recover } from './moving.ts'
import { goOn, regenerate, retry, write } from './sending.ts'

/** One conversation at a time: its state, and the verbs that change it. */
export interface Chat {
  get(): ChatState
  subscribe(listener: () => void): () => void
  listen(handler: (news: ChatNews) => void): () => void
  /** Sends a message; false when nothing was sent and the text stays where it is. */
  send(text: string): boolean
  edit(message: Message, text: string): boolean
  /** Tries again whatever came to nothing: an unsent message, or a reply. */
  retry(): void
  regenerate(): void
  /** Lets the last reply go on from its last word. */
  goOn(): void
  stop(): void
  /**
   * Opens one of the answers that a reply offers, or none of them, and shows it once `shown` has settled. Rejects when
   * that could not be stored.
   */
  choose(message: Message, answerId: string, shown?: () => Promise<void>): Promise<void>
  open(conversationId: string): Promise<void>
  /** Reads the stored messages again, for example after a change made elsewhere. */
  refresh(): Promise<void>
  clear(): void
  seed(text: string): void
  /** Takes up a message that was on its way when the page was left. */
  recover(): void
}

export function createChat(deps: ChatDeps): Chat {
  const core = createCore(deps)
  const { get, subscribe, listen, dispatch } = core
  return {
    get,
    subscribe,
    listen,
    send: (text) => write(core, text),
    edit: (message, text) => write(core, text, message),
    retry: () => retry(core),
    regenerate: () => regenerate(core),
    goOn: () => goOn(core),
    stop: () => stop(core),
    choose: (message, answerId, shown) => choose(core, message, answerId, shown),
    open: (conversationId) => open(core, conversationId),
    refresh: () => refresh(core),
    clear() {
      leave(core)
      dispatch({ type: 'clear' })
    },
    seed(text) {
      leave(core)
      dispatch({ type: 'seed', key: deps.newId(), text })
    },
    recover: () => recover(core),
  }
}
