import { type RawBuilder, sql } from 'kysely'
import type { Role } from '#shared/account.ts'
import type { AdminUser, UserSort } from '#shared/admin/users.ts'
import type { Db } from './client.ts'
import { contains } from './like.ts'

/** Transactions that change who is an admin or who may sign in wait for each other; the database's own guard takes it too. */
export const ADMINS_LOCK = 'admins'

export interface UsersQuery {
  readonly search: string | undefined
  readonly role: Role | undefined
  readonly status: 'active' | 'suspended' | undefined
  readonly sort: UserSort
  readonly order: 'asc' | 'desc'
  /** Null for all. */
  readonly limit: number | null
  readonly offset: number
}

type UserRow = Omit<AdminUser, 'created_at' | 'last_active_at' | 'suspended_at'> & {
  created_at: Date
  last_active_at: Date | null
  suspended_at: Date | null
}

/** Returns what an operator asks about users, each with when they were last here. */
const people = (where: RawBuilder<unknown>) => sql`
  select profiles.id, email, full_name, created_at, suspended_at, coalesce(role, 'user') as role,
    coalesce(current_level, 0)::integer as level, coalesce(talk.count, 0)::integer as conversations,
    greatest(talk.last_at, seen.last_at) as last_active_at
  from profiles
  left join user_roles on user_roles.user_id = profiles.id
  left join person_levels on person_levels.user_id = profiles.id
  left join (
    select user_id, count(*), max(updated_at) as last_at from conversations group by user_id
  ) talk on talk.user_id = profiles.id
  left join (
    select "userId", max("updatedAt") as last_at from auth.session group by "userId"
  ) seen on seen."userId" = profiles.id
  where ${where}`

/** The users that match, found by their name or address. */
export async function listUsers(db: Db, query: UsersQuery): Promise<{ users: AdminUser[]; total: number }> {
  const { search = null, role = null, status = null, limit, offset } = query
  const pattern = contains(search)
  // Text is sorted as people read it, and nothing never stands before something.
  const column = ['full_name', 'email'].includes(query.sort)
    ? sql`lower(${sql.ref(query.sort)})`
    : sql.ref(query.sort)
  const order = sql`${column} ${sql.raw(query.order === 'asc' ? 'asc' : 'desc')} nulls last, id`
  const { rows } = await sql<{ total: number } & (UserRow | { id: null })>`
    with matched as (${people(sql`
      (${pattern}::text is null or full_name ilike ${pattern} or email ilike ${pattern})
      and (${role}::text is null or coalesce(role, 'user') = ${role})
      and (${status}::text is null or (suspended_at is not null) = (${status} = 'suspended'))`)}
    ), page as (
      select * from matched order by ${order} limit ${limit}::bigint offset ${offset}
    )
    select total, page.* from (select count(*)::integer as total from matched) counted
    left join page on true order by ${order}`.execute(db)
  return {
    users: rows.flatMap((row) => (row.id === null ? [] : [shown(row)])),
    total: rows[0]?.total ?? 0,
  }
}

export async function findUser(db: Db, userId: string): Promise<AdminUser | undefined> {
  const { rows } = await people(sql`profiles.id = ${userId}::uuid`).execute(db)
  const [row] = rows as UserRow[]
  return row && shown(row)
}

function shown({ id, email, full_name, role, level, conversations, ...times }: UserRow): AdminUser {
  const iso = (time: Date | null) => time?.toISOString() ?? null
  return {
    id,
    email,
    full_name,
    role,
    level,
    conversations,
    created_at: times.created_at.toISOString(),
    last_active_at: iso(times.last_active_at),
    suspended_at: iso(times.suspended_at),
  }
}

/** Where a person stands with the operators; undefined when there is no such account. */
export interface Standing {
  readonly role: Role
  readonly suspendedAt: Date | null
}

export async function findStanding(db: Db, userId: string): Promise<Standing | undefined> {
  const row = await db
    .selectFrom('profiles')
    .leftJoin('user_roles', 'user_roles.user_id', 'profiles.id')
    .where('profiles.id', '=', userId)
    .select(['role', 'suspended_at'])
    .executeTakeFirst()
  return row && { role: row.role ?? 'user', suspendedAt: row.suspended_at }
}

export async function isSuspended(db: Db, userId: string): Promise<boolean> {
  return Boolean((await findStanding(db, userId))?.suspendedAt)
}

/** Returns whether this person turned a second factor on. */
export async function asksForCode(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('auth.user')
    .where('id', '=', userId)
    .select('twoFactorEnabled')
    .executeTakeFirst()
  return row?.twoFactorEnabled ?? false
}

/** Returns whether nobody would be left who can give the role of admin back. */
export async function isLastAdmin(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql<{ last: boolean }>`
    select bool_or(user_id = ${userId}::uuid) and count(*) filter (where user_id <> ${userId}::uuid) = 0 as last
    from user_roles join profiles on profiles.id = user_roles.user_id
    where role = 'admin' and suspended_at is null`.execute(db)
  return rows[0]?.last ?? false
}

export async function setRole(db: Db, userId: string, role: Role): Promise<void> {
  await db
    .insertInto('user_roles')
    .values({ user_id: userId, role })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ role }))
    .execute()
}

export async function setSuspended(db: Db, userId: string, suspended: boolean): Promise<void> {
  const suspended_at = suspended ? sql<Date>`now()` : null
  await db.updateTable('profiles').set({ suspended_at }).where('id', '=', userId).execute()
}

/** Ends every session of a person; returns how many there were. */
export async function endSessions(db: Db, userId: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('auth.session')
    .where('userId', '=', userId)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Asks whichever process writes replies for this person to stop. */
export async function stopRepliesOf(db: Db, userId: string): Promise<void> {
  await sql`
    with asked as (
      update generations set stop_requested = true
      where user_id = ${userId}::uuid and status = 'streaming' returning id
    )
    select pg_notify('stops', id::text) from asked`.execute(db)
}

/** Deletes the account; everything that is a person's goes with it. */
export async function deleteUser(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('auth.user').where('id', '=', userId).execute()
}
