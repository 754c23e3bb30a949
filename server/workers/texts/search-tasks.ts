import type { Why } from '#engine/search/explain.ts'
import type { RetrievalQuery } from '#engine/search/retrieval.ts'
import { lookedUp, meaningsIn } from '#engine/words/analyse.ts'
import { detectLanguage } from '#shared/language.ts'
import { type IndexName, searchIndex } from './knowledge-index.ts'

/** An entry found, with why. */
export interface ExplainedHit {
  readonly id: string
  readonly title: string
  readonly category: string
  readonly score: number
  readonly why: Why
}

export interface Explained {
  /** What the question's words mean, in English. */
  readonly terms: string[]
  readonly hits: ExplainedHit[]
}

/** Returns what a question finds, best first, and by what. */
export function searchAndExplain({ index, ...query }: RetrievalQuery & { index: IndexName }): Explained {
  const hits = searchIndex(index, query).map(({ entry, score, why }) => ({
    id: entry.id,
    title: entry.title,
    category: entry.category,
    score,
    why: why(),
  }))
  return { terms: meaningsIn(lookedUp(query.text)), hits }
}

/**
 * Returns whether a question, as the first of a conversation, finds nothing by its words but what was
 * declined before.
 */
export function findsNothing(of: { index: IndexName; text: string; declined: readonly string[] }): boolean {
  const { index, text, declined } = of
  const [best] = searchIndex(index, { text, language: detectLanguage(text), limit: 1 })
  return best === undefined || declined.includes(best.entry.id)
}
