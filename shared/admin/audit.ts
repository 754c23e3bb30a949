import { z } from 'zod'
import { Uuid } from '../chat.ts'
import { endpoint } from '../endpoint.ts'

const Moment = z.iso.datetime({ offset: true })

/** One act: who did what to what, when, and what it was before and after, without secrets. */
export const AuditEntry = z.object({
  id: z.string(),
  at: Moment,
  /** Null for the system itself. */
  actor_id: Uuid.nullable(),
  /** Null when the account is gone. */
  actor_email: z.string().nullable(),
  actor_name: z.string().nullable(),
  /** In the past tense, such as `role_changed`. */
  action: z.string(),
  /** A noun and an id, such as `user:…`; null when the actor is meant. */
  target: z.string().nullable(),
  /** The name of a user or the title of what the target is, if it is still there. */
  target_label: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

const Filters = z.object({
  /** Part of the actor's name or e-mail address, or their id. */
  actor: z.string().trim().max(200).optional(),
  action: z.string().trim().max(100).optional(),
  /** Leaves out that people signed in, which is most of the log. */
  without: z.enum(['sign_ins']).optional(),
  /** How the target begins: `user` for every user, `user:<id>` for one. */
  target: z.string().trim().max(300).optional(),
  /** First and last day, by UTC. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
})

export const auditApi = {
  list: endpoint({
    method: 'GET',
    path: '/rest/v1/admin/audit',
    access: 'operator',
    input: Filters.extend({
      cursor: z
        .string()
        .regex(/^\d{1,18}$/, 'This cursor is not one of ours.')
        .optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    output: z.object({
      /** Newest first. */
      entries: z.array(AuditEntry),
      /** Undefined on the last page. */
      nextCursor: z.string().optional(),
      /** Every action that ever happened here, to filter by. */
      actions: z.array(z.string()),
    }),
  }),
  /** A file with everything that matches: `text/csv` or `application/json`; the export is recorded. */
  export: endpoint({
    method: 'GET',
    path: '/rest/v1/admin/audit/export',
    access: 'operator',
    rate: 'file',
    input: Filters.extend({ format: z.enum(['csv', 'json']) }),
    output: z.string(),
  }),
}
