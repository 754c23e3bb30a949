import { type Selectable, sql } from 'kysely'
import type { ConversationLink, SharedConversation } from '#shared/conversation-links.ts'
import type { Db } from './client.ts'
import { json } from './roadmap.ts'
import type { Schema } from './schema.ts'

export type SharedMessage = SharedConversation['messages'][number]

/** A link as it is stored; its address follows from its id and the server's key. */
export type StoredConversationLink = Omit<ConversationLink, 'url'> & { readonly tokenHash: Buffer }

/** Returns what is in view of a conversation and has text, with ids; undefined when the caller may not see it. */
export async function readShareable(
  db: Db,
  conversationId: string,
): Promise<{ title: string; messages: (SharedMessage & { id: string })[] } | undefined> {
  const { rows } = await sql<{ title: string; messages: (SharedMessage & { id: string })[] | null }>`
    select title, (
      select json_agg(json_build_object('id', id, 'role', role, 'content', content, 'created_at', created_at) order by seq)
      from chat_messages message where message.conversation_id = conversations.id
        and not superseded and status <> 'streaming' and content <> ''
    ) as messages from conversations where id = ${conversationId}`.execute(db)
  const [row] = rows
  return row && { title: row.title, messages: (row.messages ?? []).map(withTime) }
}

const withTime = <Message extends { created_at: string }>(message: Message): Message => ({
  ...message,
  created_at: new Date(message.created_at).toISOString(),
})

export interface NewConversationLink {
  readonly id: string
  readonly userId: string
  readonly conversationId: string
  readonly tokenHash: Buffer
  readonly title: string
  readonly named: boolean
  readonly messages: readonly SharedMessage[]
  readonly days: number
}

export async function insertConversationLink(
  db: Db,
  link: NewConversationLink,
): Promise<StoredConversationLink> {
  const row = await db
    .insertInto('conversation_links')
    .values({
      id: link.id,
      user_id: link.userId,
      conversation_id: link.conversationId,
      token_hash: link.tokenHash,
      title: link.title,
      named: link.named,
      messages: json(link.messages),
      expires_at: sql<Date>`now() + make_interval(days => ${link.days})`,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
  return asStored(row)
}

const columns = [
  'id',
  'conversation_id',
  'token_hash',
  'title',
  'named',
  'created_at',
  'expires_at',
  sql<number>`jsonb_array_length(messages)`.as('count'),
] as const

type Row = Pick<Selectable<Schema['conversation_links']>, Extract<(typeof columns)[number], string>> & {
  count: number
}

const asStored = ({ token_hash: tokenHash, count: messages, created_at, expires_at, ...row }: Row) => ({
  ...row,
  tokenHash,
  messages,
  created_at: created_at.toISOString(),
  expires_at: expires_at.toISOString(),
})

const live = sql<boolean>`expires_at > now()`

/** A person's links that still open something, newest first; of one conversation, or of all. */
export async function listConversationLinks(
  db: Db,
  userId: string,
  conversationId?: string,
): Promise<StoredConversationLink[]> {
  const links = db.selectFrom('conversation_links').where('user_id', '=', userId).where(live).select(columns)
  const rows = await (conversationId ? links.where('conversation_id', '=', conversationId) : links)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(asStored)
}

/** Deletes one of a person's links with what it shows; false when they have no such link. */
export async function deleteConversationLink(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('conversation_links')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Returns what a link shows; nothing while its owner is suspended. As the system: the reader is nobody. */
export async function findSharedConversation(
  db: Db,
  tokenHash: Buffer,
): Promise<SharedConversation | undefined> {
  const row = await db
    .selectFrom('conversation_links')
    .innerJoin('profiles', 'profiles.id', 'conversation_links.user_id')
    .where('token_hash', '=', tokenHash)
    .where(live)
    .where('suspended_at', 'is', null)
    .select(['title', 'named', 'full_name', 'messages', 'conversation_links.created_at', 'expires_at'])
    .executeTakeFirst()
  return (
    row && {
      title: row.title,
      by: row.named ? row.full_name : null,
      messages: row.messages,
      created_at: row.created_at.toISOString(),
      expires_at: row.expires_at.toISOString(),
    }
  )
}

/** Returns what a person's links show, by conversation. */
export async function listShared(
  db: Db,
  userId: string,
): Promise<Map<string, Omit<SharedConversation, 'by'>[]>> {
  const rows = await db
    .selectFrom('conversation_links')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .select(['conversation_id', 'title', 'messages', 'created_at', 'expires_at'])
    .execute()
  const shown = rows.map(({ created_at, expires_at, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
  }))
  return Map.groupBy(shown, (link) => link.conversation_id)
}
