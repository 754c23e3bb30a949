import { z } from 'zod'
import { Role } from '../account.ts'
import { Uuid } from '../chat.ts'
import { DashboardConfig } from '../dashboard.ts'
import { endpoint } from '../endpoint.ts'

const Moment = z.iso.datetime({ offset: true })

export const USERS_PAGE_SIZE = 50

/** Columns that users can be sorted by. */
export const UserSort = z.enum([
  'created_at',
  'full_name',
  'email',
  'role',
  'last_active_at',
  'conversations',
  'level',
])
export type UserSort = z.infer<typeof UserSort>

/** A user as an operator sees them. */
export const AdminUser = z.object({
  id: Uuid,
  email: z.string(),
  full_name: z.string(),
  created_at: Moment,
  role: Role,
  /** The last message, or the last sign-in when that is later; null when neither is kept any more. */
  last_active_at: Moment.nullable(),
  conversations: z.number().int(),
  /** Of the journey, 0 to 6. */
  level: z.number().int(),
  /** Set while they may not sign in. */
  suspended_at: Moment.nullable(),
})
export type AdminUser = z.infer<typeof AdminUser>

const ById = z.object({ id: Uuid })

const Usage = z.object({
  calls: z.number().int(),
  tokens: z.number(),
  /** Dollars of the calls whose price is known. */
  cost: z.number(),
  /** Calls without a price. */
  unpriced: z.number().int(),
})

/** One person, as far as it helps to help them. */
const UserDetails = z.object({
  user: AdminUser,
  usage: z.object({ month: Usage, kept: Usage }),
  /** Confirmed evidence by type. */
  evidence: z.record(z.string(), z.number().int()),
  sessions: z.array(z.object({ id: Uuid, created_at: Moment, last_used_at: Moment, user_agent: z.string() })),
})
export type UserDetails = z.infer<typeof UserDetails>

/** The roadmap as it was last derived. */
const PersonRoadmap = DashboardConfig.pick({
  current_level: true,
  next_best_action: true,
  idea_summary: true,
  value_proof_summary: true,
  target_industries: true,
  icp_data: true,
  buyer_persona: true,
})
export type PersonRoadmap = z.infer<typeof PersonRoadmap>

export const usersApi = {
  /** Newest first unless `sort` says otherwise. Without `page` everybody who matches comes at once. */
  list: endpoint({
    method: 'GET',
    path: '/rest/v1/users',
    access: 'operator',
    input: z.object({
      /** Part of a name or an e-mail address. */
      search: z.string().trim().max(200).optional(),
      role: Role.optional(),
      status: z.enum(['active', 'suspended']).optional(),
      sort: UserSort.default('created_at'),
      order: z.enum(['asc', 'desc']).default('desc'),
      page: z.coerce.number().int().min(1).max(1_000_000).optional(),
      pageSize: z.coerce.number().int().min(1).max(200).default(USERS_PAGE_SIZE),
    }),
    output: z.object({
      users: z.array(AdminUser),
      /** Users that match, on all pages. */
      total: z.number().int(),
    }),
  }),
  /** Refused with a message that holds 'demote yourself' or 'last admin' (product.md section 8). */
  changeRole: endpoint({
    method: 'POST',
    path: '/functions/v1/manage-roles',
    access: 'admin',
    input: z.object({ user_id: Uuid, new_role: Role }),
    output: z.object({ error: z.string().optional() }),
  }),
  /** Ends their sessions and streams and refuses sign-in until they are reactivated. Not yourself. */
  suspend: endpoint({
    method: 'POST',
    path: '/rest/v1/users/:id/suspend',
    access: 'admin',
    input: ById,
    output: AdminUser,
  }),
  reactivate: endpoint({
    method: 'POST',
    path: '/rest/v1/users/:id/reactivate',
    access: 'admin',
    input: ById,
    output: AdminUser,
  }),
  /** Ends all their sessions, your own too when it is you. */
  signOutEverywhere: endpoint({
    method: 'POST',
    path: '/rest/v1/users/:id/sign-out',
    access: 'admin',
    input: ById,
    output: z.object({ sessions: z.number().int() }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/rest/v1/users/:id',
    access: 'operator',
    input: ById,
    output: UserDetails,
  }),
  /** Recorded in the audit log, and closed where reading conversations is. */
  roadmap: endpoint({
    method: 'GET',
    path: '/rest/v1/users/:id/roadmap',
    access: 'operator',
    input: ById,
    output: z.object({ roadmap: PersonRoadmap.nullable() }),
  }),
  /** Signs them out in one place. */
  endSession: endpoint({
    method: 'DELETE',
    path: '/rest/v1/users/:id/sessions/:session',
    access: 'admin',
    input: ById.extend({ session: Uuid }),
    output: z.object({ ended: z.literal(true) }),
  }),
  /** Sends a link for a new password, or without mail gives it to the admin, once. */
  resetPassword: endpoint({
    method: 'POST',
    path: '/rest/v1/users/:id/reset-password',
    access: 'admin',
    input: ById,
    output: z.object({ mailed: z.boolean(), link: z.string().nullable(), minutes: z.number().int() }),
  }),
  /** Deletes the account with all its data. Not yourself, not the last admin. */
  remove: endpoint({
    method: 'DELETE',
    path: '/rest/v1/users/:id',
    access: 'admin',
    input: ById,
    output: z.object({ deleted: z.literal(true) }),
  }),
}
