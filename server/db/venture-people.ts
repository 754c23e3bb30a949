import { sql } from 'kysely'
import type { VentureMember, VentureRole, VentureSummary } from '#shared/ventures.ts'
import type { Db } from './client.ts'

const iso = (at: Date | null) => at?.toISOString() ?? null

/** A person's ventures, oldest first; those that they sponsor with no more than their name and level. */
export async function listVentures(db: Db, userId: string): Promise<VentureSummary[]> {
  return ventureRows(db, userId, null)
}

async function ventureRows(db: Db, userId: string, id: string | null): Promise<VentureSummary[]> {
  type Row = Omit<VentureSummary, 'archived_at'> & { archived_at: Date | null }
  const { rows } = await sql<Row>`
    select id, name, role, level, archived_at from (
      select ventures.id, name, mine.role, current_level as level, archived_at, created_at
      from venture_members mine join ventures on ventures.id = mine.venture_id
      join dashboard_config on dashboard_config.venture_id = ventures.id
      where mine.user_id = ${userId}::uuid and mine.role <> 'sponsor'
      union all
      select id, name, 'sponsor', level, archived_at, created_at from app.sponsored()
    ) listed where ${id}::uuid is null or id = ${id}::uuid order by created_at, id`.execute(db)
  return rows.map((row) => ({ ...row, archived_at: iso(row.archived_at) }))
}

/** Returns how many ventures a person owns. */
export async function countOwned(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ventures where user_id = ${userId}::uuid`.execute(db)
  return rows[0]?.count ?? 0
}

/** A venture as the caller sees it, sponsors too; undefined for who does not belong to it. */
export async function findVenture(
  db: Db,
  userId: string,
  ventureId: string,
): Promise<VentureSummary | undefined> {
  return (await ventureRows(db, userId, ventureId))[0]
}

/** The people of a venture whom the caller sees, by role, then as they came. */
export async function listPeople(db: Db, ventureId: string): Promise<VentureMember[]> {
  type Row = Omit<VentureMember, 'last_here'> & { last_here: Date | null }
  const { rows } = await sql<Row>`
    select user_id, name, email, role, last_here from app.people_of(${ventureId}::uuid)
    order by array_position(array['owner', 'member', 'mentor', 'sponsor'], role), joined_at, user_id`.execute(
    db,
  )
  return rows.map((row) => ({ ...row, last_here: iso(row.last_here) }))
}

/** Gives somebody another role; false when they do not belong to the venture, or own it. */
export async function setVentureRole(
  db: Db,
  { ventureId, userId, role }: { ventureId: string; userId: string; role: VentureRole },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update venture_members set role = ${role}
    where venture_id = ${ventureId}::uuid and user_id = ${userId}::uuid and role <> 'owner'`.execute(db)
  return numAffectedRows > 0n
}

/** Gives the caller's venture to one of its people, and makes the caller a member; false when it could not be. */
export async function handOver(db: Db, ventureId: string, heirId: string): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`
    select app.hand_over(${ventureId}::uuid, ${heirId}::uuid) as done`.execute(db)
  return rows[0]?.done ?? false
}

/** Takes somebody out of a venture; false when they do not belong to it, or own it. */
export async function removePerson(db: Db, ventureId: string, userId: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from venture_members
    where venture_id = ${ventureId}::uuid and user_id = ${userId}::uuid and role <> 'owner'`.execute(db)
  return numAffectedRows > 0n
}

/** Deletes a venture of the caller's with everything in it. */
export async function deleteVenture(db: Db, ventureId: string): Promise<void> {
  await db.deleteFrom('ventures').where('id', '=', ventureId).execute()
}

/** Lets somebody into a venture, in the role given or the stronger one that they have. As the system. */
export async function addPerson(
  db: Db,
  { ventureId, userId, role }: { ventureId: string; userId: string; role: VentureRole },
): Promise<VentureRole> {
  const { rows } = await sql<{ role: VentureRole }>`
    insert into venture_members as member (venture_id, user_id, role)
    values (${ventureId}::uuid, ${userId}::uuid, ${role})
    on conflict (venture_id, user_id) do update set role = (
      select role from unnest(array['owner', 'member', 'mentor', 'sponsor']) with ordinality strength (role, n)
      where strength.role in (member.role, excluded.role) order by n limit 1)
    returning role`.execute(db)
  const [added] = rows
  if (!added) throw new Error('The person was not added')
  return added.role
}

/** Returns what somebody is in a venture. As the system. */
export async function roleOf(db: Db, ventureId: string, userId: string): Promise<VentureRole | undefined> {
  const { rows } = await sql<{ role: VentureRole }>`
    select role from venture_members
    where venture_id = ${ventureId}::uuid and user_id = ${userId}::uuid`.execute(db)
  return rows[0]?.role
}

/** A venture that goes with its owner's account, and how many others belong to it. */
export interface SharedVenture {
  readonly name: string
  readonly others: number
}

/** Lets nobody change what somebody is in their ventures until the transaction ends. As the system. */
export async function lockMemberships(db: Db, userId: string): Promise<void> {
  await sql`select from venture_members where user_id = ${userId}::uuid order by venture_id for update`.execute(
    db,
  )
}

/** The ventures that somebody owns and others belong to. As the system. */
export async function listShared(db: Db, userId: string): Promise<SharedVenture[]> {
  const { rows } = await sql<SharedVenture>`
    select name, count(*)::integer as others from ventures join venture_members others on others.venture_id = ventures.id
    where ventures.user_id = ${userId}::uuid and others.user_id <> ventures.user_id
    group by ventures.id order by name`.execute(db)
  return rows
}
