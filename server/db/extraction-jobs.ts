import { type RawBuilder, sql } from 'kysely'
import { type Asks, storedAsks } from '#shared/asks.ts'
import type { DashboardUpdate } from '#shared/events.ts'
import type { Db } from './client.ts'
import { json, ledgersOf, type StoredLedger } from './roadmap.ts'
import { ventureFilled } from './ventures.ts'

/** A person's message that waits to be read. */
export interface WaitingMessage {
  readonly messageId: string
  readonly conversationId: string
  /**
   * The venture that its conversation feeds, else the one used last; of a mentor's the first of their own. Null for who has
   * none that they may write.
   */
  readonly ventureId: string | null
  readonly content: string
  /** The message that this one is another version of. */
  readonly editsId: string | null
  /** How the reply before it ends. */
  readonly follows: string | null
  /** What that reply asks. */
  readonly asks: Asks | null
}

/** Characters of the reply before a message that are read with it: a question. */
export const REPLY_END = 400

/** Waiting messages are tried again after this many seconds, by the number of failures. */
const RETRY_S = [5, 15, 60, 300, 900]

/** Tries of a message that takes too long to read; it then stays unread until it is edited. */
const TRIES_TOO_SLOW = 3

/** What waits to be read, and the ledgers it is read into; none for a person who has none yet. */
export interface Waiting {
  readonly messages: readonly WaitingMessage[]
  readonly ledgers: readonly StoredLedger[]
}

/** The ledger that a message is read into; null where its writer has none that they may write. */
export function ledgerOf({ ledgers }: Waiting, { ventureId }: WaitingMessage): StoredLedger | null {
  return ledgers.find(({ venture }) => venture.id === ventureId) ?? null
}

/** Returns what waits for a person up to a message, if one is named, with the venture that each message feeds. */
function waitingFor(userId: string, upTo: string | undefined): RawBuilder<unknown> {
  const bound = upTo
    ? sql`and message.seq <= (select seq from chat_messages where id = ${upTo}::uuid)`
    : sql``
  return sql`
    select message.id, message.seq, message.conversation_id, message.content, job.edits_id,
      ${ventureFilled(userId, sql`wanted.id`)} as venture_id
    from extraction_jobs job join chat_messages message on message.id = job.message_id
    join conversations on conversations.id = message.conversation_id
    cross join lateral (select coalesce(conversations.venture_id, (
      select venture_id from user_state where user_id = ${userId}::uuid)) as id) wanted
    where job.user_id = ${userId}::uuid and job.state = 'waiting' and job.next_at < 'infinity'
      and not message.superseded ${bound}`
}

/**
 * Waits for the venture that the next message is read into, and returns it; null where its writer has none. `known` are
 * messages that are not to be read again.
 */
export async function lockNext(
  db: Db,
  userId: string,
  upTo: string | undefined,
  known: readonly string[],
): Promise<string | null> {
  const { rows } = await sql<{ venture_id: string | null }>`
    select venture_id, pg_advisory_xact_lock(hashtextextended('venture:' || venture_id, 0)) from (
      select venture_id from (${waitingFor(userId, upTo)}) waiting
      where id <> all (${[...known]}::uuid[]) order by seq limit 1
    ) next`.execute(db)
  return rows[0]?.venture_id ?? null
}

/**
 * Returns what waits to be read up to and including one message, oldest first; without one, all that waits. Messages
 * that were edited away are not read.
 */
export async function findWaiting(db: Db, userId: string, upTo?: string): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    with waiting as (${waitingFor(userId, upTo)})
    select coalesce((
        select json_agg(known) from (${ledgersOf(sql`select venture_id from waiting`)}) known
      ), '[]') as ledgers,
      coalesce((
        select json_agg(json_build_object('messageId', message.id, 'conversationId', message.conversation_id,
          'ventureId', message.venture_id, 'content', message.content, 'editsId', message.edits_id,
          'follows', right(before.content, ${REPLY_END}), 'asks', before.asks) order by message.seq)
        from waiting message left join lateral (
          select reply.content, reply.asks from chat_messages reply
          where reply.conversation_id = message.conversation_id and reply.seq < message.seq
            and reply.role = 'assistant' and not reply.superseded
          order by reply.seq desc limit 1
        ) before on true
      ), '[]') as messages`.execute(db)
  const { messages, ledgers } = rows[0] ?? { messages: [], ledgers: [] }
  return { messages: messages.map((message) => ({ ...message, asks: storedAsks(message.asks) })), ledgers }
}

/**
 * Writes down that a message was read, with the cards it led to: parts of a `with`. One that was shown as unread no
 * longer is.
 */
export function readingDone(messageId: string, updates: readonly DashboardUpdate[]): RawBuilder<unknown> {
  return sql`
    done as (
      update extraction_jobs set state = 'done', updates = ${json(updates)}::jsonb
      where message_id = ${messageId}::uuid returning user_id, attempts
    ), shown as (
      update user_state set revision = revision + 1 from done
      where user_state.user_id = done.user_id and done.attempts > 0
    )`
}

/** Writes down that a message was read which changed nothing. */
export async function finishReading(db: Db, messageId: string): Promise<void> {
  await sql`with ${readingDone(messageId, [])} select`.execute(db)
}

/** Writes down that reading failed; another try follows, unless it was `tooSlow` too often. */
export async function postponeReading(db: Db, messageId: string, tooSlow = false): Promise<void> {
  const most = tooSlow ? TRIES_TOO_SLOW : null
  await sql`
    with failed as (
      update extraction_jobs set attempts = attempts + 1,
        next_at = case when attempts + 1 >= ${most}::integer then 'infinity' else
          now() + make_interval(secs => (${RETRY_S}::integer[])[least(attempts + 1, ${RETRY_S.length})]) end
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

/** A card of a person by its id. */
export async function findCard(db: Db, userId: string, id: string): Promise<DashboardUpdate | undefined> {
  const { rows } = await sql<{ card: DashboardUpdate }>`
    select card from extraction_jobs cross join jsonb_array_elements(updates) card
    where user_id = ${userId}::uuid and card->>'id' = ${id} limit 1`.execute(db)
  return rows[0]?.card
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
