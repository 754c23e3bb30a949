import { sql } from 'kysely'
import type { CostBy, CostRow } from '#shared/admin/budget.ts'
import type { MeasuredCost } from '#shared/admin/model-entries.ts'
import type { Spending } from './chat.ts'
import type { Db } from './client.ts'

/** The month's budget and what is spent of it; null without a budget. */
export async function findSpending(db: Db): Promise<Spending | null> {
  const { rows } = await sql<{ budget: Spending | null }>`select app.budget() as budget`.execute(db)
  return rows[0]?.budget ?? null
}

/** Dollars of the present month, and calls of it without a price. */
export async function findSpent(db: Db): Promise<{ spent: number; unpriced: number }> {
  const { rows } = await sql<{ spent: number; unpriced: number }>`
    select app.spent() as spent, (
      select count(*)::integer from usage_events
      where created_at >= date_trunc('month', now() at time zone 'utc') at time zone 'utc' and ${UNPRICED}
    ) as unpriced`.execute(db)
  return rows[0] ?? { spent: 0, unpriced: 0 }
}

/** A call that failed before its first word cost nothing; the guide calls no model. */
const UNPRICED = sql`provider <> 'guide' and cost is null and estimate is null and (first_text_ms is not null
  or outcome in ('complete', 'stopped', 'limit', 'interrupted'))`

/** Dollars spent on each day of a month, by UTC; days without any are left out. */
export async function listSpentDays(db: Db, month: Month): Promise<{ day: string; dollars: number }[]> {
  const { rows } = await sql<{ day: string; dollars: number }>`
    select (created_at at time zone 'utc')::date::text as day, sum(coalesce(cost, estimate))::float8 as dollars
    from usage_events where ${within(month)} and coalesce(cost, estimate) > 0 group by 1 order by 1`.execute(
    db,
  )
  return rows
}

/** From its first midnight to that of the next month, by UTC. */
export interface Month {
  readonly from: Date
  readonly to: Date
}

const within = ({ from, to }: Month) => sql`created_at >= ${from} and created_at < ${to}`

const DAY = sql`(created_at at time zone 'utc')::date`
const IS_VISITOR = sql`(user_id is null and session_id is not null)`

/** What rows are grouped by, and the key that is told of a group: made into text once a group, not once a call. */
const KEYS = {
  model: { groups: sql`model`, key: sql`model` },
  purpose: { groups: sql`purpose`, key: sql`purpose` },
  person: {
    groups: sql`user_id, ${IS_VISITOR}`,
    key: sql`coalesce(user_id::text, case when ${IS_VISITOR} then 'visitors' else 'nobody' end)`,
  },
  day: { groups: DAY, key: sql`${DAY}::text` },
} as const satisfies Record<CostBy, unknown>

const OF_TALKS = sql`purpose in ('chat', 'extraction', 'suggestions', 'title', 'summary')`

/** Returns what replies by each model came to in so many days, with what was read, named and suggested beside them. */
export async function listMeasured(db: Db, days: number): Promise<MeasuredCost[]> {
  const { rows } = await sql<MeasuredCost>`
    select * from (
      select model, sum(coalesce(cost, estimate))::float8 as dollars,
        count(*) filter (where purpose = 'chat' and coalesce(cost, estimate) is not null)::integer as replies
      from usage_events
      where created_at > now() - ${days} * interval '1 day' and provider <> 'guide' and ${OF_TALKS} group by model
    ) measured where dollars > 0 and replies > 0 order by model`.execute(db)
  return rows
}

/** Rows that are told at most. */
const ROWS = 100

/**
 * What a month's calls of models used and cost, the dearest first, days in their order; `others` counts what is left out.
 */
export async function listCosts(
  db: Db,
  month: Month,
  by: CostBy,
): Promise<{ rows: CostRow[]; others: number; total: CostTotal; measured: Measured }> {
  const { key, groups } = KEYS[by]
  const order = by === 'day' ? sql`key` : sql`coalesce(cost, 0) + estimated desc, calls desc, key`
  const label =
    by === 'person'
      ? sql`(
          select coalesce(nullif(full_name, ''), email) from profiles
          where id = case when key not in ('visitors', 'nobody') then key::uuid end)`
      : sql`null::text`
  const { rows } = await sql<(CostRow | NoRow) & { groups: number; total: CostTotal; talks: Measured }>`
    with costs as materialized (
      select ${key} as key, count(*)::integer as calls,
        coalesce(sum(prompt_tokens), 0)::float8 as "promptTokens",
        coalesce(sum(cached_tokens), 0)::float8 as "cachedTokens",
        coalesce(sum(cache_write_tokens), 0)::float8 as "cacheWriteTokens",
        coalesce(sum(completion_tokens), 0)::float8 as "completionTokens",
        coalesce(sum(reasoning_tokens), 0)::float8 as "reasoningTokens",
        sum(cost)::float8 as cost, count(*) filter (where ${UNPRICED})::integer as unpriced,
        coalesce(sum(estimate), 0)::float8 as estimated,
        coalesce(bool_and(runs_here) filter (where cost is null), false) as "runsHere",
        sum(coalesce(cost, estimate)) filter (where ${OF_TALKS}) as talks
      from usage_events where provider <> 'guide' and ${within(month)} group by ${groups}
    ), total as (
      select count(*)::integer as groups, json_build_object('calls', coalesce(sum(calls), 0),
        'cost', coalesce(sum(cost), 0), 'unpriced', coalesce(sum(unpriced), 0),
        'estimated', coalesce(sum(estimated), 0)) as total,
        json_build_object('dollars', coalesce(sum(talks), 0), 'conversations', (
          select count(distinct conversation_id) from conversation_days
          where asked > 0 and day >= ${month.from.toISOString()}::date and day < ${month.to.toISOString()}::date
        )) as talks
      from costs
    ), shown as (
      select * from costs order by ${order} limit ${ROWS}
    )
    select shown.*, ${label} as label, groups, total.total, total.talks
    from total left join shown on true order by ${order}`.execute(db)
  const [first] = rows
  return {
    rows: rows.flatMap(({ groups: _, total: _total, talks: _talks, ...row }) =>
      row.key === null ? [] : row,
    ),
    others: Math.max(0, (first?.groups ?? 0) - ROWS),
    total: first?.total ?? { calls: 0, cost: 0, unpriced: 0, estimated: 0 },
    measured: first?.talks ?? { conversations: 0, dollars: 0 },
  }
}

/** What a month without a call is told beside. */
type NoRow = { readonly [Column in keyof CostRow]: null }

/** What conversations of founders and visitors cost, and how many there were; what operators tried is left out. */
interface Measured {
  readonly conversations: number
  readonly dollars: number
}

export interface CostTotal {
  readonly calls: number
  readonly cost: number
  readonly unpriced: number
  readonly estimated: number
}
