import { dbActor, requireSession } from '#server/auth/policies.ts'
import type { Ctx } from '#server/context.ts'
import { findThread, insertReply, type Thread, type ThreadMessage } from '#server/db/chat.ts'
import type { Db } from '#server/db/client.ts'
import { type ChatInput, MESSAGE_MAX_LENGTH } from '#shared/chat.ts'
import { AppError } from '#shared/errors.ts'
import type { ReplyJob } from './replies.ts'
import { ensureVisitorSession, spendMessage } from './visitors.ts'

/** A message that is stored: either with a reply still to be written, or with the one it already has. */
export interface Accepted {
  readonly conversationId: string
  /** The visitor's session, to be kept by their browser. */
  readonly sessionId: string | undefined
  readonly generationId: string
  readonly job: ReplyJob | undefined
}

/** What a message asks for, before anything is read. */
interface Ask {
  readonly content: string
  readonly conversationId: string | undefined
  readonly messageId: string | undefined
  readonly regenerate: boolean
  readonly editMessageId: string | undefined
}

/**
 * Stores a message and the place of its reply, before any model is called. The same `messageId` from the
 * same sender is one message: a repeat returns the reply it already has.
 */
export async function acceptMessage(ctx: Ctx, input: ChatInput): Promise<Accepted> {
  const ask = readAsk(input)
  const sessionId = ctx.actor.kind === 'visitor' ? await ensureVisitorSession(ctx) : undefined
  const caller: Ctx = sessionId ? { ...ctx, actor: { kind: 'visitor', sessionId } } : ctx
  const senderId = sessionId ?? requireSession(ctx.actor).userId
  return ctx.database.asActor(dbActor(caller), (db) => store(caller, db, ask, senderId, input), {
    lock: `send:${senderId}`,
  })
}

function readAsk(input: ChatInput): Ask {
  const content = input.messages.findLast((turn) => turn.role === 'user')?.content ?? ''
  const regenerate = input.regenerate ?? false
  if (!regenerate && content.trim() === '') throw new AppError('bad_request', 'messages: the message is empty')
  if (!regenerate && content.length > MESSAGE_MAX_LENGTH) {
    const sizes = `${content.length.toLocaleString('en')} characters, the limit is ${MESSAGE_MAX_LENGTH.toLocaleString('en')}`
    throw new AppError('message_too_long', `This message has ${sizes}. Shorten it or send it in parts.`)
  }
  const conversationId = input.conversationId ?? undefined
  if (!conversationId && (regenerate || input.editMessageId)) {
    throw new AppError('bad_request', 'conversationId: required to regenerate or edit')
  }
  return { content, conversationId, messageId: input.messageId, regenerate, editMessageId: input.editMessageId }
}

async function store(ctx: Ctx, db: Db, ask: Ask, senderId: string, input: ChatInput): Promise<Accepted> {
  const sessionId = ctx.actor.kind === 'visitor' ? ctx.actor.sessionId : undefined
  const clientId = ask.messageId
  const thread = await findThread(db, { conversationId: ask.conversationId, senderId, clientId })
  if (!thread && ask.conversationId) throw new AppError('not_found', 'This conversation does not exist.')

  const repeated = thread && findRepeated(thread, ask, senderId)
  if (thread && repeated) {
    return { conversationId: thread.conversationId, sessionId, generationId: repeated, job: undefined }
  }
  if (thread?.messages.some((message) => message.status === 'streaming')) {
    throw new AppError('busy', 'A reply is still being written here. Wait for it, or stop it first.')
  }
  if (sessionId) await spendMessage(ctx, db, sessionId)

  const place = placeOf(thread, ask)
  const conversationId = thread?.conversationId ?? ctx.newId()
  const ids = { generationId: ctx.newId(), replyId: ctx.newId() }
  const message = place.answers ? undefined : { id: ctx.newId(), clientId, senderId, content: ask.content }
  const userMessageId = place.answers?.id ?? message?.id ?? ''
  const owner =
    ctx.actor.kind === 'member'
      ? { userId: ctx.actor.session.userId, sessionId: null }
      : { userId: null, sessionId: sessionId ?? null }
  await insertReply(db, {
    owner,
    conversationId,
    isNewConversation: thread === undefined,
    message,
    userMessageId,
    ...ids,
    runner: ctx.replies.runner,
    supersedes: place.supersedes.map((replaced) => replaced.id),
    replacesId: place.replaces?.id,
  })
  const question = { role: 'user' as const, content: place.answers?.content ?? ask.content }
  // A new conversation has no history of its own yet: what the client shows stands in for it.
  const before = thread ? place.before : input.messages.slice(0, -1).filter((turn) => turn.role !== 'system')
  const history = before.map(({ role, content }) => ({ role: role === 'user' ? role : ('assistant' as const), content }))
  return {
    conversationId,
    sessionId,
    generationId: ids.generationId,
    job: {
      ...ids,
      ...owner,
      conversationId,
      replacesId: place.replaces?.id,
      turns: [...history.filter((turn) => turn.content !== ''), question],
    },
  }
}

/** The reply that a repeated send already has. The same id with another text is a mistake worth telling. */
function findRepeated(thread: Thread, ask: Ask, senderId: string): string | undefined {
  if (ask.regenerate || !ask.messageId) return undefined
  const sent = thread.messages.find((message) => message.clientId === ask.messageId && message.senderId === senderId)
  if (!sent) return undefined
  if (sent.content !== ask.content) {
    throw new AppError('message_mismatch', 'messageId: already used for another message')
  }
  return thread.messages.findLast((message) => message.answersId === sent.id)?.generationId ?? undefined
}

interface Place {
  /** The history that the reply is written from. */
  readonly before: readonly ThreadMessage[]
  /** A stored message that is answered again. */
  readonly answers?: ThreadMessage
  readonly replaces?: ThreadMessage
  readonly supersedes: readonly ThreadMessage[]
}

/** Where the new message and its reply go: at the end, or from the edited or regenerated message on. */
function placeOf(thread: Thread | undefined, ask: Ask): Place {
  const messages = thread?.messages ?? []
  if (ask.editMessageId) {
    const from = messages.findIndex((message) => message.id === ask.editMessageId && message.role === 'user')
    if (from === -1) throw new AppError('not_found', 'This message does not exist.')
    return { before: messages.slice(0, from), supersedes: messages.slice(from) }
  }
  if (ask.regenerate) {
    const at = messages.findLastIndex((message) => message.role === 'user')
    const answers = messages[at]
    if (!answers) throw new AppError('not_found', 'There is no message to answer again.')
    const supersedes = messages.slice(at + 1)
    return { before: messages.slice(0, at), answers, supersedes, replaces: supersedes.at(-1) }
  }
  return { before: messages, supersedes: [] }
}
