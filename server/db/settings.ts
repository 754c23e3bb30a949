import { sql } from 'kysely'
import type { Db } from './client.ts'

/** A setting as it was saved. */
export interface StoredSetting {
  readonly value: unknown
  readonly updatedAt: string
}

/** A number that moves with every change of a setting or of a rule box. */
export async function readRevision(db: Db): Promise<string> {
  const row = await db.selectFrom('assistant_revision').select('revision').executeTakeFirstOrThrow()
  return row.revision
}

/** The settings that were ever saved, by key. */
export async function readSettings(db: Db): Promise<Record<string, StoredSetting>> {
  const rows = await db.selectFrom('assistant_settings').select(['key', 'value', 'updated_at']).execute()
  return Object.fromEntries(
    rows.map((row) => [row.key, { value: row.value, updatedAt: row.updated_at.toISOString() }]),
  )
}

/** Saves a setting; returns when. Two saves never have the same time, so that the time tells them apart. */
export async function writeSetting(db: Db, key: string, value: unknown): Promise<string> {
  const row = await db
    .insertInto('assistant_settings')
    .values({ key, value: JSON.stringify(value), updated_at: NOW })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        value: JSON.stringify(value),
        updated_at: sql<Date>`greatest(${NOW}, assistant_settings.updated_at + interval '1 millisecond')`,
      }),
    )
    .returning('updated_at')
    .executeTakeFirstOrThrow()
  return row.updated_at.toISOString()
}

/** Times are compared by people's browsers, which know milliseconds. */
const NOW = sql<Date>`date_trunc('milliseconds', clock_timestamp())`

/** Forgets a setting: its default is in force again. */
export async function deleteSetting(db: Db, key: string): Promise<void> {
  await db.deleteFrom('assistant_settings').where('key', '=', key).execute()
}
