import type { ChatTurn } from '#engine/types.ts'
import { dbActor, requireSession } from '#server/auth/policies.ts'
import {
  type Arrival,
  findArrival,
  HISTORY_LENGTH,
  insertReply,
  isSecondReply,
  type Repeat,
  resumeReply,
  type Thread,
  type ThreadMessage,
} from '#server/db/chat.ts'
import type { Db } from '#server/db/client.ts'
import { withLedgerLock } from '#server/roadmap/change-ledger.ts'
import { workOn } from '#server/roadmap/work-on.ts'
import type { Ctx } from '#server/services/context.ts'
import type { ReplyJob } from '#server/workers/replies/reply-job.ts'
import { prepareReply, type Question } from '#server/workers/replies/write-reply.ts'
import { type ChatInput, HISTORY_LIMITS, MESSAGE_MAX_LENGTH, type ReplyLength } from '#shared/chat.ts'
import { AppError } from '#shared/errors.ts'
import { memberRefusal } from './member-limits.ts'
import { refuseInMaintenance } from './refuse-in-maintenance.ts'
import { sendLock } from './send-lock.ts'
import { spendMessage, visitorActor, visitorSession } from './visitors.ts'

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
  /** What the client says was written before; it counts only where nothing is stored yet. */
  readonly history: readonly ChatTurn[]
  readonly conversationId: string | undefined
  readonly messageId: string | undefined
  /** The venture that a new conversation feeds. */
  readonly ventureId: string | undefined
  readonly regenerate: boolean
  /** The last reply goes on. */
  readonly goOn: boolean
  readonly editMessageId: string | undefined
  readonly length: ReplyLength | undefined
}

/**
 * Stores a message and the place of its reply, before any model is called. The same `messageId` from the
 * same sender is one message: a repeat returns the reply it already has.
 */
export async function acceptMessage(ctx: Ctx, input: ChatInput): Promise<Accepted> {
  const ask = readAsk(input)
  const sessionId = ctx.actor.kind === 'visitor' ? await visitorSession(ctx, ask.messageId) : undefined
  const caller: Ctx = sessionId ? { ...ctx, actor: { kind: 'visitor', sessionId } } : ctx
  const senderId = sessionId ?? requireSession(ctx.actor).userId
  const actor = sessionId ? visitorActor(ctx, sessionId) : dbActor(ctx)
  const { toOpen, ...accepted } = await ctx.database.asActor(
    actor,
    (db) => store(caller, db, ask, senderId),
    {
      lock: sendLock(senderId),
      commit: 'together',
    },
  )
  // Whoever talks about a venture works on it. A crash before this leaves it archived: what was said feeds it all the same.
  if (toOpen) await withLedgerLock(ctx.database, senderId, (db) => workOn(db, senderId, toOpen))
  return accepted
}

function readAsk(input: ChatInput): Ask {
  const asked = input.messages.findLastIndex((turn) => turn.role === 'user')
  const content = input.messages[asked]?.content ?? ''
  const goOn = input.continue ?? false
  const regenerate = input.regenerate ?? false
  if (goOn && (regenerate || input.editMessageId))
    throw new AppError('bad_request', 'continue: not together with regenerate or editMessageId')
  if (input.length && !regenerate) throw new AppError('bad_request', 'length: only together with regenerate')
  const again = regenerate || goOn
  if (!again && content.trim() === '') throw new AppError('bad_request', 'messages: the message is empty')
  if (!again && content.length > MESSAGE_MAX_LENGTH) {
    const sizes = `${content.length.toLocaleString('en')} characters, the limit is ${MESSAGE_MAX_LENGTH.toLocaleString('en')}`
    throw new AppError('message_too_long', `This message has ${sizes}. Shorten it or send it in parts.`)
  }
  const conversationId = input.conversationId ?? undefined
  if (!conversationId && (again || input.editMessageId)) {
    throw new AppError('bad_request', 'conversationId: required to regenerate, edit or continue')
  }
  const { messageId, ventureId, editMessageId, length } = input
  const history = input.messages
    .slice(0, Math.max(asked, 0))
    .flatMap(({ role, content }) => (role === 'system' ? [] : { role, content }))
  return { content, history, conversationId, messageId, ventureId, regenerate, goOn, editMessageId, length }
}

/** A message that is stored, and the venture that its conversation feeds where another one is worked on. */
type Stored = Accepted & { readonly toOpen?: string | undefined }

async function store(ctx: Ctx, db: Db, ask: Ask, senderId: string): Promise<Stored> {
  const sessionId = ctx.actor.kind === 'visitor' ? ctx.actor.sessionId : undefined
  const { content, conversationId: named, messageId: clientId } = ask
  const { thread, venture, ledger, revisions } = await findArrival(db, {
    conversationId: named,
    ventureId: ask.ventureId,
    senderId,
    clientId,
    content,
    whole: ask.editMessageId !== undefined,
  })
  if (!thread && named) throw new AppError('not_found', 'This conversation does not exist.')
  if (!thread && ask.ventureId && !venture) throw new AppError('venture_gone', 'This venture does not exist.')

  const repeat = ask.regenerate || ask.goOn ? undefined : thread?.repeat
  if (repeat && !repeat.sameContent)
    throw new AppError('message_mismatch', 'messageId: already used for another message')
  if (thread && repeat && !isRetry(thread, repeat)) {
    return {
      conversationId: thread.conversationId,
      sessionId,
      generationId: repeat.generationId,
      job: undefined,
    }
  }
  await refuseInMaintenance(ctx, revisions.settings)
  if (thread?.messages.some((message) => message.status === 'streaming')) {
    throw busy()
  }
  if (thread && ask.goOn) return resume(ctx, db, { thread, venture, ledger, revisions }, sessionId)
  if (sessionId) await spendMessage(ctx, db, sessionId)

  const place = placeOf(thread?.messages ?? [], repeat ? { regenerate: true, editMessageId: undefined } : ask)
  const conversationId = thread?.conversationId ?? ctx.newId()
  const ids = { generationId: ctx.newId(), replyId: ctx.newId() }
  const message = place.answers ? undefined : { id: ctx.newId(), clientId, senderId, content }
  const owner =
    ctx.actor.kind === 'member'
      ? { userId: ctx.actor.session.userId, sessionId: null }
      : { userId: null, sessionId: sessionId ?? null }
  const userMessageId = place.answers?.id ?? message?.id ?? ''
  const storing = insertReply(db, {
    owner,
    conversationId,
    isNewConversation: thread === undefined,
    ventureId: venture?.id,
    message,
    userMessageId,
    ...ids,
    runner: ctx.replies.runner,
    supersedes: place.supersedes.map((replaced) => replaced.id),
    replacesId: place.replaces?.id,
    parentId: place.before.at(-1)?.id,
    editsId: place.answers ? undefined : ask.editMessageId,
    perHour: ctx.limits.messagesAnHour,
  }).catch(refuse)
  const history = historyOf(thread, thread ? place.before.slice(-HISTORY_LENGTH) : newest(ask.history))
  const turns = [...history.turns, { role: 'user' as const, content: place.answers?.content ?? content }]
  const resize = resizeOf(ask.length, place.replaces)
  const asked = {
    userId: owner.userId,
    messageId: userMessageId,
    ...history,
    turns,
    ledger,
    revisions,
    resize,
  }
  // It is read and planned while the database stores it.
  const prepared = prepare(ctx, asked)
  const ahead = await storing
  const job = {
    ...ids,
    ...owner,
    requestId: ctx.requestId,
    conversationId,
    replacesId: place.replaces?.id,
    messageId: userMessageId,
    isNew: message !== undefined,
    ...history,
    turns,
    cut: undefined,
    prepared,
    ahead,
  }
  const toOpen = venture?.archived ? venture.id : undefined
  return { conversationId, sessionId, generationId: ids.generationId, job, toOpen }
}

/** Goes on with the last reply of a conversation, at its own place. */
async function resume(
  ctx: Ctx,
  db: Db,
  { thread, ledger, revisions }: { thread: Thread } & Omit<Arrival, 'thread'>,
  sessionId: string | undefined,
): Promise<Accepted> {
  const { conversationId, messages } = thread
  const [question, reply] = messages.slice(-2)
  if (question?.role !== 'user' || !reply || !isCut(reply)) {
    throw new AppError('nothing_to_continue', 'There is no reply to go on with.')
  }
  if (sessionId) await spendMessage(ctx, db, sessionId)
  const userId = ctx.actor.kind === 'member' ? ctx.actor.session.userId : null
  const resumed = await resumeReply(db, {
    replyId: reply.id,
    userId,
    runner: ctx.replies.runner,
    perHour: ctx.limits.messagesAnHour,
  }).catch(refuse)
  if (!resumed) throw new AppError('nothing_to_continue', 'There is no reply to go on with.')
  const { generationId, ends, standIn, ahead } = resumed
  const history = historyOf(thread, messages.slice(0, -2))
  const turns = [...history.turns, { role: 'user' as const, content: question.content }]
  const { id: messageId } = question
  const cut = {
    text: reply.content,
    ends: ends.at(-1) === reply.content.length ? ends : [reply.content.length],
    standIn: standIn ?? undefined,
  }
  const job = {
    generationId,
    replyId: reply.id,
    userId,
    sessionId: sessionId ?? null,
    requestId: ctx.requestId,
    conversationId,
    replacesId: undefined,
    messageId,
    isNew: false,
    ...history,
    turns,
    cut,
    prepared: prepare(ctx, { userId, messageId, ...history, turns, cut, ledger, revisions }),
    ahead,
  }
  return { conversationId, sessionId, generationId, job }
}

/** How long the reply is to be in the place of another. */
function resizeOf(length: ReplyLength | undefined, replaced: ThreadMessage | undefined) {
  const words = replaced?.content.split(/\s+/).filter(Boolean).length ?? 0
  return length && words > 0 ? { length, words } : undefined
}

/** Gathers what a reply is written from; that it cannot is the reply's failure, and of nobody when nothing is stored. */
function prepare(ctx: Ctx, question: Question): ReplyJob['prepared'] {
  const prepared = prepareReply(ctx, question)
  prepared.catch(() => {})
  return prepared
}

/** What a model is sent of a history that only the client knows. */
function newest(history: readonly ChatTurn[]): readonly ChatTurn[] {
  let left: number = HISTORY_LIMITS.characters
  const from = history.findLastIndex(({ content }) => {
    left -= content.length
    return left < 0
  })
  return history.slice(from + 1)
}

/** Whether a reply has text that stands there unfinished. */
function isCut({ role, content, status, finish }: ThreadMessage): boolean {
  const ended = status === 'stopped' || status === 'interrupted' || finish === 'length'
  return role === 'assistant' && content !== '' && ended
}

/** The messages that a reply is written from, and what is told of those that were summed up. */
function historyOf(thread: Thread | undefined, before: readonly (ChatTurn & Partial<ThreadMessage>)[]) {
  const told = before.filter(({ content }) => content !== '')
  const covers = told.filter(({ summarised }) => summarised).length
  return {
    turns: told.map(({ role, content, asks = null }) => ({ role, content, asks })),
    turnIds: told.flatMap(({ id }) => (id === undefined ? [] : [id])),
    summary: thread?.summary && covers > 0 ? { text: thread.summary, covers } : undefined,
  }
}

/** Says why a reply could not begin. */
function refuse(error: unknown): never {
  // One that was taken for dead came back since the conversation was read.
  throw isSecondReply(error) ? busy() : (memberRefusal(error) ?? error)
}

const busy = () => new AppError('busy', 'A reply is still being written here. Wait for it, or stop it first.')

/** Sending the last message again after its reply failed is a new try; any other repeat gets what is there. */
function isRetry(thread: Thread, repeat: Repeat): boolean {
  const last = thread.messages.findLast((message) => message.role === 'user')
  return repeat.replyStatus === 'failed' && last?.id === repeat.messageId
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
function placeOf(messages: readonly ThreadMessage[], ask: Pick<Ask, 'regenerate' | 'editMessageId'>): Place {
  if (ask.editMessageId) {
    const from = messages.findIndex((message) => message.id === ask.editMessageId && message.role === 'user')
    if (from === -1) throw new AppError('message_gone', 'This message does not exist.')
    return { before: messages.slice(0, from), supersedes: messages.slice(from) }
  }
  if (ask.regenerate) {
    const at = messages.findLastIndex((message) => message.role === 'user')
    const answers = messages[at]
    if (!answers) throw new AppError('message_gone', 'There is no message to answer again.')
    const supersedes = messages.slice(at + 1)
    return { before: messages.slice(0, at), answers, supersedes, replaces: supersedes.at(-1) }
  }
  return { before: messages, supersedes: [] }
}
