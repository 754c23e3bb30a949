import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { KnowledgeEntry, KnowledgeInput, KnowledgeList } from '#shared/admin/knowledge.ts'
import type { Db } from './client.ts'
import { type Change, insertVersions } from './knowledge-versions.ts'
import { contains } from './like.ts'

export interface EntryFilter {
  readonly id?: string | undefined
  readonly search?: string | undefined
  readonly category?: string | undefined
  readonly tag?: string | undefined
}

/** Words of a search past these are left out. */
const SEARCH_WORDS = 10

/** Replies looked at for the entries in use; the rest are looked up one by one, and have few. */
const LATELY = 5000
/** `offset 0` keeps the planner from walking all replies backwards by their time, which takes seconds for an entry never used. */
const LAST_USE = sql`(
  select max(created_at) from (select created_at from retrievals where entry_ids @> array[entry.id] offset 0) used)`

const ENTRY = sql`entry.id, title, content, category, keywords, relevance_tags, edited,
  case when slug is not null then 'shipped' when notion_page_id is not null then 'notion' else 'operator' end as source,
  json_build_object('translations', (select count(*) from jsonb_object_keys(summaries)),
    'answers', jsonb_array_length(answers), 'stale', stale) as texts,
  entry.created_at, entry.updated_at`

/** Entries that match, with what there is to filter by, in one statement. Without a limit all of them. */
export async function listEntries(
  db: Db,
  filter: EntryFilter,
  page: { limit: number; offset: number } | undefined,
): Promise<KnowledgeList> {
  const { rows } = await sql<KnowledgeList>`
    with matched as materialized (select id, title, updated_at from knowledge_entries entry where ${matches(filter)}),
    lately as (
      select used.id, max(created_at) as at
      from (select * from retrievals order by created_at desc limit ${LATELY}) recent, unnest(entry_ids) used (id)
      group by used.id
    )
    select
      (select count(*)::integer from matched) as total,
      (select coalesce(json_agg(facet order by name), '[]') from (
        select category as name, count(*) from knowledge_entries group by category
      ) facet) as categories,
      (select coalesce(json_agg(facet order by name), '[]') from (
        select tag as name, count(distinct id) from knowledge_entries, unnest(relevance_tags) tag group by tag
      ) facet) as tags,
      (select coalesce(json_agg(shown order by updated_at desc, title, id), '[]') from (
        select ${ENTRY}, coalesce(lately.at, ${LAST_USE}) as last_used_at
        from knowledge_entries entry left join lately using (id)
        where id in (
          select id from matched order by updated_at desc, title, id
          limit ${page?.limit ?? null}::integer offset ${page?.offset ?? 0}
        )
      ) shown) as entries`.execute(db)
  return rows[0] ?? { entries: [], total: 0, categories: [], tags: [] }
}

/** The ids of all entries that match. */
export async function matchingIds(db: Db, filter: EntryFilter): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from knowledge_entries entry where ${matches(filter)} order by id`.execute(db)
  return rows.map(({ id }) => id)
}

const HEAD = sql`concat_ws(' ', title, category, array_to_string(keywords, ' '), array_to_string(relevance_tags, ' '))`

function matches({ id, search = '', category, tag }: EntryFilter): RawBuilder<SqlBool> {
  const conditions = search
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, SEARCH_WORDS)
    .map(holds)
  if (id) conditions.push(sql`entry.id = ${id}`)
  if (category) conditions.push(sql`category = ${category}`)
  if (tag) conditions.push(sql`${tag} = any(relevance_tags)`)
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

/** A word of any field that begins so, by the index; or these very characters anywhere but in the content. */
function holds(word: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(id in (
    select id from knowledge_entries
    where words @@ (nullif(plainto_tsquery('simple', ${word})::text, '') || ':*')::tsquery
  ) or ${HEAD} ilike ${contains(word)})`
}

/** What is stored of an entry, to compare with what is to be stored. */
export interface StoredEntry extends KnowledgeInput {
  readonly id: string
  readonly updatedAt: Date
  readonly notionPageId: string | null
  readonly notionPart: number | null
  readonly notionRootId: string | null
  readonly edited: boolean
}

const STORED = [
  'id',
  'title',
  'content',
  'category',
  'keywords',
  'relevance_tags',
  'edited',
  'updated_at as updatedAt',
  'notion_page_id as notionPageId',
  'notion_part as notionPart',
  'notion_root_id as notionRootId',
] as const

/** Which entries: by id, by title whatever its capitals, or by the Notion page they come from. */
export interface EntryKeys {
  readonly ids?: readonly string[]
  readonly titles?: readonly string[]
  readonly notion?: { readonly pageIds: readonly string[]; readonly rootId: string }
}

/** Entries that fit any of the keys. No one else can change them until the transaction ends. */
export function lockEntries(db: Db, { ids = [], titles = [], notion }: EntryKeys): Promise<StoredEntry[]> {
  return db
    .selectFrom('knowledge_entries')
    .where((eb) =>
      eb.or([
        sql<SqlBool>`id = any(${ids}::uuid[])`,
        sql<SqlBool>`lower(title) = any(${titles.map((title) => title.toLowerCase())}::text[])`,
        sql<SqlBool>`notion_page_id = any(${notion?.pageIds ?? []}::text[])`,
        sql<SqlBool>`notion_root_id = ${notion?.rootId ?? null}`,
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .select(STORED)
    .execute()
}

export interface NewEntry extends KnowledgeInput {
  readonly id: string
  readonly notion?: { readonly pageId: string; readonly part: number; readonly rootId: string }
}

/** Adds entries, in the order given. */
export async function insertEntries(db: Db, entries: readonly NewEntry[]): Promise<void> {
  const rows = entries.map(({ notion, ...entry }) => ({
    ...entry,
    notion_page_id: notion?.pageId,
    notion_part: notion?.part,
    notion_root_id: notion?.rootId,
  }))
  await sql`
    insert into knowledge_entries (id, title, content, category, keywords, relevance_tags,
      notion_page_id, notion_part, notion_root_id)
    select id, title, content, category, keywords, relevance_tags, notion_page_id, notion_part, notion_root_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as entry (id uuid, title text, content text,
      category text, keywords text[], relevance_tags text[], notion_page_id text, notion_part integer,
      notion_root_id text)`.execute(db)
}

/**
 * Gives entries new values. Translations and prepared answers become stale when title or text change, unless `keepTexts`
 * says that they are still right: they would go on answering with what was corrected. `edited`: whether a person did it,
 * so that no release or sync undoes it.
 */
export async function updateEntries(
  db: Db,
  entries: readonly (KnowledgeInput & { id: string })[],
  { edited, keepTexts = false }: { edited: boolean; keepTexts?: boolean },
): Promise<void> {
  await sql`
    update knowledge_entries entry set
      title = new.title, content = new.content, category = new.category, keywords = new.keywords,
      relevance_tags = new.relevance_tags,
      stale = case when ${keepTexts} or (entry.title, entry.content) = (new.title, new.content) then stale else
        array(select jsonb_object_keys(summaries) union select 'answers' where answers <> '[]' order by 1) end,
      edited = entry.edited or ${edited},
      -- Two changes within a millisecond still have different times, as they are compared by it.
      updated_at = greatest(clock_timestamp(), entry.updated_at + interval '1 millisecond')
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as new (id uuid, title text, content text,
      category text, keywords text[], relevance_tags text[])
    where entry.id = new.id`.execute(db)
}

/** Deletes entries, which a version keeps; shipped ones are remembered, so that no later start brings them back. */
export async function deleteEntries(db: Db, ids: readonly string[], change: Change): Promise<void> {
  await insertVersions(db, ids, { ...change, deleted: true })
  await sql`
    with deleted as (delete from knowledge_entries where id = any(${ids}::uuid[]) returning slug)
    insert into deleted_entries (slug) select slug from deleted where slug is not null
    on conflict (slug) do nothing`.execute(db)
}

/** One entry as operators see it. */
export async function findEntry(db: Db, id: string): Promise<KnowledgeEntry | undefined> {
  const { rows } = await sql<{ entry: KnowledgeEntry }>`
    select to_json(shown) as entry from (
      select ${ENTRY}, ${LAST_USE} as last_used_at from knowledge_entries entry where id = ${id}
    ) shown`.execute(db)
  return rows[0]?.entry
}
