import { type RawBuilder, sql } from 'kysely'
import type { Analytics, AnalyticsDay } from '#shared/admin/analytics.ts'
import type { Db } from './client.ts'

/** Now, the first day of the series, and how many days the beta metrics look back. */
export interface Period {
  readonly now: Date
  readonly days: number
  readonly betaDays: number
}

/** Days of the longest of the three periods that calls and active users are told for. */
const MONTH = 30

/** The whole UTC days that a series of `days` days begins with, and the rolling month at least. */
const since = ({ now, days }: Period) => sql`least(
  date_trunc('day', ${now}::timestamptz, 'utc') - make_interval(days => ${days - 1}), ${ago(now, MONTH)})`
const ago = (now: Date, days: number) => sql`(${now}::timestamptz - make_interval(days => ${days}))`
const utcDay = sql`(created_at at time zone 'utc')::date`

/** A figure for the last day, week and month. */
const periods = (now: Date, figure: (within: RawBuilder<unknown>) => RawBuilder<unknown>) => {
  const [daily, weekly, monthly] = [1, 7, MONTH].map((days) => figure(sql`(created_at > ${ago(now, days)})`))
  return sql`json_build_object('daily', ${daily}, 'weekly', ${weekly}, 'monthly', ${monthly})`
}

/** What calls of models came to; days without any are left out. */
export interface UsageFigures {
  readonly apiUsage: Analytics['apiUsage']
  readonly unpricedModels: Analytics['unpricedModels']
  readonly days: readonly Pick<
    AnalyticsDay,
    | 'date'
    | 'calls'
    | 'unpriced'
    | 'cost'
    | 'promptTokens'
    | 'completionTokens'
    | 'errors'
    | 'firstTokenP50'
    | 'firstTokenP95'
  >[]
}

/**
 * Calls of models from their recorded usage; the built-in guide calls none. A call that failed before its first
 * word cost nothing; any other one whose cost is not known is unpriced.
 */
export async function findUsageFigures(db: Db, period: Period): Promise<UsageFigures> {
  const { now } = period
  const usage = (
    within: RawBuilder<unknown>,
  ) => sql`json_build_object('calls', count(*) filter (where ${within}),
    'cost', coalesce(sum(cost) filter (where ${within}), 0)::float8, 'unpriced', count(*) filter (where ${within} and unpriced))`
  const { rows } = await sql<UsageFigures>`
    with known as materialized (
      select created_at, ${utcDay} as date, model, purpose, cost, prompt_tokens, completion_tokens, first_text_ms,
        outcome not in ('complete', 'stopped', 'limit', 'interrupted') as failed
      from usage_events where provider <> 'guide' and created_at > ${since(period)} and created_at <= ${now}
    ), calls as (
      select *, cost is null and (not failed or first_text_ms is not null) as unpriced from known
    ), days as (
      select date, count(*)::integer as calls, count(*) filter (where unpriced) as unpriced,
        coalesce(sum(cost), 0)::float8 as cost, coalesce(sum(prompt_tokens), 0) as "promptTokens",
        coalesce(sum(completion_tokens), 0) as "completionTokens", count(*) filter (where failed) as errors,
        round(percentile_cont(0.5) within group (order by first_text_ms) filter (where purpose = 'chat')) as "firstTokenP50",
        round(percentile_cont(0.95) within group (order by first_text_ms) filter (where purpose = 'chat')) as "firstTokenP95"
      from calls group by date
    ), models as (
      select model, count(*) as calls from calls where unpriced and created_at > ${ago(now, MONTH)} group by model
    )
    select (select ${periods(now, usage)} from calls) as "apiUsage",
      coalesce((select json_agg(models order by calls desc, model) from models), '[]') as "unpricedModels",
      coalesce((select json_agg(days) from days), '[]') as days`.execute(db)
  return rows[0] as UsageFigures
}

/** What people did, test accounts left out; days without anything are left out. */
export interface PeopleFigures {
  readonly activeUsers: Analytics['activeUsers']
  readonly totals: { conversations: number; messages: number; knowledgeEntries: number }
  readonly sessions: { total: number; softHint: number; hardLimit: number }
  readonly signups: { total: number; withProgress: number }
  readonly recent: { conversations: number; messages: number }
  readonly active: readonly Pick<AnalyticsDay, 'date' | 'activeUsers' | 'activeVisitors'>[]
  readonly joined: readonly Pick<AnalyticsDay, 'date' | 'signups'>[]
}

/**
 * A test account: `test` stands as a word of its own before the @ (test, ada+test, qa.test2), or the address
 * is under a name that is kept for tests (RFC 2606).
 */
const TEST_ADDRESS = '^(.*[^a-z])?test(er|ing|s)?[0-9]*([^a-z].*)?@|[@.](test|invalid|localhost)$'

/** People, conversations and knowledge. Visitors are told by their anonymous session, claimed since or not. */
export async function findPeopleFigures(
  db: Db,
  period: Period & { softHint: number; hardLimit: number },
): Promise<PeopleFigures> {
  const { now, softHint, hardLimit } = period
  const recently = ago(now, period.betaDays)
  // A message that was sent before its conversation was claimed keeps the session it was sent from.
  const active = (within: RawBuilder<unknown>) =>
    sql`count(distinct user_id) filter (where session_id is null and ${within})`
  const { rows } = await sql<PeopleFigures>`
    with testers as materialized (
      select id from profiles where email ~* ${TEST_ADDRESS}
    ), asked as materialized (
      select created_at, ${utcDay} as date, user_id, session_id from chat_messages
      where role = 'user' and created_at > ${since(period)} and created_at <= ${now}
        and (session_id is not null or user_id not in (select id from testers))
    ), active as (
      select date, count(distinct user_id) filter (where session_id is null) as "activeUsers",
        count(distinct session_id) as "activeVisitors"
      from asked group by date
    ), sessions as (
      select count(*) as messages from asked where session_id is not null and created_at > ${recently} group by session_id
    ), joined as (
      select id, created_at, ${utcDay} as date from profiles
      where created_at > ${since(period)} and created_at <= ${now} and id not in (select id from testers)
    ), joined_by_day as (
      select date, count(*) as signups from joined group by date
    ), recent as (
      select (select count(*) from chat_messages where conversation_id = conversations.id and not superseded) as messages
      from conversations where updated_at > ${recently} and (user_id is null or user_id not in (select id from testers))
    )
    select (select ${periods(now, active)} from asked) as "activeUsers",
      json_build_object('conversations', (select count(*) from conversations),
        'messages', (select count(*) from chat_messages where not superseded),
        'knowledgeEntries', (select count(*) from knowledge_entries)) as totals,
      (select json_build_object('total', count(*), 'softHint', count(*) filter (where messages >= ${softHint}),
        'hardLimit', count(*) filter (where messages >= ${hardLimit})) from sessions) as sessions,
      (select json_build_object('total', count(*), 'withProgress', count(*) filter (where current_level > 0))
        from joined left join dashboard_config on user_id = joined.id where joined.created_at > ${recently}) as signups,
      (select json_build_object('conversations', count(*), 'messages', coalesce(sum(messages), 0))
        from recent where messages > 0) as recent,
      coalesce((select json_agg(active) from active), '[]') as active,
      coalesce((select json_agg(joined_by_day) from joined_by_day), '[]') as joined`.execute(db)
  return rows[0] as PeopleFigures
}
