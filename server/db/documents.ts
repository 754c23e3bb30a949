import { type Selectable, sql } from 'kysely'
import { DOCUMENTS_MAX } from '#shared/documents.ts'
import type { OfferedDocument } from '#shared/offered-document.ts'
import { DocumentFields, type StoredDocument } from '#shared/stored-document.ts'
import type { VentureRole } from '#shared/ventures.ts'
import type { Db } from './client.ts'
import { json } from './roadmap.ts'
import type { Schema } from './schema.ts'

const columns = [
  'id',
  'venture_id',
  'message_id',
  'kind',
  'lang',
  'fields',
  'created_at',
  'updated_at',
  // A conversation is its writer's: to the others of the venture it is none.
  sql<string | null>`case when user_id = app.user_id() then conversation_id end`.as('conversation_id'),
  sql<VentureRole>`app.venture_role(venture_id)`.as('role'),
] as const

type Row = Pick<Selectable<Schema['documents']>, Extract<(typeof columns)[number], string>> & {
  conversation_id: string | null
  role: VentureRole
}

/** Fields that this release cannot read are shown as open. */
const asStored = (row: Row): StoredDocument => ({
  ...row,
  fields: DocumentFields.safeParse(row.fields).data ?? {},
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})

/** A venture's documents, last changed first. */
export async function listDocuments(db: Db, ventureId: string): Promise<StoredDocument[]> {
  const rows = await db
    .selectFrom('documents')
    .where('venture_id', '=', ventureId)
    .select(columns)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(DOCUMENTS_MAX)
    .execute()
  return rows.map(asStored)
}

/** The documents of a person's own ventures, and those that they made in the ventures of others. */
export async function exportDocuments(db: Db, userId: string): Promise<StoredDocument[]> {
  const rows = await db
    .selectFrom('documents')
    .where((eb) =>
      eb.or([
        eb('user_id', '=', userId),
        eb('venture_id', 'in', eb.selectFrom('ventures').where('user_id', '=', userId).select('id')),
      ]),
    )
    .select(columns)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(asStored)
}

/** A document that the caller sees, by its id, or one that they made by the reply that offered it. */
export async function findDocument(
  db: Db,
  by: { readonly id: string } | { readonly userId: string; readonly messageId: string },
): Promise<StoredDocument | undefined> {
  const row = await db
    .selectFrom('documents')
    .where((eb) =>
      'id' in by
        ? eb('id', '=', by.id)
        : eb.and([eb('message_id', '=', by.messageId), eb('user_id', '=', by.userId)]),
    )
    .select(columns)
    .executeTakeFirst()
  return row && asStored(row)
}

/** A reply with the message that it answers. */
export interface AnsweredMessage {
  readonly conversationId: string
  readonly messageId: string
  readonly content: string
  /** The venture that the conversation names. */
  readonly ventureId: string | null
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
    .innerJoin('conversations', 'conversations.id', 'message.conversation_id')
    .select([
      'message.conversation_id as conversationId',
      'message.id as messageId',
      'message.content',
      'conversations.venture_id as ventureId',
    ])
    .executeTakeFirst()
}

export interface NewDocument extends Pick<OfferedDocument, 'kind' | 'lang'> {
  readonly id: string
  readonly userId: string
  readonly ventureId: string
  readonly conversationId: string | null
  readonly messageId: string | null
  readonly fields: DocumentFields
}

/** Stores a document; undefined when the venture has as many as one may have. */
export async function insertDocument(db: Db, document: NewDocument): Promise<StoredDocument | undefined> {
  const { id, userId, ventureId, conversationId, messageId, kind, lang, fields } = document
  const { count } = await db
    .selectFrom('documents')
    .where('venture_id', '=', ventureId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  if (count >= DOCUMENTS_MAX) return undefined
  const place = { user_id: userId, venture_id: ventureId, conversation_id: conversationId }
  const row = await db
    .insertInto('documents')
    .values({ id, ...place, message_id: messageId, kind, lang, fields: json(fields) })
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
  where: { readonly id: string; readonly key: string; readonly before: string | null },
  typed: string | null,
): Promise<StoredDocument | undefined> {
  const { id, key, before } = where
  const field = sql`coalesce(fields -> ${key}::text, '{"offered": null}') || jsonb_build_object('typed', ${typed}::text)`
  const row = await db
    .updateTable('documents')
    .set({
      fields: sql`jsonb_set(fields, array[${key}::text], ${field})`,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .where(sql<boolean>`(fields -> ${key}::text ->> 'typed') is not distinct from ${before}::text`)
    .returning(columns)
    .executeTakeFirst()
  return row && asStored(row)
}

/** Deletes a document; false when it is gone. */
export async function deleteDocument(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('documents').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

/** Returns when messages of a person were sent, by id. */
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
