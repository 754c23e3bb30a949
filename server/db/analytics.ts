import { sql } from 'kysely'
import type { Analytics, AnalyticsDay } from '#shared/admin/analytics.ts'
import type { Db } from './client.ts'

const utcDay = sql`(created_at at time zone 'utc')::date`

/** The calls of models on one day. */
export type UsageDay = Pick<
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
> & { readonly unpricedModels: Analytics['unpricedModels'] }

/**
 * The calls of models by day, from the UTC day `from` on, by their recorded usage; days without any are left
 * out. The built-in guide calls none. A call that failed before its first word cost nothing; any other one
 * whose cost is not known is unpriced.
 */
export async function listUsageDays(db: Db, from: Date): Promise<UsageDay[]> {
  const { rows } = await sql<UsageDay>`
    with known as (
      select ${utcDay} as date, model, cost, prompt_tokens, completion_tokens, first_text_ms is not null as spoke,
        outcome not in ('complete', 'stopped', 'limit', 'interrupted') as failed,
        case when purpose = 'chat' then first_text_ms end as wait
      from usage_events where provider <> 'guide' and created_at >= ${from}
    ), calls as materialized (
      select date, cost, prompt_tokens, completion_tokens, failed, wait,
        case when cost is null and (spoke or not failed) then model end as unpriced
      from known
    ), days as (
      select date, count(*)::integer as calls, count(unpriced)::integer as unpriced, coalesce(sum(cost), 0)::float8 as cost,
        coalesce(sum(prompt_tokens), 0)::float8 as "promptTokens",
        coalesce(sum(completion_tokens), 0)::float8 as "completionTokens", count(*) filter (where failed)::integer as errors,
        percentile_cont(array[0.5, 0.95]) within group (order by wait) as waits
      from calls group by date
    ), models as (
      select date, json_agg(json_build_object('model', unpriced, 'calls', calls)) as models from (
        select date, unpriced, count(*) as calls from calls where unpriced is not null group by date, unpriced
      ) counted group by date
    )
    select date::text, calls, unpriced, cost, "promptTokens", "completionTokens", errors,
      round(waits[1]) as "firstTokenP50", round(waits[2]) as "firstTokenP95", coalesce(models, '[]') as "unpricedModels"
    from days left join models using (date) order by date`.execute(db)
  return rows
}

/** The first days of the periods that figures are told for, as UTC midnights, and of the series. */
export interface Since {
  readonly series: Date
  readonly daily: Date
  readonly weekly: Date
  readonly monthly: Date
}

/** What people did, test accounts left out; days without anything are left out. */
export interface PeopleFigures {
  readonly activeUsers: Analytics['activeUsers']
  readonly totals: { conversations: number; messages: number; knowledgeEntries: number }
  readonly sessions: { total: number; softHint: number; hardLimit: number; signedUp: number }
  /** `direct` of them never claimed a visit; `users` are those without a role in the back-office. */
  readonly signups: { total: number; direct: number; users: number; withProgress: number }
  readonly recent: { conversations: number; messages: number }
  readonly answers: Analytics['answers']
  readonly active: readonly Pick<AnalyticsDay, 'date' | 'activeUsers' | 'activeVisitors'>[]
  readonly joined: readonly Pick<AnalyticsDay, 'date' | 'signups'>[]
}

/**
 * A test account: `test` stands as a word of its own before the @ (test, ada+test, qa.test2), or the address
 * is under a name that is kept for tests (RFC 2606).
 */
const TEST_ADDRESS = '^(.*[^a-z])?test(er|ing|s)?[0-9]*([^a-z].*)?@|[@.](test|invalid|localhost)$'

/**
 * People, conversations and knowledge; sessions, sign-ups and recent conversations are those of the week. Visitors
 * are told by their anonymous session, claimed since or not.
 */
export async function findPeopleFigures(
  db: Db,
  since: Since,
  limits: { softHint: number; hardLimit: number },
): Promise<PeopleFigures> {
  const { daily, weekly, monthly } = since
  const first = new Date(Math.min(since.series.getTime(), monthly.getTime()))
  const { rows } = await sql<PeopleFigures>`
    with testers as materialized (
      select id from profiles
      -- The regular expression is slow, and few addresses come near it; so are the capitals of all languages.
      where case when lower(email collate "C") like any (array['%test%', '%.invalid', '%localhost'])
        then email ~* ${TEST_ADDRESS} end
    ), asked as materialized (
      -- A message that was sent before its conversation was claimed keeps the session it was sent from.
      select day as date, case when not anonymous then user_id end as user_id,
        case when anonymous then session_id end as session_id, sum(asked) as messages
      from conversation_days join conversations on id = conversation_id
      where asked > 0 and day >= ${first.toISOString()}::date
        and (anonymous or user_id not in (select id from testers))
      group by 1, 2, 3
    ), active as (
      select date, count(user_id) as "activeUsers", count(session_id) as "activeVisitors" from asked group by date
    ), users as (
      select max(date) as last from asked where user_id is not null group by user_id
    ), sessions as (
      select sum(messages) as messages, exists(
          select from conversations where conversations.session_id = asked.session_id and claimed_at is not null
        ) as claimed from asked
      where session_id is not null and date >= ${weekly.toISOString()}::date group by session_id
    ), joined as (
      select id, ${utcDay} as date from profiles
      where created_at >= ${first} and id not in (select id from testers)
    ), joined_by_day as (
      select date, count(*) as signups from joined group by date
    ), recent as (
      select sum(shown) as messages from conversations join conversation_days on conversation_id = id
      where updated_at >= ${weekly} and (user_id is null or user_id not in (select id from testers))
      group by id having sum(shown) > 0
    )
    select (
        select json_build_object(
          'daily', count(*) filter (where last >= ${daily.toISOString()}::date),
          'weekly', count(*) filter (where last >= ${weekly.toISOString()}::date),
          'monthly', count(*) filter (where last >= ${monthly.toISOString()}::date))
        from users
      ) as "activeUsers",
      json_build_object('conversations', (select count(*) from conversations),
        'messages', (select coalesce(sum(shown), 0) from conversation_days),
        'knowledgeEntries', (select count(*) from knowledge_entries)) as totals,
      (select json_build_object('total', count(*), 'softHint', count(*) filter (where messages >= ${limits.softHint}::integer),
        'hardLimit', count(*) filter (where messages >= ${limits.hardLimit}::integer),
        'signedUp', count(*) filter (where claimed)) from sessions) as sessions,
      (select json_build_object('total', count(*),
        'direct', count(*) filter (where not exists(
          select from conversations where user_id = joined.id and claimed_at is not null)),
        'users', count(*) filter (where role is null or role = 'user'),
        'withProgress', count(*) filter (where current_level > 0 and (role is null or role = 'user')))
        from joined left join person_levels on person_levels.user_id = joined.id
          left join user_roles on user_roles.user_id = joined.id
        where date >= ${weekly.toISOString()}::date) as signups,
      (select json_build_object('conversations', count(*), 'messages', coalesce(sum(messages), 0)) from recent) as recent,
      (select json_build_object('replies', (
          select coalesce(sum(shown - asked), 0) from conversation_days where day >= ${weekly.toISOString()}::date
        ), 'rated', (select count(*) from message_ratings where rated_at >= ${weekly}),
        'helpful', (select count(*) from message_ratings where rating = 'up' and rated_at >= ${weekly}),
        'undone', count(*) filter (where kind = 'undone' and at >= ${weekly}),
        'broken', count(*) filter (where kind = 'rule' and at >= ${weekly}),
        'unanswered', count(distinct question_hash) filter (where kind = 'unanswered' and resolved_at is null),
        'unansweredNew', count(distinct question_hash) filter (
          where kind = 'unanswered' and resolved_at is null and at >= ${weekly}),
        'waiting', count(*) filter (where resolved_at is null and kind <> 'unanswered')
          + count(distinct question_hash) filter (where resolved_at is null and kind = 'unanswered'))
        from review_items) as answers,
      coalesce((select json_agg(active) from active), '[]') as active,
      coalesce((select json_agg(joined_by_day) from joined_by_day), '[]') as joined`.execute(db)
  return rows[0] as PeopleFigures
}
