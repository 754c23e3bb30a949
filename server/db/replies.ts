import { sql } from 'kysely'
import type { Asks } from '#shared/asks.ts'
import type { MessageStatus } from '#shared/chat.ts'
import type { DashboardUpdate } from '#shared/events.ts'
import type { Language } from '#shared/language.ts'
import type { CutFinish, StandIn } from '#shared/models.ts'
import { type Offers, storedOffers } from '#shared/offers.ts'
import type { Db } from './client.ts'
import { insertFacts, type WrittenWith } from './reply-facts.ts'
import { insertRetrieval, type RetrievedEntry } from './retrievals.ts'
import { json } from './roadmap.ts'
import { insertUsage, type UsageEvent } from './usage.ts'

/** A reply's row with its text, as another process or a later reader needs it. */
export interface StoredReply {
  readonly generationId: string
  readonly status: MessageStatus
  readonly text: string
  readonly ends: number[]
  readonly errorCode: string | null
  readonly finish: CutFinish | null
  readonly standIn: StandIn | null
  readonly offers: Offers | null
  /** The cards, and whether they may still come: the message is being read for the roadmap just now. */
  readonly updates: DashboardUpdate[] | null
  readonly open: boolean
}

const columns = [
  'generations.id as generationId',
  'generations.status as status',
  'message.content as text',
  'generations.chunk_ends as ends',
  'message.error_code as errorCode',
  'message.finish as finish',
  'message.stand_in as standIn',
  'message.offers as offers',
  'reading.updates as updates',
] as const

/** A reading that takes longer than a few seconds is not waited for. */
const open = sql<boolean>`coalesce(
  reading.state = 'waiting' and reading.attempts = 0 and generations.finished_at > now() - interval '3 seconds', false)`

/** One reply, or undefined when it is gone or not visible to the caller. */
export async function findReply(db: Db, generationId: string): Promise<StoredReply | undefined> {
  const row = await db
    .selectFrom('generations')
    .innerJoin('chat_messages as message', 'message.id', 'generations.reply_id')
    .leftJoin('extraction_jobs as reading', 'reading.message_id', 'generations.user_message_id')
    .where('generations.id', '=', generationId)
    .select(columns)
    .select(open.as('open'))
    .executeTakeFirst()
  return row && { ...row, offers: storedOffers(row.offers) }
}

/** The newest reply of a conversation. */
export async function findLatestReply(db: Db, conversationId: string): Promise<StoredReply | undefined> {
  const row = await db
    .selectFrom('generations')
    .innerJoin('chat_messages as message', 'message.id', 'generations.reply_id')
    .where('generations.conversation_id', '=', conversationId)
    .where('message.superseded', '=', false)
    .leftJoin('extraction_jobs as reading', 'reading.message_id', 'generations.user_message_id')
    .orderBy('message.seq', 'desc')
    .select(columns)
    .select(open.as('open'))
    .executeTakeFirst()
  return row && { ...row, offers: storedOffers(row.offers) }
}

/** Ids of the replies being written in a conversation. */
export async function findStreaming(db: Db, conversationId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('generations')
    .where('conversation_id', '=', conversationId)
    .where('status', '=', 'streaming')
    .select('id')
    .execute()
  return rows.map((row) => row.id)
}

/** Asks whichever process writes these replies to stop. */
export async function requestStop(db: Db, generationIds: string[]): Promise<void> {
  await sql`
    with asked as (
      update generations set stop_requested = true
      where id = any(${generationIds}::uuid[]) and status = 'streaming' returning id
    )
    select pg_notify('stops', id::text) from asked`.execute(db)
}

export interface FlushedReply {
  readonly generationId: string
  readonly text: string
  readonly ends: readonly number[]
}

/**
 * Stores the text so far of many replies in one statement and shows that their writer lives: one that was
 * taken for dead comes back, with a new word or without, unless another reply has its place or is being written. Returns the ids of those that
 * are still wanted: not deleted, and nobody asked to stop them.
 */
export async function flushReplies(
  db: Db,
  changed: FlushedReply[],
  alive: string[],
): Promise<{ wanted: string[]; spent: number | undefined }> {
  const { rows } = await sql<{ id: string; spent: number }>`
    with changed as (
      select * from unnest(
        ${changed.map((reply) => reply.generationId)}::uuid[], ${changed.map((reply) => reply.text)}::text[],
        ${changed.map((reply) => reply.ends.join(','))}::text[]
      ) as reply (generation_id, content, ends)
    ), running as (
      update generations set
        heartbeat_at = now(), status = 'streaming',
        chunk_ends = coalesce(string_to_array(changed.ends, ',')::integer[], chunk_ends),
        first_text_at = coalesce(first_text_at, case when changed.generation_id is not null then now() end)
      from unnest(${alive}::uuid[]) as writer (id) left join changed on changed.generation_id = writer.id
      where generations.id = writer.id and (generations.status = 'streaming' or generations.status = 'interrupted'
        and not exists (select from generations other
          where other.conversation_id = generations.conversation_id and other.status = 'streaming')
        and exists (select from chat_messages where id = generations.reply_id and not superseded))
      returning generations.id, generations.reply_id, generations.stop_requested
    ), messages as (
      update chat_messages set content = coalesce(changed.content, chat_messages.content), status = 'streaming',
        error_code = null
      from running left join changed on changed.generation_id = running.id
      where chat_messages.id = running.reply_id and (changed.content is not null or chat_messages.status <> 'streaming')
    )
    select id, spent from running, (select app.spent() as spent offset 0) month where not stop_requested`.execute(
    db,
  )
  return { wanted: rows.map((row) => row.id), spent: rows[0]?.spent }
}

/** As a condition of a statement that commits by itself: true, and its commit does not wait for the disk. */
const COMMIT_SOON = sql`(select set_config('synchronous_commit', 'off', true)) = 'off'`

export interface FinishedReply extends FlushedReply {
  readonly replyId: string
  readonly conversationId: string
  readonly replacesId: string | undefined
  readonly status: Exclude<MessageStatus, 'streaming'>
  readonly errorCode: string | undefined
  readonly finish: CutFinish | undefined
  readonly standIn: StandIn | undefined
  /** What it asks; null where its question was not said. */
  readonly asks: Asks | null
  /** What it offers besides its text; null where it has not come to its end. */
  readonly offers: Offers | null
  /** The calls of models that it came to. */
  readonly usages: readonly UsageEvent[]
  /** What the reply was given from the knowledge base, best first, if it was asked. */
  readonly hits: RetrievedEntry[] | undefined
  /** What it was written with; undefined where nothing was written. */
  readonly writtenWith: (WrittenWith & { readonly language: Language }) | undefined
}

/**
 * Stores how a reply ended and what it used. One that ended without a word gives its place back to the reply it
 * was to replace. One that was taken for dead, and whose place another reply has by now, changes nobody's place.
 * With `soon`, it does not wait for the disk.
 */
export async function finishReply(db: Db, reply: FinishedReply, soon: boolean): Promise<void> {
  const wordless = reply.replacesId !== undefined && reply.text === ''
  const usages = reply.usages.map((usage, at) => sql`${sql.raw(`usage_${at}`)} as (${insertUsage(usage)}),`)
  const usage = sql.join(usages, sql` `)
  const facts = reply.writtenWith ? sql`facts as (${insertFacts(reply.replyId, reply.writtenWith)}),` : sql``
  const retrieval = reply.hits ? sql`retrieval as (${insertRetrieval(reply.replyId, reply.hits)}),` : sql``
  await sql`
    with ${usage} ${retrieval} ${facts} standing as (
      select from chat_messages where id = ${reply.replyId} and not superseded for update
    ), message as (
      update chat_messages set content = ${reply.text}, status = ${reply.status},
        error_code = ${reply.errorCode ?? null}, finish = ${reply.finish ?? null},
        stand_in = ${reply.standIn ?? null}, asks = ${reply.asks && json(reply.asks)}::jsonb,
        offers = ${reply.offers && json(reply.offers)}::jsonb,
        superseded = ${wordless} or not exists (select from standing)
      where id = ${reply.replyId}
    ), replaced as (
      update chat_messages set superseded = ${!wordless}
      where id = ${reply.replacesId ?? null}::uuid and exists (select from standing)
    ), generation as (
      update generations set status = ${reply.status}, chunk_ends = string_to_array(${reply.ends.join(',')}, ',')::integer[],
        first_text_at = coalesce(first_text_at, case when ${reply.text !== ''} then now() end),
        heartbeat_at = now(), finished_at = now()
      where id = ${reply.generationId}
    )
    update conversations set updated_at = now(), language = coalesce(${reply.writtenWith?.language ?? null}, language)
    where id = ${reply.conversationId} and ${soon ? COMMIT_SOON : sql`true`}`.execute(db)
}

/** Returns whether a reply's end is stored already: the answer to that may have been lost. */
export async function isFinished(
  db: Db,
  reply: Pick<FinishedReply, 'generationId' | 'status' | 'text' | 'errorCode'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('generations')
    .innerJoin('chat_messages as message', 'message.id', 'generations.reply_id')
    .where('generations.id', '=', reply.generationId)
    .where('generations.status', '=', reply.status)
    .where('generations.finished_at', 'is not', null)
    .where('message.content', '=', reply.text)
    .where('message.error_code', 'is not distinct from', reply.errorCode ?? null)
    .select('generations.id')
    .executeTakeFirst()
  return row !== undefined
}

/** Class of the advisory locks that running processes hold, one for each. */
export const RUNNER_LOCKS = 7_301

/**
 * Marks replies whose writer is gone as interrupted: no sign of life for 30 s, or, already after
 * `grace` seconds, a process that no longer holds its lock. Never those of `held`, which the calling process writes
 * itself: after a long block its own signs of life are late too. Returns how many there were.
 */
export async function interruptOrphans(db: Db, grace: number, held: readonly string[] = []): Promise<number> {
  const { rows } = await sql`
    with orphans as (
      update generations set status = 'interrupted', finished_at = now()
      where status = 'streaming' and not id = any (${held}::uuid[]) and (
        heartbeat_at < now() - interval '30 seconds'
        or (heartbeat_at < now() - make_interval(secs => ${grace}) and not exists (
          select from pg_locks
          where locktype = 'advisory' and granted and objsubid = 2
            and database = (select oid from pg_database where datname = current_database())
            and classid = ${RUNNER_LOCKS} and objid = generations.runner::oid))
      )
      returning reply_id, replaces_id
    ), ended as (
      update chat_messages set status = 'interrupted', superseded = content = '' and orphans.replaces_id is not null
      from orphans where chat_messages.id = orphans.reply_id
      returning chat_messages.id, superseded, orphans.replaces_id
    ), replaced as (
      update chat_messages set superseded = false from ended
      where ended.superseded and chat_messages.id = ended.replaces_id
    )
    select id from ended`.execute(db)
  return rows.length
}
