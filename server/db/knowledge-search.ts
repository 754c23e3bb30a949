import { sql } from 'kysely'
import type { Language } from '#shared/language.ts'
import type { Db } from './client.ts'
import { inEveryLanguage } from './in-every-language.ts'

type Texts = Record<Language, string[]>

/** An entry as the search reads it. */
export interface SearchableRow {
  readonly id: string
  readonly title: string
  readonly content: string
  readonly category: string
  readonly keywords: string[]
  readonly relevance_tags: string[]
  readonly summaries: Partial<Record<'de' | 'es' | 'fr', string>>
  readonly phrasings: Partial<Record<Language, string[]>>
  /** Of a shipped entry that has the title it was shipped with, which its phrasings go with. */
  readonly slug: string | null
  readonly answers: { id?: string; asks: Texts; says: Record<Language, string>; steps: Texts }[]
}

/** A number that goes up with every committed change of the knowledge base. */
export async function readKnowledgeRevision(db: Db): Promise<string> {
  const row = await db.selectFrom('knowledge_revision').select('revision').executeTakeFirstOrThrow()
  return row.revision
}

/** The version of every entry, by its id: the transaction that wrote it last. */
export async function readEntryVersions(db: Db): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; version: string }>`
    select id, xmin::text || ' ' || ctid::text as version from knowledge_entries`.execute(db)
  return new Map(rows.map(({ id, version }) => [id, version]))
}

export async function readSearchable(db: Db, ids: readonly string[]): Promise<SearchableRow[]> {
  const { rows } = await sql<SearchableRow>`
    select id, title, content, category, keywords, relevance_tags, summaries - stale as summaries, phrasings,
      case when 'answers' = any(stale) then '[]' else answers end as answers,
      case when phrasings <> '{}' then slug end as slug
    from knowledge_entries where id = any(${ids}::uuid[])`.execute(db)
  return rows.map((row) => ({ ...row, answers: row.answers.map(inEveryLanguage) }))
}

/** The meaning of one part of an entry, made by `model` from the text that has the hash. */
export interface EntryVector {
  readonly entryId: string
  readonly part: number
  readonly textHash: string
  readonly vector: number[]
}

export async function readVectors(db: Db, model: string, ids: readonly string[]): Promise<EntryVector[]> {
  return db
    .selectFrom('knowledge_chunks')
    .where('model', '=', model)
    .where('entry_id', 'in', [...ids, NOBODY])
    .orderBy('entry_id')
    .orderBy('part')
    .select(['entry_id as entryId', 'part', 'text_hash as textHash', 'vector'])
    .execute()
}

/** Stands in a list of ids that may be empty. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Keeps the vectors of an entry, in place of the ones it had; an entry that is gone in the meantime gets none. */
export async function writeVectors(db: Db, model: string, id: string, vectors: EntryVector[]): Promise<void> {
  const rows = vectors.map(({ part, textHash, vector }) => ({ part, text_hash: textHash, vector }))
  await sql`
    with parts as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as made (part integer, text_hash text, vector real[])
    ), outdated as (
      delete from knowledge_chunks where entry_id = ${id} and model = ${model} and part not in (select part from parts)
    )
    insert into knowledge_chunks (entry_id, part, model, text_hash, vector)
    select id, part, ${model}, text_hash, vector from parts, knowledge_entries where id = ${id}
    on conflict (entry_id, model, part) do update set text_hash = excluded.text_hash, vector = excluded.vector`.execute(
    db,
  )
}
