import type { Spending } from '#server/db/chat.ts'
import type { Ctx } from '#server/services/context.ts'
import { BUDGET_SHARES, type BudgetRole } from '#shared/admin/budget.ts'
import { AppError, type ErrorCode } from '#shared/errors.ts'

/** As whom somebody spends the month's budget. */
export function budgetRoleOf({ actor }: Pick<Ctx, 'actor'>): BudgetRole {
  if (actor.kind !== 'member') return 'visitor'
  return actor.session.role === 'user' ? 'member' : 'operator'
}

/** Dollars of the month at which somebody is stopped. */
export const ceilingOf = ({ limit }: Spending, role: BudgetRole) => limit * BUDGET_SHARES[role]

/** Returns what somebody is told whom the budget stops; undefined while it does not. */
export function budgetRefusal(spending: Spending | null, role: BudgetRole): AppError | undefined {
  if (!spending || spending.spent < ceilingOf(spending, role)) return undefined
  if (role === 'operator') {
    return new AppError(
      'operator_budget',
      'The budget of this month is used up, and the part kept for operators too. Raise it on the Overview.',
    )
  }
  // Signing up helps as long as members are answered.
  if (role === 'visitor' && spending.spent < ceilingOf(spending, 'member')) {
    return new AppError(
      'visitor_budget',
      'The free messages of this month are used up. Sign up free to go on; what you typed is kept.',
    )
  }
  return new AppError('budget_spent', BUDGET_SPENT)
}

const CODES: readonly string[] = ['operator_budget', 'visitor_budget', 'budget_spent'] satisfies ErrorCode[]

/** Returns whether somebody was refused for the budget, and not for another limit. */
export const isBudgetRefusal = ({ code }: AppError) => CODES.includes(code)

/** Said to whoever is stopped, and at the end of a reply that was cut. */
const BUDGET_SPENT =
  'The assistant has used this month’s budget. It answers again from the first of next month; what you typed is kept.'
