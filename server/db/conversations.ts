import { sql } from 'kysely'
import type { ChatMessage, Conversation, ConversationListItem } from '#shared/conversations.ts'
import { DashboardUpdate } from '#shared/events.ts'
import { storedOffers } from '#shared/offers.ts'
import type { LedgerEvent } from '#shared/roadmap.ts'
import type { Db } from './client.ts'

const iso = (time: Date) => time.toISOString()

/** How a conversation is kept, as columns of a query. */
export const kept = [
  sql<boolean>`pinned_at is not null`.as('pinned'),
  sql<boolean>`archived_at is not null`.as('archived'),
] as const

/** A conversation of the list, with the last message of the person's in the one of them that was changed last. */
type ListedConversation = Omit<ConversationListItem, 'last_sentence'> & { last_message: string | null }

/** A person's conversations: pinned ones first, then the last changed; with `archived` null, also those put away. */
export async function listConversations(
  db: Db,
  userId: string,
  { limit, archived }: { limit: number; archived: boolean | null },
): Promise<ListedConversation[]> {
  const rows = await db
    .selectFrom('conversations')
    .where('user_id', '=', userId)
    .where(sql<boolean>`(${archived}::boolean is null or (archived_at is not null) = ${archived})`)
    .select(['id', 'created_at', 'updated_at', 'title', 'user_id', 'venture_id', ...kept])
    .select((eb) =>
      eb
        .selectFrom('chat_messages')
        .whereRef('conversation_id', '=', 'conversations.id')
        .where('role', '=', 'user')
        .where('superseded', '=', false)
        .orderBy('seq')
        .limit(1)
        .select(sql<string>`left(content, 200)`.as('content'))
        .as('first_message'),
    )
    .select(lastMessage(userId))
    .orderBy(sql`pinned_at is null`)
    .orderBy('updated_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    ...row,
    first_message: row.first_message ?? '',
    created_at: iso(row.created_at),
    updated_at: iso(row.updated_at),
  }))
}

/** Only of the conversation that the home page leads back into; another message would be read for nothing. */
const lastMessage = (userId: string) =>
  sql<string | null>`case when conversations.id = (
      select id from conversations where user_id = ${userId}::uuid and archived_at is null
      order by updated_at desc limit 1
    ) then (
      select content from chat_messages
      where conversation_id = conversations.id and role = 'user' and not superseded
      order by seq desc limit 1
    ) end`.as('last_message')

/** Returns whether there is such a conversation that the caller may see. */
export async function hasConversation(db: Db, conversationId: string): Promise<boolean> {
  const row = await db
    .selectFrom('conversations')
    .where('id', '=', conversationId)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

/** A message as it is stored; what the roadmap captured in it depends on the whole ledger. */
export type StoredMessage = Omit<ChatMessage, 'marks'>

/** What opening a conversation needs. */
export interface OpenedConversation {
  /** In order. */
  readonly messages: StoredMessage[]
  /** The events of the venture that it feeds; empty for a visitor. */
  readonly ledger: LedgerEvent[]
}

/** On the first row alone, because it is the same for all. */
const ledgerOnce = sql<LedgerEvent[] | null>`case when row_number() over (order by message.seq) = 1 then (
  select json_agg(event order by evidence_events.seq) from evidence_events
  where evidence_events.venture_id = coalesce(conversations.venture_id,
    (select venture_id from user_state where user_id = app.user_id()))) end`

/** Returns which version each message of the person's is, and of how many. */
const versionsIn = (conversationId: string) =>
  sql<{ id: string; version: number; versions: number }>`(
    select id, count(*) over (partition by coalesce(version_of, id))::integer as versions,
      row_number() over (partition by coalesce(version_of, id) order by seq)::integer as version
    from chat_messages where conversation_id = ${conversationId} and role = 'user'
  )`.as<'versions'>('versions')

/** A conversation in one statement, or undefined when the caller may not see it. */
export async function openConversation(
  db: Db,
  conversationId: string,
): Promise<OpenedConversation | undefined> {
  const rows = await db
    .selectFrom('conversations')
    .leftJoin('chat_messages as message', (join) =>
      join.onRef('message.conversation_id', '=', 'conversations.id').on('message.superseded', '=', false),
    )
    .leftJoin('generations', 'generations.reply_id', 'message.id')
    .leftJoin('extraction_jobs as reading', 'reading.message_id', 'generations.user_message_id')
    .leftJoin('message_ratings', 'message_ratings.message_id', 'message.id')
    .leftJoin(versionsIn(conversationId), 'versions.id', 'message.id')
    .where('conversations.id', '=', conversationId)
    .select(['message.id', 'message.role', 'message.content', 'message.created_at', 'message.status'])
    .select(['message.error_code', 'message.finish', 'message.stand_in', 'message.offers'])
    .select(['versions.versions', 'versions.version'])
    .select(['message_ratings.rating', 'message_ratings.reason', 'message_ratings.comment'])
    .select(['reading.updates', ledgerOnce.as('ledger')])
    .orderBy('message.seq')
    .execute()
  const first = rows[0]
  if (!first) return undefined
  const messages = rows.flatMap<StoredMessage>(
    ({
      id,
      role,
      content,
      created_at,
      status,
      error_code,
      finish,
      stand_in,
      offers,
      updates,
      rating,
      reason,
      comment,
      versions,
      version,
    }) =>
      id && role && content !== null && created_at && status
        ? [
            {
              id,
              conversation_id: conversationId,
              role,
              content,
              status,
              error_code,
              finish,
              stand_in,
              offers: storedOffers(offers),
              updates: readableCards(updates),
              created_at: iso(created_at),
              versions: versions ?? 1,
              version: version ?? 1,
              rating: rating && { rating, reason, comment: comment ?? '' },
            },
          ]
        : [],
  )
  return { messages, ledger: first.ledger ?? [] }
}

/** Stored cards; in place of one that this release cannot read stands a line that says so. */
export function readableCards(stored: unknown): DashboardUpdate[] {
  if (!Array.isArray(stored)) return []
  return stored.map((card, index) => {
    const read = DashboardUpdate.safeParse(card)
    return read.success ? read.data : { ...UNREADABLE, id: `unreadable-${index}` }
  })
}

const UNREADABLE = {
  type: 'confidence_boost',
  changes: {},
  needsConfirmation: false,
  summary: 'This update can no longer be shown. Your roadmap has what it recorded.',
} as const

/** Titles a conversation that nobody has given a title yet. */
export async function giveTitle(db: Db, id: string, title: string): Promise<void> {
  await db.updateTable('conversations').set({ title }).where('id', '=', id).where('title', '=', '').execute()
}

/** What a person may change of a conversation; what is left out stays. */
export interface ConversationChange {
  readonly title?: string | undefined
  readonly pinned?: boolean | undefined
  readonly archived?: boolean | undefined
}

/** Changes a conversation; undefined when the person has no such one. Pinning takes it out of the archive, and back. */
export async function updateConversation(
  db: Db,
  where: { id: string; userId: string },
  { title, pinned, archived }: ConversationChange,
): Promise<Conversation | undefined> {
  const [pins, archives] = [pinned === true, archived === true]
  const row = await db
    .updateTable('conversations')
    .set({
      ...(title !== undefined && { title }),
      ...(pinned !== undefined && { pinned_at: pins ? sql<Date>`coalesce(pinned_at, now())` : null }),
      ...(archived !== undefined && {
        archived_at: archives ? sql<Date>`coalesce(archived_at, now())` : null,
      }),
      ...(pins && { archived_at: null }),
      ...(archives && { pinned_at: null }),
    })
    .where('id', '=', where.id)
    .where('user_id', '=', where.userId)
    .returning(['id', 'created_at', 'updated_at', 'title', 'user_id', 'venture_id', ...kept])
    .executeTakeFirst()
  return row && { ...row, created_at: iso(row.created_at), updated_at: iso(row.updated_at) }
}

/** Returns how many conversations a person has pinned. */
export async function countPinned(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('conversations')
    .where('user_id', '=', userId)
    .where('pinned_at', 'is not', null)
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Deletes a conversation with its messages; false when the person has no such conversation. */
export async function deleteConversation(db: Db, where: { id: string; userId: string }): Promise<boolean> {
  const result = await db
    .deleteFrom('conversations')
    .where('id', '=', where.id)
    .where('user_id', '=', where.userId)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** Gives the conversations of an anonymous session to an account; returns how many there were. */
export async function claimConversations(db: Db, sessionId: string, userId: string): Promise<number> {
  const { rows } = await sql`
    with claimed as (
      update conversations set user_id = ${userId}::uuid, claimed_at = now()
      where session_id = ${sessionId}::uuid and user_id is null returning id
    ), messages as (
      -- Sent again by the account, a message is still the same one, unless the account sent it before.
      update chat_messages set user_id = ${userId}::uuid, sender_id = case when exists (
          select from chat_messages own where own.sender_id = ${userId}::uuid and own.client_id = chat_messages.client_id
        ) or sender_id is null then sender_id else ${userId}::uuid end
      from claimed where conversation_id = claimed.id
    ), reading as (
      insert into extraction_jobs (message_id, user_id)
      select chat_messages.id, ${userId}::uuid from chat_messages join claimed on conversation_id = claimed.id
      where role = 'user' and not superseded
      on conflict (message_id) do nothing
    ), replies as (
      update generations set user_id = ${userId}::uuid from claimed where conversation_id = claimed.id
    )
    select id from claimed`.execute(db)
  return rows.length
}

/** Deletes anonymous conversations and sessions that nobody used for `days` days; returns how many. */
export async function deleteUnclaimed(db: Db, days: number): Promise<number> {
  const { rows } = await sql`
    with old as (select now() - make_interval(days => ${days}) as before), conversations as (
      delete from conversations using old where user_id is null and updated_at < old.before returning id
    ), sessions as (
      delete from anonymous_sessions using old where coalesce(last_message_at, created_at) < old.before
    ), usage as (
      delete from anonymous_usage using old where day < old.before::date
    )
    select id from conversations`.execute(db)
  return rows.length
}
