import { getBudget } from '#server/services/budget/get-budget.ts'
import { getCost } from '#server/services/budget/get-cost.ts'
import { budgetApi } from '#shared/admin/budget.ts'
import { type App, route } from './route.ts'

/** Mounts the cost of model calls and its budget. */
export function mountAdminBudget(app: App): void {
  route(app, budgetApi.state, getBudget)
  route(app, budgetApi.cost, getCost)
}
