import { sql } from 'kysely'
import type { Db } from './client.ts'

/** A question that the knowledge base had no answer to. */
export interface Unanswered {
  readonly text: string
  /** The entries that were found for it, none of which answered it; empty where nothing was found. */
  readonly declined: string[]
  readonly at: Date
  /** Of whoever asked; null for a visitor. */
  readonly name: string | null
}

/** On a reply whose reader took none of the cards; the words in question are the question then. */
const DECLINED = sql`offers #>> '{cards,chosen}' = 'none'`

/**
 * What so many of the newest replies of so many days found nothing for, or nothing that its reader took, newest first.
 * Texts are cut at 1,000 characters.
 */
export async function readUnanswered(db: Db, days: number, limit: number): Promise<Unanswered[]> {
  const { rows } = await sql<Unanswered>`
    with missed as (
      select reply_id, created_at from retrievals where not found
      union
      select id, created_at from chat_messages where ${DECLINED}
    )
    select left(coalesce(taken.words, question.content), 1000) as text, missed.created_at as at,
      profiles.full_name as name, coalesce(taken.declined, '{}') as declined
    from missed
    join chat_messages reply on reply.id = missed.reply_id and not reply.superseded
    cross join lateral (
      select reply.offers #>> '{cards,words}' as words, array(
        select card->>'entryId' from jsonb_array_elements(reply.offers #> '{cards,options}') as card
        union select unnest(entry_ids)::text from retrievals where reply_id = reply.id
      ) as declined where reply.offers #>> '{cards,chosen}' = 'none'
      union all
      select null, null where reply.offers #>> '{cards,chosen}' is distinct from 'none'
    ) taken
    cross join lateral (
      select content, user_id from chat_messages
      where conversation_id = reply.conversation_id and role = 'user' and seq < reply.seq
      order by seq desc limit 1
    ) question
    left join profiles on profiles.id = question.user_id
    where missed.created_at > now() - ${days} * interval '1 day'
    order by missed.created_at desc limit ${limit}`.execute(db)
  return rows
}
