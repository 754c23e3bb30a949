import { z } from 'zod'
import { Uuid } from './chat.ts'
import { EMAIL_MAX_LENGTH } from './email.ts'
import { endpoint } from './endpoint.ts'
import { PlainText, plainName } from './plain-text.ts'
import { Counters } from './roadmap.ts'

const Moment = z.iso.datetime({ offset: true })

/**
 * Who belongs to a venture, by what they may do. An owner does everything; a member adds and corrects evidence; a mentor
 * reads, comments and asks for proof; a sponsor sees level, counters and movement. Most rights first.
 */
export const VENTURE_ROLES = ['owner', 'member', 'mentor', 'sponsor'] as const
export const VentureRole = z.enum(VENTURE_ROLES)
export type VentureRole = z.infer<typeof VentureRole>

/** Returns whether somebody in this role changes what a venture holds; others read it. */
export const mayChange = (role: VentureRole): boolean => role === 'owner' || role === 'member'

/** The roles that an owner invites to; ownership is handed over to somebody who is there. */
export const INVITED_ROLES = ['member', 'mentor', 'sponsor'] as const
export const InvitedRole = z.enum(INVITED_ROLES)
export type InvitedRole = z.infer<typeof InvitedRole>

/** How long the link of an invitation to a venture holds, in days (evidence.md). */
export const VENTURE_INVITATION_DAYS = 7

/** How many people somebody invites in a day. */
export const VENTURE_INVITATIONS_A_DAY = 50

/** Largest number of people and open invitations in one venture. */
export const VENTURE_PEOPLE_MAX = 50
/** Ventures that one person may own, archived ones too. */
export const VENTURES_MAX = 50

export const VentureName = plainName('Give it a name').max(80, 'Shorten this to 80 characters')

/** One of the caller's ventures. */
export const VentureSummary = z.object({
  id: Uuid,
  name: z.string(),
  role: VentureRole,
  level: z.number().int().min(0).max(6),
  archived_at: Moment.nullable(),
})
export type VentureSummary = z.infer<typeof VentureSummary>

/** A venture as its changes answer it. */
export const VentureNamed = VentureSummary.pick({ id: true, name: true, role: true })

export const VentureMember = z.object({
  user_id: Uuid,
  name: z.string(),
  /** For owners and members; null for others. */
  email: z.string().nullable(),
  role: VentureRole,
  /** When they last used the product; null for whom it is not shown to, or never. */
  last_here: Moment.nullable(),
})
export type VentureMember = z.infer<typeof VentureMember>

/** An open invitation, as owners see it. Its page and its use are those of `invitationsApi` (shared/admin/invitations.ts). */
export const VentureInvitation = z.object({
  id: Uuid,
  /** The link's secret and its address; null when the server's key changed since. */
  token: z.string().nullable(),
  url: z.string().nullable(),
  role: InvitedRole,
  email: z.string().nullable(),
  expires_at: Moment,
})
export type VentureInvitation = z.infer<typeof VentureInvitation>

/** What a comment hangs on: a field or evidence counter of the roadmap by its name, a record by its id, or the next step. */
export const CommentSubject = z.object({
  on: z.enum(['field', 'record', 'action']),
  id: z.string().max(200),
})
export type CommentSubject = z.infer<typeof CommentSubject>

export const COMMENT_MAX = 2000
/** Comments that one venture holds. */
export const COMMENTS_MAX = 1000

export const VentureComment = z.object({
  id: Uuid,
  subject: CommentSubject,
  /** The first comment of the thread that it answers; null for that one itself. */
  thread_id: Uuid.nullable(),
  /** The words of the field that it is about; empty for all of it. */
  passage: z.string(),
  /** `proof` asks for proof: it feeds the next best action until a record is attached or the owner resolves it. */
  kind: z.enum(['comment', 'proof']),
  text: z.string(),
  /** Null once the account was deleted. */
  author: z.object({ user_id: Uuid, name: z.string(), role: VentureRole.nullable() }).nullable(),
  created_at: Moment,
  /** Of a thread's first comment; null while it is open. */
  resolved: z.object({ at: Moment, by: z.string(), record_id: z.string().nullable() }).nullable(),
})
export type VentureComment = z.infer<typeof VentureComment>

/** One venture of a sponsor's cohort; nothing of what its people wrote. */
export const CohortVenture = z.object({
  id: Uuid,
  name: z.string(),
  level: z.number().int().min(0).max(6),
  counters: Counters,
  /** Differences to what they were so many days ago. */
  moved: z.object({ levels: z.number().int(), counters: Counters }),
  /** The id of the first condition that the next gate still asks for; null at Scale. */
  next_gate: z.string().nullable(),
  last_evidence_at: Moment.nullable(),
})
export type CohortVenture = z.infer<typeof CohortVenture>

const VentureId = z.object({ id: Uuid })
const Days = z.coerce.number().int().min(1).max(90).default(14)
const CohortInput = z.object({ days: Days })

/**
 * Ventures and who belongs to them. For who does not belong to one every call is a 404 `venture_gone`; for a role that may
 * not do it a 403 `forbidden` with a sentence.
 */
export const venturesApi = {
  /** The caller's ventures, those archived as well, oldest first. */
  list: endpoint({
    method: 'GET',
    path: '/rest/v1/ventures',
    access: 'member',
    input: z.object({}),
    output: z.object({ ventures: z.array(VentureSummary) }),
  }),
  /** Begins a venture, which the caller owns and works on from now on; no other one is archived. */
  create: endpoint({
    method: 'POST',
    path: '/rest/v1/ventures',
    access: 'member',
    input: z.object({ name: VentureName }),
    output: z.object({ venture: VentureNamed }),
  }),
  /** Renames or archives it, or takes it out of the archive; for its owner. */
  change: endpoint({
    method: 'PATCH',
    path: '/rest/v1/ventures/:id',
    access: 'member',
    input: VentureId.extend({ name: VentureName.optional(), archived: z.boolean().optional() }),
    output: z.object({ venture: VentureNamed }),
  }),
  /** Deletes it with everything in it, for all of its people; for its owner. */
  remove: endpoint({
    method: 'DELETE',
    path: '/rest/v1/ventures/:id',
    access: 'member',
    input: VentureId,
    output: z.object({ deleted: z.literal(true) }),
  }),
  /** Who belongs to it, by role and name; open invitations for its owner. Sponsors see the owner and themselves. */
  members: endpoint({
    method: 'GET',
    path: '/rest/v1/ventures/:id/members',
    access: 'member',
    input: VentureId,
    output: z.object({ members: z.array(VentureMember), invitations: z.array(VentureInvitation) }),
  }),
  /** Gives somebody another role; `owner` hands the venture over, and who had it is a member then. For its owner. */
  changeMember: endpoint({
    method: 'PATCH',
    path: '/rest/v1/ventures/:id/members/:userId',
    access: 'member',
    input: VentureId.extend({ userId: Uuid, role: VentureRole }),
    output: z.object({ members: z.array(VentureMember) }),
  }),
  /** Removes somebody, for its owner; or leaves, for oneself. Their streams of it end. An owner cannot: 403. */
  removeMember: endpoint({
    method: 'DELETE',
    path: '/rest/v1/ventures/:id/members/:userId',
    access: 'member',
    input: VentureId.extend({ userId: Uuid }),
    output: z.object({ removed: z.literal(true) }),
  }),
  /** Invites by link, or one address by link and mail (where mail is configured); for its owner. */
  invite: endpoint({
    method: 'POST',
    path: '/rest/v1/ventures/:id/invitations',
    access: 'member',
    rate: 'costly',
    input: VentureId.extend({
      role: InvitedRole,
      email: z.email('This is no e-mail address.').max(EMAIL_MAX_LENGTH).optional(),
    }),
    output: z.object({ invitation: VentureInvitation, mailed: z.boolean() }),
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/rest/v1/ventures/:id/invitations/:invitationId',
    access: 'member',
    input: VentureId.extend({ invitationId: Uuid }),
    output: z.object({ revoked: z.literal(true) }),
  }),
  /** All comments, oldest first; for whoever sees the roadmap. */
  comments: endpoint({
    method: 'GET',
    path: '/rest/v1/ventures/:id/comments',
    access: 'member',
    input: VentureId,
    output: z.object({ comments: z.array(VentureComment) }),
  }),
  /** Owners, members and mentors comment; an answer names the first comment of its thread. */
  comment: endpoint({
    method: 'POST',
    path: '/rest/v1/ventures/:id/comments',
    access: 'member',
    input: VentureId.extend({
      subject: CommentSubject,
      thread_id: Uuid.optional(),
      passage: PlainText.max(600).default(''),
      kind: z.enum(['comment', 'proof']).default('comment'),
      text: PlainText.min(1, 'Write something first').max(
        COMMENT_MAX,
        `Shorten this to ${COMMENT_MAX} characters`,
      ),
    }),
    output: z.object({ comments: z.array(VentureComment) }),
  }),
  /**
   * Resolves a thread or opens it again. Who began it and the owner may; a member ends a request for proof by naming the
   * record that answers it.
   */
  resolve: endpoint({
    method: 'PATCH',
    path: '/rest/v1/ventures/:id/comments/:commentId',
    access: 'member',
    input: VentureId.extend({
      commentId: Uuid,
      resolved: z.boolean(),
      record_id: z.string().max(200).optional(),
    }),
    output: z.object({ comments: z.array(VentureComment) }),
  }),
  /** The ventures that the caller is a sponsor of, and what moved in the last `days`. */
  cohort: endpoint({
    method: 'GET',
    path: '/rest/v1/cohort',
    access: 'member',
    input: CohortInput,
    output: z.object({ days: z.number().int(), ventures: z.array(CohortVenture) }),
  }),
  /** The same as a CSV file. */
  cohortFile: endpoint({
    method: 'GET',
    path: '/rest/v1/cohort/file',
    access: 'member',
    rate: 'file',
    input: CohortInput,
    output: z.string(),
  }),
}
