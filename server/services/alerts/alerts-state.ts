import { adminActor, operatorActor } from '#server/auth/policies.ts'
import { listDeliveries, queueDeliveries } from '#server/db/alerts.ts'
import { insertAudit } from '#server/db/audit.ts'
import { readSettings } from '#server/db/settings.ts'
import type { Ctx } from '#server/services/context.ts'
import type { AlertDelivery, AlertsState } from '#shared/admin/alerts.ts'
import { AppError } from '#shared/errors.ts'
import { channelsOf, sendDue } from './send-alerts.ts'
import { SECRET_KEY } from './webhook-secret.ts'

/** Returns where alerts go, and what became of those that were sent. */
export async function getAlerts(ctx: Ctx): Promise<AlertsState> {
  const actor = operatorActor(ctx)
  return ctx.database.asActor(actor, async (db) => {
    const stored = await readSettings(db)
    const { alerts } = ctx.settings.parse(stored)
    return {
      // The address may hold a secret in its path.
      settings: actor.role === 'admin' ? alerts : { ...alerts, webhook: null },
      webhookSet: alerts.webhook !== null,
      updatedAt: stored.alerts?.updatedAt ?? null,
      mailConfigured: ctx.mailer.configured,
      secretMadeAt: stored[SECRET_KEY]?.updatedAt ?? null,
      innerAllowed: ctx.config.ALERTS_INNER_ADDRESSES === 'on',
      log: await listDeliveries(db),
    }
  })
}

/** Sends a test to wherever alerts go, and tells how its first try went. */
export async function testAlerts(ctx: Ctx): Promise<{ deliveries: AlertDelivery[] }> {
  const actor = adminActor(ctx)
  const channels = channelsOf((await ctx.settings.current()).alerts)
  if (channels.length === 0)
    throw new AppError('bad_request', 'Alerts go nowhere yet. Choose mail, a webhook or both, and save.')
  const test = { code: 'test', title: 'A test', text: 'Alerts of this installation arrive here.' }
  const { system } = ctx.database
  const ids = await queueDeliveries(system, test, channels, { claimed: true })
  await insertAudit(system, { actorId: actor.userId, action: 'alert_tested', after: { channels } })
  await sendDue(ctx, ids)
  return { deliveries: await listDeliveries(system, ids) }
}
