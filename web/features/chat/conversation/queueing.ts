import type { ChatCore } from './chat-core.ts'
import { write } from './sending.ts'

/**
 * Keeps a message that was typed while a reply is being written, to send it after the reply. There is room for one:
 * returns whether it was taken.
 */
export function queue(core: ChatCore, text: string): boolean {
  const { reply, queued } = core.get()
  if (text.trim() === '' || reply === null || queued !== null) return false
  put(core, text)
  return true
}

/** Takes the queued message back, and returns its text. */
export function unqueue(core: ChatCore): string | null {
  const { queued } = core.get()
  if (queued !== null) put(core, null)
  return queued
}

/** Queues a message again that was removed by mistake; with another one in its place it goes to the message box. */
export function requeue(core: ChatCore, text: string): void {
  const { queued, conversationId } = core.get()
  if (queued === null) put(core, text)
  else core.deps.keepDraft(conversationId, text)
}

/** Sends the queued message now; `unasked` when nobody pressed anything for it. */
export function sendQueued(core: ChatCore, { unasked = false } = {}): void {
  const text = unqueue(core)
  if (text !== null && !write(core, text, { unasked })) put(core, text)
}

/** Sends the queued message after each reply that has ended well; after any other end it waits for its writer. */
export function sendAfterReplies(core: ChatCore): void {
  let isReplying = false
  core.subscribe(() => {
    const { reply, queued, conversationId } = core.get()
    // A new conversation has got its id.
    if (queued !== null) core.deps.queue.put({ text: queued, conversationId })
    const ended = isReplying && reply === null
    isReplying = reply !== null
    // What follows an end, such as a visitor's count of replies, comes first.
    if (ended) queueMicrotask(() => goesOut(core.get()) && sendQueued(core, { unasked: true }))
  })
}

function goesOut({ reply, queued, load, messages }: ReturnType<ChatCore['get']>): boolean {
  const last = messages.at(-1)
  const isWell = last?.role === 'assistant' && last.status === 'complete'
  return reply === null && queued !== null && load === 'ready' && isWell
}

/** Finds the message that was queued when the page was left. */
export function recallQueued(core: ChatCore): void {
  const kept = core.deps.queue.get()
  if (!kept || kept.conversationId !== core.get().conversationId) return
  core.dispatch({ type: 'queue', text: kept.text })
}

/** Puts the queued message back into the message box: its conversation is being left. */
export function returnQueued(core: ChatCore): void {
  const text = unqueue(core)
  if (text !== null) core.deps.keepDraft(core.get().conversationId, text)
}

function put({ deps, get, dispatch }: ChatCore, text: string | null): void {
  const { conversationId } = get()
  if (text === null) deps.queue.clear()
  else deps.queue.put({ text, conversationId })
  dispatch({ type: 'queue', text })
}
