import type { Mailer } from '#server/auth/mail.ts'
import {
  type Channel,
  claimDeliveries,
  type DueDelivery,
  listAdminAddresses,
  noteAttempt,
  raiseAlerts,
} from '#server/db/alerts.ts'
import { readSettings } from '#server/db/settings.ts'
import type { Deps } from '#server/services/context.ts'
import { ALERT_TRIES, type AlertSettings } from '#shared/admin/alerts.ts'
import { callWebhook } from './call-webhook.ts'
import { findAlerts } from './find-alerts.ts'
import { openSecret } from './webhook-secret.ts'

/** Seconds to wait after each try that failed; after the last try there is none. */
const PAUSES = [60, 5 * 60, 30 * 60, 2 * 60 * 60]
/** Of all processes one looks at a time. */
const LOCK = 'alerts'

export type Sending = Pick<Deps, 'config' | 'database' | 'settings' | 'models' | 'now' | 'log' | 'mailer'>

export const channelsOf = ({ mail, webhook }: AlertSettings): Channel[] => [
  ...(mail ? (['mail'] as const) : []),
  ...(webhook ? (['webhook'] as const) : []),
]

/** Looks what is wrong, queues what is new of it, and sends what is due. Nothing happens while alerts go nowhere. */
export async function lookAndSend(parts: Sending): Promise<void> {
  const { alerts } = await parts.settings.current()
  const channels = channelsOf(alerts)
  if (channels.length > 0) {
    await parts.database.asActor(
      { role: 'system' },
      async (db) => raiseAlerts(db, await findAlerts(parts, db, alerts.codes), channels),
      { lock: LOCK },
    )
  }
  await sendDue(parts)
}

/** Tries what is due, or these deliveries. */
export async function sendDue(parts: Sending, ids?: readonly string[]): Promise<void> {
  const { system } = parts.database
  for (const due of await claimDeliveries(system, ids)) {
    const { ok, said } = await (due.channel === 'mail' ? byMail(parts, due) : byWebhook(parts, due))
    const pause = due.tries + 1 < ALERT_TRIES ? (PAUSES[due.tries] ?? null) : null
    // A test is tried once: whoever sends it looks.
    const retryIn = ok || due.code === 'test' ? null : pause
    if (!ok) parts.log.warn({ channel: due.channel, said }, 'An alert could not be handed over')
    await noteAttempt(system, due.id, { at: parts.now().toISOString(), ok, said }, retryIn)
  }
}

async function byMail({ config, database, mailer }: Sending, due: DueDelivery) {
  if (!mailer.configured) return { ok: false, said: 'mail is not configured (SMTP_URL)' }
  const addresses = await listAdminAddresses(database.system)
  if (addresses.length === 0) return { ok: false, said: 'there is no admin to write to' }
  try {
    for (const to of addresses) await mailer.deliver(mailOf(config.publicUrl, due, to))
    return { ok: true, said: addresses.length === 1 ? '1 mail' : `${addresses.length} mails` }
  } catch (error) {
    const { code, responseCode } = error as { code?: string; responseCode?: number }
    return { ok: false, said: `the mail server refused (${responseCode ?? code ?? 'no answer'})` }
  }
}

const mailOf = (
  publicUrl: string,
  { title, text }: DueDelivery,
  to: string,
): Parameters<Mailer['deliver']>[0] => ({
  to,
  subject: title,
  text,
  link: `${publicUrl}/admin`,
})

async function byWebhook(parts: Sending, { id, code, title, text }: DueDelivery) {
  const { config, database, settings, now } = parts
  const stored = await readSettings(database.system)
  const { webhook } = settings.parse(stored).alerts
  if (!webhook) return { ok: false, said: 'no address is set' }
  const secret = openSecret(settings, stored)
  if (!secret) return { ok: false, said: 'there is no secret to sign with: make one' }
  const timestamp = now().toISOString()
  const data = { code, title, text, link: `${config.publicUrl}/admin` }
  const body = JSON.stringify({ type: `alert.${code}`, timestamp, data })
  const inner = config.ALERTS_INNER_ADDRESSES === 'on'
  return callWebhook({ address: webhook, secret, id: `msg_${id}`, body, now: now(), inner })
}
