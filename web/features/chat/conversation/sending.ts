import type { ChatInput, ReplyLength } from '#shared/chat.ts'
import type { ApiError } from '#web/lib/api-error.ts'
import type { Outgoing } from '../transport/outbox.ts'
import type { ChatCore } from './chat-core.ts'
import type { ChatAction } from './chat-state.ts'
import { answerOf } from './follow-reply.ts'
import { follow, refresh } from './following.ts'
import { type Message, turnsOf } from './message.ts'
import { newestTurns, TURNS_SENT } from './newest-turns.ts'

/** Refusals after which the text goes back to the message box: trying again at once would change nothing. */
const RETURNED = new Set([
  'anonymous_limit',
  'anonymous_ceiling',
  'member_ceiling',
  'member_day',
  'visitor_budget',
  'budget_spent',
  'operator_budget',
  'unauthenticated',
  'message_too_long',
  'busy',
  'venture_gone',
])

interface Circumstances {
  /** The message that this one is an edited version of. */
  readonly edited?: Message
  /** It goes out by itself: see Reply. */
  readonly unasked?: boolean
}

/** Sends a message. Returns whether it is on its way. */
export function write(core: ChatCore, text: string, { edited, unasked }: Circumstances = {}): boolean {
  const { deps, get } = core
  if (text.trim() === '' || !core.isIdle()) return false
  if (!deps.maySend()) {
    core.tell({ type: 'limit' })
    return false
  }
  if (edited) takeBackAfter(core, edited)
  const messageId = deps.newId()
  const { conversationId } = get()
  const now = deps.now()
  const outgoing = {
    messageId,
    text,
    conversationId,
    at: now,
    ...(edited?.id && { editMessageId: edited.id }),
  }
  const at = new Date(now).toISOString()
  const how = { ...(edited && { replaces: edited.key }), ...(unasked && { unasked }) }
  deliver(core, outgoing, { type: 'send', messageId, text, at, ...how })
  return true
}

/** Tries again whatever came to nothing: an unsent message, or a reply. */
export function retry(core: ChatCore): void {
  const { deps, get } = core
  const { messages, conversationId } = get()
  // In the order they were written.
  const unsent = messages.find(({ status }) => status === 'unsent')
  if (!unsent) {
    regenerate(core)
    return
  }
  if (!core.isIdle()) return
  const { key: messageId, content: text } = unsent
  const kept = [deps.outbox.get(), ...deps.waiting.list()].find((one) => one?.messageId === messageId)
  const editMessageId = kept?.editMessageId
  const outgoing = {
    messageId,
    text,
    conversationId,
    at: deps.now(),
    ...(editMessageId && { editMessageId }),
  }
  deliver(core, outgoing, { type: 'resend', messageId })
}

/** Sends a message that is kept in the outbox until the server has it; `change` shows it. */
export function deliver(core: ChatCore, outgoing: Outgoing, change: ChatAction): void {
  const { deps, get, dispatch } = core
  const { outbox, waiting, keepDraft } = deps
  const { messageId, text, conversationId, editMessageId } = outgoing
  const before = get().messages.filter(({ key }) => key !== messageId)
  outbox.put(outgoing)
  const left = core.expect(change)
  const ventureId = conversationId === null ? deps.ventureId() : undefined
  const input: ChatInput = {
    messages: newestTurns(turnsOf(get().messages), TURNS_SENT),
    conversationId,
    messageId,
    ...(ventureId && { ventureId }),
    ...(editMessageId && { editMessageId }),
  }
  void exchange(core, input, left, {
    accepted(takenTo) {
      outbox.clear()
      waiting.taken(messageId, takenTo)
    },
    refused({ code }) {
      if (code === 'network') {
        outbox.clear()
        waiting.put({ ...outgoing, ...toRepeat(core, outgoing, input) })
        if (!left.aborted) dispatch({ type: 'unreachable' })
        return
      }
      waiting.remove(messageId)
      if (left.aborted || RETURNED.has(code)) {
        outbox.clear()
        keepDraft(conversationId, text)
        if (!left.aborted) dispatch({ type: 'restore', messages: before })
      } else {
        outbox.put({ ...outgoing, held: true })
        dispatch({ type: 'refused' })
      }
    },
  })
}

/** Data that a message sends along when it waited for a network. */
function toRepeat({ get }: ChatCore, { messageId, text, conversationId }: Outgoing, input: ChatInput) {
  if (conversationId !== null) return { messages: [{ role: 'user' as const, content: text }] }
  const first = get().messages.find(({ key, status }) => status === 'unsent' && key !== messageId)
  const { messages, ventureId } = input
  return { messages, ...(ventureId && { ventureId }), ...(first && { after: first.key }) }
}

/** A message that waits is written anew: it goes out no more, and what waits after it goes back to the message box. */
function takeBackAfter({ deps, get }: ChatCore, edited: Message): void {
  const { messages, conversationId } = get()
  const from = messages.findIndex(({ key }) => key === edited.key)
  for (const { key, status, content } of from === -1 ? [] : messages.slice(from)) {
    if (status !== 'unsent') continue
    deps.waiting.remove(key)
    if (key !== edited.key) deps.keepDraft(conversationId, content)
  }
}

/** Asks for the last reply again, if wanted shorter or longer. */
export function regenerate(core: ChatCore, length?: ReplyLength): void {
  const { deps, get, dispatch } = core
  const { conversationId, messages: before } = get()
  if (!conversationId || !core.isIdle()) return
  if (!deps.maySend()) {
    core.tell({ type: 'limit' })
    return
  }
  const left = core.expect({ type: 'rewrite', key: deps.newId() })
  const messages = newestTurns(turnsOf(get().messages), TURNS_SENT)
  void exchange(core, { messages, conversationId, regenerate: true, ...(length && { length }) }, left, {
    accepted() {},
    refused: () => !left.aborted && dispatch({ type: 'restore', messages: before }),
  })
}

/** Lets the last reply go on from its last word. */
export function goOn(core: ChatCore): void {
  const { deps, get, dispatch } = core
  const { conversationId, messages } = get()
  const last = messages.at(-1)
  if (!conversationId || !core.isIdle() || last?.role !== 'assistant' || last.content === '') return
  if (!deps.maySend()) {
    core.tell({ type: 'limit' })
    return
  }
  const left = core.expect({ type: 'go-on' })
  const said = turnsOf(messages).slice(-TURNS_SENT)
  void exchange(core, { messages: said, conversationId, continue: true }, left, {
    accepted() {},
    refused: () => !left.aborted && dispatch({ type: 'restore', messages }),
  })
}

/** Sends, and follows the reply. The request is not given up when the reader leaves: it may carry a message. */
async function exchange(
  core: ChatCore,
  input: ChatInput,
  left: AbortSignal,
  on: { accepted(conversationId: string | null): void; refused(error: ApiError): void },
): Promise<void> {
  const answer = await answerOf(core.deps.transport.send(input))
  if (answer.conversationId || answer.kind === 'stream') on.accepted(answer.conversationId)
  else on.refused(answer.error)
  if (left.aborted) {
    if (answer.kind === 'stream') void answer.body.cancel()
    return
  }
  if (answer.conversationId) adopt(core, answer.conversationId)
  if (answer.kind === 'stream') return follow(core, left, answer.body)
  if (answer.conversationId) {
    core.dispatch({ type: 'end', status: 'failed', text: '' })
    void refresh(core)
  }
  if (answer.error.code === 'anonymous_limit') core.tell({ type: 'limit' })
  else core.tellError(answer.error)
}

/** A new conversation has got its id from the server. */
function adopt({ get, tell, dispatch }: ChatCore, conversationId: string): void {
  if (get().conversationId) return
  tell({ type: 'adopted', conversationId })
  dispatch({ type: 'adopt', conversationId })
}
