/** How fast more of the same word stops adding, and how much long texts are marked down (BM25's constants). */
const SATURATION = 1.2
const LENGTH = 0.6

/** Which documents hold which terms, with a weight for each; documents come and go. */
export interface Postings {
  set(document: string, terms: ReadonlyMap<string, number>): void
  delete(document: string): void
  /** How much a term tells, by how few documents hold it; a term that none holds tells most. */
  rarity(term: string): number
  has(term: string): boolean
  /** The documents that hold the term. */
  holders(term: string): Iterable<string>
  /** What each document that holds the term gains by it: rarity times a factor below 1. */
  score(term: string): Map<string, number>
}

export function createPostings(): Postings {
  const documents = new Map<string, ReadonlyMap<string, number>>()
  const lengths = new Map<string, number>()
  const holders = new Map<string, Map<string, number>>()
  let total = 0

  const remove = (document: string) => {
    for (const term of documents.get(document)?.keys() ?? []) {
      const held = holders.get(term)
      held?.delete(document)
      if (held?.size === 0) holders.delete(term)
    }
    total -= lengths.get(document) ?? 0
    documents.delete(document)
    lengths.delete(document)
  }
  const rarity = (term: string) => {
    const count = holders.get(term)?.size ?? 0
    return Math.log(1 + (documents.size - count + 0.5) / (count + 0.5))
  }

  return {
    set(document, terms) {
      remove(document)
      let length = 0
      for (const [term, weight] of terms) {
        length += weight
        const held = holders.get(term) ?? new Map<string, number>()
        holders.set(term, held.set(document, weight))
      }
      documents.set(document, terms)
      lengths.set(document, length)
      total += length
    },
    delete: remove,
    rarity,
    has: (term) => holders.has(term),
    holders: (term) => holders.get(term)?.keys() ?? [],
    score(term) {
      const average = total / Math.max(1, documents.size)
      const worth = rarity(term)
      const scores = new Map<string, number>()
      for (const [document, weight] of holders.get(term) ?? []) {
        const long = 1 - LENGTH + (LENGTH * (lengths.get(document) ?? 0)) / average
        scores.set(document, (worth * weight) / (weight + SATURATION * long))
      }
      return scores
    },
  }
}
