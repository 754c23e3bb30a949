import { operatorActor } from '#server/auth/policies.ts'
import { readSettings } from '#server/db/settings.ts'
import { findSpent, listSpentDays } from '#server/db/spending.ts'
import type { Ctx } from '#server/services/context.ts'
import {
  BUDGET_ROLES,
  BUDGET_SHARES,
  type Budget,
  type BudgetStage,
  type BudgetState,
  budgetStage,
} from '#shared/admin/budget.ts'
import { monthOf, readMonth } from './months.ts'

/** Before so much of a month is over, in milliseconds, its pace says nothing of its end. */
const EARLY_MS = 2 * 24 * 60 * 60 * 1000

/** The month's budget: what is spent, what it comes to at this pace, and who is stopped when. */
export async function getBudget(ctx: Ctx): Promise<BudgetState> {
  const now = ctx.now()
  const month = monthOf(now)
  const span = readMonth(month)
  return ctx.database.asActor(operatorActor(ctx), async (db) => {
    const stored = await readSettings(db)
    const { budget } = ctx.settings.parse(stored)
    const { spent, unpriced } = await findSpent(db)
    const stage = budget ? budgetStage(budget, spent) : 'fine'
    const days = budget && stage !== 'fine' ? await listSpentDays(db, span) : []
    const passed = now.getTime() - span.from.getTime()
    return {
      month,
      budget,
      updatedAt: stored.budget?.updatedAt ?? null,
      spent,
      expected: passed < EARLY_MS ? null : (spent / passed) * (span.to.getTime() - span.from.getTime()),
      unpriced,
      stage,
      reachedOn: budget ? reachedOn(budget, stage, days) : null,
      stops: budget ? BUDGET_ROLES.map((role) => ({ role, at: budget.limit * BUDGET_SHARES[role] })) : [],
    }
  })
}

/** The day on which a stage was reached; null while all is fine. */
function reachedOn(
  budget: Budget,
  stage: BudgetStage,
  days: readonly { day: string; dollars: number }[],
): string | null {
  if (stage === 'fine') return null
  let sum = 0
  const reached = days.find(({ dollars }) => {
    sum += dollars
    return budgetStage(budget, sum) === stage
  })
  return reached?.day ?? days.at(-1)?.day ?? null
}
