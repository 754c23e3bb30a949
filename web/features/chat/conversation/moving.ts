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
    if (get().reply) void follow(core, left)
    else recover(core)
  } catch (error) {
    if (left.aborted) return
    const missing = error instanceof ApiError && (error.status === 404 || error.status === 400)
    dispatch({ type: 'not-loaded', reason: missing ? 'missing' : 'failed' })
    if (!missing) tell({ type: 'not-loaded' })
  }
}

/** Leaves the conversation. Nothing that was typed is lost by it: what was never taken goes back to the message box. */
export function leave(core: ChatCore): void {
  const { deps, get, begin } = core
  begin()
  returnQueued(core)
  const { messages, conversationId } = get()
  for (const { status, content } of messages) {
    if (status !== 'unsent') continue
    deps.keepDraft(conversationId, content)
    deps.outbox.clear()
  }
}

/** Takes up a message that was on its way when the page was left. */
export function recover(core: ChatCore): void {
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
