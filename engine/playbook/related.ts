/** What entries are compared by. */
export interface Comparable {
  readonly id: string
  readonly title: string
  readonly category: string
  readonly keywords: readonly string[]
  readonly relevance_tags: readonly string[]
}

/** What each thing in common counts for; one tag alone relates nothing. */
const WEIGHT = { category: 2, keyword: 2, tag: 1 }
const RELATED = 2
const MOST = 3

/** Up to three entries that have the most in common with this one; the order follows from the entries alone. */
export function relatedTo(entry: Comparable, all: Iterable<Comparable>): { id: string; title: string }[] {
  const keywords = folded(entry.keywords)
  const tags = folded(entry.relevance_tags)
  const similarity = (other: Comparable) =>
    (other.category === entry.category ? WEIGHT.category : 0) +
    shared(keywords, other.keywords) * WEIGHT.keyword +
    shared(tags, other.relevance_tags) * WEIGHT.tag
  return [...all]
    .filter(({ id }) => id !== entry.id)
    .map((other) => ({ other, score: similarity(other) }))
    .filter(({ score }) => score >= RELATED)
    .sort((a, b) => b.score - a.score || (a.other.title < b.other.title ? -1 : 1))
    .slice(0, MOST)
    .map(({ other: { id, title } }) => ({ id, title }))
}

const folded = (words: readonly string[]) => new Set(words.map((word) => word.toLowerCase()))
const shared = (own: ReadonlySet<string>, words: readonly string[]) =>
  [...folded(words)].filter((word) => own.has(word)).length
