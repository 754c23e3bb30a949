import { sql } from 'kysely'
import {
  REVIEW_KINDS,
  type ReviewCounts,
  type ReviewItem,
  type ReviewKind,
  type ReviewMessage,
  type ReviewResolution,
} from '#shared/admin/review.ts'
import type { Rating } from '#shared/ratings.ts'
import type { Db } from './client.ts'
import { capturesOf, FACTS, type StoredCapture, type StoredFacts } from './reply-facts.ts'

/** Messages before and after the one in question that are read. */
const AROUND = 10
/** Askings of one question that are listed. */
const ASKINGS = 20
/** Where the sentence in the list is cut, in characters. */
const SENTENCE = 400

/** What is open: one row for each item, and the newest of the questions in the same words. */
const HEADS = sql`
  asked as materialized (
    select question_hash, count(*)::integer as times, max(id) as id from review_items
    where resolved_at is null and kind = 'unanswered' group by question_hash
  ), heads as materialized (
    select id, kind, at, message_id, conversation_id, 1 as times, question_hash from review_items
    where resolved_at is null and kind <> 'unanswered'
    union all
    select item.id, kind, at, message_id, conversation_id, times, item.question_hash
    from asked join review_items item on item.id = asked.id
  ), counted as (
    select coalesce(json_object_agg(kind, n), '{}') as counts from (select kind, count(*) as n from heads group by kind) each
  )`

/** The question of an item: the message itself, or the one before the reply that it is. */
const QUESTION = sql`
  select asked.id, asked.content, asked.created_at, asked.status, asked.seq from chat_messages asked
  where asked.conversation_id = item.conversation_id and asked.role = 'user' and (
    case when item.kind = 'undone' then asked.id = item.message_id
    else asked.seq < (select seq from chat_messages where id = item.message_id) end)
  order by asked.seq desc limit 1`

/** What a row of the list says, of `item` with its `question`. */
const ITEM = sql`
  item.id::text, item.kind, item.at, item.times, coalesce(left(question.content, ${SENTENCE}), '') as sentence,
  person.full_name as name, person.email, case when talk.user_id is null then talk.session_id end as session_id,
  roadmap.current_level as level, case when item.times = 1 then 1 else (
    select count(distinct coalesce(others.user_id, others.session_id))::integer
    from review_items same join conversations others on others.id = same.conversation_id
    where same.question_hash = item.question_hash and same.resolved_at is null
  ) end as people`
const WHOSE = sql`
  join conversations talk on talk.id = item.conversation_id
  left join profiles person on person.id = talk.user_id
  left join person_levels roadmap on roadmap.user_id = talk.user_id`

type ItemRow = Omit<ReviewItem, 'at'> & { readonly at: Date | string }

const asItem = ({ at, ...row }: ItemRow): ReviewItem => ({ ...row, at: new Date(at).toISOString() })

const asCounts = (counts: Partial<Record<ReviewKind, number>>): ReviewCounts =>
  Object.fromEntries(REVIEW_KINDS.map((kind) => [kind, counts[kind] ?? 0])) as ReviewCounts

/** The time, to the microsecond, and the id that a page ends at. */
export type ReviewPlace = readonly [at: string, id: string]

export interface ReviewPage {
  readonly items: ReviewItem[]
  readonly counts: ReviewCounts
  readonly next: ReviewPlace | undefined
}

/** Returns what waits, newest first, with how much of each kind there is. */
export async function listReview(
  db: Db,
  query: { kind: ReviewKind | undefined; after: ReviewPlace | undefined; limit: number },
): Promise<ReviewPage> {
  const { kind = null, after: [at, id] = [null, null], limit } = query
  const { rows } = await sql<{
    counts: Partial<Record<ReviewKind, number>>
    items: (ItemRow & { place: ReviewPlace })[]
  }>`
    with ${HEADS}, page as (
      select * from heads where (${kind}::text is null or kind = ${kind})
        and (${id}::bigint is null or (at, id) < (${at}::timestamptz, ${id}::bigint))
      order by at desc, id desc limit ${limit + 1}
    )
    select counts, coalesce((
      select json_agg(row_to_json(shown)) from (
        select ${ITEM}, array[item.at::text, item.id::text] as place
        from page item ${WHOSE} left join lateral (${QUESTION}) question on true
        order by item.at desc, item.id desc
      ) shown
    ), '[]') as items from counted`.execute(db)
  const { items = [], counts = {} } = rows[0] ?? {}
  const shown = items.slice(0, limit)
  return {
    items: shown.map(({ place: _, ...item }) => asItem(item)),
    counts: asCounts(counts),
    next: items.length > limit ? shown.at(-1)?.place : undefined,
  }
}

/** Returns how much waits of each kind. */
export async function countReview(db: Db): Promise<ReviewCounts> {
  const { rows } = await sql<{ counts: Partial<Record<ReviewKind, number>> }>`
    with ${HEADS} select counts from counted`.execute(db)
  return asCounts(rows[0]?.counts ?? {})
}

/** An item with what stands around it. */
export interface StoredReview {
  readonly item: ReviewItem
  readonly conversation: {
    readonly id: string
    readonly title: string
    readonly created_at: Date | string
    readonly language: string | null
    readonly place: number
    readonly total: number
  }
  readonly question: ReviewMessage | null
  readonly reply: ReviewMessage | null
  readonly facts: StoredFacts | null
  readonly earlier: ReviewMessage[]
  readonly later: ReviewMessage[]
  readonly rating: (Rating & { readonly rated_at: string }) | null
  readonly captures: StoredCapture[]
  readonly askings: { readonly at: string; readonly name: string | null; readonly conversation_id: string }[]
}

const MESSAGE = sql`json_build_object('id', message.id, 'role', message.role, 'content', message.content,
  'created_at', message.created_at, 'status', message.status)`

/** An item, dealt with or not, with its conversation around it; undefined where there is none. */
export async function findReview(db: Db, id: string): Promise<StoredReview | undefined> {
  const standing = sql`from chat_messages message where message.conversation_id = item.conversation_id and not message.superseded`
  const { rows } = await sql<{ item: ItemRow } & Omit<StoredReview, 'item'>>`
    select row_to_json(shown) as item, json_build_object('id', talk.id, 'title', talk.title, 'created_at', talk.created_at,
        'language', talk.language, 'total', (select count(*) ${standing}),
        'place', (select count(*) ${standing} and message.seq <= coalesce(reply.seq, question.seq))) as conversation,
      case when question.id is not null then json_build_object('id', question.id, 'role', 'user',
        'content', question.content, 'created_at', question.created_at, 'status', question.status) end as question,
      (select ${MESSAGE} from chat_messages message where message.id = reply.id) as reply,
      ${FACTS} as facts,
      coalesce((select json_agg(near.message order by near.seq) from (
        select ${MESSAGE} as message, message.seq ${standing} and message.seq < question.seq order by message.seq desc limit ${AROUND}
      ) near), '[]') as earlier,
      coalesce((select json_agg(near.message order by near.seq) from (
        select ${MESSAGE} as message, message.seq ${standing} and message.seq > coalesce(reply.seq, question.seq)
        order by message.seq limit ${AROUND}
      ) near), '[]') as later,
      (select json_build_object('rating', rating, 'reason', reason, 'comment', comment, 'rated_at', rated_at)
        from message_ratings where message_id = reply.id) as rating,
      ${capturesOf(sql`array[question.id]`)} as captures,
      coalesce((select json_agg(one) from (
        select same.at, full_name as name, same.conversation_id from review_items same
        join conversations theirs on theirs.id = same.conversation_id left join profiles on profiles.id = theirs.user_id
        where same.question_hash = item.question_hash order by same.id desc limit ${ASKINGS}
      ) one), '[]') as askings
    from (
      select *, case when kind = 'unanswered' then (
        select count(*)::integer from review_items same where same.question_hash = mine.question_hash
          and same.resolved_at is not distinct from mine.resolved_at
      ) else 1 end as times from review_items mine where id = ${id}::bigint
    ) item ${WHOSE}
    left join lateral (${QUESTION}) question on true
    left join lateral (
      select * from chat_messages where id = item.message_id and role = 'assistant'
      union all
      (select * from chat_messages answer where item.kind = 'undone' and answer.conversation_id = item.conversation_id
        and answer.role = 'assistant' and not answer.superseded and answer.seq > question.seq order by seq limit 1)
      limit 1
    ) reply on true
    cross join lateral (select ${ITEM}) shown`.execute(db)
  const [row] = rows
  return row && { ...row, item: asItem(row.item) }
}

/** How an item stands. */
export interface ReviewState {
  readonly id: string
  readonly kind: ReviewKind
  readonly conversation_id: string
  readonly question_hash: string | null
  readonly resolution: ReviewResolution | null
}

/** An item, held until the transaction ends. */
export async function lockReview(db: Db, id: string): Promise<ReviewState | undefined> {
  const { rows } = await sql<ReviewState>`
    select id::text, kind, conversation_id, question_hash, resolution from review_items
    where id = ${id}::bigint for update`.execute(db)
  return rows[0]
}

/** Takes an item out of the queue; of a question all that ask it in the same words. */
export async function resolveReview(
  db: Db,
  { id, question_hash }: ReviewState,
  resolution: ReviewResolution,
): Promise<void> {
  await sql`
    update review_items set resolved_at = now(), resolution = ${resolution}
    where (id = ${id}::bigint or question_hash = ${question_hash}) and resolved_at is null`.execute(db)
}

/** Puts an item back, with those that were taken out with it. */
export async function reopenReview(db: Db, { id, question_hash }: ReviewState): Promise<void> {
  await sql`
    update review_items set resolved_at = null, resolution = null
    where (id = ${id}::bigint or question_hash = ${question_hash})
      and resolved_at = (select resolved_at from review_items where id = ${id}::bigint)`.execute(db)
}
