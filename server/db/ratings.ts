import { sql } from 'kysely'
import type { RatedReply, Rating } from '#shared/ratings.ts'
import type { Db } from './client.ts'

/** Rates a reply in the place of what was thought of it before; false when the person has no such reply. */
export async function saveRating(
  db: Db,
  where: { messageId: string; userId: string },
  { rating, reason, comment }: Rating,
): Promise<boolean> {
  const { rows } = await sql`
    insert into message_ratings (message_id, user_id, rating, reason, comment)
    select id, user_id, ${rating}, ${reason}, ${comment} from chat_messages
    where id = ${where.messageId} and user_id = ${where.userId} and role = 'assistant'
    on conflict (message_id) do update set rating = excluded.rating, reason = excluded.reason,
      comment = excluded.comment, rated_at = now()
    returning message_id`.execute(db)
  return rows.length > 0
}

/** Returns whether the person has such a reply, and whether it was rated until now. */
export async function deleteRating(
  db: Db,
  { messageId, userId }: { messageId: string; userId: string },
): Promise<{ found: boolean; removed: boolean }> {
  const { rows } = await sql<{ found: boolean; removed: boolean }>`
    with gone as (
      delete from message_ratings where message_id = ${messageId} and user_id = ${userId} returning 1
    )
    select exists (select from gone) as removed, exists (select from chat_messages
      where id = ${messageId} and user_id = ${userId} and role = 'assistant') as found`.execute(db)
  return rows[0] ?? { found: false, removed: false }
}

/** The newest ratings with what they are about, for operators. */
export async function listRatings(
  db: Db,
  filter: { rating?: Rating['rating'] | undefined; reason?: Rating['reason'] | undefined; limit: number },
): Promise<RatedReply[]> {
  const { rating = null, reason = null, limit } = filter
  const { rows } = await sql<Omit<RatedReply, 'rated_at'> & { rated_at: Date }>`
    select rated.message_id, reply.conversation_id, rated.rating, rated.reason, rated.comment, rated.rated_at,
      coalesce(asked.content, '') as question, reply.content as reply
    from message_ratings rated
    join chat_messages reply on reply.id = rated.message_id
    left join lateral (
      select content from chat_messages question where question.conversation_id = reply.conversation_id
        and question.role = 'user' and question.seq < reply.seq order by question.seq desc limit 1
    ) asked on true
    where (${rating}::text is null or rated.rating = ${rating}) and (${reason}::text is null or rated.reason = ${reason})
    order by rated.rated_at desc, rated.message_id limit ${limit}`.execute(db)
  return rows.map((row) => ({ ...row, rated_at: row.rated_at.toISOString() }))
}
