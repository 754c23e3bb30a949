import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Uuid } from './uuid.ts'

/** Longest message a person may send, in characters (issue: the conversation, end to end). */
export const MESSAGE_MAX_LENGTH = 8000
/** Free messages of a visitor; the server may be configured otherwise (product.md section 9). */
export const ANONYMOUS_MESSAGE_LIMIT = 6
/** Replies after which the roadmap is mentioned to a visitor once (product.md section 9). */
export const SOFT_HINT_AT = 3

// A file of its own, so that a page that checks one brings no more of the contract with it.
export { Uuid }

/**
 * Largest body of POST /functions/v1/chat, in bytes: a client may send the whole conversation, and one of four hundred
 * messages has this size.
 */
export const CHAT_BODY_LIMIT = 1024 * 1024
/** What is taken of what a client says was written before its message: the newest turns, with so many characters in all. */
export const HISTORY_LIMITS = { turns: 60, characters: 24_000 } as const
/** The same for suggestions, which follow from the end of a conversation. */
const SUGGESTION_LIMITS = { turns: 6, characters: MESSAGE_MAX_LENGTH } as const

export const ChatTurn = z.object({
  role: z.enum(['user', 'assistant', 'system']),
  // No body holds more; that a message is too long is said with its length.
  content: z.string().max(CHAT_BODY_LIMIT),
})
export type ChatTurn = z.infer<typeof ChatTurn>

/**
 * The newest turns, each cut to its first `characters`: older ones are dropped and not refused, since a client may send
 * all it has. The last message of the person's stays whole.
 */
function newestTurns(given: unknown, { turns, characters }: { turns: number; characters: number }): unknown {
  if (!Array.isArray(given)) return given
  const newest: unknown[] = given.slice(-turns)
  const asked = newest.findLastIndex((turn) => ChatTurn.safeParse(turn).data?.role === 'user')
  return newest.map((turn, at) => {
    const known = ChatTurn.safeParse(turn).data
    return known && at !== asked ? { ...known, content: known.content.slice(0, characters) } : turn
  })
}

/** Against the reply that it takes the place of. */
const ReplyLength = z.enum(['shorter', 'longer'])
export type ReplyLength = z.infer<typeof ReplyLength>

/** Body of POST /functions/v1/chat: the spec's two fields and our extensions (decisions section 4). */
export const ChatInput = z.object({
  messages: z.preprocess(
    (given) => newestTurns(given, HISTORY_LIMITS),
    z.array(ChatTurn).min(1).max(HISTORY_LIMITS.turns),
  ),
  conversationId: Uuid.nullish(),
  messageId: Uuid.optional(),
  regenerate: z.boolean().optional(),
  /** Goes on with the last reply from its last word; `messages` may say anything. */
  continue: z.boolean().optional(),
  editMessageId: Uuid.optional(),
  /** The venture that a new conversation feeds; without it the one worked on. 404 `venture_gone` for anybody else's. */
  ventureId: Uuid.optional(),
  /** How long the other reply is to be; together with `regenerate` only. */
  length: ReplyLength.optional(),
})
export type ChatInput = z.infer<typeof ChatInput>

export const ChatAddress = z.object({ conversationId: Uuid })

/** State of an assistant message; a user message is always `complete`. */
export const MessageStatus = z.enum(['streaming', 'complete', 'stopped', 'interrupted', 'failed'])
export type MessageStatus = z.infer<typeof MessageStatus>

/** Who writes the replies: a model, or the built-in guide from prepared answers. */
export const Answering = z.enum(['model', 'guide'])
export type Answering = z.infer<typeof Answering>

export const chatApi = {
  answering: endpoint({
    method: 'GET',
    path: '/functions/v1/answering',
    access: 'anyone',
    input: z.object({}),
    output: z.object({
      by: Answering,
      /** Why new messages wait, in an operator's words; left out while they do not. */
      maintenance: z.string().optional(),
    }),
  }),
  stop: endpoint({
    method: 'DELETE',
    path: '/functions/v1/chat',
    access: 'anyone',
    input: ChatAddress,
    output: z.object({ stopped: z.boolean() }),
  }),
  suggestions: endpoint({
    method: 'POST',
    path: '/functions/v1/generate-suggestions',
    access: 'anyone',
    rate: 'costly',
    input: z.object({
      messages: z.preprocess(
        (given) => newestTurns(given, SUGGESTION_LIMITS),
        z.array(ChatTurn).max(SUGGESTION_LIMITS.turns),
      ),
    }),
    output: z.object({ suggestions: z.array(z.string()) }),
  }),
  claim: endpoint({
    method: 'POST',
    path: '/functions/v1/claim-conversations',
    access: 'member',
    input: z.object({ session_id: Uuid }),
    output: z.object({ count: z.number().int() }),
  }),
}
