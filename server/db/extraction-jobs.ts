import { sql } from 'kysely'
import type { DashboardUpdate } from '#shared/events.ts'
import type { Db } from './client.ts'
import { json } from './roadmap.ts'

/** A person's message that waits to be read. */
export interface WaitingMessage {
  readonly messageId: string
  readonly conversationId: string
  readonly content: string
  /** The message that this one is another version of. */
  readonly editsId: string | null
}

/** Waiting messages are tried again after this many seconds, by the number of failures. */
const RETRY_S = [5, 15, 60, 300, 900]

/**
 * What waits to be read up to and including one message, oldest first; without one, all that waits. Messages
 * that were edited away are not read.
 */
export async function listWaiting(db: Db, userId: string, upTo?: string): Promise<WaitingMessage[]> {
  const bound = upTo
    ? sql`and message.seq <= (select seq from chat_messages where id = ${upTo}::uuid)`
    : sql``
  const { rows } = await sql<WaitingMessage>`
    select message.id as "messageId", message.conversation_id as "conversationId", message.content,
      job.edits_id as "editsId"
    from extraction_jobs job join chat_messages message on message.id = job.message_id
    where job.user_id = ${userId}::uuid and job.state = 'waiting' and not message.superseded ${bound}
    order by message.seq`.execute(db)
  return rows
}

/** Writes down that a message was read, with the cards it led to. One that was shown as unread no longer is. */
export async function finishReading(
  db: Db,
  messageId: string,
  updates: readonly DashboardUpdate[],
): Promise<void> {
  await sql`
    with done as (
      update extraction_jobs set state = 'done', updates = ${json(updates)}::jsonb
      where message_id = ${messageId}::uuid returning user_id, attempts
    )
    update user_state set revision = revision + 1 from done
    where user_state.user_id = done.user_id and done.attempts > 0`.execute(db)
}

/** Writes down that reading failed; another try follows. */
export async function postponeReading(db: Db, messageId: string): Promise<void> {
  await sql`
    with failed as (
      update extraction_jobs set attempts = attempts + 1,
        next_at = now() + make_interval(secs => (${RETRY_S}::integer[])[least(attempts + 1, ${RETRY_S.length})])
      where message_id = ${messageId}::uuid and state = 'waiting' returning user_id
    )
    update user_state set revision = revision + 1 from failed
    where user_state.user_id = failed.user_id`.execute(db)
}

/** The cards of a message, or undefined while it waits. */
export async function findUpdates(db: Db, messageId: string): Promise<DashboardUpdate[] | undefined> {
  const row = await db
    .selectFrom('extraction_jobs')
    .where('message_id', '=', messageId)
    .where('state', '=', 'done')
    .select('updates')
    .executeTakeFirst()
  return row?.updates
}

/** People with messages that are due, whose replies have ended: after a failure, or after a process died. */
export async function listDue(
  db: Db,
  graceSeconds: number,
): Promise<{ userId: string; messageId: string }[]> {
  const { rows } = await sql<{ userId: string; messageId: string }>`
    select distinct on (job.user_id) job.user_id as "userId", job.message_id as "messageId"
    from extraction_jobs job join chat_messages message on message.id = job.message_id
    where job.state = 'waiting' and not message.superseded and job.next_at < now()
      and (job.attempts > 0 or message.created_at < now() - make_interval(secs => ${graceSeconds}))
      and not exists (
        select from generations where user_message_id = job.message_id and status = 'streaming')
    order by job.user_id, message.seq limit 100`.execute(db)
  return rows
}
