import type { Searchable } from '#server/assistant/retrieval/entry-terms.ts'
import {
  createRetrieval,
  type Retrieval,
  type RetrievalHit,
  type RetrievalQuery,
} from '#server/assistant/retrieval/retrieval.ts'
import { IndexMissing } from './index-missing.ts'

/** Names one knowledge base; a process has one, and a test run one for each server. */
export type IndexName = string

/** The knowledge bases that this thread searches. */
const indexes = new Map<IndexName, Retrieval>()

const opened = (index: IndexName): Retrieval => {
  const known = indexes.get(index)
  if (!known) throw new IndexMissing(index)
  return known
}

/** Begins an empty index. */
export function openIndex({ index }: { index: IndexName }): void {
  indexes.set(index, createRetrieval())
}

export function closeIndex({ index }: { index: IndexName }): void {
  indexes.delete(index)
}

/** Takes an entry in, in place of its earlier version. */
export function putEntry({ index, entry }: { index: IndexName; entry: Searchable }): void {
  opened(index).put(entry)
}

export function removeEntries({ index, ids }: { index: IndexName; ids: readonly string[] }): void {
  for (const id of ids) opened(index).remove(id)
}

/** The meaning of an entry's parts; an entry that is not there gets none. */
export function setVectors(of: { index: IndexName; id: string; vectors: readonly Float32Array[] }): void {
  opened(of.index).setVectors(of.id, of.vectors)
}

/** Searches within the thread. */
export function searchIndex(index: IndexName, query: RetrievalQuery): RetrievalHit[] {
  return opened(index).search(query)
}
