import { isDeepStrictEqual } from 'node:util'
import type { StoredEntry } from '#server/db/knowledge-entries.ts'
import type { ImportRow } from '#server/workers/texts/read-import-file.ts'
import type { EntryTexts } from '#shared/admin/entry-texts.ts'
import type { ImportError, KnowledgeInput } from '#shared/admin/knowledge.ts'
import { textsOf } from './entry-texts.ts'
import { isAsSeen, sameValues, valuesOf } from './values.ts'

/** An entry with what is stored of it. */
type Stored = StoredEntry & { readonly texts: EntryTexts }

export interface ImportPlan {
  readonly create: readonly { row: number; after: KnowledgeInput & { id: string } }[]
  readonly update: readonly { row: number; before: StoredEntry; after: KnowledgeInput & { id: string } }[]
  /** Rows that say what is stored. */
  readonly same: readonly { row: number }[]
  /** Translations and answers that replace what is stored, by the id of their entry. */
  readonly texts: readonly (EntryTexts & { id: string })[]
  readonly errors: readonly ImportError[]
}

/**
 * Decides what each row does: a row is the entry with its id, else the one with its title, else a new one. A row
 * that would overwrite a change made after the file was written is an error, and so is a second row for one entry.
 */
export function planImport(
  rows: readonly ImportRow[],
  stored: readonly Stored[],
  newId: () => string,
): ImportPlan {
  const byId = new Map(stored.map((entry) => [entry.id, entry]))
  const byTitle = new Map(stored.map((entry) => [entry.title.toLowerCase(), entry]))
  const taken = new Map<string, number>()
  const create: ImportPlan['create'][number][] = []
  const update: ImportPlan['update'][number][] = []
  const texts: ImportPlan['texts'][number][] = []
  const errors: ImportError[] = []
  const same: ImportPlan['same'][number][] = []
  for (const { row, id, updatedAt, values, texts: told } of rows) {
    const title = values.title.toLowerCase()
    const before = (id === undefined ? undefined : byId.get(id)) ?? byTitle.get(title)
    const key = before?.id ?? id ?? title
    const earlier = taken.get(key)
    taken.set(key, earlier ?? row)
    if (earlier !== undefined) {
      errors.push({ row, field: id ? 'id' : 'title', message: `This is the same entry as row ${earlier}.` })
    } else if (!before) {
      const after = { ...valuesOf(values), id: id ?? newId() }
      create.push({ row, after })
      if (told) texts.push({ ...told, id: after.id })
    } else if (sameValues(before, values) && (!told || isDeepStrictEqual(textsOf(before.texts), told)))
      same.push({ row })
    else if (!isAsSeen(before, updatedAt)) {
      const message =
        'This entry was changed after the file was exported. Export again, or empty updated_at to overwrite it.'
      errors.push({ row, field: 'updated_at', message })
    } else {
      update.push({ row, before, after: { ...valuesOf(values), id: before.id } })
      if (told) texts.push({ ...told, id: before.id })
    }
  }
  return { create, update, same, texts, errors }
}
