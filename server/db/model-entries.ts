import { sql } from 'kysely'
import { ModelEntry } from '#shared/model-catalogue.ts'
import type { Db } from './client.ts'

/** An operator's entry of the catalogue of models. */
export interface StoredModel {
  readonly entry: ModelEntry
  readonly updatedAt: string
}

/** The operators' entries by id. What another release stored in another shape counts as not there. */
export async function listModelEntries(db: Db): Promise<StoredModel[]> {
  const rows = await db.selectFrom('model_entries').select(['entry', 'updated_at']).orderBy('id').execute()
  return rows.flatMap(({ entry, updated_at }) => {
    const { data } = ModelEntry.safeParse(entry)
    return data ? [{ entry: data, updatedAt: updated_at.toISOString() }] : []
  })
}

/** Saves an entry by its id; two saves never have the same time, so that the time tells them apart. */
export async function writeModelEntry(db: Db, entry: ModelEntry): Promise<void> {
  const now = sql<Date>`date_trunc('milliseconds', clock_timestamp())`
  await db
    .insertInto('model_entries')
    .values({ id: entry.id, entry: JSON.stringify(entry), updated_at: now })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        entry: JSON.stringify(entry),
        updated_at: sql<Date>`greatest(${now}, model_entries.updated_at + interval '1 millisecond')`,
      }),
    )
    .execute()
}

/** Forgets an operator's entry. */
export async function deleteModelEntry(db: Db, id: string): Promise<void> {
  await db.deleteFrom('model_entries').where('id', '=', id).execute()
}

/** Last days that the provider told when its list was last read, by the models' plain names. */
export async function readLastDays(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('model_last_days')
    .select(['model', sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day')])
    .orderBy('model')
    .execute()
  return new Map(rows.map(({ model, day }) => [model, day]))
}

/** Puts what a list told in the place of what was known; does nothing when it told the same. */
export async function replaceLastDays(db: Db, lastDays: ReadonlyMap<string, string>): Promise<void> {
  const known = await readLastDays(db)
  if (known.size === lastDays.size && [...lastDays].every(([model, day]) => known.get(model) === day)) return
  await db.deleteFrom('model_last_days').execute()
  const rows = [...lastDays].map(([model, day]) => ({ model, day }))
  if (rows.length > 0) await db.insertInto('model_last_days').values(rows).execute()
}

/**
 * Takes the next reading of a provider's list for this process: true at most once in so many seconds, whichever process
 * asks. `provider` tells providers apart.
 */
export async function claimListReading(db: Db, provider: string, seconds: number): Promise<boolean> {
  const { rows } = await sql`
    insert into operations (key, at) values (${keyOf(provider)}, now())
    on conflict (key) do update set at = now()
    where operations.at <= now() - make_interval(secs => ${seconds})
    returning key`.execute(db)
  return rows.length > 0
}

/** Has a reading that failed count as done so many seconds ago. */
export async function dateBackListReading(db: Db, provider: string, seconds: number): Promise<void> {
  await sql`update operations set at = now() - make_interval(secs => ${seconds}) where key = ${keyOf(provider)}`.execute(
    db,
  )
}

const keyOf = (provider: string) => `model list ${provider}`
