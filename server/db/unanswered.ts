import { sql } from 'kysely'
import type { Db } from './client.ts'

/** A message whose reply was given nothing from the knowledge base. */
export interface Unanswered {
  readonly text: string
  readonly at: Date
  /** Of whoever asked; null for a visitor. */
  readonly name: string | null
}

/** What so many of the newest replies of so many days found nothing for, newest first. Texts are cut at 1,000 characters. */
export async function readUnanswered(db: Db, days: number, limit: number): Promise<Unanswered[]> {
  const { rows } = await sql<Unanswered>`
    select left(question.content, 1000) as text, retrievals.created_at as at, profiles.full_name as name
    from retrievals
    join chat_messages reply on reply.id = reply_id and not reply.superseded
    cross join lateral (
      select content, user_id from chat_messages
      where conversation_id = reply.conversation_id and role = 'user' and seq < reply.seq
      order by seq desc limit 1
    ) question
    left join profiles on profiles.id = question.user_id
    where not found and retrievals.created_at > now() - ${days} * interval '1 day'
    order by retrievals.created_at desc limit ${limit}`.execute(db)
  return rows
}
