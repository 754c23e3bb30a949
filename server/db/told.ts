import { sql } from 'kysely'
import { type Asks, storedAsks } from '#shared/asks.ts'
import type { Db } from './client.ts'
import { REPLY_END } from './extraction-jobs.ts'

/** What a person wrote, with what it is read by. */
export interface ToldMessage {
  readonly messageId: string
  readonly content: string
  /** How the reply before it ends, and what it asks. */
  readonly follows: string | null
  readonly asks: Asks | null
}

/** The newest `most` messages of a person in a conversation that the caller may see, in order; undefined where they may not. */
export async function findTold(
  db: Db,
  conversationId: string,
  most: number,
): Promise<ToldMessage[] | undefined> {
  const { rows } = await sql<{ messages: ToldMessage[] }>`
    select coalesce((
      select json_agg(json_build_object('messageId', told.id, 'content', told.content,
        'follows', right(before.content, ${REPLY_END}), 'asks', before.asks) order by told.seq)
      from (
        select id, seq, content from chat_messages
        where conversation_id = conversations.id and role = 'user' and not superseded
        order by seq desc limit ${most}
      ) told left join lateral (
        select content, asks from chat_messages reply
        where reply.conversation_id = conversations.id and reply.seq < told.seq
          and reply.role = 'assistant' and not reply.superseded
        order by reply.seq desc limit 1
      ) before on true
    ), '[]') as messages
    from conversations where id = ${conversationId}::uuid`.execute(db)
  return rows[0]?.messages.map((message) => ({ ...message, asks: storedAsks(message.asks) }))
}

/** The conversations that somebody claimed last. */
export interface Claimed {
  readonly claimedAt: string
  /** What was said in them before, in order, with the cards that it led to. */
  readonly messages: readonly { readonly id: string; readonly updates: unknown }[]
}

/** Returns what somebody claimed last; null where they claimed nothing. */
export async function findClaimed(db: Db, userId: string): Promise<Claimed | null> {
  const { rows } = await sql<Claimed>`
    select to_json(claimed_at) #>> '{}' as "claimedAt", (
      select coalesce(json_agg(json_build_object('id', message.id, 'updates', job.updates) order by message.seq), '[]')
      from chat_messages message
      join conversations theirs on theirs.id = message.conversation_id
      left join extraction_jobs job on job.message_id = message.id
      where theirs.user_id = ${userId}::uuid and theirs.claimed_at = conversations.claimed_at
        and message.role = 'user' and not message.superseded and message.created_at <= theirs.claimed_at
    ) as messages
    from conversations where user_id = ${userId}::uuid and claimed_at is not null
    order by claimed_at desc limit 1`.execute(db)
  return rows[0] ?? null
}
