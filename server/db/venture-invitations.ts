import { sql } from 'kysely'
import type { InvitedRole } from '#shared/ventures.ts'
import type { Db } from './client.ts'

export interface StoredVentureInvitation {
  readonly id: string
  readonly role: InvitedRole
  /** In small letters; null for whoever opens the link. */
  readonly email: string | null
  readonly expires_at: Date
  /** In hexadecimal digits. */
  readonly token_hash: string
}

/** The invitations to a venture that can still be used, oldest first. */
export async function listOpenInvitations(db: Db, ventureId: string): Promise<StoredVentureInvitation[]> {
  const { rows } = await sql<StoredVentureInvitation>`
    select id, role, email, expires_at, encode(token_hash, 'hex') as token_hash from venture_invitations
    where venture_id = ${ventureId}::uuid and accepted_at is null and revoked_at is null and expires_at > now()
    order by created_at, id`.execute(db)
  return rows
}

/** Returns how many invitations somebody sent in the last day. */
export async function countInvited(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from venture_invitations
    where invited_by = ${userId}::uuid and created_at > now() - interval '1 day'`.execute(db)
  return rows[0]?.count ?? 0
}

/** Keeps an invitation; one that is open for the address already is revoked. */
export async function insertInvitation(
  db: Db,
  invitation: {
    id: string
    ventureId: string
    tokenHash: Buffer
    role: InvitedRole
    email: string | null
    invitedBy: string
    days: number
  },
): Promise<Date> {
  const { id, ventureId, tokenHash, role, email, invitedBy, days } = invitation
  await sql`
    update venture_invitations set revoked_at = now()
    where venture_id = ${ventureId}::uuid and email = ${email} and accepted_at is null and revoked_at is null`.execute(
    db,
  )
  const { rows } = await sql<{ expires_at: Date }>`
    insert into venture_invitations (id, venture_id, token_hash, role, email, invited_by, expires_at)
    values (${id}::uuid, ${ventureId}::uuid, ${tokenHash}, ${role}, ${email}, ${invitedBy}::uuid,
      now() + make_interval(days => ${days}))
    returning expires_at`.execute(db)
  const [made] = rows
  if (!made) throw new Error('The invitation was not stored')
  return made.expires_at
}

/** Ends an invitation before its time; false when there is none that is open. */
export async function revokeInvitation(db: Db, ventureId: string, id: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update venture_invitations set revoked_at = now()
    where id = ${id}::uuid and venture_id = ${ventureId}::uuid and accepted_at is null and revoked_at is null`.execute(
    db,
  )
  return numAffectedRows > 0n
}

/** What the link of an invitation leads to. */
export interface LinkedInvitation {
  readonly id: string
  readonly venture_id: string
  readonly venture: string
  readonly role: InvitedRole
  readonly email: string | null
  readonly expires_at: Date
  readonly accepted_by: string | null
  readonly is_open: boolean
  /** The name of who invited, while they have an account. */
  readonly invited_by: string | null
}

/** The invitation that a token opens. As the system: whoever opens it belongs to nothing yet. */
export async function findByToken(db: Db, tokenHash: Buffer): Promise<LinkedInvitation | undefined> {
  const { rows } = await sql<LinkedInvitation>`
    select invitation.id, venture_id, name as venture, role, invitation.email, expires_at, accepted_by,
      accepted_at is null and revoked_at is null and expires_at > now() as is_open, full_name as invited_by
    from venture_invitations invitation join ventures on ventures.id = venture_id
    left join profiles on profiles.id = invited_by where token_hash = ${tokenHash}`.execute(db)
  return rows[0]
}

/** Uses an invitation up; false when it is not open any more. As the system. */
export async function spendInvitation(db: Db, id: string, userId: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update venture_invitations set accepted_at = now(), accepted_by = ${userId}::uuid
    where id = ${id}::uuid and accepted_at is null and revoked_at is null and expires_at > now()`.execute(db)
  return numAffectedRows > 0n
}
