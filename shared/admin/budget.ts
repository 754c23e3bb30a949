import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/** Whose calls of models a budget stops, in the order in which it does. */
export const BUDGET_ROLES = ['visitor', 'member', 'operator'] as const
export type BudgetRole = (typeof BUDGET_ROLES)[number]

/** The share of the month's limit at which each is stopped: operators go on for long enough to put things right. */
export const BUDGET_SHARES: Readonly<Record<BudgetRole, number>> = { visitor: 0.9, member: 1, operator: 1.25 }

/** Largest limit, in dollars. */
const BUDGET_MAX = 1_000_000
const LIMIT = `The limit must be an amount from $0.01 to $${BUDGET_MAX.toLocaleString('en')}.`
const WARNING = 'The warning must be a whole number from 1 to 100 percent.'

/** What calls of models may cost in a month (by UTC). */
export const Budget = z.object({
  /** Dollars. */
  limit: z.number(LIMIT).min(0.01, LIMIT).max(BUDGET_MAX, LIMIT),
  /** Percent of the limit from which operators are warned. */
  warn_at: z.number(WARNING).int(WARNING).min(1, WARNING).max(100, WARNING).default(80),
})
export type Budget = z.infer<typeof Budget>

/** How far a budget has come: who is stopped, and before that whether operators are warned. */
export const BudgetStage = z.enum(['fine', 'warning', ...BUDGET_ROLES])
export type BudgetStage = z.infer<typeof BudgetStage>

/** The stage that an amount spent has brought a budget to. */
export function budgetStage({ limit, warn_at }: Budget, spent: number): BudgetStage {
  const stopped = BUDGET_ROLES.findLast((role) => spent >= limit * BUDGET_SHARES[role])
  return stopped ?? (spent >= (limit * warn_at) / 100 ? 'warning' : 'fine')
}

const count = z.number().int()

const CostRow = z.object({
  /** A model's id, a purpose, a person's id (`visitors` for all without an account), or a day. */
  key: z.string(),
  /** A person's name or address; null where the key says it, and for an account that is gone. */
  label: z.string().nullable(),
  calls: count,
  /** Tokens as providers count them: all that was read, of it from the cache and written to the cache. */
  promptTokens: count,
  cachedTokens: count,
  cacheWriteTokens: count,
  /** All that was written, of it thought. */
  completionTokens: count,
  reasoningTokens: count,
  /** Dollars; null where no call has a price. */
  cost: z.number().nullable(),
  /** Calls whose tokens or price are not known. */
  unpriced: count,
  /** Dollars by our own count, of replies that ended before the provider told their tokens. */
  estimated: z.number(),
  /** Every call without a price ran on the server's machine or in its network. */
  runsHere: z.boolean(),
})
export type CostRow = z.infer<typeof CostRow>

export const CostBy = z.enum(['model', 'purpose', 'person', 'day'])
export type CostBy = z.infer<typeof CostBy>

const Moment = z.iso.datetime({ offset: true }).max(40)

const BudgetState = z.object({
  /** The month, as 2026-11, by UTC. */
  month: z.string(),
  budget: Budget.nullable(),
  /** To be sent back as `expectedUpdatedAt` when the setting `budget` is saved; null while there is none. */
  updatedAt: Moment.nullable(),
  /** Dollars of this month so far. */
  spent: z.number(),
  /** Dollars by the end of the month at the pace so far; null in its first two days. */
  expected: z.number().nullable(),
  /** Calls of the month that are in no figure, as their price or their tokens are not known. */
  unpriced: count,
  stage: BudgetStage,
  /** The day on which the stage was reached, by UTC; null while all is fine. */
  reachedOn: z.iso.date().nullable(),
  /** Dollars at which each is stopped. */
  stops: z.array(z.object({ role: z.enum(BUDGET_ROLES), at: z.number() })),
})
export type BudgetState = z.infer<typeof BudgetState>

export const budgetApi = {
  state: endpoint({
    method: 'GET',
    path: '/rest/v1/admin/budget',
    access: 'operator',
    input: z.object({}),
    output: BudgetState,
  }),
  /** What calls of models cost in a month, by real tokens and the prices of their day. */
  cost: endpoint({
    method: 'GET',
    path: '/rest/v1/admin/cost',
    access: 'operator',
    input: z.object({
      by: CostBy,
      /** As 2026-11; without it the present one. */
      month: z
        .string()
        .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'A month is written as 2026-11.')
        .max(7)
        .optional(),
    }),
    output: z.object({
      month: z.string(),
      /** First and last day with figures, by UTC. */
      from: z.iso.date(),
      to: z.iso.date(),
      /** The dearest first, days in their order; at most 100. */
      rows: z.array(CostRow),
      /** What is not among the rows, together. */
      others: count,
      total: z.object({ calls: count, cost: z.number(), unpriced: count, estimated: z.number() }),
      /** What founders' conversations really cost; null before the first. */
      measured: z.object({ conversations: count, perThousand: z.number() }).nullable(),
    }),
  }),
}
