import { operatorActor } from '#server/auth/policies.ts'
import { listCosts } from '#server/db/spending.ts'
import type { Ctx } from '#server/services/context.ts'
import type { budgetApi, CostBy } from '#shared/admin/budget.ts'
import type { OutputOf } from '#shared/endpoint.ts'
import { monthOf, readMonth } from './months.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Returns what calls of models cost in a month: real tokens at the prices of their day. */
export async function getCost(
  ctx: Ctx,
  { by, month: asked }: { by: CostBy; month?: string | undefined },
): Promise<OutputOf<typeof budgetApi.cost>> {
  const now = ctx.now()
  const month = asked ?? monthOf(now)
  const span = readMonth(month)
  return ctx.database.asActor(operatorActor(ctx), async (db) => {
    const { measured, ...costs } = await listCosts(db, span, by)
    const { conversations, dollars } = measured
    const last = Math.min(now.getTime(), span.to.getTime() - DAY_MS)
    return {
      month,
      from: `${month}-01`,
      to: new Date(Math.max(last, span.from.getTime())).toISOString().slice(0, 10),
      ...costs,
      measured: conversations === 0 ? null : { conversations, perThousand: (dollars / conversations) * 1000 },
    }
  })
}
