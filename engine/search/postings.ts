/** How fast more of the same word stops adding, and how much long texts are marked down (BM25's constants). */
const SATURATION = 1.2
const LENGTH = 0.6
/** In a large collection, a term that more than this share of documents hold finds none of them. */
const COMMON = 0.25
const LARGE = 300

type Held = { documents: number[]; weights: number[] }

/** Which documents, by number, hold which terms, with a weight for each; documents come and go. */
export interface Postings {
  set(document: number, terms: ReadonlyMap<string, number>): void
  delete(document: number): void
  /** How much a term tells, by how few documents hold it; a term that none holds tells most. */
  rarity(term: string): number
  has(term: string): boolean
  /** Each document that holds the term, with how much of its rarity it gains, 0 to 1. */
  visit(term: string, take: (document: number, gain: number) => void): void
}

export function createPostings(): Postings {
  const documents = new Map<number, readonly string[]>()
  const lengths: number[] = []
  const holders = new Map<string, Held>()
  let total = 0

  const remove = (document: number) => {
    for (const term of documents.get(document) ?? []) {
      const held = holders.get(term)
      if (!held) continue
      const at = held.documents.indexOf(document)
      const [last, weight] = [held.documents.pop(), held.weights.pop()]
      if (at < held.documents.length && last !== undefined && weight !== undefined) {
        held.documents[at] = last
        held.weights[at] = weight
      }
      if (held.documents.length === 0) holders.delete(term)
    }
    total -= documents.has(document) ? (lengths[document] ?? 0) : 0
    documents.delete(document)
  }

  return {
    set(document, terms) {
      remove(document)
      let length = 0
      for (const [term, weight] of terms) {
        length += weight
        const held = holders.get(term)
        if (held) {
          held.documents.push(document)
          held.weights.push(weight)
        } else holders.set(term, { documents: [document], weights: [weight] })
      }
      documents.set(document, [...terms.keys()])
      lengths[document] = length
      total += length
    },
    delete: remove,
    rarity(term) {
      const count = holders.get(term)?.documents.length ?? 0
      return Math.log(1 + (documents.size - count + 0.5) / (count + 0.5))
    },
    has: (term) => holders.has(term),
    visit(term, take) {
      const held = holders.get(term)
      if (!held || (documents.size > LARGE && held.documents.length > documents.size * COMMON)) return
      const average = total / Math.max(1, documents.size)
      for (let at = 0; at < held.documents.length; at++) {
        const document = held.documents[at] ?? 0
        const weight = held.weights[at] ?? 0
        const long = 1 - LENGTH + (LENGTH * (lengths[document] ?? 0)) / average
        take(document, weight / (weight + SATURATION * long))
      }
    },
  }
}
