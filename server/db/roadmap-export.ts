import { sql } from 'kysely'
import type { AccountExport } from '#shared/account.ts'
import type { Db } from './client.ts'

type Roadmap = Pick<AccountExport, 'ventures' | 'memberships' | 'comments' | 'dashboard_config' | 'readings'>

/** Everything the roadmap's tables hold about a person, technical columns aside. */
export async function readRoadmapWhole(db: Db, userId: string): Promise<Roadmap> {
  const { rows } = await sql<Roadmap>`
    select
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', id, 'name', name, 'created_at', created_at, 'archived_at', archived_at,
          'people', coalesce((select jsonb_agg(jsonb_build_object('name', person.name, 'role', role) order by joined_at)
            from app.people_of(ventures.id) person), '[]'),
          'events', coalesce((select jsonb_agg(event order by seq) from evidence_events where venture_id = ventures.id), '[]'),
          'history', coalesce((
            select jsonb_agg(to_jsonb(history) order by seq) from roadmap_history history where venture_id = ventures.id
          ), '[]'),
          'share_links', coalesce((
            select jsonb_agg(to_jsonb(link) order by created_at) from share_links link where venture_id = ventures.id
          ), '[]')) order by created_at)
        from ventures where user_id = ${userId}::uuid
      ), '[]') as ventures,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'venture_id', mine.venture_id, 'name', coalesce(ventures.name, sponsored.name, ''), 'role', mine.role,
          'joined_at', mine.joined_at, 'events', coalesce((
            select jsonb_agg(event order by seq) from evidence_events
            where venture_id = mine.venture_id and user_id = mine.user_id
          ), '[]')) order by joined_at)
        from venture_members mine left join ventures on ventures.id = mine.venture_id
        left join app.sponsored() sponsored on sponsored.id = mine.venture_id
        where mine.user_id = ${userId}::uuid and mine.role <> 'owner'
      ), '[]') as memberships,
      coalesce((
        select jsonb_agg(jsonb_build_object('venture_id', venture_id, 'at', created_at,
          'about', subject_on || ' ' || subject_id, 'passage', passage, 'text', text) order by seq)
        from venture_comments where user_id = ${userId}::uuid
      ), '[]') as comments,
      (select to_jsonb(config) from user_state state
        join dashboard_config config on config.venture_id = state.venture_id and config.user_id = state.user_id
        where state.user_id = ${userId}::uuid) as dashboard_config,
      coalesce((
        select jsonb_agg(to_jsonb(reading)) from extraction_jobs reading where user_id = ${userId}::uuid
      ), '[]') as readings`.execute(db)
  const [whole] = rows
  if (!whole) throw new Error('The roadmap could not be read')
  return whole
}
