import { sql } from 'kysely'
import type { DashboardUpdate } from '#shared/events.ts'
import type { LedgerEvent } from '#shared/roadmap.ts'
import type { Db } from './client.ts'
import { json } from './roadmap.ts'

/** A line of the history with the texts in it. */
export interface HistoryTexts {
  readonly seq: number
  readonly before: string
  readonly after: string
}

/** A message of the caller that stands behind evidence, or the reply to one, and the cards it led to. */
export interface MessageBehind {
  readonly id: string
  readonly content: string
  readonly updates: readonly DashboardUpdate[] | null
}

/** What besides the ledger tells what it holds. */
export interface TextsBehind {
  readonly history: readonly HistoryTexts[]
  readonly messages: readonly MessageBehind[]
  readonly comments: readonly { readonly id: string; readonly text: string; readonly passage: string }[]
  readonly commitments: readonly { readonly id: string; readonly text: string }[]
  readonly documents: readonly { readonly id: string; readonly fields: unknown }[]
}

export async function findTextsBehind(db: Db, ventureId: string): Promise<TextsBehind> {
  const { rows } = await sql<TextsBehind>`
    with behind as (
      select message_id as id from evidence_events where venture_id = ${ventureId}::uuid and message_id is not null
    )
    select coalesce((
      select json_agg(json_build_object('seq', seq, 'before', before, 'after', after)) from roadmap_history
      where venture_id = ${ventureId}::uuid
    ), '[]') as history, coalesce((
      select json_agg(json_build_object('id', message.id, 'content', message.content, 'updates', job.updates))
      from chat_messages message left join extraction_jobs job on job.message_id = message.id
      where message.user_id = app.user_id()
        and message.id in (
          select id from behind union select reply_id from generations where user_message_id in (select id from behind))
    ), '[]') as messages, coalesce((
      select json_agg(json_build_object('id', id, 'text', text, 'passage', passage)) from venture_comments
      where venture_id = ${ventureId}::uuid
    ), '[]') as comments, coalesce((
      select json_agg(json_build_object('id', id, 'text', text)) from commitments where venture_id = ${ventureId}::uuid
    ), '[]') as commitments, coalesce((
      select json_agg(json_build_object('id', id, 'fields', fields)) from documents where venture_id = ${ventureId}::uuid
    ), '[]') as documents`.execute(db)
  return rows[0] ?? { history: [], messages: [], comments: [], commitments: [], documents: [] }
}

/** What becomes of a venture's ledger and of what tells of it. */
export interface Rewritten extends TextsBehind {
  readonly events: readonly LedgerEvent[]
}

/**
 * Writes events and texts in the place of those with the same ids. The ledger is append-only for everything but a name
 * that has to go for good.
 */
export async function rewrite(
  db: Db,
  ventureId: string,
  { events, history, messages, comments, commitments, documents }: Rewritten,
): Promise<void> {
  await sql`select app.rewrite_texts(${ventureId}::uuid, ${json(comments)}::jsonb, ${json(commitments)}::jsonb,
    ${json(documents)}::jsonb)`.execute(db)
  await sql`select app.rewrite_ledger(${ventureId}::uuid, ${json(events)}::jsonb, ${json(history)}::jsonb)`.execute(
    db,
  )
  await sql`
    with texts as (
      select id, content, updates from jsonb_to_recordset(${json(messages)}::jsonb)
        as text (id uuid, content text, updates jsonb)
    ), cards as (
      update extraction_jobs job set updates = texts.updates from texts
      where job.message_id = texts.id and job.user_id = app.user_id()
    )
    update chat_messages message set content = texts.content from texts
    where message.id = texts.id and message.user_id = app.user_id()`.execute(db)
}

/** The ledgers that hold a day by which names are to be deleted, and that day has come. */
export async function findOverdue(db: Db): Promise<{ venture_id: string; events: LedgerEvent[] }[]> {
  const { rows } = await sql<{ venture_id: string; events: LedgerEvent[] }>`
    select venture_id, json_agg(event order by seq) as events from evidence_events
    where venture_id in (
      select venture_id from evidence_events
      where (event #>> '{record,facts,delete_by}' is not null or event #>> '{set,delete_by}' is not null)
        and coalesce(event #>> '{record,facts,delete_by}', event #>> '{set,delete_by}') < current_date::text
    ) group by venture_id`.execute(db)
  return rows
}

/** Writes over events of a venture, and appends one that lets what was kept of its ledger go. */
export async function rewriteOverdue(
  db: Db,
  ventureId: string,
  events: readonly LedgerEvent[],
  mark: LedgerEvent,
): Promise<void> {
  await sql`
    with rewritten as (
      update evidence_events written set event = item from jsonb_array_elements(${json(events)}::jsonb) item
      where written.venture_id = ${ventureId}::uuid and written.event_id = item ->> 'id'
    )
    insert into evidence_events (user_id, venture_id, event_id, kind, extractor, at, event)
    select user_id, id, ${mark.id}, ${mark.kind}, ${mark.extractor}, ${mark.at}::timestamptz, ${json(mark)}::jsonb
    from ventures where id = ${ventureId}::uuid`.execute(db)
}
