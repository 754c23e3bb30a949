import { getAnalytics } from '#server/services/analytics/get-analytics.ts'
import { createUsageDays } from '#server/services/analytics/usage-days.ts'
import { analyticsApi } from '#shared/admin/analytics.ts'
import { type App, route } from './route.ts'

export function mountAdminAnalytics(app: App): void {
  const days = createUsageDays()
  route(app, analyticsApi.get, (ctx, input) => getAnalytics(ctx, days, input))
  route(app, analyticsApi.invoke, (ctx, input) => getAnalytics(ctx, days, input))
}
