import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/** What operators can be told without looking. */
export const AlertCode = z.enum([
  'provider_failing',
  'budget_warning',
  'budget_stop',
  'backup_overdue',
  'model_last_day',
  'disk_full',
])
export type AlertCode = z.infer<typeof AlertCode>
export const ALERT_CODES = AlertCode.options

const ADDRESS = 'Enter the whole address, beginning with https://.'

/** Where alerts go. */
export const AlertSettings = z.object({
  /** By mail, to every admin. */
  mail: z.boolean(),
  /** The address that is called; null for none. */
  webhook: z
    .url({ protocol: /^https?$/, error: ADDRESS })
    .max(500, 'This address is too long.')
    .refine(
      (address) => !/^https?:\/\/[^/?#]*@/.test(address),
      'Leave name and password out of the address; calls are signed with the secret.',
    )
    .nullable(),
  codes: z.array(AlertCode).max(ALERT_CODES.length),
})
export type AlertSettings = z.infer<typeof AlertSettings>

export const NO_ALERTS: AlertSettings = { mail: false, webhook: null, codes: [...ALERT_CODES] }

const Moment = z.iso.datetime({ offset: true }).max(40)

/** One try to hand an alert over. */
export const AlertAttempt = z.object({
  at: Moment,
  ok: z.boolean(),
  /** What came back: "204", "refused: this address is inside the network". */
  said: z.string(),
})
export type AlertAttempt = z.infer<typeof AlertAttempt>

export const AlertDelivery = z.object({
  id: z.string(),
  code: z.union([AlertCode, z.literal('test')]),
  title: z.string(),
  channel: z.enum(['mail', 'webhook']),
  /** `waiting`: for its first or next try. `failed`: given up after the last one. */
  status: z.enum(['waiting', 'sent', 'failed']),
  created_at: Moment,
  /** When it is tried next; null when it is not. */
  next_at: Moment.nullable(),
  attempts: z.array(AlertAttempt),
})
export type AlertDelivery = z.infer<typeof AlertDelivery>

/** Tries of one alert at one address. */
export const ALERT_TRIES = 5

const AlertsState = z.object({
  /** For support without the webhook's address. */
  settings: AlertSettings,
  webhookSet: z.boolean(),
  /** To be sent back as `expectedUpdatedAt` when the setting `alerts` is saved; null while it never was. */
  updatedAt: Moment.nullable(),
  /** Whether mail leaves this server. */
  mailConfigured: z.boolean(),
  /** When the secret that calls are signed with was made; null while there is none. */
  secretMadeAt: Moment.nullable(),
  /** Whether calls may go to addresses inside the network (ALERTS_INNER_ADDRESSES). */
  innerAllowed: z.boolean(),
  /** Newest first, at most 50. */
  log: z.array(AlertDelivery),
})
export type AlertsState = z.infer<typeof AlertsState>

export const alertsApi = {
  state: endpoint({
    method: 'GET',
    path: '/rest/v1/admin/alerts',
    access: 'operator',
    input: z.object({}),
    output: AlertsState,
  }),
  /** Makes the secret that calls are signed with, in place of the one before; it is told this once. */
  makeSecret: endpoint({
    method: 'POST',
    path: '/rest/v1/admin/alerts/secret',
    access: 'admin',
    input: z.object({}),
    output: z.object({ secret: z.string() }),
  }),
  /** Sends a test to wherever alerts go, and answers when it was tried once. */
  test: endpoint({
    method: 'POST',
    path: '/rest/v1/admin/alerts/test',
    access: 'admin',
    rate: 'costly',
    input: z.object({}),
    output: z.object({ deliveries: z.array(AlertDelivery) }),
  }),
}
