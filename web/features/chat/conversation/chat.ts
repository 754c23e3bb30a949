import type { ReplyLength } from '#shared/chat.ts'
import type { Rating } from '#shared/ratings.ts'
import { type ChatDeps, type ChatNews, createCore } from './chat-core.ts'
import type { ChatState } from './chat-state.ts'
import { choose } from './choosing.ts'
import { refresh, stop } from './following.ts'
import type { Message } from './message.ts'
import { leave, open, recover } from './moving.ts'
import { queue, requeue, sendAfterReplies, sendQueued, unqueue } from './queueing.ts'
import { rate } from './rating.ts'
import { goOn, regenerate, retry, write } from './sending.ts'
import { showVersion } from './versions.ts'

/** One conversation at a time: its state, and the verbs that change it. */
export interface Chat {
  get(): ChatState
  subscribe(listener: () => void): () => void
  listen(handler: (news: ChatNews) => void): () => void
  /** Sends a message, or queues it behind the reply being written; false when the text stays where it is. */
  send(text: string): boolean
  /** Takes the queued message back, and returns its text. */
  unqueue(): string | null
  /** Queues a message again that was taken back by mistake. */
  requeue(text: string): void
  /** Sends the queued message, which waits since its reply did not end well. */
  sendQueued(): void
  /** Sends another version of a message of the person's, in the place of it and everything after it. */
  edit(message: Message, text: string): boolean
  /** Brings another version of a message into view, with what was written after it. Rejects when that failed. */
  showVersion(message: Message, version: number): Promise<void>
  /** Rates a reply at once, or takes the thumb off with null. Rejects when that could not be stored. */
  rate(message: Message, rating: Rating | null): Promise<void>
  /** Tries again whatever came to nothing: an unsent message, or a reply. */
  retry(): void
  /** Asks for the last reply again, if wanted shorter or longer. */
  regenerate(length?: ReplyLength): void
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
  /** Opens a new conversation with a line of the assistant's; `parts` are what an answer to it may begin with. */
  seed(text: string, parts?: readonly string[]): void
  /** Takes up a message that was on its way when the page was left. */
  recover(): void
}

export function createChat(deps: ChatDeps): Chat {
  const core = createCore(deps)
  const { get, subscribe, listen, dispatch } = core
  sendAfterReplies(core)
  return {
    get,
    subscribe,
    listen,
    send: (text) => (get().reply ? queue(core, text) : write(core, text)),
    unqueue: () => unqueue(core),
    requeue: (text) => requeue(core, text),
    sendQueued: () => sendQueued(core),
    edit: (edited, text) => write(core, text, { edited }),
    showVersion: (message, version) => showVersion(core, message, version),
    rate: (message, rating) => rate(core, message, rating),
    retry: () => retry(core),
    regenerate: (length) => regenerate(core, length),
    goOn: () => goOn(core),
    stop: () => stop(core),
    choose: (message, answerId, shown) => choose(core, message, answerId, shown),
    open: (conversationId) => open(core, conversationId),
    refresh: () => refresh(core),
    clear() {
      leave(core)
      dispatch({ type: 'clear' })
    },
    seed(text, parts = []) {
      leave(core)
      dispatch({ type: 'seed', key: deps.newId(), text, parts })
    },
    recover: () => recover(core),
  }
}
