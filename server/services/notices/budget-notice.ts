import { BUDGET_SHARES, type Budget, type BudgetRole, budgetStage } from '#shared/admin/budget.ts'
import type { Notice } from '#shared/admin/notices.ts'

const dollars = (amount: number) => amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' })

const STOPPED: Record<BudgetRole, string> = {
  visitor: 'Visitors are asked to sign up or to come back next month. Members are answered.',
  member: 'Visitors and members are told that the assistant answers again next month.',
  operator: 'Nobody gets an answer of a model any more, operators neither.',
}

/** Returns what operators should know of the month's budget; undefined while it is far from used up. */
export function budgetNotice(budget: Budget | null, spent: number): Notice | undefined {
  const stage = budget ? budgetStage(budget, spent) : 'fine'
  if (!budget || stage === 'fine') return undefined
  const common = {
    code: 'budget',
    advice: 'Raise the budget, or wait until the first of next month.',
    action: { label: 'Open the budget', href: '/admin#budget' },
    at: null,
  } as const
  if (stage === 'warning') {
    const stop = `Visitors are stopped at ${dollars(budget.limit * BUDGET_SHARES.visitor)}.`
    const text = `${dollars(spent)} of ${dollars(budget.limit)} are spent this month. ${stop}`
    return { ...common, severity: 'warning', title: 'The month’s budget is nearly used up', text }
  }
  const title = stage === 'visitor' ? 'The budget has stopped visitors' : 'The month’s budget is used up'
  const text = `${dollars(spent)} of ${dollars(budget.limit)} are spent this month. ${STOPPED[stage]}`
  return { ...common, severity: stage === 'visitor' ? 'warning' : 'error', title, text }
}
