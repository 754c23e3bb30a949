import { sql } from 'kysely'
import type { Db } from '#server/db/client.ts'
import type { Role } from '#shared/account.ts'

export interface Session {
  readonly id: string
  readonly userId: string
  readonly email: string
  readonly role: Role
}

/**
 * Who a bearer token belongs to, in one query, or undefined when it is unknown or over. Read on each
 * request, so that a revoked session ends at once. The part after the dot is Better Auth's signature
 * over a random token that the database already knows; it adds nothing to the look-up.
 */
export async function findSession(db: Db, bearer: string): Promise<Session | undefined> {
  const token = bearer.split('.')[0] ?? ''
  const row = await db
    .selectFrom('auth.session as session')
    .innerJoin('auth.user as user', 'user.id', 'session.userId')
    .leftJoin('user_roles', 'user_roles.user_id', 'user.id')
    .where('session.token', '=', token)
    .where('session.expiresAt', '>', sql<Date>`now()`)
    .select(['session.id', 'session.userId', 'user.email', 'user_roles.role'])
    .executeTakeFirst()
  return row && { id: row.id, userId: row.userId, email: row.email, role: row.role ?? 'user' }
}
