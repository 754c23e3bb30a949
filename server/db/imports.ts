import { sql } from 'kysely'
import type { Db } from './client.ts'
import { json } from './roadmap.ts'

/** An import as it is stored; what stands in `source` and `reading` is for server/services/imports. */
export interface StoredImport {
  readonly id: string
  readonly name: string
  readonly kind: 'table' | 'notes' | 'deck'
  readonly source: unknown
  readonly reading: unknown
  /** The event of the ledger that each taken row became, by the row. */
  readonly taken: Readonly<Record<string, string>>
  readonly undone_at: string | null
}

export interface NewImport extends Pick<StoredImport, 'name' | 'kind' | 'source' | 'reading'> {
  readonly ventureId: string
  readonly userId: string
}

/** Imports of one person into one venture that were not taken and are kept beside the newest. */
const UNTAKEN = 10
/** Taken imports of a venture of which what was read is kept. */
const READ_AGAIN = 20

/**
 * Stores what was read, and forgets what the same person read before and left, and what older imports of the venture that
 * were taken were read from. Returns its id.
 */
export async function insertImport(
  db: Db,
  { ventureId, userId, name, kind, source, reading }: NewImport,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with left_over as (
      delete from venture_imports where id in (
        select id from venture_imports
        where venture_id = ${ventureId}::uuid and user_id = ${userId}::uuid and taken_at is null
        order by created_at desc offset ${UNTAKEN}
      )
    ), emptied as (
      update venture_imports set source = '{}' where source <> '{}' and id in (
        select id from venture_imports where venture_id = ${ventureId}::uuid and taken_at is not null
        order by taken_at desc offset ${READ_AGAIN}
      )
    )
    insert into venture_imports (venture_id, user_id, name, kind, source, reading)
    values (${ventureId}::uuid, ${userId}::uuid, ${name}, ${kind}, ${json(source)}::jsonb, ${json(reading)}::jsonb)
    returning id`.execute(db)
  const id = rows[0]?.id
  if (id === undefined) throw new Error('The import was not stored')
  return id
}

/** An import of a venture; undefined when there is none. */
export async function findImport(db: Db, ventureId: string, id: string): Promise<StoredImport | undefined> {
  const { rows } = await sql<StoredImport>`
    select id, name, kind, source, reading, taken, undone_at from venture_imports
    where venture_id = ${ventureId}::uuid and id = ${id}::uuid`.execute(db)
  return rows[0]
}

/** Keeps how an import is read now. */
export async function storeReading(db: Db, id: string, reading: unknown): Promise<void> {
  await sql`update venture_imports set reading = ${json(reading)}::jsonb where id = ${id}::uuid`.execute(db)
}

/** Keeps which events the rows of an import became, all of them. */
export async function storeTaken(
  db: Db,
  id: string,
  taken: StoredImport['taken'],
  at: string,
): Promise<void> {
  await sql`
    update venture_imports set taken = ${json(taken)}::jsonb, taken_at = ${at}::timestamptz, undone_at = null
    where id = ${id}::uuid`.execute(db)
}

/** Keeps that an import was taken back. What it had added is still told; its rows can be taken anew. */
export async function storeUndone(db: Db, id: string, at: string): Promise<void> {
  await sql`
    update venture_imports set undone_at = ${at}::timestamptz where id = ${id}::uuid and undone_at is null`.execute(
    db,
  )
}

/** An import that was taken, for the list of earlier ones. */
export interface TakenImport {
  readonly id: string
  readonly name: string
  readonly kind: StoredImport['kind']
  readonly reading: unknown
  readonly by: string | null
  readonly taken: number
  readonly taken_at: string
  readonly undone_at: string | null
}

/** Taken imports that the list shows. */
const SHOWN = 50

/** The imports of a venture that were taken, newest first. */
export async function listTakenImports(db: Db, ventureId: string): Promise<TakenImport[]> {
  const { rows } = await sql<TakenImport>`
    select imported.id, imported.name, imported.kind, imported.reading, person.name as by,
      (select count(*)::integer from jsonb_object_keys(imported.taken)) as taken,
      to_json(imported.taken_at) #>> '{}' as taken_at, to_json(imported.undone_at) #>> '{}' as undone_at
    from venture_imports imported left join app.people_in_ledger(${ventureId}::uuid) person on person.user_id = imported.user_id
    where imported.venture_id = ${ventureId}::uuid and imported.taken_at is not null
    order by imported.taken_at desc limit ${SHOWN}`.execute(db)
  return rows
}

/** Names of the people of a venture, as a transcript may write them. */
export async function namesOfPeople(db: Db, ventureId: string): Promise<string[]> {
  const { rows } = await sql<{
    name: string
  }>`select name from app.names_in(${ventureId}::uuid) name`.execute(db)
  return rows.map(({ name }) => name)
}

/**
 * Yields what is kept of each import of a venture, as text to be searched for a name; one after the other, as
 * each may be large.
 */
export async function* importTexts(
  db: Db,
  ventureId: string,
): AsyncGenerator<{ id: string; name: string; text: string }> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from venture_imports where venture_id = ${ventureId}::uuid`.execute(db)
  for (const { id, name } of rows) {
    const found = await sql<{ text: string }>`
      select source::text || reading::text as text from venture_imports where id = ${id}::uuid`.execute(db)
    yield { id, name, text: found.rows[0]?.text ?? '' }
  }
}

/** The imports of a venture that a record came from. */
export async function importsBehind(
  db: Db,
  ventureId: string,
  recordId: string,
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from venture_imports where venture_id = ${ventureId}::uuid
      and exists (select from jsonb_each_text(taken) row where row.value = ${recordId})`.execute(db)
  return rows
}

/** Forgets what was read in some imports, and renames them; those that were taken stay in the list and can be undone. */
export async function emptyImports(
  db: Db,
  imports: readonly { readonly id: string; readonly name: string }[],
): Promise<void> {
  await sql`
    with emptied as (
      select * from jsonb_to_recordset(${json(imports)}::jsonb) as emptied (id uuid, name text)
    ), left_over as (
      delete from venture_imports using emptied where venture_imports.id = emptied.id and taken_at is null
    )
    update venture_imports set source = '{}', reading = reading || '{"about": null}', name = emptied.name
    from emptied where venture_imports.id = emptied.id and taken_at is not null`.execute(db)
}

/** Days that what was read is kept. */
const KEPT_DAYS = 30

/** Forgets what was read thirty days ago: imports not taken whole, of the others all but what the list shows. */
export async function forgetOldImports(db: Db): Promise<number> {
  const { rows } = await sql<{ forgotten: number }>`
    with old as (select now() - make_interval(days => ${KEPT_DAYS}) as before),
    left_over as (
      delete from venture_imports using old where taken_at is null and created_at < old.before returning 1
    ),
    emptied as (
      update venture_imports set source = '{}' from old
      where taken_at is not null and created_at < old.before and source <> '{}' returning 1
    )
    select ((select count(*) from left_over) + (select count(*) from emptied))::integer as forgotten`.execute(
    db,
  )
  return rows[0]?.forgotten ?? 0
}
