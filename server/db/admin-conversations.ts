import { sql } from 'kysely'
import type { AdminConversation, AdminMessage } from '#shared/admin/conversations.ts'
import type { Db } from './client.ts'
import { contains, startsWith } from './like.ts'

/** Where a page ends: the group's last change, the group, and the conversation's last change and id. */
export type Place = readonly [groupAt: string, owner: string, updatedAt: string, id: string]

export interface ConversationsQuery {
  readonly search: string | undefined
  readonly after: Place | undefined
  readonly limit: number
}

export interface ConversationsPage {
  readonly conversations: AdminConversation[]
  readonly total: number
  /** Undefined on the last page. */
  readonly next: Place | undefined
}

type Row = Omit<AdminConversation, 'created_at' | 'updated_at' | 'claimed_at'> & {
  created_at: Date
  updated_at: Date
  claimed_at: Date | null
  place: Place
}

/** Everybody's conversations: each person's and each anonymous session's together, the last active first. */
export async function listAllConversations(db: Db, query: ConversationsQuery): Promise<ConversationsPage> {
  const { search = null, after = [null, null, null, null], limit } = query
  const [pattern, prefix] = [contains(search), startsWith(search)]
  const [groupAt, owner, updatedAt, id] = after
  const { rows } = await sql<{ total: number } & (Row | { id: null })>`
    with matched as (
      select conversations.*, email, full_name, coalesce(user_id, session_id) as owner
      from conversations left join profiles on profiles.id = user_id
      where ${pattern}::text is null or full_name ilike ${pattern} or email ilike ${pattern}
        or (user_id is null and session_id::text like lower(${prefix}))
    ), groups as (
      select owner, max(updated_at) as group_at, count(*)::integer as group_count from matched group by owner
    ), page as (
      select * from matched join groups using (owner)
      where ${id}::uuid is null or (group_at, owner, updated_at, id)
        < (${groupAt}::timestamptz, ${owner}::uuid, ${updatedAt}::timestamptz, ${id}::uuid)
      order by group_at desc, owner desc, updated_at desc, id desc limit ${limit + 1}
    )
    select total, id, created_at, updated_at, title, user_id, session_id, email, full_name, claimed_at, group_count,
      (select coalesce(sum(shown), 0)::integer from conversation_days where conversation_id = page.id) as message_count,
      array[group_at::text, owner::text, updated_at::text, id::text] as place
    from (select coalesce(sum(group_count), 0)::integer as total from groups) counted left join page on true
    order by group_at desc, owner desc, updated_at desc, page.id desc`.execute(db)
  const found = rows.flatMap((row) => (row.id === null ? [] : [row]))
  const shown = found.slice(0, limit)
  return {
    conversations: shown.map(({ place: _, ...row }) => ({ ...row, ...times(row) })),
    total: rows[0]?.total ?? 0,
    next: found.length > limit ? shown.at(-1)?.place : undefined,
  }
}

const times = (row: Pick<Row, 'created_at' | 'updated_at' | 'claimed_at'>) => ({
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  claimed_at: row.claimed_at?.toISOString() ?? null,
})

/** One conversation, whosever it is, with its messages in order. */
export interface WholeConversation {
  readonly id: string
  readonly title: string
  readonly email: string | null
  readonly full_name: string | null
  readonly created_at: string
  readonly updated_at: string
  readonly claimed_at: string | null
  readonly messages: AdminMessage[]
}

export async function findAnyConversation(db: Db, id: string): Promise<WholeConversation | undefined> {
  const rows = await db
    .selectFrom('conversations')
    .leftJoin('profiles', 'profiles.id', 'conversations.user_id')
    .leftJoin('chat_messages as message', (join) =>
      join.onRef('message.conversation_id', '=', 'conversations.id').on('message.superseded', '=', false),
    )
    .where('conversations.id', '=', id)
    .select(['conversations.title', 'conversations.created_at', 'conversations.updated_at', 'claimed_at'])
    .select([
      'email',
      'full_name',
      'message.id as messageId',
      'role',
      'content',
      'status',
      'message.created_at as at',
    ])
    .orderBy('message.seq')
    .execute()
  const [first] = rows
  if (!first) return undefined
  const { title, email, full_name } = first
  const messages = rows.flatMap(({ messageId, role, content, status, at }) =>
    messageId && role && content !== null && status && at
      ? [{ id: messageId, conversation_id: id, role, content, status, created_at: at.toISOString() }]
      : [],
  )
  return { id, title, email, full_name, ...times(first), messages }
}
