import { type RawBuilder, sql } from 'kysely'
import type { Dashboard, DashboardConfig, Venture } from '#shared/dashboard.ts'
import { storable } from '#shared/plain-text.ts'
import type { LedBy, LedgerEvent } from '#shared/roadmap.ts'
import type { VentureRole } from '#shared/ventures.ts'
import type { Db } from './client.ts'

/** Changes shown on the dashboard; the export has all. */
const HISTORY_SHOWN = 200
/** Comments shown among them. */
const COMMENTS_SHOWN = 50

/** One change as it was written down. */
export interface StoredChange {
  readonly seq: number
  readonly at: string
  readonly what: string
  readonly before: string
  readonly after: string
  readonly cause: string
  /** What led to a level; null for other changes, and for what was stored before schema 25. */
  readonly led_by: readonly LedBy[] | null
  readonly event_id: string | null
  readonly message_id: string | null
}

/** The ledger of one venture. */
export interface StoredLedger {
  readonly venture: Venture
  /** What the caller is in it. */
  readonly role: VentureRole
  readonly events: LedgerEvent[]
}

/**
 * Returns what a person's own acts wait for: reading what they said, beginning and switching ventures. Taken
 * before a venture's.
 */
export const personLock = (userId: string) => `roadmap:${userId}`

/** Everything the dashboard is made of. */
export interface StoredRoadmap extends StoredLedger {
  readonly ventures: Venture[]
  readonly config: DashboardConfig
  /** Newest first. */
  readonly history: StoredChange[]
  /** Where the messages of the ledger stand today; what was deleted is missing. */
  readonly conversations: Readonly<Record<string, string>>
  /** The names of all who wrote in the venture, by their ids. */
  readonly names: Readonly<Record<string, string>>
  /** Who wrote each event, in the order of the events; null once the account was deleted. */
  readonly writers: readonly (string | null)[]
  readonly comments: Dashboard['comments']
  /** The newest comments, newest first, as the history shows them. */
  readonly said: readonly {
    readonly id: string
    readonly at: string
    readonly text: string
    readonly by: string | null
  }[]
  readonly unread: number
  readonly link: StoredLink | null
}

export interface StoredLink {
  readonly id: string
  readonly venture_id: string
  readonly token_hash: string
  readonly created_at: string
  readonly expires_at: string
}

const venture = sql`json_build_object('id', ventures.id, 'name', name, 'created_at', created_at, 'archived_at', archived_at)`
const lastUsed = (userId: string) => sql`(select venture_id from user_state where user_id = ${userId}::uuid)`

interface RoadmapRow extends Omit<StoredRoadmap, 'conversations'> {
  /** The conversation of each event, in the order of the events, and which of them are still there. */
  readonly places: (string | null)[]
  readonly existing: string[]
}

const openComments = sql`(
        select json_build_object('open', count(*), 'asked', coalesce(json_agg(json_build_object(
          'id', id, 'subject', json_build_object('on', subject_on, 'id', subject_id), 'passage', passage,
          'text', text, 'by', named.names ->> user_id::text) order by seq) filter (where kind = 'proof'), '[]'))
        from venture_comments where venture_id = chosen.id and thread_id is null and resolved_at is null
      )`
const newestComments = sql`coalesce((
        select json_agg(json_build_object('id', id, 'at', created_at, 'text', text,
          'by', named.names ->> user_id::text) order by seq desc)
        from (select * from venture_comments where venture_id = chosen.id order by seq desc limit ${COMMENTS_SHOWN}) said
      ), '[]')`

/** The roadmap of the venture that a person used last, or of `ventureId`; undefined when there is none. One query. */
export async function findRoadmap(
  db: Db,
  userId: string,
  ventureId?: string,
  changes = HISTORY_SHOWN,
): Promise<StoredRoadmap | undefined> {
  const id = ventureId ? sql`${ventureId}::uuid` : lastUsed(userId)
  // json and not jsonb: what is only passed on need not be built as a value first.
  const { rows } = await sql<RoadmapRow>`
    select
      json_build_object('id', chosen.id, 'name', name, 'created_at', created_at, 'archived_at', archived_at) as venture,
      app.venture_role(chosen.id) as role,
      (select json_agg(${venture} order by created_at, ventures.id) from venture_members mine
        join ventures on ventures.id = mine.venture_id
        where mine.user_id = ${userId}::uuid and mine.role <> 'sponsor') as ventures,
      to_jsonb(config) - array['id', 'venture_id', 'evidence', 'next_gate', 'repeat_events']
        || jsonb_build_object('user_id', ${userId}::uuid) as config,
      coalesce(ledger.events, '[]') as events,
      coalesce(ledger.places, '[]') as places,
      coalesce(ledger.writers, '[]') as writers,
      named.names,
      ${openComments} as comments,
      ${newestComments} as said,
      coalesce((
        select json_agg(id) from conversations where user_id = ${userId}::uuid
          and id in (select conversation_id from evidence_events where venture_id = chosen.id)
      ), '[]') as existing,
      coalesce((
        select json_agg(change) from (
          select seq, at, what, before, after, cause, led_by, event_id, message_id from roadmap_history
          where venture_id = chosen.id order by seq desc limit ${changes}
        ) change
      ), '[]') as history,
      (select count(*)::integer from extraction_jobs
        where user_id = ${userId}::uuid and state = 'waiting' and attempts > 0) as unread,
      (select json_build_object('id', id, 'venture_id', venture_id, 'token_hash', encode(token_hash, 'hex'),
          'created_at', created_at, 'expires_at', expires_at)
        from share_links where venture_id = chosen.id and revoked_at is null and expires_at > now()) as link
    from ventures chosen join dashboard_config config on config.venture_id = chosen.id
    cross join lateral (
      select json_agg(event order by seq) as events, json_agg(conversation_id order by seq) as places,
        json_agg(user_id order by seq) as writers
      from evidence_events where venture_id = chosen.id
    ) ledger
    cross join lateral (
      select coalesce(jsonb_object_agg(user_id, name), '{}') as names from app.authors_in(chosen.id)
    ) named
    where chosen.id = ${id}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { places, existing, ...stored } = row
  const there = new Set(existing)
  const known = stored.events.flatMap(({ messageId }, index) => {
    const place = places[index]
    return place && there.has(place) ? [[messageId, place]] : []
  })
  return { ...stored, conversations: Object.fromEntries(known) }
}

const ledger = sql`${venture} as venture, app.venture_role(ventures.id) as role, coalesce(
  (select json_agg(event order by seq) from evidence_events where venture_id = ventures.id), '[]') as events`

/** Selects the ledgers of those ventures among `ids` that the caller sees. */
export function ledgersOf(ids: RawBuilder<unknown>): RawBuilder<StoredLedger> {
  return sql`select ${ledger} from ventures where id in (${ids})`
}

/** The ledger of the venture used last alone, or of `ventureId`. */
export async function findLedger(
  db: Db,
  userId: string,
  ventureId?: string,
): Promise<StoredLedger | undefined> {
  const { rows } = await ledgersOf(ventureId ? sql`${ventureId}::uuid` : lastUsed(userId)).execute(db)
  return rows[0]
}

/** The ledgers that hold something from a conversation of a person's, with the ids of its events, in the order of their ids. */
export async function findLedgersOf(
  db: Db,
  userId: string,
  conversationId: string,
): Promise<(StoredLedger & { eventIds: string[] })[]> {
  const { rows } = await sql<StoredLedger & { eventIds: string[] }>`
    select ${ledger}, theirs."eventIds"
    from ventures join (
      select venture_id, jsonb_agg(event_id) as "eventIds" from evidence_events
      where user_id = ${userId}::uuid and conversation_id = ${conversationId}::uuid group by venture_id
    ) theirs on theirs.venture_id = ventures.id order by ventures.id`.execute(db)
  return rows
}

/** The events of the change that an event is part of, where a release up to schema 22 wrote them into its history. */
export async function findChange(db: Db, ventureId: string, eventId: string): Promise<string[] | undefined> {
  const { rows } = await sql<{ ids: string[] }>`
    select string_to_array(event_id, ' ') as ids from roadmap_history
    where venture_id = ${ventureId}::uuid and event_id like '% %'
      and ${eventId} = any(string_to_array(event_id, ' '))
    order by seq desc limit 1`.execute(db)
  return rows[0]?.ids
}

/** Gives somebody a venture to work on who has none in use: one that they belong to, or their first. */
export async function createRoadmap(db: Db, userId: string, ventureName: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${personLock(userId)}, 0))`.execute(db)
  await sql`
    with known as (
      select venture_id from venture_members mine join ventures on ventures.id = mine.venture_id
      where mine.user_id = ${userId}::uuid and mine.role <> 'sponsor'
      order by archived_at desc nulls first, joined_at desc limit 1
    ), begun as (
      insert into ventures (user_id, name) select ${userId}::uuid, ${ventureName}
      where not exists (select from known) returning id
    )
    insert into user_state (user_id, venture_id)
    select ${userId}::uuid, coalesce((select venture_id from known), (select id from begun))
    on conflict (user_id) do update set venture_id = excluded.venture_id where user_state.venture_id is null`.execute(
    db,
  )
}

/** The derived columns of dashboard_config, with the counts behind evidence_entries. */
export type DerivedConfig = Omit<DashboardConfig, 'user_id' | 'widget_visibility'> & {
  evidence: { type: string; confirmed: boolean; count: number }[]
  /** The first condition that the next gate still asks for; null at the top. */
  next_gate: string | null
  repeat_events: number
}

/** An event with where it came from; both ids are null for what a person did on the dashboard. */
export interface NewEvent {
  readonly event: LedgerEvent
  readonly messageId: string | null
  readonly conversationId: string | null
}

export type NewChange = Omit<StoredChange, 'seq'>

export interface LedgerChange {
  readonly userId: string
  readonly ventureId: string
  readonly events: readonly NewEvent[]
  readonly changes: readonly NewChange[]
  readonly config: DerivedConfig | undefined
  /** What goes with them, as parts of a `with`. */
  readonly beside?: RawBuilder<unknown>
}

/** JSON that a jsonb column takes whatever a person typed. */
export function json(value: unknown): string {
  return JSON.stringify(value, (_key, part) => (typeof part === 'string' ? storable(part) : part))
}

/** Adds events with the changes they make and what is derived from them, in one statement. A known event is left out. */
export async function appendToLedger(db: Db, change: LedgerChange): Promise<void> {
  const { userId, ventureId } = change
  const beside = change.beside ? sql`${change.beside},` : sql``
  const config = change.config ? sql`config as (${updateConfig(ventureId, change.config)}),` : sql``
  await sql`
    with ${config} ${beside} changes as (
      insert into roadmap_history (user_id, venture_id, at, what, before, after, cause, led_by, event_id, message_id)
      select ${userId}::uuid, ${ventureId}::uuid, at, what, before, after, cause, led_by, event_id, message_id
      from jsonb_array_elements(${json(change.changes)}::jsonb) with ordinality as list (item, n),
        jsonb_to_record(item) as row (at timestamptz, what text, before text, after text, cause text,
          led_by jsonb, event_id text, message_id uuid)
      order by n
    )
    insert into evidence_events
      (user_id, venture_id, event_id, kind, extractor, message_id, conversation_id, at, event)
    select ${userId}::uuid, ${ventureId}::uuid, event->>'id', event->>'kind', event->>'extractor',
      "messageId", "conversationId", (event->>'at')::timestamptz, event
    from jsonb_array_elements(${json(change.events)}::jsonb) with ordinality as list (item, n),
      jsonb_to_record(item) as row (event jsonb, "messageId" uuid, "conversationId" uuid)
    order by n
    on conflict (venture_id, event_id) do nothing`.execute(db)
}

/** Writes what is derived; nothing that stays the same is announced. */
export async function storeConfig(db: Db, ventureId: string, config: DerivedConfig): Promise<void> {
  await updateConfig(ventureId, config).execute(db)
}

function updateConfig(ventureId: string, config: DerivedConfig) {
  const of = (value: unknown) => sql`${json(value)}::jsonb`
  return sql`
    update dashboard_config set
      current_level = ${config.current_level},
      last_confidence_update = ${config.last_confidence_update}::timestamptz,
      next_best_action = ${storable(config.next_best_action)},
      idea_summary = ${storable(config.idea_summary)},
      idea_bullets = ${of(config.idea_bullets)},
      value_proof_summary = ${of(config.value_proof_summary)},
      target_industries = ${of(config.target_industries)},
      icp_data = ${of(config.icp_data)},
      buyer_persona = ${of(config.buyer_persona)},
      evidence = ${of(config.evidence)},
      next_gate = ${config.next_gate},
      repeat_events = ${config.repeat_events}
    where venture_id = ${ventureId}::uuid`
}
