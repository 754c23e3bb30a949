import type { StoredVentureInvitation } from '#server/db/venture-invitations.ts'
import type { Ctx } from '#server/services/context.ts'
import { hashInvitation, invitationToken } from '#server/services/invitation-token.ts'
import type { VentureInvitation } from '#shared/ventures.ts'

/** The page that an invitation is opened on. */
export const invitationUrl = ({ config }: Pick<Ctx, 'config'>, token: string) =>
  `${config.publicUrl}/invitation/${token}`

/** An invitation as the owner sees it; without its link when the server's key changed since. */
export function shownInvitation(ctx: Ctx, stored: StoredVentureInvitation): VentureInvitation {
  const { id, role, email, expires_at, token_hash } = stored
  const made = invitationToken(ctx, id)
  const token = hashInvitation(made).toString('hex') === token_hash ? made : null
  const url = token && invitationUrl(ctx, token)
  return { id, token, url, role, email, expires_at: expires_at.toISOString() }
}
