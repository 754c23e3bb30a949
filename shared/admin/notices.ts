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
    'key_missing',
    'mail_missing',
    'backup_overdue',
    'member_limit',
    'budget',
  ]),
  severity: z.enum(['error', 'warning', 'info']),
  title: z.string(),
  text: z.string(),
  /** What to do about it. */
  advice: z.string(),
  /** Where in the product that is done, with one click. */
  action: z.object({ label: z.string(), href: z.string() }).optional(),
  /** Since when, or when it was last seen to; null when that is not known. */
  at: z.iso.datetime({ offset: true }).nullable(),
})
export type Notice = z.infer<typeof Notice>

export const noticesApi = {
  list: endpoint({
    method: 'GET',
    path: '/rest/v1/admin/notices',
    access: 'operator',
    input: z.object({}),
    output: z.object({
      /** The gravest first. */
      notices: z.array(Notice),
      /** What this installation lets an admin do. */
      capabilities: z.object({ conversations: z.boolean() }),
    }),
  }),
}
