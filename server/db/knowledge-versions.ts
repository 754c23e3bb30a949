import { sql } from 'kysely'
import type { VersionCause } from '#shared/admin/knowledge-history.ts'
import type { Db } from './client.ts'

/** Who changed entries and how; `batchId` where it was one act on many that is undone as one. */
export interface Change {
  readonly actorId: string | null
  readonly cause: VersionCause
  readonly batchId?: string | undefined
}

/** An entry as a version keeps it: its row without what follows from it. */
export const ENTRY_ROW = sql`to_jsonb(entry) - array['words', 'search', 'updated_at']`

/** Keeps entries as they now are; `deleted` just before they go. In the transaction of the change, once for each entry. */
export async function insertVersions(
  db: Db,
  ids: readonly string[],
  { actorId, cause, batchId, deleted = false }: Change & { readonly deleted?: boolean },
): Promise<void> {
  await sql`
    insert into knowledge_versions (entry_id, title, entry, deleted, cause, batch_id, actor_id)
    select id, title, ${ENTRY_ROW}, ${deleted}, ${cause}, ${batchId ?? null}::uuid, ${actorId}::uuid
    from knowledge_entries entry where id = any(${ids}::uuid[]) order by title, id`.execute(db)
}

/** What of a stored row is read here. */
export interface EntryRow {
  readonly title: string
  readonly content: string
  readonly category: string
  readonly keywords: string[]
  readonly relevance_tags: string[]
  readonly summaries: Readonly<Record<string, string>>
  readonly answers: readonly object[]
}

export interface StoredVersion {
  readonly id: string
  readonly entry_id: string
  readonly title: string
  readonly cause: VersionCause
  readonly deleted: boolean
  readonly actor: { readonly id: string; readonly name: string } | null
  readonly created_at: string
  readonly current: boolean
}

const SHOWN = sql`version.id::text, version.entry_id, version.title, version.cause, version.deleted,
  case when actor.id is not null then
    json_build_object('id', actor.id, 'name', coalesce(nullif(actor.full_name, ''), actor.email)) end as actor,
  to_json(version.created_at)#>>'{}' as created_at,
  not exists (select from knowledge_versions later where later.entry_id = version.entry_id and later.id > version.id)
    as current`

/** Versions before `cursor`, newest first; with `deleted` the deletions of entries that are still gone. */
export async function listEntryVersions(
  db: Db,
  page: { entryId?: string | undefined; deleted: boolean; cursor?: string | undefined; limit: number },
): Promise<StoredVersion[]> {
  const { rows } = await sql<StoredVersion>`
    select ${SHOWN} from knowledge_versions version left join profiles actor on actor.id = version.actor_id
    where (${page.entryId ?? null}::uuid is null or version.entry_id = ${page.entryId ?? null}::uuid)
      and (${page.cursor ?? null}::bigint is null or version.id < ${page.cursor ?? null}::bigint)
      and (not ${page.deleted}::boolean or version.deleted
        and not exists (select from knowledge_entries entry where entry.id = version.entry_id)
        and not exists (
          select from knowledge_versions later where later.entry_id = version.entry_id and later.id > version.id))
    order by version.id desc limit ${page.limit}`.execute(db)
  return rows
}

/** A version with the row that it keeps. */
export async function findEntryVersion(
  db: Db,
  id: string,
): Promise<(StoredVersion & { readonly entry: EntryRow }) | undefined> {
  const { rows } = await sql<StoredVersion & { entry: EntryRow }>`
    select ${SHOWN}, version.entry from knowledge_versions version
    left join profiles actor on actor.id = version.actor_id where version.id = ${id}::bigint`.execute(db)
  return rows[0]
}

/**
 * Makes entries as rows of versions have them, whether they are there or not. With `edited` they count as an operator's,
 * else as what the row says. One of a Notion page that was read anew meanwhile stands by itself from now on.
 */
export async function putBack(
  db: Db,
  entries: readonly object[],
  { edited }: { readonly edited: boolean },
): Promise<void> {
  const again = sql`(select from knowledge_entries other where other.id <> kept.id
    and other.notion_page_id = kept.notion_page_id and other.notion_part = kept.notion_part)`
  await sql`
    insert into knowledge_entries (id, slug, edited, title, content, category, keywords, relevance_tags, summaries,
      phrasings, answers, stale, texts_edited, created_at, notion_page_id, notion_part, notion_root_id)
    select id, slug, edited or ${edited}, title, content, category, keywords, relevance_tags, summaries, phrasings,
      answers, stale, texts_edited, created_at,
      case when not exists ${again} then notion_page_id end, case when not exists ${again} then notion_part end,
      case when not exists ${again} then notion_root_id end
    from jsonb_populate_recordset(null::knowledge_entries, ${JSON.stringify(entries)}::jsonb) kept
    on conflict (id) do update set edited = excluded.edited, title = excluded.title, content = excluded.content,
      category = excluded.category, keywords = excluded.keywords, relevance_tags = excluded.relevance_tags,
      summaries = excluded.summaries, phrasings = excluded.phrasings, answers = excluded.answers,
      stale = excluded.stale, texts_edited = excluded.texts_edited,
      updated_at = greatest(clock_timestamp(), knowledge_entries.updated_at + interval '1 millisecond')`.execute(
    db,
  )
  await sql`
    delete from deleted_entries where slug in (
      select slug from jsonb_populate_recordset(null::knowledge_entries, ${JSON.stringify(entries)}::jsonb)
    )`.execute(db)
}
