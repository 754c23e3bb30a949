import { sql } from 'kysely'
import type { SiteKey } from '#shared/site.ts'
import type { Db } from './client.ts'

export interface StoredSite {
  readonly value: unknown
  readonly updatedAt: string
}

/** What was saved of the site, by key. */
export async function readSiteSettings(db: Db): Promise<Partial<Record<SiteKey, StoredSite>>> {
  const rows = await db.selectFrom('site_settings').select(['key', 'value', 'updated_at']).execute()
  return Object.fromEntries(
    rows.map((row) => [row.key, { value: row.value, updatedAt: row.updated_at.toISOString() }]),
  )
}

/** Saves a value, or with null forgets it, and keeps it as a version. Two saves never have the same time. */
export async function writeSite(
  db: Db,
  { key, value, actorId }: { key: SiteKey; value: object | null; actorId: string },
): Promise<void> {
  const json = value === null ? null : JSON.stringify(value)
  const now = sql<Date>`date_trunc('milliseconds', clock_timestamp())`
  if (json === null) await db.deleteFrom('site_settings').where('key', '=', key).execute()
  else
    await db
      .insertInto('site_settings')
      .values({ key, value: json, updated_at: now })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          value: json,
          updated_at: sql<Date>`greatest(${now}, site_settings.updated_at + interval '1 millisecond')`,
        }),
      )
      .execute()
  await db.insertInto('site_versions').values({ key, value: json, actor_id: actorId }).execute()
}
