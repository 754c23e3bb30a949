import { sql } from 'kysely'
import type { Searchable } from '#server/assistant/retrieval/entry-terms.ts'
import type { Db } from './client.ts'

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

/** Entries as the search reads them. */
export async function readSearchable(db: Db, ids: readonly string[]): Promise<Searchable[]> {
  const { rows } = await sql<Searchable>`
    select id, title, content, category, keywords, relevance_tags, summaries, phrasings
    from knowledge_entries where id = any(${ids}::uuid[])`.execute(db)
  return rows
}
