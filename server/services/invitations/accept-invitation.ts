import { requireSession } from '#server/auth/policies.ts'
import { insertAudit } from '#server/db/audit.ts'
import type { Database } from '#server/db/client.ts'
import { findByToken, type StoredInvitation, useInvitation } from '#server/db/invitations.ts'
import { ADMINS_LOCK, findStanding, setRole } from '#server/db/users.ts'
import type { Ctx } from '#server/services/context.ts'
import { hashInvitation } from '#server/services/invitation-token.ts'
import {
  acceptVentureInvitation,
  readVentureInvitation,
} from '#server/services/ventures/accept-invitation.ts'
import type { Role } from '#shared/account.ts'
import type { invitationsApi, OpenedInvitation } from '#shared/admin/invitations.ts'
import type { OutputOf } from '#shared/endpoint.ts'
import { AppError } from '#shared/errors.ts'

/** Returns what an invitation is for, for whoever has its link. */
export async function readInvitation(ctx: Ctx, { token }: { token: string }): Promise<OpenedInvitation> {
  const opened = (await readVentureInvitation(ctx, token)) ?? (await readOwn(ctx, token))
  if (!opened) throw gone()
  return opened
}

/** Returns what an invitation to the product is for; undefined when the token is none that still opens. */
async function readOwn(
  ctx: Ctx,
  token: string,
): Promise<{ email: string; role: Role; expires_at: string; accepted: boolean } | undefined> {
  const invitation = await findByToken(ctx.database.system, hashInvitation(token))
  const caller = ctx.actor.kind === 'member' ? ctx.actor.session.userId : undefined
  const accepted = caller !== undefined && invitation?.accepted_by === caller
  if (!invitation || !(accepted || invitation.state === 'open')) return undefined
  const { email, role, expires_at } = invitation
  return { email, role, expires_at: expires_at.toISOString(), accepted }
}

/** Uses an invitation up for the caller. Once accepted by them, it is so for good. */
export async function acceptInvitation(
  ctx: Ctx,
  { token }: { token: string },
): Promise<OutputOf<typeof invitationsApi.accept>> {
  const { userId, email } = requireSession(ctx.actor)
  const joined = await acceptVentureInvitation(ctx, token)
  if (joined) return joined
  const own = await readOwn(ctx, token)
  if (!own) throw gone()
  const { email: invited, role, accepted } = own
  if (accepted) return { role }
  if (invited !== email.toLowerCase()) {
    const message = `This invitation is for ${invited}. Sign out, then open it again with that account.`
    throw new AppError('invitation_other', message)
  }
  const given = await applyInvitation(ctx.database, { token, userId })
  if (!given) throw gone()
  return { role: given }
}

/** Gives the person what an open invitation to their address is for; an admin stays one. Undefined when it is not. */
export async function applyInvitation(
  database: Pick<Database, 'asActor'>,
  { token, userId }: { token: string; userId: string },
): Promise<Role | undefined> {
  return database.asActor(
    { role: 'system' },
    async (db) => {
      const used = await useInvitation(db, { tokenHash: hashInvitation(token), userId })
      const before = used && (await findStanding(db, userId))
      if (!used || !before) return undefined
      const role = before.role === 'admin' ? 'admin' : used.role
      if (role !== before.role) await setRole(db, userId, role)
      const change = { before: { role: before.role }, after: { role } }
      const entry = { action: 'invitation_accepted', target: `invitation:${used.id}` }
      await insertAudit(db, { actorId: userId, ...entry, ...change })
      return role
    },
    { lock: ADMINS_LOCK },
  )
}

/** An open invitation to this address. */
export async function openInvitation(
  { system }: Pick<Database, 'system'>,
  { token, email }: { token: string | null | undefined; email: string },
): Promise<StoredInvitation | undefined> {
  if (!token) return undefined
  const invitation = await findByToken(system, hashInvitation(token))
  return invitation?.state === 'open' && invitation.email === email.toLowerCase() ? invitation : undefined
}

const gone = () =>
  new AppError('invitation_gone', 'This invitation has ended or was used. Ask for a new one.')
