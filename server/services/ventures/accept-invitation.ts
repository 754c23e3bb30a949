import { requireSession } from '#server/auth/policies.ts'
import type { Database } from '#server/db/client.ts'
import { findByToken, type LinkedInvitation, spendInvitation } from '#server/db/venture-invitations.ts'
import { addPerson, roleOf } from '#server/db/venture-people.ts'
import { setLastUsed, ventureLock } from '#server/db/ventures.ts'
import { deriveAnew } from '#server/roadmap/work-on.ts'
import type { Ctx } from '#server/services/context.ts'
import { hashInvitation } from '#server/services/invitation-token.ts'
import type { OpenedInvitation } from '#shared/admin/invitations.ts'
import { AppError } from '#shared/errors.ts'
import { VentureRole, type VentureSummary } from '#shared/ventures.ts'

type Accepted = { venture: Pick<VentureSummary, 'id' | 'name' | 'role'> }

/**
 * Returns what a link to a venture is for, for whoever has it; undefined when the token is none of a
 * venture's that still opens.
 */
export async function readVentureInvitation(
  { database, actor }: Ctx,
  token: string,
): Promise<Extract<OpenedInvitation, { venture: object }> | undefined> {
  const found = await findByToken(database.system, hashInvitation(token))
  const caller = actor.kind === 'member' ? actor.session.userId : undefined
  const accepted = caller !== undefined && found?.accepted_by === caller
  if (!found || !(accepted || found.is_open)) return undefined
  const { venture_id: id, venture: name, role, email, expires_at, invited_by } = found
  return { venture: { id, name }, role, email, expires_at: expires_at.toISOString(), accepted, invited_by }
}

/**
 * Lets the caller into the venture of a link; undefined when the token is none of a venture's that still opens. Whoever
 * belongs to it with as many rights already does not use a link up that anybody could open.
 */
export async function acceptVentureInvitation(ctx: Ctx, token: string): Promise<Accepted | undefined> {
  const { userId, email } = requireSession(ctx.actor)
  const { database } = ctx
  const linked = await findByToken(database.system, hashInvitation(token))
  if (!linked) return undefined
  return database.asActor(
    { role: 'system' },
    async (db) => {
      // Again, under the lock: of two who open it at once, one is let in.
      const invitation = await findByToken(db, hashInvitation(token))
      if (!invitation) return undefined
      const { venture_id: ventureId, venture: name } = invitation
      const before = await roleOf(db, ventureId, userId)
      const as = (role: VentureRole): Accepted => ({ venture: { id: ventureId, name, role } })
      if (before && invitation.accepted_by === userId) return as(before)
      if (!invitation.is_open) return undefined
      refuseOthers(invitation, email)
      const gains =
        before === undefined ||
        VentureRole.options.indexOf(invitation.role) < VentureRole.options.indexOf(before)
      if (!gains && invitation.email === null) return as(before)
      if (!(await spendInvitation(db, invitation.id, userId))) return undefined
      const role = await addPerson(db, { ventureId, userId, role: invitation.role })
      if (role === 'sponsor') await deriveAnew(db, userId, ventureId)
      else await setLastUsed(db, userId, ventureId)
      return as(role)
    },
    { lock: ventureLock(linked.venture_id) },
  )
}

function refuseOthers({ email: invited }: LinkedInvitation, email: string): void {
  if (invited === null || invited === email.toLowerCase()) return
  const message = `This invitation is for ${invited}. Sign out, then open it again with that account.`
  throw new AppError('invitation_other', message)
}

/** Returns whether a token opens an invitation to a venture for this address, and so lets it sign up. */
export async function invitesAddress(
  { system }: Pick<Database, 'system'>,
  { token, email }: { token: string; email: string },
): Promise<boolean> {
  const invitation = await findByToken(system, hashInvitation(token))
  return invitation?.is_open === true && invitation.email === email.toLowerCase()
}
