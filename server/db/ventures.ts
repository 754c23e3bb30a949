import { type RawBuilder, sql } from 'kysely'
import type { VentureRole } from '#shared/ventures.ts'
import type { Db } from './client.ts'

/** Returns what everything that writes a venture's ledger or its people waits for; nobody holds it for two ventures. */
export const ventureLock = (ventureId: string) => `venture:${ventureId}`

/** Waits until nobody else writes the venture; what is read afterwards is as they left it. */
export async function lockVenture(db: Db, ventureId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${ventureLock(ventureId)}, 0))`.execute(db)
}

/** The venture that a person used last; undefined when they have none. */
export async function findLastUsed(db: Db, userId: string): Promise<string | undefined> {
  const { rows } = await sql<{ venture_id: string | null }>`
    select venture_id from user_state where user_id = ${userId}::uuid`.execute(db)
  return rows[0]?.venture_id ?? undefined
}

/** Waits for the venture that a person used last, and returns it; undefined when they have none. */
export async function lockLastUsed(db: Db, userId: string): Promise<string | undefined> {
  const { rows } = await sql<{ venture_id: string }>`
    select venture_id, pg_advisory_xact_lock(hashtextextended('venture:' || venture_id, 0)) from user_state
    where user_id = ${userId}::uuid and venture_id is not null`.execute(db)
  return rows[0]?.venture_id
}

/** Returns what the caller is in a venture; undefined for who does not belong to it. */
export async function findRole(db: Db, ventureId: string): Promise<VentureRole | undefined> {
  const { rows } = await sql<{ role: VentureRole | null }>`
    select app.venture_role(${ventureId}::uuid) as role`.execute(db)
  return rows[0]?.role ?? undefined
}

/**
 * The venture that somebody writes in for `wanted`: that one, or the first that they work in where they only read it; null
 * where they work in none.
 */
export const ventureFilled = (
  userId: string,
  wanted: RawBuilder<unknown>,
): RawBuilder<string | null> => sql`case
  when app.venture_role(${wanted}) in ('owner', 'member') then ${wanted} else (
    select ventures.id from venture_members mine join ventures on ventures.id = mine.venture_id
    where mine.user_id = ${userId}::uuid and mine.role in ('owner', 'member') and ventures.archived_at is null
    order by joined_at limit 1
  ) end`

/** The venture that a person writes in: the one named, or the one used last; undefined for who works in none. */
export async function findFilled(db: Db, userId: string, named: string | null): Promise<string | undefined> {
  const { rows } = await sql<{ id: string | null }>`
    select ${ventureFilled(userId, sql`wanted.id`)} as id from (select coalesce(${named}::uuid, (
      select venture_id from user_state where user_id = ${userId}::uuid)) as id) wanted`.execute(db)
  return rows[0]?.id ?? undefined
}

/** Begins a venture that its person uses from now on; nothing is archived. Returns its id. */
export async function createVenture(db: Db, userId: string, name: string): Promise<string> {
  const id = await beginVenture(db, userId, name)
  await setLastUsed(db, userId, id)
  return id
}

/** Begins a venture beside the one used last. */
export async function beginVenture(db: Db, userId: string, name: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into ventures (user_id, name) values (${userId}::uuid, ${name}) returning id`.execute(db)
  const [made] = rows
  if (!made) throw new Error('The venture was not stored')
  return made.id
}

/** Archives the venture worked on, where it is the person's own, and begins another one. Its roadmap is empty. */
export async function startVenture(db: Db, userId: string, name: string): Promise<string> {
  await sql`
    update ventures set archived_at = now() where user_id = ${userId}::uuid and archived_at is null
      and id = (select venture_id from user_state where user_id = ${userId}::uuid)`.execute(db)
  return createVenture(db, userId, name)
}

/** Takes a venture out of the archive, or puts it there; for its owner. */
export async function setArchived(db: Db, ventureId: string, archived: boolean): Promise<void> {
  await sql`
    update ventures set archived_at = ${archived ? sql`now()` : sql`null`}
    where id = ${ventureId}::uuid and (archived_at is null) = ${archived}`.execute(db)
}

/** Gives a venture another name, for its owner; false for anybody else. */
export async function renameVenture(db: Db, ventureId: string, name: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('ventures')
    .set({ name })
    .where('id', '=', ventureId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Makes a venture the one that a person used last. Their conversations that name none fed the one before, and are written
 * down as its.
 */
export async function setLastUsed(db: Db, userId: string, ventureId: string): Promise<void> {
  await sql`
    with fed as (
      update conversations set venture_id = state.venture_id from user_state state
      where state.user_id = ${userId}::uuid and conversations.user_id = state.user_id
        and conversations.venture_id is null and state.venture_id <> ${ventureId}::uuid
    )
    insert into user_state (user_id, venture_id) values (${userId}::uuid, ${ventureId}::uuid)
    on conflict (user_id) do update set venture_id = excluded.venture_id, revision = user_state.revision + 1
    where user_state.venture_id is distinct from excluded.venture_id`.execute(db)
}

/** The venture whose ledger holds an event that the caller sees: the one used last, where several do. */
export async function ventureOfEvent(db: Db, userId: string, eventId: string): Promise<string | undefined> {
  const { rows } = await sql<{ venture_id: string }>`
    select events.venture_id from venture_members mine
    join evidence_events events on events.venture_id = mine.venture_id and events.event_id = ${eventId}
    left join user_state state on state.user_id = mine.user_id and state.venture_id = mine.venture_id
    where mine.user_id = ${userId}::uuid order by state.user_id is null limit 1`.execute(db)
  return rows[0]?.venture_id
}

/** Lets the conversation of a message of a person's feed a venture of theirs. */
export async function feedVenture(
  db: Db,
  userId: string,
  messageId: string,
  ventureId: string,
): Promise<void> {
  await sql`
    update conversations set venture_id = ${ventureId}::uuid
    where user_id = ${userId}::uuid
      and id = (select conversation_id from chat_messages where id = ${messageId}::uuid)`.execute(db)
}

/** Tells the open pages of all its people that something about a venture changed. */
export async function tellPeople(db: Db, ventureId: string): Promise<void> {
  await sql`select app.tell_people(${ventureId}::uuid, 'ventures', ${ventureId}::uuid, 'UPDATE')`.execute(db)
}
