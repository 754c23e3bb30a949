import type { ChatCore } from './chat-core.ts'
import { refresh } from './following.ts'
import type { Message } from './message.ts'

/** Brings another version of a message into view, with what was written after it. Throws an ApiError. */
export async function showVersion(core: ChatCore, { key }: Message, version: number): Promise<void> {
  const { deps, get, dispatch, isIdle } = core
  const messageId = await storedId(core, key)
  const { conversationId } = get()
  if (!conversationId || !messageId || !isIdle()) return
  // What was read before the change must not take its place.
  const left = core.begin()
  const stored = await deps.transport.showVersion({ id: conversationId, messageId, version })
  if (!left.aborted && isIdle()) dispatch({ type: 'version', key, stored })
}

/** The id that a message is stored under, which is read right after the end of its reply. */
export async function storedId(core: ChatCore, key: string): Promise<string | null | undefined> {
  const idNow = () => core.get().messages.find((message) => message.key === key)?.id
  if (!idNow()) await refresh(core)
  return idNow()
}
