import type { MessageStatus } from '#shared/chat.ts'
import type { ChatMessage } from '#shared/conversations.ts'
import type { DashboardUpdate, ReplyNotice } from '#shared/events.ts'
import type { CutFinish, StandIn } from '#shared/models.ts'
import type { Offers } from '#shared/offers.ts'
import type { Rating } from '#shared/ratings.ts'
import { cleanReply } from '#shared/reply-cleanup.ts'
import { fromStored, type Message, reconcile, swapped } from './message.ts'

/** Characters of a reply that must have arrived before its text replaces the indicator (product.md section 9). */
const FIRST_TEXT_LENGTH = 10

/** The reply being waited for or written. */
export interface Reply {
  readonly phase: 'thinking' | 'analyzing' | 'writing'
  /** The reason for no text yet, where the server gave one. */
  readonly notice: ReplyNotice
  /** The connection is lost; the reply goes on without us and is joined again. */
  readonly offline: boolean
  readonly stopping: boolean
  /** Characters that were there before: the reply goes on from them. */
  readonly from: number
  /** It answers a message that was queued and went out by itself: whoever reads on is left where they are. */
  readonly unasked: boolean
}

export interface ChatState {
  readonly conversationId: string | null
  readonly load: 'ready' | 'loading' | 'missing' | 'failed'
  readonly messages: readonly Message[]
  readonly reply: Reply | null
  /** The next message, typed while a reply was being written. It goes out after one that has ended well. */
  readonly queued: string | null
}

export type ChatAction =
  | { type: 'clear' }
  | { type: 'open'; conversationId: string }
  | { type: 'loaded'; stored: readonly ChatMessage[] }
  | { type: 'not-loaded'; reason: 'missing' | 'failed' }
  | { type: 'seed'; key: string; text: string; parts?: readonly string[] }
  /** A new message; `replaces` is the key of the message it was edited from. */
  | { type: 'send'; messageId: string; text: string; at: string; replaces?: string; unasked?: boolean }
  | { type: 'queue'; text: string | null }
  /** Another version of the message `key` is in view. */
  | { type: 'version'; key: string; stored: readonly ChatMessage[] }
  | { type: 'rated'; key: string; rating: Rating | null }
  /** Messages that were written here without a network, and wait for one. */
  | { type: 'waiting'; messages: readonly { messageId: string; text: string; at: number }[] }
  /** An unsent message tried again. */
  | { type: 'resend'; messageId: string }
  /** The last message answered again; `key` is the new reply's. */
  | { type: 'rewrite'; key: string }
  /** The last reply goes on from its last word. */
  | { type: 'go-on' }
  | { type: 'adopt'; conversationId: string }
  | { type: 'patience-over' }
  | { type: 'notice'; notice: ReplyNotice }
  | { type: 'offline'; offline: boolean }
  | { type: 'text'; text: string }
  | { type: 'stopping'; stopping: boolean }
  | {
      type: 'end'
      status: Exclude<MessageStatus, 'streaming'>
      text: string
      updates?: readonly DashboardUpdate[]
      finish?: CutFinish | undefined
      standIn?: StandIn | undefined
      offers?: Offers | undefined
    }
  /** One of the answers that a reply offers, or none of them, has taken the place of its cards. */
  | { type: 'chosen'; key: string; content: string; offers: Offers }
  /** The server did not take the message: it and the empty place of its reply stay, to be tried again. */
  | { type: 'refused' }
  /** Nobody answered: the empty place goes, the message stays, to be tried again. */
  | { type: 'unreachable' }
  /** The messages shown before an attempt that came to nothing. */
  | { type: 'restore'; messages: readonly Message[] }
  | { type: 'reconcile'; stored: readonly ChatMessage[] }

export const emptyChat: ChatState = {
  conversationId: null,
  load: 'ready',
  messages: [],
  reply: null,
  queued: null,
}

const waiting: Reply = {
  phase: 'thinking',
  notice: 'writing',
  offline: false,
  stopping: false,
  from: 0,
  unasked: false,
}

/** The conversation as a state machine: every change of what is on screen is one of these. */
export function chatReducer(state: ChatState, action: ChatAction): ChatState {
  switch (action.type) {
    case 'clear':
      return emptyChat
    case 'open':
      return { ...emptyChat, conversationId: action.conversationId, load: 'loading' }
    case 'loaded':
      return settle({ ...state, load: 'ready', messages: action.stored.map(fromStored) })
    case 'not-loaded':
      return { ...state, load: action.reason }
    case 'seed': {
      const { key, text: content, parts = [] } = action
      return {
        ...emptyChat,
        messages: [{ key, id: null, role: 'assistant', content, status: 'seeded', parts }],
      }
    }
    case 'send':
      return send(state, action)
    case 'waiting':
      return { ...state, messages: [...state.messages, ...action.messages.map(waitingMessage)] }
    case 'resend':
      return resend(state, action.messageId)
    case 'rewrite':
      return {
        ...state,
        messages: [...state.messages.slice(0, lastQuestion(state.messages) + 1), placeholder(action.key)],
        reply: waiting,
      }
    case 'go-on':
      return {
        ...changeLast(state, ({ finish: _cut, ...last }) => ({ ...last, status: 'streaming' })),
        reply: { ...waiting, from: state.messages.at(-1)?.content.length ?? 0 },
      }
    case 'adopt':
      return state.conversationId === action.conversationId
        ? state
        : { ...state, conversationId: action.conversationId }
    case 'patience-over':
      return state.reply?.phase === 'thinking' ? withReply(state, { phase: 'analyzing' }) : state
    case 'notice':
      return withReply(state, { notice: action.notice })
    case 'offline':
      return withReply(state, { offline: action.offline })
    case 'text':
      return write(state, cleanReply(action.text))
    case 'stopping':
      return withReply(state, { stopping: action.stopping })
    case 'end':
      return end(state, action)
    case 'chosen': {
      const { key, content, offers } = action
      return changeOne(state, key, (message) => ({ ...message, content: cleanReply(content), offers }))
    }
    case 'queue':
      return { ...state, queued: action.text }
    case 'version':
      return { ...state, messages: swapped(state.messages, action.stored, action.key) }
    case 'rated':
      return changeOne(state, action.key, ({ rating: _before, ...message }) => ({
        ...message,
        ...(action.rating && { rating: action.rating }),
      }))
    case 'refused':
      return refuse(state)
    case 'restore':
      return { ...state, messages: action.messages, reply: null }
    case 'unreachable':
      return { ...state, messages: markUnsent(state.messages.slice(0, -1)), reply: null }
    case 'reconcile':
      return settle({ ...state, messages: reconcile(state.messages, action.stored) })
  }
}

/** The last message, when it is a reply that has ended. */
export function finishedReply({ messages, reply }: ChatState): Message | undefined {
  const last = messages.at(-1)
  return reply === null && last?.role === 'assistant' && last.content !== '' ? last : undefined
}

function end(state: ChatState, action: ChatAction & { type: 'end' }): ChatState {
  const { text, status, updates, finish, standIn, offers } = action
  return {
    ...changeLast(state, ({ finish: _before, offers: _offered, ...last }) => ({
      ...last,
      content: cleanReply(text),
      status,
      ...(updates?.length && { updates }),
      ...(finish && { finish }),
      ...(standIn && { standIn }),
      ...(offers && { offers }),
    })),
    reply: null,
  }
}

function send(state: ChatState, action: ChatAction & { type: 'send' }): ChatState {
  const { messageId, text, at, replaces, unasked = false } = action
  const from = replaces ? state.messages.findIndex(({ key }) => key === replaces) : -1
  const before = from === -1 ? withoutFailedTail(state.messages) : state.messages.slice(0, from)
  const count = from === -1 ? 1 : (state.messages[from]?.versions?.count ?? 1) + 1
  const message: Message = {
    key: messageId,
    id: null,
    role: 'user',
    content: text,
    status: 'complete',
    at,
    ...(count > 1 && { versions: { count, shown: count } }),
  }
  const messages = [...before, message, placeholder(messageId)]
  return { ...state, messages, reply: { ...waiting, unasked } }
}

function waitingMessage({ messageId, text, at }: { messageId: string; text: string; at: number }): Message {
  const written = new Date(at).toISOString()
  return { key: messageId, id: null, role: 'user', content: text, status: 'unsent', at: written }
}

/** The message goes to the end: what was sent after it has been answered without it. */
function resend(state: ChatState, messageId: string): ChatState {
  const message = state.messages.find(({ key }) => key === messageId)
  if (!message) return state
  const others = withoutFailedTail(state.messages).filter((other) => other !== message)
  const messages = [...others, { ...message, status: 'complete' as const }, placeholder(messageId)]
  return { ...state, messages, reply: waiting }
}

function placeholder(key: string): Message {
  return { key: `reply-${key}`, id: null, role: 'assistant', content: '', status: 'streaming' }
}

function lastQuestion(messages: readonly Message[]): number {
  return messages.findLastIndex(({ role, status }) => role === 'user' && status !== 'unsent')
}

/** Takes away the empty place of a reply to a message that was never taken; it is made again on a retry. */
function withoutFailedTail(messages: readonly Message[]): readonly Message[] {
  const [question, last] = messages.slice(-2)
  return last?.status === 'failed' && question?.status === 'unsent' ? messages.slice(0, -1) : messages
}

function refuse(state: ChatState): ChatState {
  const failed = changeLast(state, (last) => ({ ...last, status: 'failed' }))
  return { ...failed, messages: markUnsent(failed.messages), reply: null }
}

function markUnsent(messages: readonly Message[]): readonly Message[] {
  const at = messages.findLastIndex(({ role }) => role === 'user')
  return messages.map((message, index) => (index === at ? { ...message, status: 'unsent' } : message))
}

function withReply(state: ChatState, change: Partial<Reply>): ChatState {
  return state.reply ? { ...state, reply: { ...state.reply, ...change } } : state
}

function write(state: ChatState, text: string): ChatState {
  if (!state.reply) return state
  const written = changeLast(state, (last) => ({ ...last, content: text }))
  const phase = text.length - state.reply.from >= FIRST_TEXT_LENGTH ? 'writing' : state.reply.phase
  return withReply(written, { phase, notice: 'writing', offline: false })
}

function changeLast(state: ChatState, change: (last: Message) => Message): ChatState {
  const last = state.messages.at(-1)
  return last ? { ...state, messages: [...state.messages.slice(0, -1), change(last)] } : state
}

function changeOne(state: ChatState, key: string, change: (message: Message) => Message): ChatState {
  return {
    ...state,
    messages: state.messages.map((message) => (message.key === key ? change(message) : message)),
  }
}

/** The stored messages tell whether a reply is being written. */
function settle(state: ChatState): ChatState {
  const last = state.messages.at(-1)
  if (last?.status !== 'streaming') return { ...state, reply: null }
  const phase = last.content.length >= FIRST_TEXT_LENGTH ? 'writing' : 'thinking'
  return { ...state, reply: state.reply ?? { ...waiting, phase } }
}
