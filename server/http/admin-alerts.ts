import { getAlerts, testAlerts } from '#server/services/alerts/alerts-state.ts'
import { makeSecret } from '#server/services/alerts/webhook-secret.ts'
import { alertsApi } from '#shared/admin/alerts.ts'
import { type App, route } from './route.ts'

/** Mounts the alerts that reach operators without their looking. */
export function mountAdminAlerts(app: App): void {
  route(app, alertsApi.state, getAlerts)
  route(app, alertsApi.makeSecret, makeSecret)
  route(app, alertsApi.test, testAlerts)
}
