import { z } from 'zod'
import { Asks } from './asks.ts'
import { Uuid } from './chat.ts'
import { Commitment } from './commitments.ts'
import { SharedConversation } from './conversation-links.ts'
import { ChatMessage, Conversation } from './conversations.ts'
import { DashboardConfig, Venture } from './dashboard.ts'
import { endpoint } from './endpoint.ts'
import { DashboardUpdate } from './events.ts'
import { LANGUAGES } from './language.ts'
import { LedgerEvent } from './roadmap.ts'
import { StoredDocument } from './stored-document.ts'
import { VentureRole } from './ventures.ts'
import { isVisible } from './visible.ts'

/** Minimum password length of the sign-up form (product.md section 5). */
export const PASSWORD_MIN_LENGTH = 6
export const PASSWORD_MAX_LENGTH = 128
export const NAME_MAX_LENGTH = 200

/**
 * POST /auth/v1/delete-user {password, ventures}. The ventures that somebody owns go with their account. While other people
 * belong to one the call is a 409 `ventures_shared`, whose text names them, unless `ventures` says this; handing them over
 * (`venturesApi.changeMember`) keeps them.
 */
export const VENTURES_TOO = 'delete'

/** A password that is being chosen; how long it is, the accounts library checks. */
export const NewPassword = z
  .string()
  .min(1, 'A password is required')
  .max(1000, 'This password is too long')
  .refine(isVisible, 'Use at least one visible character in the password')

/** Admins change the product, support reads what they read. */
export const ROLES = ['admin', 'support', 'user'] as const
export const Role = z.enum(ROLES)
export type Role = z.infer<typeof Role>

export const Profile = z.object({
  id: Uuid,
  email: z.string(),
  full_name: z.string(),
  created_at: z.iso.datetime({ offset: true }),
  role: Role,
  /** Of the pages and of mail; null for the browser's. */
  language: z.enum(LANGUAGES).nullable().default(null),
})
export type Profile = z.infer<typeof Profile>

/** Everything the product holds about one person. */
export const AccountExport = z.object({
  exported_at: z.iso.datetime({ offset: true }),
  profile: Profile,
  conversations: z.array(
    Conversation.extend({
      /** What a model made of the beginning of a long one. */
      summary: z.string().nullable(),
      /** What was shared of it by links that still open. */
      links: z.array(SharedConversation.omit({ by: true })),
      messages: z.array(
        ChatMessage.omit({ updates: true, marks: true, versions: true, version: true }).extend({
          /** Whether an edit or another reply took its place, so that no page shows it. */
          superseded: z.boolean(),
          /** What a reply asks, as the next message was read with it. */
          asks: Asks.nullable(),
        }),
      ),
    }),
  ),
  /** The whole ledger of each venture that the person owns, with its history and people. */
  ventures: z.array(
    Venture.extend({
      people: z.array(z.object({ name: z.string(), role: VentureRole })),
      events: z.array(LedgerEvent),
      history: z.array(
        z.object({
          at: z.string(),
          what: z.string(),
          before: z.string(),
          after: z.string(),
          cause: z.string(),
        }),
      ),
      share_links: z.array(
        z.object({ created_at: z.string(), expires_at: z.string(), revoked_at: z.string().nullable() }),
      ),
    }),
  ),
  /** Ventures of others, with what the person wrote in them. */
  memberships: z.array(
    z.object({
      venture_id: Uuid,
      name: z.string(),
      role: VentureRole,
      joined_at: z.string(),
      events: z.array(LedgerEvent),
    }),
  ),
  /** What they said about ventures, their own too. */
  comments: z.array(
    z.object({ venture_id: Uuid, at: z.string(), about: z.string(), passage: z.string(), text: z.string() }),
  ),
  dashboard_config: DashboardConfig.nullable(),
  documents: z.array(StoredDocument),
  /** What the person committed to, with the venture's id. */
  commitments: z.array(Commitment.omit({ by: true }).extend({ venture_id: Uuid })),
  /** The calendar's address without its secret, and since when the weekly mail is wanted. */
  reminders: z.object({
    calendar: z.object({ named: z.boolean(), created_at: z.string() }).nullable(),
    weekly_since: z.string().nullable(),
  }),
  /** What reading each message for the roadmap led to. */
  readings: z.array(
    z.object({ message_id: Uuid, state: z.enum(['waiting', 'done']), updates: z.array(DashboardUpdate) }),
  ),
  sessions: z.array(
    z.object({ created_at: z.iso.datetime({ offset: true }), user_agent: z.string(), address: z.string() }),
  ),
  /** `provider` is `credential` for a password; `account` is the person's id there. */
  sign_in_methods: z.array(
    z.object({ provider: z.string(), account: z.string(), created_at: z.iso.datetime({ offset: true }) }),
  ),
  usage: z.array(
    z.object({
      created_at: z.iso.datetime({ offset: true }),
      model: z.string(),
      purpose: z.string(),
      /** In US dollars, where the model's price is known. */
      cost: z.string().nullable(),
      prompt_tokens: z.number().nullable(),
      completion_tokens: z.number().nullable(),
    }),
  ),
  /** Sign-ins, and what admins did to the account or looked at. */
  log: z.array(z.object({ at: z.iso.datetime({ offset: true }), action: z.string() })),
})
export type AccountExport = z.infer<typeof AccountExport>

/** How a person can sign in: by a password, and with accounts elsewhere. */
export const SignInMethods = z.object({ password: z.boolean(), providers: z.array(z.string()) })
export type SignInMethods = z.infer<typeof SignInMethods>

/** One place where a person is signed in, without what would let somebody in there. */
export interface SignedInPlace {
  readonly id: string
  readonly createdAt: string
  readonly lastUsedAt: string
  readonly userAgent: string
  readonly address: string
  /** Whether it is the one that asks. */
  readonly current: boolean
}

export const accountApi = {
  profile: endpoint({
    method: 'GET',
    path: '/rest/v1/profile',
    access: 'member',
    input: z.object({}),
    output: Profile,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/rest/v1/profile',
    access: 'member',
    input: z.object({ language: z.enum(LANGUAGES).nullable() }),
    output: Profile,
  }),
  signInMethods: endpoint({
    method: 'GET',
    path: '/rest/v1/account/sign-in-methods',
    access: 'member',
    input: z.object({}),
    output: SignInMethods,
  }),
  export: endpoint({
    method: 'GET',
    path: '/rest/v1/account/export',
    access: 'member',
    rate: 'file',
    input: z.object({}),
    output: AccountExport,
  }),
}
