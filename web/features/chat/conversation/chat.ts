import type { ChatInput } from '#shared/chat.ts'
import type { OutputOf } from '#shared/endpoint.ts'
import { ERROR_STATUS } from '#shared/errors.ts'
import { offersApi } from '#shared/offers.ts'
import { ApiError } from '#web/lib/api-error.ts'
import type { Reading } from '#web/lib/reply-reader.ts'
import type { ChatTransport } from '../transport/chat-transport.ts'
import { answerOf, followReply } from '../transport/follow-reply.ts'
import type { Outbox, Outgoing } from '../transport/outbox.ts'
import {
  type ChatAction,
  type ChatState,
  chatReducer,
  emptyChat,
  type Message,
  turnsOf,
} from './chat-state.ts'
import { newestTurns, TURNS_SENT } from './newest-turns.ts'

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
  newId(): string
  now(): number
  /** Runs `act` before the next paint. */
  frame(act: () => void): void
  /** Waits; ends early when there is a reason to try sooner. */
  pause(ms: number): Promise<void>
  /** Whether a visitor has messages left. */
  maySend(): boolean
  /** Puts text that was not sent back where it was written. */
  keepDraft(conversationId: string | null, text: string): void
}

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

/** Thinking becomes analysing after this long without text (product.md section 9); milliseconds. */
const PATIENCE_MS = 4000
/** A message found in the outbox after this long is left to its writer; milliseconds. */
const OUTBOX_FRESH_MS = 5 * 60_000
/** Refusals after which the text goes back to the message box: trying again at once would change nothing. */
const RETURNED = new Set([
  'anonymous_limit',
  'anonymous_ceiling',
  'member_ceiling',
  'unauthenticated',
  'message_too_long',
  'busy',
])

export function createChat(deps: ChatDeps): Chat {
  const { transport, outbox } = deps
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
  const tellError = ({ status, code, message }: Pick<ApiError, 'status' | 'code' | 'message'>) =>
    tell({ type: 'failed', status, code, message })

  /** Leaves whatever was being followed; the server goes on by itself. */
  const begin = () => {
    task.abort()
    task = new AbortController()
    return task.signal
  }

  /** Waits for a reply that has just been asked for. */
  const expect = (change: ChatAction) => {
    const left = begin()
    dispatch(change)
    setTimeout(() => !left.aborted && dispatch({ type: 'patience-over' }), PATIENCE_MS)
    return left
  }

  const isIdle = () => state.reply === null && state.load === 'ready'

  // --- Sending

  const deliver = (outgoing: Outgoing, change: ChatAction) => {
    const before = state.messages.filter(({ key }) => key !== outgoing.messageId)
    outbox.put(outgoing)
    const left = expect(change)
    const { messageId, text, conversationId, editMessageId } = outgoing
    const input: ChatInput = {
      messages: newestTurns(turnsOf(state.messages), TURNS_SENT),
      conversationId,
      messageId,
      ...(editMessageId && { editMessageId }),
    }
    void exchange(input, left, {
      accepted: () => outbox.clear(),
      refused({ code }) {
        if (left.aborted || RETURNED.has(code)) {
          outbox.clear()
          deps.keepDraft(conversationId, text)
          if (!left.aborted) dispatch({ type: 'restore', messages: before })
        } else {
          outbox.put({ ...outgoing, held: true })
          dispatch({ type: code === 'network' ? 'unreachable' : 'refused' })
        }
      },
    })
    return true
  }

  const rewrite = () => {
    const { conversationId } = state
    if (!conversationId || !isIdle()) return
    if (!deps.maySend()) return tell({ type: 'limit' })
    const before = state.messages
    const left = expect({ type: 'rewrite', key: deps.newId() })
    const messages = newestTurns(turnsOf(state.messages), TURNS_SENT)
    void exchange({ messages, conversationId, regenerate: true }, left, {
      accepted() {},
      refused: () => !left.aborted && dispatch({ type: 'restore', messages: before }),
    })
  }

  const goOn = () => {
    const { conversationId, messages } = state
    const last = messages.at(-1)
    if (!conversationId || !isIdle() || last?.role !== 'assistant' || last.content === '') return
    if (!deps.maySend()) return tell({ type: 'limit' })
    const left = expect({ type: 'go-on' })
    const said = turnsOf(messages).slice(-TURNS_SENT)
    void exchange({ messages: said, conversationId, continue: true }, left, {
      accepted() {},
      refused: () => !left.aborted && dispatch({ type: 'restore', messages }),
    })
  }

  /** Sends, and follows the reply. The request is not given up when the reader leaves: it may carry a message. */
  const exchange = async (
    input: ChatInput,
    left: AbortSignal,
    on: { accepted(): void; refused(error: ApiError): void },
  ) => {
    const answer = await answerOf(transport.send(input))
    if (answer.conversationId || answer.kind === 'stream') on.accepted()
    else on.refused(answer.error)
    if (left.aborted) {
      if (answer.kind === 'stream') void answer.body.cancel()
      return
    }
    if (answer.conversationId) adopt(answer.conversationId)
    if (answer.kind === 'stream') return follow(left, answer.body)
    if (answer.conversationId) {
      dispatch({ type: 'end', status: 'failed', text: '' })
      void refresh()
    }
    if (answer.error.code === 'anonymous_limit') tell({ type: 'limit' })
    else tellError(answer.error)
  }

  const adopt = (conversationId: string) => {
    if (state.conversationId) return
    tell({ type: 'adopted', conversationId })
    dispatch({ type: 'adopt', conversationId })
  }

  // --- Following a reply

  /** Follows the reply being written until it is over; without `first` it is joined from its start. */
  const follow = async (left: AbortSignal, first?: ReadableStream<Uint8Array>): Promise<void> => {
    if (first && state.reply?.stopping) void stopOnServer()
    const outcome = await followReply({
      conversationId: () => state.conversationId,
      first,
      shown: first && !state.reply?.from ? 0 : (state.messages.at(-1)?.content.length ?? 0),
      left,
      attach: transport.attach,
      frame: deps.frame,
      pause: deps.pause,
      dispatch,
    })
    if (outcome === 'stored') return resume(left)
    if (outcome !== 'left') finish(outcome)
  }

  const finish = ({ text, status, error, updates, finish: cut, standIn, offers }: Reading) => {
    begin()
    const failed = error && text === ''
    const ended = failed ? 'failed' : error ? 'interrupted' : status
    dispatch({ type: 'end', status: ended, text, updates, finish: cut, standIn, offers })
    if (error) tellError({ ...error, status: ERROR_STATUS[error.code] })
    if (text !== '') tell({ type: 'replied' })
    void refresh()
  }

  /** Falls back on what is stored, and follows from there when the reply is still being written. */
  const resume = async (left: AbortSignal): Promise<void> => {
    const id = state.conversationId
    const stored = id && (await transport.messages(id).catch(() => null))
    if (left.aborted) return
    if (!stored) {
      const text = state.messages.at(-1)?.content ?? ''
      return dispatch({ type: 'end', status: text === '' ? 'failed' : 'interrupted', text })
    }
    dispatch({ type: 'reconcile', stored })
    if (state.reply) return follow(left)
    if (state.messages.at(-1)?.content) tell({ type: 'replied' })
  }

  const refresh = async () => {
    const { conversationId } = state
    if (!conversationId || !isIdle()) return
    const { signal } = task
    const stored = await transport.messages(conversationId).catch(() => null)
    if (!stored || signal.aborted || state.conversationId !== conversationId || !isIdle()) return
    dispatch({ type: 'reconcile', stored })
    if (state.reply) void follow(begin())
  }

  const stopOnServer = async () => {
    if (!state.conversationId) return
    const { signal } = task
    await transport.stop(state.conversationId).catch((error: unknown) => {
      if (signal.aborted) return
      dispatch({ type: 'stopping', stopping: false })
      if (error instanceof ApiError) tellError(error)
    })
  }

  const choose: Chat['choose'] = async ({ key }, answerId, shown) => {
    const { conversationId } = state
    const idNow = () => state.messages.find((message) => message.key === key)?.id
    // Its stored id is read right after its end.
    if (!idNow()) await refresh()
    const messageId = idNow()
    if (!conversationId || !messageId)
      throw new ApiError(0, 'network', 'The reply is not stored yet. Try again in a moment.')
    const chosen = await transport.choose({ conversationId, messageId, answerId }).catch(chosenElsewhere)
    await shown?.()
    dispatch({ type: 'chosen', key, ...chosen })
  }

  // --- Moving between conversations

  /** Nothing that was typed is lost by leaving: what was never taken goes back to the message box. */
  const leave = () => {
    begin()
    for (const { status, content } of state.messages) {
      if (status !== 'unsent') continue
      deps.keepDraft(state.conversationId, content)
      outbox.clear()
    }
  }

  const recover = () => {
    const outgoing = outbox.get()
    if (!outgoing || outgoing.conversationId !== state.conversationId || !isIdle()) return
    const { text } = outgoing
    const lastQuestion = state.messages.findLast(({ role }) => role === 'user')
    if (lastQuestion?.content === text) return outbox.clear()
    if (outgoing.held || deps.now() - outgoing.at > OUTBOX_FRESH_MS) {
      outbox.clear()
      return deps.keepDraft(outgoing.conversationId, text)
    }
    deliver(outgoing, { type: 'send', messageId: outgoing.messageId, text })
  }

  const write = (text: string, edited?: Message) => {
    if (text.trim() === '' || !isIdle()) return false
    if (!deps.maySend()) {
      tell({ type: 'limit' })
      return false
    }
    const messageId = deps.newId()
    const { conversationId } = state
    const editMessageId = edited?.id ?? undefined
    const outgoing = {
      messageId,
      text,
      conversationId,
      at: deps.now(),
      ...(editMessageId && { editMessageId }),
    }
    const replaces = edited && { replaces: edited.key }
    return deliver(outgoing, { type: 'send', messageId, text, ...replaces })
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    listen(handler) {
      handlers.add(handler)
      return () => handlers.delete(handler)
    },
    send: (text) => write(text),
    edit: (message, text) => write(text, message),
    retry() {
      const unsent = state.messages.findLast(({ status }) => status === 'unsent')
      if (!unsent) return rewrite()
      if (!isIdle()) return
      const { key: messageId, content: text } = unsent
      const held = outbox.get()
      const editMessageId = held?.messageId === messageId ? held.editMessageId : undefined
      const { conversationId } = state
      const outgoing = {
        messageId,
        text,
        conversationId,
        at: deps.now(),
        ...(editMessageId && { editMessageId }),
      }
      deliver(outgoing, { type: 'resend', messageId })
    },
    regenerate: rewrite,
    goOn,
    choose,
    stop() {
      if (!state.reply || state.reply.stopping) return
      dispatch({ type: 'stopping', stopping: true })
      void stopOnServer()
    },
    async open(conversationId) {
      leave()
      const left = begin()
      dispatch({ type: 'open', conversationId })
      try {
        const stored = await transport.messages(conversationId)
        if (left.aborted) return
        dispatch({ type: 'loaded', stored })
        if (stored.length === 0) tell({ type: 'empty' })
        if (state.reply) void follow(left)
        else recover()
      } catch (error) {
        if (left.aborted) return
        const missing = error instanceof ApiError && (error.status === 404 || error.status === 400)
        dispatch({ type: 'not-loaded', reason: missing ? 'missing' : 'failed' })
        if (!missing) tell({ type: 'not-loaded' })
      }
    },
    refresh,
    clear() {
      leave()
      dispatch({ type: 'clear' })
    },
    seed(text) {
      leave()
      dispatch({ type: 'seed', key: deps.newId(), text })
    },
    recover,
  }
}

/** What stands since somebody chose in another tab. */
function chosenElsewhere(error: unknown): OutputOf<typeof offersApi.choose> {
  const current = error instanceof ApiError && error.code === 'conflict' ? error.current : undefined
  const chosen = offersApi.choose.output.safeParse(current).data
  if (!chosen) throw error
  return chosen
}
