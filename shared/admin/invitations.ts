import { z } from 'zod'
import { Role } from '../account.ts'
import { Uuid } from '../chat.ts'
import { EMAIL_MAX_LENGTH } from '../email.ts'
import { endpoint } from '../endpoint.ts'
import { InvitedRole, VentureNamed } from '../ventures.ts'

const Moment = z.iso.datetime({ offset: true })

export const INVITATION_DAYS = 7

/** An invitation as operators see it. */
const Invitation = z.object({
  id: Uuid,
  email: z.string(),
  role: Role,
  invited_by: z.string().nullable(),
  created_at: Moment,
  expires_at: Moment,
  /** The address of an open one, for admins; null when the server's key changed since. */
  link: z.string().nullable(),
  state: z.enum(['open', 'accepted', 'revoked', 'ended']),
})
export type Invitation = z.infer<typeof Invitation>

/** An invitation to the product, or to a venture. */
const OpenedInvitation = z.union([
  z.object({
    venture: z.object({ id: Uuid, name: z.string() }),
    role: InvitedRole,
    /** Null where whoever has the link may use it. */
    email: z.string().nullable(),
    expires_at: Moment,
    accepted: z.boolean(),
    /** The name of who invited; null once that account was deleted. */
    invited_by: z.string().nullable(),
  }),
  z.object({
    email: z.string(),
    role: Role,
    expires_at: Moment,
    /** Whether the caller accepted it already. */
    accepted: z.boolean(),
  }),
])
export type OpenedInvitation = z.infer<typeof OpenedInvitation>

const Token = z.object({
  token: z.string().regex(/^[\w-]{43}$/, 'This is not the address of an invitation.'),
})

export const invitationsApi = {
  /** Newest first: the open ones, and those that ended in the last 30 days. */
  list: endpoint({
    method: 'GET',
    path: '/rest/v1/admin/invitations',
    access: 'operator',
    input: z.object({ email: z.string().max(EMAIL_MAX_LENGTH).optional() }),
    output: z.object({ invitations: z.array(Invitation) }),
  }),
  /** Invites an address, in place of an invitation that it has; sends the link where mail is configured. */
  create: endpoint({
    method: 'POST',
    path: '/rest/v1/admin/invitations',
    access: 'admin',
    input: z.object({
      email: z.email('This is no e-mail address.').max(EMAIL_MAX_LENGTH),
      role: Role,
    }),
    output: z.object({ invitation: Invitation, mailed: z.boolean() }),
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/rest/v1/admin/invitations/:id',
    access: 'admin',
    input: z.object({ id: Uuid }),
    output: Invitation,
  }),
  /** What an invitation is for. One that ended, was used or was revoked is a 404 `invitation_gone`. */
  read: endpoint({
    method: 'GET',
    path: '/rest/v1/invitations/:token',
    access: 'anyone',
    input: Token,
    output: OpenedInvitation,
  }),
  /**
   * Gives the caller the role, or lets them into the venture. Another account than the one invited is a 403
   * `invitation_other`.
   */
  accept: endpoint({
    method: 'POST',
    path: '/rest/v1/invitations/:token/accept',
    access: 'member',
    input: Token,
    output: z.union([z.object({ venture: VentureNamed }), z.object({ role: Role })]),
  }),
}
