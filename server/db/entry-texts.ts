import { sql } from 'kysely'
import type { EntryTexts } from '#shared/admin/entry-texts.ts'
import type { Db } from './client.ts'

export interface StoredTexts extends EntryTexts {
  readonly id: string
  readonly updatedAt: Date
}

/** Translations and answers of entries; an answer that an earlier release stored without an id gets one by its place. */
export async function readEntryTexts(db: Db, ids: readonly string[]): Promise<StoredTexts[]> {
  const { rows } = await sql<StoredTexts>`
    select id, summaries as translations, stale, updated_at as "updatedAt", coalesce((
      select jsonb_agg(jsonb_build_object('id', 'answer-' || place) || answer order by place)
      from jsonb_array_elements(answers) with ordinality as stored (answer, place)
    ), '[]') as answers
    from knowledge_entries where id = any(${ids}::uuid[])`.execute(db)
  return rows
}

/** Replaces the translations and answers of entries. They are an operator's from then on: no release changes them. */
export async function writeEntryTexts(
  db: Db,
  entries: readonly (EntryTexts & { readonly id: string })[],
): Promise<void> {
  await sql`
    update knowledge_entries entry set
      summaries = new.translations, answers = new.answers,
      stale = array(select jsonb_array_elements_text(new.stale)), edited = true, texts_edited = true,
      updated_at = greatest(clock_timestamp(), entry.updated_at + interval '1 millisecond')
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as new
      (id uuid, translations jsonb, answers jsonb, stale jsonb)
    where entry.id = new.id`.execute(db)
}
