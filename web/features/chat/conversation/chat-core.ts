import type { ApiError } from '#web/lib/api-error.ts'
import type { ChatTransport } from '../transport/chat-transport.ts'
import type { Outbox, QueueStore } from '../transport/outbox.ts'
import type { WaitingStore } from '../transport/waiting.ts'
import { type ChatAction, type ChatState, chatReducer, emptyChat } from './chat-state.ts'

/** What happens besides the conversation itself; the page answers with toasts, the modal and the counter. */
export type ChatNews =
  | { type: 'failed'; status: number; code: string; message: string }
  | { type: 'replied' }
  | { type: 'limit' }
  | { type: 'adopted'; conversationId: string }
  | { type: 'empty' }
  | { type: 'not-loaded' }

export interface ChatDeps {
  readonly transport: ChatTransport
  readonly outbox: Outbox
  readonly queue: QueueStore
  readonly waiting: WaitingStore
  newId(): string
  now(): number
  /** Runs `act` before the next paint. */
  frame(act: () => void): void
  /** Waits; ends early when there is a reason to try sooner. */
  pause(ms: number): Promise<void>
  /** Whether a visitor has messages left. */
  maySend(): boolean
  /** The venture that a new conversation is to feed, as the page shows it; undefined where there is no choice. */
  ventureId(): string | undefined
  /** Puts text that was not sent back where it was written. */
  keepDraft(conversationId: string | null, text: string): void
}

/** Thinking becomes analysing after this long without text (product.md section 9); milliseconds. */
const PATIENCE_MS = 4000

/** The state of the one conversation, who listens to it, and which task follows a reply: what the verbs share. */
export function createCore(deps: ChatDeps) {
  let state = emptyChat
  let task = new AbortController()
  const listeners = new Set<() => void>()
  const handlers = new Set<(news: ChatNews) => void>()

  const dispatch = (action: ChatAction) => {
    const next = chatReducer(state, action)
    if (next === state) return
    state = next
    for (const listener of listeners) listener()
  }
  const tell = (news: ChatNews) => {
    for (const handler of handlers) handler(news)
  }
  /** Leaves whatever was being followed; the server goes on by itself. */
  const begin = () => {
    task.abort()
    task = new AbortController()
    return task.signal
  }
  return {
    deps,
    get: (): ChatState => state,
    dispatch,
    tell,
    tellError: ({ status, code, message }: Pick<ApiError, 'status' | 'code' | 'message'>) =>
      tell({ type: 'failed', status, code, message }),
    begin,
    /** Aborted once the reader has left what is being followed now. */
    followed: () => task.signal,
    /** Shows `change`, which waits for a reply that is asked for now. */
    expect(change: ChatAction): AbortSignal {
      const left = begin()
      dispatch(change)
      setTimeout(() => !left.aborted && dispatch({ type: 'patience-over' }), PATIENCE_MS)
      return left
    },
    isIdle: () => state.reply === null && state.load === 'ready',
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    listen(handler: (news: ChatNews) => void): () => void {
      handlers.add(handler)
      return () => handlers.delete(handler)
    },
  }
}

export type ChatCore = ReturnType<typeof createCore>
