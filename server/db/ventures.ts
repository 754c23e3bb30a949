import { sql } from 'kysely'
import type { Db } from './client.ts'

/** Archives the active venture and starts another one. Its roadmap is empty. */
export async function startVenture(db: Db, userId: string, name: string): Promise<void> {
  await archiveActive(db, userId)
  await sql`
    with venture as (insert into ventures (user_id, name) values (${userId}::uuid, ${name}) returning id)
    update user_state set venture_id = (select id from venture), revision = revision + 1
    where user_id = ${userId}::uuid`.execute(db)
}

/** Makes an archived venture the active one; false when the person has no such venture. */
export async function openVenture(db: Db, userId: string, ventureId: string): Promise<boolean> {
  const known = await db
    .selectFrom('ventures')
    .where('id', '=', ventureId)
    .select('archived_at')
    .executeTakeFirst()
  if (!known) return false
  if (known.archived_at === null) return true
  await archiveActive(db, userId)
  await sql`
    with venture as (update ventures set archived_at = null where id = ${ventureId}::uuid returning id)
    update user_state set venture_id = (select id from venture), revision = revision + 1
    where user_id = ${userId}::uuid`.execute(db)
  return true
}

/** Gives a venture another name; false when the person has no such venture. */
export async function renameVenture(
  db: Db,
  userId: string,
  ventureId: string,
  name: string,
): Promise<boolean> {
  const renamed = await db
    .updateTable('ventures')
    .set({ name })
    .where('id', '=', ventureId)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  if (!renamed) return false
  await sql`update user_state set revision = revision + 1 where user_id = ${userId}::uuid`.execute(db)
  return true
}

/** The venture that something in a person's ledgers belongs to; undefined when there is no such event. */
export async function ventureOfEvent(db: Db, userId: string, eventId: string): Promise<string | undefined> {
  const { rows } = await sql<{ venture_id: string }>`
    select venture_id from evidence_events where user_id = ${userId}::uuid and event_id = ${eventId} limit 1`.execute(
    db,
  )
  return rows[0]?.venture_id
}

/** Lets the conversation of a message feed the venture that its person works on. */
export async function feedActive(db: Db, userId: string, messageId: string): Promise<void> {
  await sql`
    update conversations set venture_id = (
      select id from ventures where user_id = ${userId}::uuid and archived_at is null)
    where user_id = ${userId}::uuid
      and id = (select conversation_id from chat_messages where id = ${messageId}::uuid)`.execute(db)
}

/**
 * Archives the venture worked on, and writes down which conversations fed it. A statement of its own: the index that
 * allows one active venture is checked row by row.
 */
async function archiveActive(db: Db, userId: string): Promise<void> {
  await sql`
    with archived as (
      update ventures set archived_at = now() where user_id = ${userId}::uuid and archived_at is null returning id
    )
    update conversations set venture_id = archived.id from archived
    where user_id = ${userId}::uuid and venture_id is null`.execute(db)
}
