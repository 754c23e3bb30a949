import { sql } from 'kysely'
import type { Db } from './client.ts'

/** One saved value of a setting; null where it went back to its default. */
export interface StoredVersion {
  readonly id: string
  readonly setting_key: string
  readonly value: unknown
  readonly created_at: Date
  readonly note: string | null
  readonly actor: { readonly id: string; readonly email: string; readonly full_name: string } | null
}

/** Keeps what was saved, and by whom. Returns the version's number. */
export async function insertVersion(
  db: Db,
  version: { key: string; value: unknown; actorId: string; note: string | undefined },
): Promise<string> {
  const row = await db
    .insertInto('setting_versions')
    .values({
      setting_key: version.key,
      value: version.value === null ? null : JSON.stringify(version.value),
      actor_id: version.actorId,
      note: version.note ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** A version in a list: which of its setting it is, from 1, and the value before it (undefined for the first). */
export interface ListedVersion extends StoredVersion {
  readonly number: number
  readonly previous: { readonly value: unknown } | undefined
}

/** Versions before `cursor`, newest first, of one setting or of all. */
export async function listVersions(
  db: Db,
  page: { key: string | undefined; cursor: string | undefined; limit: number },
): Promise<ListedVersion[]> {
  let query = versions(db)
    .select([
      sql<number>`(select count(*)::integer from setting_versions earlier
        where earlier.setting_key = setting_versions.setting_key and earlier.id <= setting_versions.id)`.as(
        'number',
      ),
      sql<{
        value: unknown
      } | null>`(select jsonb_build_object('value', earlier.value) from setting_versions earlier
        where earlier.setting_key = setting_versions.setting_key and earlier.id < setting_versions.id
        order by earlier.id desc limit 1)`.as('previous'),
    ])
    .orderBy('setting_versions.id', 'desc')
    .limit(page.limit)
  if (page.key) query = query.where('setting_key', '=', page.key)
  if (page.cursor) query = query.where('setting_versions.id', '<', page.cursor)
  const rows = await query.execute()
  return rows.map(({ number, previous, ...row }) => ({
    ...asVersion(row),
    number,
    previous: previous ?? undefined,
  }))
}

/** Returns who saved a setting last; undefined where it never was, or the account is gone. */
export async function lastActor(db: Db, key: string): Promise<StoredVersion['actor']> {
  const row = await versions(db)
    .where('setting_key', '=', key)
    .orderBy('setting_versions.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? asVersion(row).actor : null
}

export async function findVersion(db: Db, id: string): Promise<StoredVersion | undefined> {
  const row = await versions(db).where('setting_versions.id', '=', id).executeTakeFirst()
  return row && asVersion(row)
}

/** The newest version of each setting, the one in force if it still is, and whether a master prompt is saved. */
export async function newestVersions(db: Db): Promise<{ ids: string[]; prompted: boolean }> {
  const { rows } = await sql<{ ids: string[]; prompted: boolean }>`
    select array(select max(id)::text from setting_versions group by setting_key) as ids,
      exists(select from assistant_settings where key = 'master_prompt') as prompted`.execute(db)
  return rows[0] ?? { ids: [], prompted: false }
}

/** The id of the master prompt's newest version; null where none was ever saved. */
export async function readPromptVersion(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('setting_versions')
    .where('setting_key', '=', 'master_prompt')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirst()
  return row?.id ?? null
}

function versions(db: Db) {
  return db
    .selectFrom('setting_versions')
    .leftJoin('profiles', 'profiles.id', 'actor_id')
    .select([
      'setting_versions.id',
      'setting_key',
      'value',
      'setting_versions.created_at',
      'note',
      'profiles.id as profile_id',
      'email',
      'full_name',
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof versions>['execute']>>[number]

function asVersion({ profile_id: id, email, full_name, ...version }: Row): StoredVersion {
  const known = id !== null && email !== null && full_name !== null
  return { ...version, actor: known ? { id, email, full_name } : null }
}
