import type { NewEntry, StoredEntry } from '#server/db/knowledge-entries.ts'
import type { KnowledgeInput } from '#shared/admin/knowledge.ts'
import { sameValues, valuesOf } from '../knowledge/values.ts'
import type { PageEntry } from './page-entries.ts'

export interface SyncPlan {
  readonly create: readonly NewEntry[]
  readonly update: readonly { before: StoredEntry; after: KnowledgeInput & { id: string } }[]
  readonly remove: readonly StoredEntry[]
  readonly unchanged: number
  /** Entries of pages that an operator edited here: they stay as edited. */
  readonly kept: number
}

/**
 * What a sync does to the entries that are there. `pageIds` are the pages read, also those without text: an entry
 * goes when its page or its part is no longer there. A page is one thing: where one part was edited, all parts stay.
 */
export function planSync(
  entries: readonly PageEntry[],
  stored: readonly StoredEntry[],
  { rootId, pageIds, newId }: { rootId: string; pageIds: readonly string[]; newId: () => string },
): SyncPlan {
  const key = (pageId: string | null, part: number | null) => `${pageId} ${part}`
  const there = new Map(stored.map((entry) => [key(entry.notionPageId, entry.notionPart), entry]))
  const edited = new Set(stored.flatMap((entry) => (entry.edited && entry.notionPageId) || []))
  const wanted = entries.filter(({ pageId }) => !edited.has(pageId))
  const create: NewEntry[] = []
  const update: SyncPlan['update'][number][] = []
  let unchanged = 0
  for (const entry of wanted) {
    const { pageId, part } = entry
    const before = there.get(key(pageId, part))
    if (!before) create.push({ ...valuesOf(entry), id: newId(), notion: { pageId, part, rootId } })
    else if (sameValues(before, entry)) unchanged++
    else update.push({ before, after: { ...valuesOf(entry), id: before.id } })
  }
  const still = new Set(wanted.map(({ pageId, part }) => key(pageId, part)))
  const read = new Set(pageIds)
  const stays = ({ notionPageId, notionPart }: StoredEntry) =>
    notionPageId !== null &&
    read.has(notionPageId) &&
    (edited.has(notionPageId) || still.has(key(notionPageId, notionPart)))
  const kept = stored.filter(
    ({ notionPageId }) => notionPageId !== null && read.has(notionPageId) && edited.has(notionPageId),
  )
  return { create, update, remove: stored.filter((entry) => !stays(entry)), unchanged, kept: kept.length }
}
