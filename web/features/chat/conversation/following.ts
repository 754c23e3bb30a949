import { ERROR_STATUS } from '#shared/errors.ts'
import { ApiError } from '#web/lib/api-error.ts'
import type { Reading } from '#web/lib/reply-reader.ts'
import type { ChatCore } from './chat-core.ts'
import { followReply } from './follow-reply.ts'

/**
 * Follows the reply being written until it is over; without `first`, the stream that the message was answered with, the
 * reply is joined from its start.
 */
export async function follow(
  core: ChatCore,
  left: AbortSignal,
  first?: ReadableStream<Uint8Array>,
): Promise<void> {
  const { deps, get, dispatch } = core
  const { reply, messages } = get()
  if (first && reply?.stopping) void stopOnServer(core)
  const outcome = await followReply({
    conversationId: () => get().conversationId,
    first,
    shown: first && !reply?.from ? 0 : (messages.at(-1)?.content.length ?? 0),
    left,
    attach: deps.transport.attach,
    frame: deps.frame,
    pause: deps.pause,
    dispatch,
  })
  if (outcome === 'stored') return resume(core, left)
  if (outcome !== 'left') finish(core, outcome)
}

function finish(core: ChatCore, reading: Reading): void {
  const { text, status, error, updates, finish, standIn, offers } = reading
  core.begin()
  const failed = error && text === ''
  const ended = failed ? 'failed' : error ? 'interrupted' : status
  core.dispatch({ type: 'end', status: ended, text, updates, finish, standIn, offers })
  if (error) core.tellError({ ...error, status: ERROR_STATUS[error.code] })
  if (text !== '') core.tell({ type: 'replied' })
  void refresh(core)
}

/** Falls back on what is stored, and follows from there when the reply is still being written. */
async function resume(core: ChatCore, left: AbortSignal): Promise<void> {
  const { deps, get, dispatch, tell } = core
  const id = get().conversationId
  const stored = id && (await deps.transport.messages(id).catch(() => null))
  if (left.aborted) return
  if (!stored) {
    const text = get().messages.at(-1)?.content ?? ''
    return dispatch({ type: 'end', status: text === '' ? 'failed' : 'interrupted', text })
  }
  dispatch({ type: 'reconcile', stored })
  if (get().reply) return follow(core, left)
  if (get().messages.at(-1)?.content) tell({ type: 'replied' })
}

/** Reads the stored messages again, and follows a reply that is being written to them. */
export async function refresh(core: ChatCore): Promise<void> {
  const { deps, get, dispatch, isIdle } = core
  const { conversationId } = get()
  if (!conversationId || !isIdle()) return
  const signal = core.followed()
  const stored = await deps.transport.messages(conversationId).catch(() => null)
  if (!stored || signal.aborted || get().conversationId !== conversationId || !isIdle()) return
  dispatch({ type: 'reconcile', stored })
  if (get().reply) void follow(core, core.begin())
}

/** Stops the reply; one that has no conversation yet is stopped as soon as it has. */
export function stop(core: ChatCore): void {
  const { reply } = core.get()
  if (!reply || reply.stopping) return
  core.dispatch({ type: 'stopping', stopping: true })
  void stopOnServer(core)
}

async function stopOnServer(core: ChatCore): Promise<void> {
  const { conversationId } = core.get()
  if (!conversationId) return
  const signal = core.followed()
  await core.deps.transport.stop(conversationId).catch((error: unknown) => {
    if (signal.aborted) return
    core.dispatch({ type: 'stopping', stopping: false })
    if (error instanceof ApiError) core.tellError(error)
  })
}
