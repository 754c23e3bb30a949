import type { IndexLine } from '#engine/prompt/fixed-part.ts'
import { outlineOf } from '#engine/prompt/outline.ts'
import type { Searchable } from '#engine/search/documents.ts'
import {
  createRetrieval,
  type Retrieval,
  type RetrievalHit,
  type RetrievalQuery,
} from '#engine/search/retrieval.ts'
import { IndexMissing } from './index-missing.ts'

/** Names one knowledge base; a process has one, and a test run one for each server. */
export type IndexName = string

interface OpenIndex {
  readonly retrieval: Retrieval
  readonly entries: Map<string, Searchable>
  /** Made again after a change. */
  outline: readonly IndexLine[] | undefined
}

/** The knowledge bases that this thread searches. */
const indexes = new Map<IndexName, OpenIndex>()

const opened = (index: IndexName): OpenIndex => {
  const known = indexes.get(index)
  if (!known) throw new IndexMissing(index)
  return known
}

/** Begins an empty index. */
export function openIndex({ index }: { index: IndexName }): void {
  indexes.set(index, { retrieval: createRetrieval(), entries: new Map(), outline: undefined })
}

export function closeIndex({ index }: { index: IndexName }): void {
  indexes.delete(index)
}

/** Takes an entry in, in place of its earlier version. */
export function putEntry({ index, entry }: { index: IndexName; entry: Searchable }): void {
  const held = opened(index)
  held.retrieval.put(entry)
  held.entries.set(entry.id, entry)
  held.outline = undefined
}

export function removeEntries({ index, ids }: { index: IndexName; ids: readonly string[] }): void {
  const held = opened(index)
  for (const id of ids) {
    held.retrieval.remove(id)
    held.entries.delete(id)
  }
  held.outline = undefined
}

/** The meaning of an entry's parts; an entry that is not there gets none. */
export function setVectors(of: { index: IndexName; id: string; vectors: readonly Float32Array[] }): void {
  opened(of.index).retrieval.setVectors(of.id, of.vectors)
}

/** Searches within the thread. */
export function searchIndex(index: IndexName, query: RetrievalQuery): RetrievalHit[] {
  return opened(index).retrieval.search(query)
}

/** All entries of a knowledge base, by their ids. */
export function heldEntries(index: IndexName): ReadonlyMap<string, Searchable> {
  return opened(index).entries
}

/** An entry by its id, its slug or its title. */
export function findEntry(index: IndexName, key: string): Searchable | undefined {
  const entries = [...opened(index).entries.values()]
  return entries.find(({ id, slug, title }) => [id, slug, title].includes(key))
}

/** All entries with their claims, the same for the same knowledge in every thread. */
export function outlineIndex(index: IndexName): readonly IndexLine[] {
  const held = opened(index)
  held.outline ??= outlineOf([...held.entries.values()])
  return held.outline
}
