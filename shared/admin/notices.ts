import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/** What an operator should look at now. */
export const Notice = z.object({
  code: z.enum([
    'provider_failing',
    'readings_failed',
    'model_retiring',
    'model_missing',
    'model_adjusted',
    'backup_overdue',
    'member_limit',
    'budget',
  ]),
  severity: z.enum(['error', 'warning', 'info']),
  title: z.string(),
  text: z.string(),
  /** The provider's own sentence, where there is one. */
  said: z.string().optional(),
  /** What to do about it. */
  advice: z.string(),
  /** Where in the product that is done, with one click. */
  action: z.object({ label: z.string(), href: z.string() }).optional(),
  /** Since when, or when it was last seen to; null when that is not known. */
  at: z.iso.datetime({ offset: true }).nullable(),
  /** What it was put away for: when this changes, it comes back. Without it, title and time count. */
  facts: z.string().optional(),
})
export type Notice = z.infer<typeof Notice>

/** A notice as it is listed. */
const ShownNotice = Notice.extend({ facts: z.string() })
export type ShownNotice = z.infer<typeof ShownNotice>

export const noticesApi = {
  list: endpoint({
    method: 'GET',
    path: '/rest/v1/admin/notices',
    access: 'operator',
    input: z.object({}),
    output: z.object({
      /** The gravest first, without those that were put away. */
      notices: z.array(ShownNotice),
      /** What this installation lets an admin do. */
      capabilities: z.object({ conversations: z.boolean() }),
    }),
  }),
  /** Hides a notice from all operators until its facts change. */
  putAway: endpoint({
    method: 'PUT',
    path: '/rest/v1/admin/notices/put-away',
    access: 'admin',
    input: z.object({ code: Notice.shape.code, facts: z.string().max(1000) }),
    output: z.object({ code: Notice.shape.code }),
  }),
}
