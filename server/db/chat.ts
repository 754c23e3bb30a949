import { sql } from 'kysely'
import pg from 'pg'
import { type Asks, storedAsks } from '#shared/asks.ts'
import type { MessageStatus } from '#shared/chat.ts'
import type { CutFinish, StandIn } from '#shared/models.ts'
import type { LedgerEvent } from '#shared/roadmap.ts'
import type { Db } from './client.ts'
import { countMemberMessage } from './member-usage.ts'

/** Newest messages read for a reply; the prompt's token budget cuts further. */
export const HISTORY_LENGTH = 200

/** A message of the thread that a new one is added to, with the reply written for it. */
export interface ThreadMessage {
  readonly id: string
  readonly role: 'user' | 'assistant'
  readonly content: string
  readonly status: MessageStatus
  readonly finish: CutFinish | null
  /** What it asks, if it is a reply. */
  readonly asks: Asks | null
  /** Whether the summary of its conversation tells what it says. */
  readonly summarised: boolean
}

/** A message that this sender's client already sent under the same id, and the newest reply to it. */
export interface Repeat {
  readonly messageId: string
  readonly sameContent: boolean
  readonly generationId: string
  readonly replyStatus: MessageStatus
}

export interface Thread {
  readonly conversationId: string
  /** The newest ones, oldest first. */
  readonly messages: readonly ThreadMessage[]
  readonly repeat: Repeat | undefined
  /** Of its beginning, once it is too long to be sent whole. */
  readonly summary: string | null
}

/** What a new message meets. */
export interface Arrival {
  readonly thread: Thread | undefined
  /**
   * The venture that the message feeds: its conversation's, the one asked for, or the one used last; where its writer is a
   * mentor, one of their own. None for a visitor.
   */
  readonly venture: FedVenture | undefined
  /** Its events. */
  readonly ledger: readonly LedgerEvent[]
  readonly revisions: Revisions
}

export interface FedVenture {
  readonly id: string
  /** Whether its person used another one last, or archived it. */
  readonly elsewhere: boolean
}

/** Numbers that move with every committed change of what replies are written from, and what bounds their number. */
export interface Revisions {
  readonly knowledge: string
  readonly settings: string
  /** The month's budget; null without one. */
  readonly budget: Spending | null
  /** Messages of all visitors together in a day; null where the environment says it. */
  readonly visitorsADay: number | null
}

/** Dollars of the present month. */
export interface Spending {
  readonly limit: number
  readonly spent: number
}

export interface ThreadQuery {
  readonly conversationId: string | undefined
  /** The account, or the visitor's session. */
  readonly senderId: string
  readonly clientId: string | undefined
  /** The venture that a new conversation is to feed. */
  readonly ventureId: string | undefined
  readonly content: string
  /** Whether all of the thread is to be read: any of its messages may be edited. */
  readonly whole: boolean
}

interface ArrivalRow extends Partial<ThreadMessage> {
  conversationId: string | null
  repeat: Repeat | null
  summary: string | null
  venture: FedVenture | null
  ledger: LedgerEvent[] | null
  revisions: Revisions | null
}

/**
 * Finds the conversation a message belongs to: the one that already holds a message which this sender's client
 * gave the same id, else the one named; undefined when there is none that the caller may see. With it comes what
 * the reply needs to know of its sender, in the same statement.
 */
export async function findArrival(db: Db, query: ThreadQuery): Promise<Arrival> {
  const { rows } = await sql<ArrivalRow>`
    with repeat as (
      select sent.conversation_id, json_build_object('messageId', sent.id,
        'sameContent', sent.content = ${query.content}, 'generationId', generations.id, 'replyStatus', reply.status) as facts
      from chat_messages sent
      join generations on generations.user_message_id = sent.id
      join chat_messages reply on reply.id = generations.reply_id
      where sent.sender_id = ${query.senderId}::uuid and sent.client_id = ${query.clientId ?? null}::uuid
      order by reply.superseded, reply.seq desc limit 1
    ), thread as (
      select id, summary, summary_through, venture_id from conversations where id = (
        select conversation_id from repeat
        union all
        select ${query.conversationId ?? null}::uuid where not exists (select from repeat))
    ), fed as (
      select ventures.id, ventures.id = wanted.id and (ventures.archived_at is not null or wanted.id is distinct from used) as elsewhere
      from (select (select venture_id from user_state where user_id = ${query.senderId}::uuid)) as last (used)
      cross join lateral (select coalesce((select venture_id from thread),
        case when not exists (select from thread) then ${query.ventureId ?? null}::uuid end, used)) as wanted (id)
      join venture_members mine on mine.user_id = ${query.senderId}::uuid and mine.role in ('owner', 'member')
      join ventures on ventures.id = mine.venture_id
      where ventures.id = wanted.id or (ventures.archived_at is null and app.venture_role(wanted.id) = 'mentor')
      order by ventures.id = wanted.id desc, joined_at limit 1
    )
    select thread.id as "conversationId", (select facts from repeat) as repeat, thread.summary, null::json as venture,
      null::json as ledger, null::json as revisions, message.id, message.role, message.content, message.status,
      message.finish, message.asks,
      coalesce(message.seq <= thread.summary_through, false) as summarised, message.seq
    from thread left join lateral (
      select * from chat_messages
      where conversation_id = thread.id and not superseded order by seq desc limit ${query.whole ? null : HISTORY_LENGTH}::bigint
    ) message on true
    union all
    select null, null, null, (select to_json(fed) from fed), (
        select json_agg(event order by seq) from evidence_events where venture_id = (select id from fed)
      ), app.revisions(), null, null, null, null, null, null, null, -1
    order by seq`.execute(db)
  const sender = rows.find((row) => row.revisions)
  if (!sender?.revisions) throw new Error('The revisions are missing')
  const { revisions } = sender
  const roadmap = { venture: sender.venture ?? undefined, ledger: sender.ledger ?? [], revisions }
  const found = rows.filter((row) => row.conversationId !== null)
  const first = found[0]
  if (!first?.conversationId) return { thread: undefined, ...roadmap }
  const messages = found.flatMap(
    ({ id, role, content = '', status, finish = null, asks, summarised = false }) =>
      id && role && status ? [{ id, role, content, status, finish, asks: storedAsks(asks), summarised }] : [],
  )
  const { conversationId, repeat, summary } = first
  return { thread: { conversationId, messages, repeat: repeat ?? undefined, summary }, ...roadmap }
}

export interface NewReply {
  readonly owner: { readonly userId: string | null; readonly sessionId: string | null }
  readonly conversationId: string
  readonly isNewConversation: boolean
  /** The venture that the message feeds, where it is known. */
  readonly ventureId: string | undefined
  /** The message to store; undefined when a stored one is answered again. */
  readonly message:
    | { id: string; clientId: string | undefined; senderId: string; content: string }
    | undefined
  readonly userMessageId: string
  readonly replyId: string
  readonly generationId: string
  readonly runner: number
  /** Messages that the new ones take the place of, and the reply among them, if one is answered again. */
  readonly supersedes: readonly string[]
  readonly replacesId: string | undefined
  /** The message before the new one, where there is one. */
  readonly parentId: string | undefined
  /** The message that the new one is another version of. */
  readonly editsId: string | undefined
  /** Messages that a member may send in an hour. */
  readonly perHour: number
}

/** Returns how many replies of a person are being written before the one that this statement begins. */
const repliesAhead = (userId: string | null) =>
  sql`(select count(*)::integer from generations where user_id = ${userId}::uuid and status = 'streaming')`

/** Forgets a summary that tells one of these messages. */
export function withoutSummaryOf(messageIds: readonly string[]) {
  const told = sql`exists (select from chat_messages where id = any(${[...messageIds]}::uuid[]) and seq <= summary_through)`
  return sql`summary = case when ${told} then null else summary end,
    summary_through = case when ${told} then null else summary_through end`
}

/**
 * Stores the message, its reply to be, and who writes it, in one statement, which counts a member's message as well and
 * fails when a limit is met. Returns how many replies of the same person are being written before it.
 */
export async function insertReply(db: Db, reply: NewReply): Promise<number> {
  const { userId, sessionId } = reply.owner
  const owned = sql`${reply.conversationId}::uuid, ${userId}::uuid, ${sessionId}::uuid`
  const message = reply.message
  const firstVersion = sql`(select coalesce(version_of, id) from chat_messages where id = ${reply.editsId}::uuid)`
  const userRow = message
    ? sql`(${message.id}::uuid, ${owned}, 'user', ${message.content}, 'complete', ${message.senderId}::uuid, ${message.clientId ?? null}::uuid,
        ${reply.parentId ?? null}::uuid, ${reply.editsId ? firstVersion : null}::uuid),`
    : sql``
  const venture = sql`${reply.ventureId ?? null}::uuid`
  const conversation = reply.isNewConversation
    ? sql`insert into conversations (id, user_id, session_id, venture_id) values (${owned}, ${venture})`
    : sql`update conversations set updated_at = now(), archived_at = null, venture_id = coalesce(venture_id, ${venture}),
          ${withoutSummaryOf(reply.supersedes)}
        where id = ${reply.conversationId}`
  // The roadmap follows the newest version, whichever is in view.
  const newestVersion = sql`(select id from chat_messages where coalesce(version_of, id) = ${firstVersion}
    and conversation_id = ${reply.conversationId}::uuid order by seq desc limit 1)`
  // A person's message is to be read for their roadmap once its reply has ended, whatever happens to the process.
  const reading =
    message && userId
      ? sql`, reading as (
          insert into extraction_jobs (message_id, user_id, edits_id)
          values (${message.id}::uuid, ${userId}::uuid, ${reply.editsId ? newestVersion : null}::uuid))`
      : sql``
  const counted = userId ? sql`from ${countMemberMessage(reply.perHour)}` : sql``
  // One insert for both messages: their order is the order of the rows.
  const { rows } = await sql<{ ahead: number }>`
    with conversation as (${conversation}), superseded as (
      update chat_messages set superseded = true where id = any(${[...reply.supersedes]}::uuid[])
    ), messages as (
      insert into chat_messages (id, conversation_id, user_id, session_id, role, content, status, sender_id, client_id,
        parent_id, version_of)
      values ${userRow} (${reply.replyId}::uuid, ${owned}, 'assistant', '', 'streaming', null, null,
        ${reply.userMessageId}::uuid, null)
    )${reading}
    insert into generations
      (id, conversation_id, user_id, session_id, user_message_id, reply_id, replaces_id, status, runner)
    select ${reply.generationId}::uuid, ${owned}, ${reply.userMessageId}::uuid, ${reply.replyId}::uuid,
      ${reply.replacesId ?? null}::uuid, 'streaming', ${reply.runner}::integer ${counted}
    returning ${repliesAhead(userId)} as ahead`.execute(db)
  return rows[0]?.ahead ?? 0
}

/** A reply that goes on: whose place in the stream is as it was left. */
export interface ResumedReply {
  readonly generationId: string
  readonly ends: number[]
  readonly standIn: StandIn | null
  /** How many replies of the same person are being written before it. */
  readonly ahead: number
}

/**
 * Takes up a reply that has ended, to be written on by `runner` at the same place; undefined when it is being written or
 * gone. Counts as a member's message, and fails as `insertReply` does: when a limit is met, or when another reply is
 * being written in the conversation.
 */
export async function resumeReply(
  db: Db,
  reply: {
    readonly replyId: string
    readonly userId: string | null
    readonly runner: number
    readonly perHour: number
  },
): Promise<ResumedReply | undefined> {
  const counted = reply.userId ? sql`, ${countMemberMessage(reply.perHour)}` : sql``
  const { rows } = await sql<ResumedReply>`
    with message as (
      update chat_messages set status = 'streaming', error_code = null, finish = null, asks = null, offers = null
      where id = ${reply.replyId}::uuid and role = 'assistant' and not superseded and status <> 'streaming'
      returning id, conversation_id, stand_in
    ), conversation as (
      update conversations set updated_at = now(), archived_at = null from message where conversations.id = message.conversation_id
    )
    update generations set status = 'streaming', runner = ${reply.runner}, heartbeat_at = now(),
      turn = default, stop_requested = false, finished_at = null
    from message${counted} where reply_id = message.id
    returning generations.id as "generationId", chunk_ends as ends, message.stand_in as "standIn",
      ${repliesAhead(reply.userId)} as ahead`.execute(db)
  return rows[0]
}

/** Returns whether `insertReply` failed because a reply is being written in the conversation. */
export function isSecondReply(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.constraint === 'one_reply_at_a_time'
}
