import { type Selectable, sql } from 'kysely'
import { DOCUMENTS_MAX, DocumentFields, type StoredDocument } from '#shared/documents.ts'
import type { OfferedDocument } from '#shared/offers.ts'
import type { Db } from './client.ts'
import { json } from './roadmap.ts'
import type { Schema } from './schema.ts'

const columns = [
  'id',
  'conversation_id',
  'message_id',
  'kind',
  'lang',
  'fields',
  'created_at',
  'updated_at',
] as const

type Row = Pick<Selectable<Schema['documents']>, (typeof columns)[number]>

/** Fields that this release cannot read are shown as open. */
const asStored = (row: Row): StoredDocument => ({
  ...row,
  fields: DocumentFields.safeParse(row.fields).data ?? {},
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})

/** A person's documents, last changed first. */
export async function listDocuments(db: Db, userId: string): Promise<StoredDocument[]> {
  const rows = await db
    .selectFrom('documents')
    .where('user_id', '=', userId)
    .select(columns)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(DOCUMENTS_MAX)
    .execute()
  return rows.map(asStored)
}

/** A person's document, by its id or by the reply that offered it. */
export async function findDocument(
  db: Db,
  userId: string,
  by: { readonly id: string } | { readonly messageId: string },
): Promise<StoredDocument | undefined> {
  const row = await db
    .selectFrom('documents')
    .where('user_id', '=', userId)
    .where((eb) => ('id' in by ? eb('id', '=', by.id) : eb('message_id', '=', by.messageId)))
    .select(columns)
    .executeTakeFirst()
  return row && asStored(row)
}

/** A reply with the message that it answers. */
export interface AnsweredMessage {
  readonly conversationId: string
  readonly messageId: string
  readonly content: string
}

/** The message that one of a person's replies answers; undefined when the reply is not theirs. */
export async function findAnswered(
  db: Db,
  userId: string,
  replyId: string,
): Promise<AnsweredMessage | undefined> {
  return db
    .selectFrom('generations')
    .innerJoin('chat_messages as message', 'message.id', 'generations.user_message_id')
    .where('generations.reply_id', '=', replyId)
    .where('message.user_id', '=', userId)
    .select(['message.conversation_id as conversationId', 'message.id as messageId', 'message.content'])
    .executeTakeFirst()
}

export interface NewDocument extends Pick<OfferedDocument, 'kind' | 'lang'> {
  readonly id: string
  readonly userId: string
  readonly conversationId: string | null
  readonly messageId: string | null
  readonly fields: DocumentFields
}

/** Stores a document; undefined when the person has as many as one may have. */
export async function insertDocument(db: Db, document: NewDocument): Promise<StoredDocument | undefined> {
  const { id, userId, conversationId, messageId, kind, lang, fields } = document
  const { count } = await db
    .selectFrom('documents')
    .where('user_id', '=', userId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  if (count >= DOCUMENTS_MAX) return undefined
  const values = { id, user_id: userId, conversation_id: conversationId, message_id: messageId, kind, lang }
  const row = await db
    .insertInto('documents')
    .values({ ...values, fields: json(fields) })
    .returning(columns)
    .executeTakeFirstOrThrow()
  return asStored(row)
}

/**
 * Puts what was typed into one field, unless something else than `before` is typed there by now; then, and when the
 * document is gone, undefined.
 */
export async function typeIntoField(
  db: Db,
  where: {
    readonly id: string
    readonly userId: string
    readonly key: string
    readonly before: string | null
  },
  typed: string | null,
): Promise<StoredDocument | undefined> {
  const { id, userId, key, before } = where
  const field = sql`coalesce(fields -> ${key}::text, '{"offered": null}') || jsonb_build_object('typed', ${typed}::text)`
  const row = await db
    .updateTable('documents')
    .set({
      fields: sql`jsonb_set(fields, array[${key}::text], ${field})`,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where(sql<boolean>`(fields -> ${key}::text ->> 'typed') is not distinct from ${before}::text`)
    .returning(columns)
    .executeTakeFirst()
  return row && asStored(row)
}

/** Deletes a document; false when the person has no such document. */
export async function deleteDocument(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('documents')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** When messages of a person were sent, by id. */
export async function sentAt(
  db: Db,
  userId: string,
  messageIds: readonly string[],
): Promise<Record<string, string>> {
  if (messageIds.length === 0) return {}
  const rows = await db
    .selectFrom('chat_messages')
    .where('user_id', '=', userId)
    .where('id', 'in', messageIds)
    .select(['id', 'created_at'])
    .execute()
  return Object.fromEntries(rows.map(({ id, created_at }) => [id, created_at.toISOString()]))
}
