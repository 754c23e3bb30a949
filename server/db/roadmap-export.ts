import { sql } from 'kysely'
import type { AccountExport } from '#shared/account.ts'
import type { Db } from './client.ts'

type Roadmap = Pick<AccountExport, 'ventures' | 'dashboard_config' | 'readings'>

/** Everything the roadmap's tables hold about a person, technical columns aside. */
export async function readRoadmapWhole(db: Db, userId: string): Promise<Roadmap> {
  const { rows } = await sql<Roadmap>`
    select
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', id, 'name', name, 'created_at', created_at, 'archived_at', archived_at,
          'events', coalesce((select jsonb_agg(event order by seq) from evidence_events where venture_id = ventures.id), '[]'),
          'history', coalesce((
            select jsonb_agg(to_jsonb(history) order by seq) from roadmap_history history where venture_id = ventures.id
          ), '[]'),
          'share_links', coalesce((
            select jsonb_agg(to_jsonb(link) order by created_at) from share_links link where venture_id = ventures.id
          ), '[]')) order by created_at)
        from ventures where user_id = ${userId}::uuid
      ), '[]') as ventures,
      (select to_jsonb(config) from dashboard_config config where user_id = ${userId}::uuid) as dashboard_config,
      coalesce((
        select jsonb_agg(to_jsonb(reading)) from extraction_jobs reading where user_id = ${userId}::uuid
      ), '[]') as readings`.execute(db)
  const [whole] = rows
  if (!whole) throw new Error('The roadmap could not be read')
  return whole
}
