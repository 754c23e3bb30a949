import { sql } from 'kysely'
import type { Role } from '#shared/account.ts'
import type { Db } from './client.ts'

export interface StoredInvitation {
  readonly id: string
  readonly email: string
  readonly role: Role
  /** The name of the admin who invited. */
  readonly invited_by: string | null
  readonly created_at: Date
  readonly expires_at: Date
  readonly accepted_by: string | null
  readonly state: 'open' | 'accepted' | 'revoked' | 'ended'
}

const STATE = sql<StoredInvitation['state']>`case
  when accepted_at is not null then 'accepted'
  when revoked_at is not null then 'revoked'
  when expires_at <= now() then 'ended'
  else 'open' end`

const invitations = (db: Db) =>
  db
    .selectFrom('invitations')
    .leftJoin('profiles', 'profiles.id', 'invited_by')
    .select(['invitations.id', 'invitations.email', 'role', 'profiles.full_name as invited_by'])
    .select(['invitations.created_at', 'expires_at', 'accepted_by', STATE.as('state')])

/** The invitations, or those to one address, newest first. */
export async function listInvitations(db: Db, email?: string): Promise<StoredInvitation[]> {
  const query = invitations(db).orderBy('invitations.created_at', 'desc').limit(200)
  return (email === undefined ? query : query.where('invitations.email', '=', email.toLowerCase())).execute()
}

export async function findInvitation(db: Db, id: string): Promise<StoredInvitation | undefined> {
  return invitations(db).where('invitations.id', '=', id).executeTakeFirst()
}

/** The invitation that a token opens. Read as the system: an operator's own role sees no hashes. */
export async function findByToken(db: Db, tokenHash: Buffer): Promise<StoredInvitation | undefined> {
  return invitations(db).where('token_hash', '=', tokenHash).executeTakeFirst()
}

/** Keeps an invitation; one that is open for the address already is revoked. */
export async function insertInvitation(
  db: Db,
  invitation: { id: string; tokenHash: Buffer; email: string; role: Role; invitedBy: string; days: number },
): Promise<void> {
  const { id, tokenHash: token_hash, email, role, invitedBy: invited_by, days } = invitation
  const now = sql<Date>`now()`
  await db
    .updateTable('invitations')
    .set({ revoked_at: now })
    .where('email', '=', email)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .execute()
  const expires_at = sql<Date>`now() + make_interval(days => ${days})`
  await db.insertInto('invitations').values({ id, token_hash, email, role, invited_by, expires_at }).execute()
}

/** Returns whether it was open until now. */
export async function revokeInvitation(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('invitations')
    .set({ revoked_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Uses an invitation up for the person with its address; undefined when it is not open, or for somebody else. */
export async function useInvitation(
  db: Db,
  { tokenHash, userId }: { tokenHash: Buffer; userId: string },
): Promise<{ id: string; role: Role } | undefined> {
  return db
    .updateTable('invitations')
    .from('profiles')
    .set({ accepted_at: sql<Date>`now()`, accepted_by: userId })
    .where('token_hash', '=', tokenHash)
    .where('profiles.id', '=', userId)
    .where(sql<boolean>`lower(profiles.email) = invitations.email`)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['invitations.id', 'role'])
    .executeTakeFirst()
}
