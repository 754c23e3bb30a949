import { sql } from 'kysely'
import type { Db } from './client.ts'

interface EntryRow {
  id: string
  title: string
  content: string
  category: string
  keywords: string[]
  relevance_tags: string[]
  summaries: Partial<Record<'de' | 'es' | 'fr', string>>
}

/** An entry that the product ships with; the slug never changes. */
export type ShippedEntry = Omit<EntryRow, 'id'> & { slug: string }

export interface FoundEntry {
  readonly entry: EntryRow
  readonly score: number
}

const CONFIGURATION = { en: 'english', de: 'german', es: 'spanish', fr: 'french' } as const

export interface KnowledgeQuery {
  readonly text: string
  readonly language: keyof typeof CONFIGURATION
  /** English terms for the question's words, so that a German question finds the English entry. */
  readonly terms: readonly string[]
  readonly limit: number
}

/** Entries that share words with the question, best first; none when nothing is relevant. */
export async function searchKnowledge(db: Db, query: KnowledgeQuery): Promise<FoundEntry[]> {
  const { rows } = await sql<EntryRow & { score: number }>`
    with words as (
      select app.any_word(${CONFIGURATION[query.language]}::regconfig, ${query.text})
        || app.any_word('english', ${query.terms.join(' ')}) as query
    )
    select id, title, content, category, keywords, relevance_tags, summaries,
      ts_rank('{0.1, 0.4, 0.7, 1.0}', search, words.query, 1) as score
    from knowledge_entries, words
    where search @@ words.query
    order by score desc, title limit ${query.limit}`.execute(db)
  return rows.map(({ score, ...entry }) => ({ entry, score }))
}

/** Brings the shipped entries up to this release; what an operator edited or deleted stays as it is. */
export async function loadStarterKnowledge(db: Db, entries: readonly ShippedEntry[]): Promise<void> {
  const rows = JSON.stringify(entries)
  await sql`
    insert into knowledge_entries (slug, title, content, category, keywords, relevance_tags, summaries)
    select slug, title, content, category,
      array(select jsonb_array_elements_text(keywords)), array(select jsonb_array_elements_text(relevance_tags)), summaries
    from jsonb_to_recordset(${rows}::jsonb) as entry
      (slug text, title text, content text, category text, keywords jsonb, relevance_tags jsonb, summaries jsonb)
    where slug not in (select slug from deleted_entries)
    on conflict (slug) do update set title = excluded.title, content = excluded.content,
      category = excluded.category, keywords = excluded.keywords, relevance_tags = excluded.relevance_tags,
      summaries = excluded.summaries, updated_at = now()
    where not knowledge_entries.edited and (knowledge_entries.title, knowledge_entries.content,
      knowledge_entries.category, knowledge_entries.keywords, knowledge_entries.relevance_tags, knowledge_entries.summaries)
      is distinct from (excluded.title, excluded.content, excluded.category, excluded.keywords,
      excluded.relevance_tags, excluded.summaries)`.execute(db)
}
