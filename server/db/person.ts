import { sql } from 'kysely'
import type { DashboardConfig } from '#shared/dashboard.ts'
import type { Db } from './client.ts'

export interface PersonUsage {
  readonly calls: number
  readonly tokens: number
  /** Dollars of the calls whose price is known. */
  readonly cost: number
  /** Calls without a price. */
  readonly unpriced: number
}

/** Returns what the models did for a person: this month and in all that is kept. */
export async function usageOf(db: Db, userId: string): Promise<{ month: PersonUsage; kept: PersonUsage }> {
  const { rows } = await sql<PersonUsage & { isMonth: boolean }>`
    select created_at >= date_trunc('month', now() at time zone 'utc') at time zone 'utc' as "isMonth",
      count(*)::integer as calls, coalesce(sum(coalesce(prompt_tokens, 0) + coalesce(completion_tokens, 0)), 0)::float8 as tokens,
      coalesce(sum(cost), 0)::float8 as cost, count(*) filter (where cost is null)::integer as unpriced
    from usage_events where user_id = ${userId}::uuid group by 1`.execute(db)
  const of = (part: typeof rows): PersonUsage => ({
    calls: part.reduce((sum, { calls }) => sum + calls, 0),
    tokens: part.reduce((sum, { tokens }) => sum + tokens, 0),
    cost: part.reduce((sum, { cost }) => sum + cost, 0),
    unpriced: part.reduce((sum, { unpriced }) => sum + unpriced, 0),
  })
  return { month: of(rows.filter(({ isMonth }) => isMonth)), kept: of(rows) }
}

/** Confirmed evidence of the venture that a person used last, by type. */
export async function evidenceOf(db: Db, userId: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ type: string; count: number }>`
    select evidence_type as type, count(*)::integer as count from evidence_entries
    where user_id = ${userId}::uuid and confirmed group by 1`.execute(db)
  return Object.fromEntries(rows.map(({ type, count }) => [type, count]))
}

/** The roadmap of the venture that a person used last as it was last derived; undefined before there is one. */
export async function roadmapOf(db: Db, userId: string): Promise<DashboardConfig | undefined> {
  const { rows } = await sql<{ config: DashboardConfig }>`
    select to_jsonb(config) as config from user_state state
    join dashboard_config config on config.venture_id = state.venture_id
    where state.user_id = ${userId}::uuid`.execute(db)
  return rows[0]?.config
}

/** Returns where a person is signed in, without tokens and addresses of the network. */
export async function placesOf(
  db: Db,
  userId: string,
): Promise<{ id: string; created_at: string; last_used_at: string; user_agent: string }[]> {
  const rows = await db
    .selectFrom('auth.session')
    .where('userId', '=', userId)
    .where('expiresAt', '>', sql<Date>`now()`)
    .orderBy('updatedAt', 'desc')
    .select(['id', 'createdAt', 'updatedAt', 'userAgent'])
    .execute()
  return rows.map((row) => ({
    id: row.id,
    created_at: row.createdAt.toISOString(),
    last_used_at: row.updatedAt.toISOString(),
    user_agent: row.userAgent ?? '',
  }))
}
