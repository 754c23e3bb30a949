import { ApiError } from '#web/lib/api-error.ts'
import type { ChatCore } from './chat-core.ts'
import { follow } from './following.ts'
import { recallQueued, returnQueued } from './queueing.ts'
import { deliver } from './sending.ts'

/** A message found in the outbox after this long is left to its writer; milliseconds. */
const OUTBOX_FRESH_MS = 5 * 60_000

/** Opens a stored conversation, and follows a reply that is being written in it. */
export async function open(core: ChatCore, conversationId: string): Promise<void> {
  const { deps, get, dispatch, tell } = core
  leave(core)
  const left = core.begin()
  dispatch({ type: 'open', conversationId })
  try {
    const stored = await deps.transport.messages(conversationId)
    if (left.aborted) return
    dispatch({ type: 'loaded', stored })
    if (stored.length === 0) tell({ type: 'empty' })
    recallQueued(core)
    showWaiting(core)
    if (get().reply) void follow(core, left)
    else recover(core)
  } catch (error) {
    if (left.aborted) return
    const missing = error instanceof ApiError && (error.status === 404 || error.status === 400)
    dispatch({ type: 'not-loaded', reason: missing ? 'missing' : 'failed' })
    if (!missing) tell({ type: 'not-loaded' })
  }
}

/**
 * Leaves the conversation. Nothing that was typed is lost by it: what waits for a network goes out with it, and what was
 * refused goes back to the message box.
 */
export function leave(core: ChatCore): void {
  const { deps, get, begin } = core
  begin()
  returnQueued(core)
  const { messages, conversationId } = get()
  const waits = new Set(deps.waiting.list().map(({ messageId }) => messageId))
  for (const { key, status, content } of messages) {
    if (status !== 'unsent' || waits.has(key)) continue
    deps.keepDraft(conversationId, content)
    deps.outbox.clear()
  }
}

/** Shows what was written here without a network, and is still to go out. */
function showWaiting({ deps, get, dispatch }: ChatCore): void {
  const { conversationId, messages } = get()
  const here = deps.waiting.list().filter((message) => message.conversationId === conversationId)
  const [first] = here
  // Of the new conversations that wait, the oldest.
  const ours =
    conversationId === null
      ? here.filter(({ messageId, after }) => [messageId, after].includes(first?.messageId))
      : here
  const lastQuestion = messages.findLast(({ role }) => role === 'user')?.content
  const shown = new Set(messages.map(({ key }) => key))
  const unseen = ours.filter(({ messageId, text }) => !shown.has(messageId) && text !== lastQuestion)
  if (unseen.length > 0) dispatch({ type: 'waiting', messages: unseen })
}

/** Takes up messages that were on their way when the page was left. */
export function recover(core: ChatCore): void {
  if (core.isIdle() && core.get().conversationId === null) showWaiting(core)
  const { outbox, now, keepDraft } = core.deps
  const { conversationId, messages } = core.get()
  const outgoing = outbox.get()
  if (!outgoing || outgoing.conversationId !== conversationId || !core.isIdle()) return
  const { messageId, text } = outgoing
  const lastQuestion = messages.findLast(({ role }) => role === 'user')
  if (lastQuestion?.content === text) {
    outbox.clear()
    return
  }
  if (outgoing.held || now() - outgoing.at > OUTBOX_FRESH_MS) {
    outbox.clear()
    keepDraft(outgoing.conversationId, text)
    return
  }
  deliver(core, outgoing, { type: 'send', messageId, text, at: new Date(outgoing.at).toISOString() })
}
