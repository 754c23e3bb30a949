import { mailText } from '#server/auth/mail-texts.ts'
import { requireSession } from '#server/auth/policies.ts'
import type { Db } from '#server/db/client.ts'
import {
  countInvited,
  insertInvitation,
  listOpenInvitations,
  revokeInvitation as revoke,
} from '#server/db/venture-invitations.ts'
import { findVenture, listPeople } from '#server/db/venture-people.ts'
import type { Ctx } from '#server/services/context.ts'
import { hashInvitation, invitationToken } from '#server/services/invitation-token.ts'
import { AppError } from '#shared/errors.ts'
import {
  type InvitedRole,
  VENTURE_INVITATION_DAYS,
  VENTURE_INVITATIONS_A_DAY,
  VENTURE_PEOPLE_MAX,
  type VentureInvitation,
} from '#shared/ventures.ts'
import { asOwner } from './as-owner.ts'
import { invitationUrl } from './invitation-link.ts'

/** Invites somebody to a venture of the caller's, and writes to the address where one is given and mail is configured. */
export async function invite(
  ctx: Ctx,
  { id: ventureId, role, email: given }: { id: string; role: InvitedRole; email?: string | undefined },
): Promise<{ invitation: VentureInvitation; mailed: boolean }> {
  const { fullName } = requireSession(ctx.actor)
  const email = given?.toLowerCase() ?? null
  const id = ctx.newId()
  const token = invitationToken(ctx, id)
  const { expires, venture } = await asOwner(ctx, ventureId, async (db, userId) => {
    await refuseTooMany(db, { userId, ventureId, email })
    const expires = await insertInvitation(db, {
      id,
      ventureId,
      tokenHash: hashInvitation(token),
      role,
      email,
      invitedBy: userId,
      days: VENTURE_INVITATION_DAYS,
    })
    return { expires, venture: await findVenture(db, userId, ventureId) }
  })
  const url = invitationUrl(ctx, token)
  const mailed = email !== null && ctx.mailer.configured
  if (mailed) {
    const product = ctx.site.current().name
    const values = { product, days: VENTURE_INVITATION_DAYS, name: fullName, venture: venture?.name ?? '' }
    await ctx.mailer.send({
      to: email,
      ...mailText(ctx.language ?? 'en', 'venture_invitation', values),
      link: url,
    })
  }
  return { invitation: { id, token, url, role, email, expires_at: expires.toISOString() }, mailed }
}

async function refuseTooMany(
  db: Db,
  { userId, ventureId, email }: { userId: string; ventureId: string; email: string | null },
): Promise<void> {
  const people = await listPeople(db, ventureId)
  if (email !== null && people.some((person) => person.email?.toLowerCase() === email))
    throw new AppError('bad_request', 'This person belongs to the venture already.')
  const open = await listOpenInvitations(db, ventureId)
  const others = open.filter((invitation) => email === null || invitation.email !== email)
  if (people.length + others.length >= VENTURE_PEOPLE_MAX) {
    const message = `A venture has up to ${VENTURE_PEOPLE_MAX} people and open invitations. Revoke one first.`
    throw new AppError('bad_request', message)
  }
  if ((await countInvited(db, userId)) >= VENTURE_INVITATIONS_A_DAY) {
    const message = `You can invite ${VENTURE_INVITATIONS_A_DAY} people a day. Go on tomorrow.`
    throw new AppError('rate_limited', message)
  }
}

/** Ends an invitation before its time. */
export async function revokeInvitation(
  ctx: Ctx,
  { id, invitationId }: { id: string; invitationId: string },
): Promise<{ revoked: true }> {
  return asOwner(ctx, id, async (db) => {
    if (await revoke(db, id, invitationId)) return { revoked: true }
    throw new AppError('not_found', 'This invitation has ended or was used.')
  })
}
