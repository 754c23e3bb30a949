import type { AccountExport, Profile } from '#shared/account.ts'
import type { Db } from './client.ts'

/** A person's profile with their role; a person without a role record is a user. */
export async function findProfile(db: Db, userId: string): Promise<Profile | undefined> {
  const row = await db
    .selectFrom('profiles')
    .leftJoin('user_roles', 'user_roles.user_id', 'profiles.id')
    .where('profiles.id', '=', userId)
    .select(['profiles.id', 'email', 'full_name', 'created_at', 'role'])
    .executeTakeFirst()
  return row && { ...row, role: row.role ?? 'user', created_at: row.created_at.toISOString() }
}

/** The model calls made for a person, oldest first. */
export async function listUsage(db: Db, userId: string): Promise<AccountExport['usage']> {
  const rows = await db
    .selectFrom('usage_events')
    .where('user_id', '=', userId)
    .orderBy('id')
    .select(['created_at', 'model', 'prompt_tokens', 'completion_tokens'])
    .execute()
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
}

/** Where a person is signed in. Read as the system: sessions belong to the accounts library. */
export async function listSessions(db: Db, userId: string): Promise<AccountExport['sessions']> {
  const rows = await db
    .selectFrom('auth.session')
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .select(['createdAt', 'userAgent', 'ipAddress'])
    .execute()
  return rows.map((row) => ({
    created_at: row.createdAt.toISOString(),
    user_agent: row.userAgent ?? '',
    address: row.ipAddress ?? '',
  }))
}

/** Whether any admin exists. */
export async function hasAdmin(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('user_roles')
    .where('role', '=', 'admin')
    .select('user_id')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** A person by id or by e-mail address. */
export async function findPerson(
  db: Db,
  who: { id: string } | { email: string },
): Promise<{ id: string; email: string; full_name: string } | undefined> {
  const people = db.selectFrom('profiles').select(['id', 'email', 'full_name'])
  const found =
    'id' in who ? people.where('id', '=', who.id) : people.where('email', '=', who.email.toLowerCase())
  return found.executeTakeFirst()
}
