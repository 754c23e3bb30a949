import { isDeepStrictEqual } from 'node:util'
import type { KnowledgeInput } from '#shared/admin/knowledge.ts'

/** Returns what of an entry an operator writes, and nothing else: for comparing and for the audit log. */
export function valuesOf(entry: KnowledgeInput): KnowledgeInput {
  const { title, content, category, keywords, relevance_tags } = entry
  return { title, content, category, keywords, relevance_tags }
}

export function sameValues(a: KnowledgeInput, b: KnowledgeInput): boolean {
  return isDeepStrictEqual(valuesOf(a), valuesOf(b))
}

/** Returns whether an entry is as it was when `expected` was read; times are compared to the millisecond. */
export function isAsSeen(entry: { updatedAt: Date }, expected: string | undefined): boolean {
  return expected === undefined || new Date(expected).getTime() === entry.updatedAt.getTime()
}
