import { z } from 'zod'

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
