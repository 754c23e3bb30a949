import { type RawBuilder, sql } from 'kysely'
import type { DashboardConfig, Venture } from '#shared/dashboard.ts'
import { storable } from '#shared/plain-text.ts'
import type { LedBy, LedgerEvent } from '#shared/roadmap.ts'
import type { Db } from './client.ts'

/** Changes shown on the dashboard; the export has all. */
const HISTORY_SHOWN = 200

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
  readonly events: LedgerEvent[]
}

/** Everything the dashboard is made of. */
export interface StoredRoadmap extends StoredLedger {
  readonly ventures: Venture[]
  readonly config: DashboardConfig
  /** Newest first. */
  readonly history: StoredChange[]
  /** Where the messages of the ledger stand today; what was deleted is missing. */
  readonly conversations: Readonly<Record<string, string>>
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

const venture = sql`json_build_object('id', id, 'name', name, 'created_at', created_at, 'archived_at', archived_at)`

interface RoadmapRow extends Omit<StoredRoadmap, 'conversations'> {
  /** The conversation of each event, in the order of the events, and which of them are still there. */
  readonly places: (string | null)[]
  readonly existing: string[]
}

/** The roadmap of a person's active venture, or of `ventureId`; undefined when there is none. One query. */
export async function findRoadmap(
  db: Db,
  userId: string,
  ventureId?: string,
  changes = HISTORY_SHOWN,
): Promise<StoredRoadmap | undefined> {
  const chosen = ventureId ? sql`chosen.id = ${ventureId}::uuid` : sql`chosen.archived_at is null`
  // json and not jsonb: what is only passed on need not be built as a value first.
  const { rows } = await sql<RoadmapRow>`
    select
      json_build_object('id', chosen.id, 'name', name, 'created_at', created_at, 'archived_at', archived_at) as venture,
      (select json_agg(${venture} order by created_at) from ventures where user_id = ${userId}::uuid) as ventures,
      to_jsonb(config) - array['id', 'evidence'] as config,
      coalesce(ledger.events, '[]') as events,
      coalesce(ledger.places, '[]') as places,
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
    from ventures chosen join dashboard_config config on config.user_id = chosen.user_id
    cross join lateral (
      select json_agg(event order by seq) as events, json_agg(conversation_id order by seq) as places
      from evidence_events where venture_id = chosen.id
    ) ledger
    where chosen.user_id = ${userId}::uuid and ${chosen}`.execute(db)
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

const ledger = sql`${venture} as venture, coalesce(
  (select json_agg(event order by seq) from evidence_events where venture_id = ventures.id), '[]') as events`

/** Selects the ledgers of those of a person's ventures that `which` holds for. */
export function ledgersOf(userId: string, which: RawBuilder<unknown>): RawBuilder<StoredLedger> {
  return sql`select ${ledger} from ventures where user_id = ${userId}::uuid and ${which}`
}

const activeLedger = (userId: string) => ledgersOf(userId, sql`archived_at is null`)

/** The ledger of the active venture alone, or of `ventureId`. */
export async function findLedger(
  db: Db,
  userId: string,
  ventureId?: string,
): Promise<StoredLedger | undefined> {
  const chosen = ventureId ? ledgersOf(userId, sql`id = ${ventureId}::uuid`) : activeLedger(userId)
  const { rows } = await chosen.execute(db)
  return rows[0]
}

/** The ledgers that hold something from a conversation, with the ids of its events. */
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
    ) theirs on theirs.venture_id = ventures.id`.execute(db)
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

/** Creates what a person's dashboard needs and does not have yet: the first venture, the config, the state. */
export async function createRoadmap(db: Db, userId: string, ventureName: string): Promise<void> {
  await sql`
    with venture as (
      insert into ventures (user_id, name) select ${userId}::uuid, ${ventureName}
      where not exists (select from ventures where user_id = ${userId}::uuid and archived_at is null)
      on conflict do nothing returning id
    ), state as (
      insert into user_state (user_id, venture_id) values (${userId}::uuid, (select id from venture))
      on conflict (user_id) do nothing
    )
    insert into dashboard_config (user_id) values (${userId}::uuid) on conflict (user_id) do nothing`.execute(
    db,
  )
}

/** The derived columns of dashboard_config, with the counts behind evidence_entries. */
export type DerivedConfig = Omit<DashboardConfig, 'user_id' | 'widget_visibility'> & {
  evidence: { type: string; confirmed: boolean; count: number }[]
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
  const config = change.config ? sql`config as (${updateConfig(userId, change.config)}),` : sql``
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
export async function storeConfig(db: Db, userId: string, config: DerivedConfig): Promise<void> {
  await updateConfig(userId, config).execute(db)
}

function updateConfig(userId: string, config: DerivedConfig) {
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
      evidence = ${of(config.evidence)}
    where user_id = ${userId}::uuid`
}

/** Tells the person's open dashboards to load again. */
export async function touchUserState(db: Db, userId: string): Promise<void> {
  await sql`update user_state set revision = revision + 1 where user_id = ${userId}::uuid`.execute(db)
}
