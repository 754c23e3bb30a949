import { sql } from 'kysely'
import type { Language } from '#shared/language.ts'
import type { Db } from './client.ts'
import { ENTRY_ROW } from './knowledge-versions.ts'

/** An entry that the product ships with; the slug never changes. */
export interface ShippedEntry {
  slug: string
  title: string
  content: string
  category: string
  keywords: string[]
  relevance_tags: string[]
  summaries: Partial<Record<'de' | 'es' | 'fr', string>>
  phrasings: Partial<Record<Language, readonly string[]>>
  answers: readonly object[]
}

/**
 * Brings the shipped entries up to this release; what an operator edited or deleted stays as it is. Answers go with
 * the text that they were written for: those of an edited entry follow the release as long as it has its title and text,
 * unless an operator wrote them.
 */
export async function loadStarterKnowledge(db: Db, entries: readonly ShippedEntry[]): Promise<void> {
  const rows = JSON.stringify(entries)
  await sql`
    with loaded as (insert into knowledge_entries as entry (slug, title, content, category, keywords, relevance_tags, summaries, phrasings,
      answers)
    select slug, title, content, category,
      array(select jsonb_array_elements_text(keywords)), array(select jsonb_array_elements_text(relevance_tags)), summaries, phrasings,
      answers
    from jsonb_to_recordset(${rows}::jsonb) as entry
      (slug text, title text, content text, category text, keywords jsonb, relevance_tags jsonb, summaries jsonb, phrasings jsonb,
      answers jsonb)
    where slug not in (select slug from deleted_entries)
    on conflict (slug) do update set title = excluded.title, content = excluded.content,
      category = excluded.category, keywords = excluded.keywords, relevance_tags = excluded.relevance_tags,
      summaries = excluded.summaries, phrasings = excluded.phrasings, answers = excluded.answers,
      updated_at = now()
    where not entry.edited and (entry.title, entry.content, entry.category, entry.keywords, entry.relevance_tags,
      entry.summaries, entry.phrasings, entry.answers)
      is distinct from (excluded.title, excluded.content, excluded.category, excluded.keywords,
      excluded.relevance_tags, excluded.summaries, excluded.phrasings, excluded.answers)
    returning entry.*)
    ${SHIPPED_VERSIONS}`.execute(db)
  await sql`
    with loaded as (update knowledge_entries entry set answers = shipped.answers
    from jsonb_to_recordset(${rows}::jsonb) as shipped (slug text, title text, content text, answers jsonb)
    where entry.slug = shipped.slug and entry.edited and not entry.texts_edited and entry.answers not in ('[]', shipped.answers)
      and (entry.title, entry.content) = (shipped.title, shipped.content) returning entry.*)
    ${SHIPPED_VERSIONS}`.execute(db)
}

/** Keeps what a release brought, in the same statement. */
const SHIPPED_VERSIONS = sql`insert into knowledge_versions (entry_id, title, entry, cause)
  select id, title, ${ENTRY_ROW}, 'shipped' from loaded entry order by title, id`
