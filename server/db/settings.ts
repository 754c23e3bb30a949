import type { Db } from './client.ts'

/** The assistant settings that were ever saved, by key. */
export async function readSettings(db: Db): Promise<Record<string, unknown>> {
  const rows = await db.selectFrom('assistant_settings').select(['key', 'value']).execute()
  return Object.fromEntries(rows.map((row) => [row.key, row.value]))
}
