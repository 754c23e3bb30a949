import { mailText } from '#server/auth/mail-texts.ts'
import { adminActor, operatorActor } from '#server/auth/policies.ts'
import { findPerson } from '#server/db/account.ts'
import { insertAudit } from '#server/db/audit.ts'
import {
  findInvitation,
  insertInvitation,
  listInvitations as list,
  revokeInvitation as revoke,
  type StoredInvitation,
} from '#server/db/invitations.ts'
import type { Ctx } from '#server/services/context.ts'
import { hashInvitation, invitationToken } from '#server/services/invitation-token.ts'
import type { Role } from '#shared/account.ts'
import { INVITATION_DAYS, type Invitation } from '#shared/admin/invitations.ts'
import { AppError } from '#shared/errors.ts'

/** The invitations, newest first. Their links are for admins: whoever has one gets the role. */
export async function listInvitations(
  ctx: Ctx,
  { email }: { email?: string | undefined },
): Promise<{ invitations: Invitation[] }> {
  const actor = operatorActor(ctx)
  const found = await ctx.database.asActor(actor, (db) => list(db, email))
  return { invitations: found.map((invitation) => shown(ctx, invitation, actor.role === 'admin')) }
}

/** Invites an address to a role, and writes to it where mail is configured. */
export async function invite(
  ctx: Ctx,
  input: { email: string; role: Role },
): Promise<{ invitation: Invitation; mailed: boolean }> {
  const actor = adminActor(ctx)
  const email = input.email.toLowerCase()
  const id = ctx.newId()
  const token = invitationToken(ctx, id)
  const invitation = await ctx.database.asActor(
    actor,
    async (db) => {
      if (await findPerson(db, { email })) {
        const message = 'This address has an account already. Change its role under Users.'
        throw new AppError('bad_request', message)
      }
      const { role } = input
      const tokenHash = hashInvitation(token)
      await insertInvitation(db, {
        id,
        tokenHash,
        email,
        role,
        invitedBy: actor.userId,
        days: INVITATION_DAYS,
      })
      // The address belongs to nobody here yet, and the log outlives the invitation.
      const entry = { action: 'invitation_created', target: `invitation:${id}`, after: { role } }
      await insertAudit(db, { actorId: actor.userId, ...entry })
      return required(await findInvitation(db, id))
    },
    { lock: `invitation:${email}` },
  )
  const { mailer } = ctx
  if (mailer.configured) {
    const link = linkOf(ctx, token)
    const values = { product: ctx.site.current().name, days: INVITATION_DAYS }
    await mailer.send({ to: email, ...mailText(ctx.language ?? 'en', 'invitation', values), link })
  }
  return { invitation: shown(ctx, invitation, true), mailed: mailer.configured }
}

/** Ends an invitation before its time. */
export async function revokeInvitation(ctx: Ctx, { id }: { id: string }): Promise<Invitation> {
  const actor = adminActor(ctx)
  return ctx.database.asActor(actor, async (db) => {
    const ended = await revoke(db, id)
    const invitation = required(await findInvitation(db, id))
    if (ended) {
      const entry = { action: 'invitation_revoked', target: `invitation:${id}` }
      await insertAudit(db, { actorId: actor.userId, ...entry, before: { role: invitation.role } })
    }
    return shown(ctx, invitation, true)
  })
}

function required(invitation: StoredInvitation | undefined): StoredInvitation {
  if (invitation) return invitation
  throw new AppError('not_found', 'This invitation does not exist.')
}

const linkOf = ({ config }: Ctx, token: string) => `${config.publicUrl}/invitation/${token}`

function shown(ctx: Ctx, stored: StoredInvitation, withLink: boolean): Invitation {
  const { accepted_by: _, ...invitation } = stored
  return {
    ...invitation,
    created_at: stored.created_at.toISOString(),
    expires_at: stored.expires_at.toISOString(),
    link: withLink && stored.state === 'open' ? linkOf(ctx, invitationToken(ctx, stored.id)) : null,
  }
}
