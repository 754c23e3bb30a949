import { sql } from 'kysely'
import type { VersionActor } from '#shared/admin/versions.ts'
import type { SiteKey } from '#shared/site.ts'
import type { Db } from './client.ts'

export interface StoredSite {
  readonly value: unknown
  readonly updatedAt: string
}

/** Returns what was saved of the site, by key. */
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

/** One save of the site's texts, or of who may sign up. */
export interface SavedSite {
  readonly id: string
  /** Which save it is, from 1. */
  readonly number: number
  readonly created_at: Date
  readonly actor: VersionActor
  /** Fields that differ from the save before; empty for the first, and where one of both is the file. */
  readonly changed: string[]
  /** Whether it went back to the file. */
  readonly file: boolean
  readonly current: boolean
}

/** Saves before `cursor`, newest first. The values themselves, which may hold images, stay in the database. */
export async function listSiteVersions(
  db: Db,
  { key, cursor, limit }: { key: SiteKey; cursor: string | undefined; limit: number },
): Promise<SavedSite[]> {
  const { rows } = await sql<SavedSite>`
    select version.id, version.created_at, version.value is null as file,
      (select count(*)::integer from site_versions earlier
        where earlier.key = version.key and earlier.id <= version.id) as number,
      not exists (select from site_versions later where later.key = version.key and later.id > version.id) as current,
      case when profiles.id is not null then jsonb_build_object('id', profiles.id, 'email', profiles.email,
        'full_name', profiles.full_name) end as actor,
      array(
        select coalesce(now.key, was.key) from jsonb_each(version.value) now
        full join jsonb_each(before.value) was on was.key = now.key
        where before.value is not null and version.value is not null and now.value is distinct from was.value
        order by 1
      ) as changed
    from site_versions version
    left join lateral (
      select value from site_versions earlier where earlier.key = version.key and earlier.id < version.id
      order by earlier.id desc limit 1
    ) before on true
    left join profiles on profiles.id = version.actor_id
    where version.key = ${key} and (${cursor ?? null}::bigint is null or version.id < ${cursor ?? null}::bigint)
    order by version.id desc limit ${limit}`.execute(db)
  return rows
}

/** Returns what a save held; null where it went back to the file, undefined where there is no such save. */
export async function findSiteVersion(
  db: Db,
  { key, id }: { key: SiteKey; id: string },
): Promise<object | null | undefined> {
  const row = await db
    .selectFrom('site_versions')
    .where('key', '=', key)
    .where('id', '=', id)
    .select('value')
    .executeTakeFirst()
  return row?.value
}
