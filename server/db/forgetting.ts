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
  /** What a reply asks and offers. */
  readonly asks: unknown
  readonly offers: unknown
}

/** A conversation of the caller's that such a message stands in. */
export interface ConversationBehind {
  readonly id: string
  readonly title: string
  readonly summary: string | null
}

/** A copy of such a conversation that the caller shared. */
export interface LinkBehind {
  readonly id: string
  readonly title: string
  readonly messages: unknown
}

/** What besides the ledger tells what it holds. */
export interface TextsBehind {
  readonly history: readonly HistoryTexts[]
  readonly messages: readonly MessageBehind[]
  readonly conversations: readonly ConversationBehind[]
  readonly links: readonly LinkBehind[]
  readonly comments: readonly { readonly id: string; readonly text: string; readonly passage: string }[]
  readonly commitments: readonly { readonly id: string; readonly text: string }[]
  readonly documents: readonly { readonly id: string; readonly fields: unknown }[]
}

export async function findTextsBehind(db: Db, ventureId: string): Promise<TextsBehind> {
  const { rows } = await sql<TextsBehind>`
    with behind as (
      select message_id as id from evidence_events where venture_id = ${ventureId}::uuid and message_id is not null
    ), messages as (
      select * from chat_messages where user_id = app.user_id() and id in (
        select id from behind union select reply_id from generations where user_message_id in (select id from behind))
    )
    select coalesce((
      select json_agg(json_build_object('seq', seq, 'before', before, 'after', after)) from roadmap_history
      where venture_id = ${ventureId}::uuid
    ), '[]') as history, coalesce((
      select json_agg(json_build_object('id', message.id, 'content', message.content, 'updates', job.updates,
        'asks', message.asks, 'offers', message.offers))
      from messages message left join extraction_jobs job on job.message_id = message.id
    ), '[]') as messages, coalesce((
      select json_agg(json_build_object('id', id, 'title', title, 'summary', summary)) from conversations
      where id in (select conversation_id from messages)
    ), '[]') as conversations, coalesce((
      select json_agg(json_build_object('id', id, 'title', title, 'messages', messages)) from conversation_links
      where conversation_id in (select conversation_id from messages)
    ), '[]') as links, coalesce((
      select json_agg(json_build_object('id', id, 'text', text, 'passage', passage)) from venture_comments
      where venture_id = ${ventureId}::uuid
    ), '[]') as comments, coalesce((
      select json_agg(json_build_object('id', id, 'text', text)) from commitments where venture_id = ${ventureId}::uuid
    ), '[]') as commitments, coalesce((
      select json_agg(json_build_object('id', id, 'fields', fields)) from documents where venture_id = ${ventureId}::uuid
    ), '[]') as documents`.execute(db)
  const [found] = rows
  if (!found) throw new Error('What stands behind a venture could not be read')
  return found
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
  { events, history, messages, conversations, links, comments, commitments, documents }: Rewritten,
): Promise<void> {
  await sql`select app.rewrite_texts(${ventureId}::uuid, ${json(comments)}::jsonb, ${json(commitments)}::jsonb,
    ${json(documents)}::jsonb)`.execute(db)
  await sql`select app.rewrite_ledger(${ventureId}::uuid, ${json(events)}::jsonb, ${json(history)}::jsonb)`.execute(
    db,
  )
  await sql`
    with texts as (
      select * from jsonb_to_recordset(${json(messages)}::jsonb)
        as text (id uuid, content text, updates jsonb, asks jsonb, offers jsonb)
    ), talks as (
      update conversations talk set title = told.title, summary = told.summary
      from jsonb_to_recordset(${json(conversations)}::jsonb) as told (id uuid, title text, summary text)
      where talk.id = told.id and talk.user_id = app.user_id()
    ), shared as (
      update conversation_links link set title = told.title, messages = told.messages
      from jsonb_to_recordset(${json(links)}::jsonb) as told (id uuid, title text, messages jsonb)
      where link.id = told.id and link.user_id = app.user_id()
    ), cards as (
      update extraction_jobs job set updates = texts.updates from texts
      where job.message_id = texts.id and job.user_id = app.user_id()
    )
    update chat_messages message set content = texts.content, asks = texts.asks, offers = texts.offers from texts
    where message.id = texts.id and message.user_id = app.user_id()`.execute(db)
}

const deleteBy = sql`coalesce(event #>> '{record,facts,delete_by}', event #>> '{set,delete_by}')`
const isDue = sql`(event #>> '{record,facts,delete_by}' is not null or event #>> '{set,delete_by}' is not null)
  and ${deleteBy} < current_date::text`
const recordId = sql`case kind when 'facts' then event ->> 'targetId' else event_id end`

/** The ventures that hold a record with a day by which names are to be deleted, and that day has come. */
export async function listOverdueVentures(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct venture_id as id from evidence_events where ${isDue}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The events of those records in a venture. */
export async function findOverdue(db: Db, ventureId: string): Promise<LedgerEvent[]> {
  const { rows } = await sql<{ event: LedgerEvent }>`
    select event from evidence_events
    where venture_id = ${ventureId}::uuid and kind in ('evidence', 'facts') and ${recordId} in (
      select ${recordId} from evidence_events where venture_id = ${ventureId}::uuid and ${isDue})
    order by seq`.execute(db)
  return rows.map(({ event }) => event)
}

/** The lines of a venture's history that tell of some changes. */
export async function linesOf(
  db: Db,
  ventureId: string,
  changeIds: readonly string[],
): Promise<HistoryTexts[]> {
  const { rows } = await sql<HistoryTexts>`
    select seq::float8 as seq, before, after from roadmap_history
    where venture_id = ${ventureId}::uuid
      and string_to_array(event_id, ' ') && ${[...changeIds]}::text[]`.execute(db)
  return rows
}

/** Writes over events and lines of a venture, and appends an event that lets what was kept of its ledger go. As the system. */
export async function rewriteOverdue(
  db: Db,
  ventureId: string,
  { events, history }: Pick<Rewritten, 'events' | 'history'>,
  mark: LedgerEvent,
): Promise<void> {
  await sql`
    with rewritten as (
      update evidence_events written set event = item from jsonb_array_elements(${json(events)}::jsonb) item
      where written.venture_id = ${ventureId}::uuid and written.event_id = item ->> 'id'
    ), told as (
      update roadmap_history written set before = line.before, after = line.after
      from jsonb_to_recordset(${json(history)}::jsonb) as line (seq bigint, before text, after text)
      where written.venture_id = ${ventureId}::uuid and written.seq = line.seq
    )
    insert into evidence_events (user_id, venture_id, event_id, kind, extractor, at, event)
    select user_id, id, ${mark.id}, ${mark.kind}, ${mark.extractor}, ${mark.at}::timestamptz, ${json(mark)}::jsonb
    from ventures where id = ${ventureId}::uuid`.execute(db)
}
