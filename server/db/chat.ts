import { sql } from 'kysely'
import type { MessageStatus } from '#shared/chat.ts'
import type { Db } from './client.ts'

/** Newest messages read for a reply; the prompt's token budget cuts further. */
const HISTORY_LENGTH = 60

/** A message of the thread that a new one is added to, with the reply written for it. */
export interface ThreadMessage {
  readonly id: string
  readonly role: 'user' | 'assistant'
  readonly content: string
  readonly status: MessageStatus
  readonly senderId: string | null
  readonly clientId: string | null
  /** For an assistant message: its generation, and the message it answers. */
  readonly generationId: string | null
  readonly answersId: string | null
}

export interface Thread {
  readonly conversationId: string
  /** Oldest first. */
  readonly messages: readonly ThreadMessage[]
}

export interface ThreadQuery {
  readonly conversationId: string | undefined
  readonly senderId: string
  readonly clientId: string | undefined
}

/**
 * The conversation a message belongs to: the one named, or the one that already holds a message which this
 * sender's client gave the same id. Undefined when there is none that the caller may see.
 */
export async function findThread(db: Db, query: ThreadQuery): Promise<Thread | undefined> {
  const { rows } = await sql<ThreadMessage & { conversationId: string }>`
    with thread as (
      select id from conversations where id = ${query.conversationId ?? null}::uuid
      union
      select conversation_id from chat_messages
      where sender_id = ${query.senderId}::uuid and client_id = ${query.clientId ?? null}::uuid
    )
    select thread.id as "conversationId", message.id, message.role, message.content, message.status,
      message.sender_id as "senderId", message.client_id as "clientId",
      generations.id as "generationId", generations.user_message_id as "answersId"
    from thread left join lateral (
      select * from chat_messages
      where conversation_id = thread.id and not superseded order by seq desc limit ${HISTORY_LENGTH}
    ) message on true
    left join generations on generations.reply_id = message.id
    order by message.seq`.execute(db)
  const first = rows[0]
  if (!first) return undefined
  const conversationId = rows.find((row) => row.clientId !== null && row.clientId === query.clientId)?.conversationId
  const chosen = conversationId ?? query.conversationId ?? first.conversationId
  return {
    conversationId: chosen,
    messages: rows.filter((row) => row.conversationId === chosen && row.id !== null),
  }
}

export interface NewReply {
  readonly owner: { readonly userId: string | null; readonly sessionId: string | null }
  readonly conversationId: string
  readonly isNewConversation: boolean
  /** The message to store; undefined when a stored one is answered again. */
  readonly message: { id: string; clientId: string | undefined; senderId: string; content: string } | undefined
  readonly userMessageId: string
  readonly replyId: string
  readonly generationId: string
  readonly runner: number
  /** Messages that the new ones take the place of, and the reply among them, if one is answered again. */
  readonly supersedes: readonly string[]
  readonly replacesId: string | undefined
}

/** Stores the message, its reply to be, and who writes it, in one statement. */
export async function insertReply(db: Db, reply: NewReply): Promise<void> {
  const { userId, sessionId } = reply.owner
  const owned = sql`${reply.conversationId}::uuid, ${userId}::uuid, ${sessionId}::uuid`
  const message = reply.message
  const userRow = message
    ? sql`(${message.id}::uuid, ${owned}, 'user', ${message.content}, 'complete', ${message.senderId}::uuid, ${message.clientId ?? null}::uuid),`
    : sql``
  const conversation = reply.isNewConversation
    ? sql`insert into conversations (id, user_id, session_id) values (${owned})`
    : sql`update conversations set updated_at = now() where id = ${reply.conversationId}`
  // One insert for both messages: their order is the order of the rows.
  await sql`
    with conversation as (${conversation}), superseded as (
      update chat_messages set superseded = true where id = any(${[...reply.supersedes]}::uuid[])
    ), messages as (
      insert into chat_messages (id, conversation_id, user_id, session_id, role, content, status, sender_id, client_id)
      values ${userRow} (${reply.replyId}::uuid, ${owned}, 'assistant', '', 'streaming', null, null)
    )
    insert into generations
      (id, conversation_id, user_id, session_id, user_message_id, reply_id, replaces_id, status, runner)
    values (${reply.generationId}::uuid, ${owned}, ${reply.userMessageId}::uuid, ${reply.replyId}::uuid,
      ${reply.replacesId ?? null}::uuid, 'streaming', ${reply.runner})`.execute(db)
}
