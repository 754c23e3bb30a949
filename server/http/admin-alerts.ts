import { getAlerts, testAlerts } from '#server/services/alerts/alerts-state.ts'
import { makeSecret } from '#server/services/alerts/webhook-secret.ts'
import { alertsApi } from '#shared/admin/alerts.ts'
import { type App, route } from './route.ts'

/** What operators are told without looking. */
export function mountAdminAlerts(app: App): void {
  route(app, alertsApi.state, getAlerts)
  route(app, alertsApi.makeSecret, makeSecret)
  route(app, alertsApi.test, testAlerts)
}
