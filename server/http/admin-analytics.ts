import { getAnalytics } from '#server/services/analytics/get-analytics.ts'
import { analyticsApi } from '#shared/admin/analytics.ts'
import { type App, route } from './route.ts'

export function mountAdminAnalytics(app: App): void {
  route(app, analyticsApi.get, getAnalytics)
  route(app, analyticsApi.invoke, getAnalytics)
}
