import type { ChatTurn } from '#engine/types.ts'
import { dbActor, requireSession } from '#server/auth/policies.ts'
import {
  type Arrival,
  findArrival,
  HISTORY_LENGTH,
  insertReply,
  isSecondReply,
  type Repeat,
  type Revisions,
  resumeReply,
  type Spending,
  type Thread,
  type ThreadMessage,
} from '#server/db/chat.ts'
import type { Db } from '#server/db/client.ts'
import { withPersonLock } from '#server/roadmap/change-ledger.ts'
import { workOn } from '#server/roadmap/work-on.ts'
import { budgetRefusal, budgetRoleOf, ceilingOf, isBudgetRefusal } from '#server/services/budget/refusals.ts'
import type { Ctx } from '#server/services/context.ts'
import { freeAnswer } from '#server/workers/replies/free-answer.ts'
import type { ReplyJob } from '#server/workers/replies/reply-job.ts'
import { prepareReply, type Question } from '#server/workers/replies/write-reply.ts'
import type { ChatInput, ReplyLength } from '#shared/chat.ts'
import { AppError } from '#shared/errors.ts'
import { memberRefusal } from './member-limits.ts'
import { placeOf } from './place-of.ts'
import { type Ask, newest, readAsk } from './read-ask.ts'
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

/** What is done in the transaction that stores a message, before and after it. */
type Around = <T>(db: Db, store: () => Promise<T>) => Promise<T>

/**
 * Stores a message and the place of its reply, before any model is called. The same `messageId` from the
 * same sender is one message: a repeat returns the reply it already has. A sender's messages are stored one at a time,
 * with what is done `around` each.
 */
export async function acceptMessage(
  ctx: Ctx,
  input: ChatInput,
  around: Around = (_db, store) => store(),
): Promise<Accepted> {
  const ask = readAsk(input)
  const sessionId = ctx.actor.kind === 'visitor' ? await visitorSession(ctx, ask.messageId) : undefined
  const caller: Ctx = sessionId ? { ...ctx, actor: { kind: 'visitor', sessionId } } : ctx
  const senderId = sessionId ?? requireSession(ctx.actor).userId
  const actor = sessionId ? visitorActor(ctx, sessionId) : dbActor(ctx)
  const accept = async (asked: Ask) => {
    const { toOpen, ...accepted } = await ctx.database.asActor(
      actor,
      (db) => around(db, () => store(caller, db, asked, senderId)),
      {
        lock: sendLock(senderId),
        commit: 'together',
      },
    )
    // Whoever talks about a venture works on it. A crash before this leaves the other one open: what was said feeds it all the same.
    if (toOpen) await withPersonLock(ctx.database, senderId, (db) => workOn(db, senderId, toOpen))
    return accepted
  }
  return accept(ask).catch(async (error: unknown) => {
    if (!(error instanceof AppError) || !isBudgetRefusal(error)) throw error
    const answer = freeAnswer(ctx.models, (await ctx.settings.current()).choice)
    // Nobody ends the sentence of a model that may not be asked.
    if (!answer || (ask.goOn && answer.as)) throw error
    return accept({ ...ask, free: true })
  })
}

/** A message that is stored, and the venture that its conversation feeds where another one is worked on. */
type Stored = Accepted & { readonly toOpen?: string | undefined }

async function store(ctx: Ctx, db: Db, ask: Ask, senderId: string): Promise<Stored> {
  const sessionId = ctx.actor.kind === 'visitor' ? ctx.actor.sessionId : undefined
  const { content, messageId: clientId } = ask
  const { thread, venture, ledger, revisions } = await arrivalOf(db, ask, senderId)
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
  if (thread?.messages.some((message) => message.status === 'streaming')) throw busy()
  if (thread && ask.goOn) return resume(ctx, db, { thread, venture, ledger, revisions }, ask)
  await spend(ctx, db, ask, revisions)

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
    free: ask.free,
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
    spending: spendingOf(ctx, revisions.budget),
    prepared,
    ahead,
  }
  const toOpen = venture?.elsewhere ? venture.id : undefined
  return { conversationId, sessionId, generationId: ids.generationId, job, toOpen }
}

/** Returns what a message arrives at: its conversation, or the venture that a new one is to feed. */
async function arrivalOf(db: Db, ask: Ask, senderId: string): Promise<Arrival> {
  const { content, conversationId, ventureId, messageId: clientId } = ask
  const whole = ask.editMessageId !== undefined
  const arrival = await findArrival(db, { conversationId, ventureId, senderId, clientId, content, whole })
  const { thread, venture } = arrival
  if (!thread && conversationId) throw new AppError('not_found', 'This conversation does not exist.')
  if (!thread && ventureId && !venture) throw new AppError('venture_gone', 'This venture does not exist.')
  return arrival
}

/** Goes on with the last reply of a conversation, at its own place. */
async function resume(
  ctx: Ctx,
  db: Db,
  { thread, ledger, revisions }: { thread: Thread } & Omit<Arrival, 'thread'>,
  ask: Ask,
): Promise<Accepted> {
  const { conversationId, messages } = thread
  const [question, reply] = messages.slice(-2)
  if (question?.role !== 'user' || !reply || !isCut(reply)) {
    throw new AppError('nothing_to_continue', 'There is no reply to go on with.')
  }
  await spend(ctx, db, ask, revisions)
  const sessionId = ctx.actor.kind === 'visitor' ? ctx.actor.sessionId : undefined
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
    spending: spendingOf(ctx, revisions.budget),
    prepared: prepare(ctx, { userId, messageId, ...history, turns, cut, ledger, revisions, free: ask.free }),
    ahead,
  }
  return { conversationId, sessionId, generationId, job }
}

/** Counts a message before any model is asked; throws where a limit or the budget is met. */
async function spend(ctx: Ctx, db: Db, { free }: Ask, revisions: Revisions): Promise<void> {
  const { budget, visitorsADay, settings } = revisions
  await refuseInMaintenance(ctx, settings)
  const refusal = free ? undefined : budgetRefusal(budget, budgetRoleOf(ctx))
  if (refusal) throw refusal
  const { actor } = ctx
  if (actor.kind === 'visitor' && actor.sessionId) await spendMessage(ctx, db, actor.sessionId, visitorsADay)
}

/** Returns what a reply may go on spending while it is written; undefined without a budget. */
const spendingOf = (ctx: Ctx, budget: Spending | null): ReplyJob['spending'] =>
  budget ? { spent: budget.spent, ceiling: ceilingOf(budget, budgetRoleOf(ctx)) } : undefined

/** Returns how long the reply is to be in the place of another. */
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

/** Returns whether a reply has text that stands there unfinished. */
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
