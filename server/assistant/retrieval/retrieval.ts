import type { Language } from '#shared/language.ts'
import { pieces, stem, subjectWords } from './analyse.ts'
import { type EntryTerms, type Searchable, termsOf } from './entry-terms.ts'
import { explain, type Why } from './explain.ts'
import { expandQuery } from './glossary.ts'
import { createPostings } from './postings.ts'
import { readQuestion, type Slot } from './question.ts'
import { likeness } from './vectors.ts'
import { createVocabulary } from './vocabulary.ts'

/** The ways an entry can be found; each gives 0 to 1. */
export type Signal = 'words' | 'pieces' | 'glossary' | 'phrasing' | 'meaning'

/** What each way counts for in the score, chosen on evals/retrieval-tuning.json. */
export const TUNING = {
  weights: { words: 0.45, pieces: 0.5, glossary: 0.16, phrasing: 0.25, meaning: 0.6 },
  /**
   * Best score below which nothing answers. A question with much everyday talk in it has to score higher, and
   * one of a word or two that no title or keyword has: there a single word decides.
   */
  relevant: { plain: 0.2, brief: 0.33, everyday: 0.45 },
  /** Share of a question's words that makes it everyday talk. */
  everyday: 0.25,
  /** Share of the best score that the others must reach. */
  tail: 0.2,
  /** A question has to name this much of the field before its field terms count in full. */
  field: 6,
  /** What an entry for the founder's level gains, as a share of its score. */
  level: 0.05,
}

/** Longest question read, in characters. */
const READ = 4000

export interface RetrievalQuery {
  readonly text: string
  readonly language: Language
  readonly limit: number
  /** The founder's level, 0 to 6, where it is known. */
  readonly level?: number | null
  /** The question's meaning, where there is an embedding model. */
  readonly vector?: Float32Array | null
}

/** An entry found, and what it was found by. */
export interface RetrievalHit {
  readonly entry: Searchable
  readonly score: number
  readonly why: () => Why
}

type Signals = Record<Signal, number>
type Held = { entry: Searchable; terms: EntryTerms; vectors: readonly Float32Array[] }

/** The search over the knowledge base of one process, in memory. Entries come, change and go at any time. */
export interface Retrieval {
  readonly size: number
  put(entry: Searchable): void
  remove(id: string): void
  /** The meaning of an entry's parts; none of an entry that has changed since. */
  setVectors(id: string, vectors: readonly Float32Array[]): void
  /** Entries that answer the question, best first; none when nothing is relevant. */
  search(query: RetrievalQuery): RetrievalHit[]
}

export function createRetrieval(): Retrieval {
  const entries = new Map<string, Held>()
  const words = createPostings()
  const heads = createPostings()
  const parts = createPostings()
  const phrasings = createPostings()
  const phrasingOf = new Map<string, { id: string; text: string; stems: readonly string[] }>()
  const vocabulary = createVocabulary()

  function remove(id: string) {
    const held = entries.get(id)
    if (!held) return
    entries.delete(id)
    for (const postings of [words, heads, parts]) postings.delete(id)
    for (const at of held.terms.phrasings.keys()) {
      phrasings.delete(`${id} ${at}`)
      phrasingOf.delete(`${id} ${at}`)
    }
  }

  function put(entry: Searchable) {
    remove(entry.id)
    const terms = termsOf(entry)
    entries.set(entry.id, { entry, terms, vectors: [] })
    words.set(entry.id, terms.words)
    heads.set(entry.id, terms.head)
    parts.set(entry.id, terms.pieces)
    for (const word of terms.words.keys()) vocabulary.add(word)
    for (const [at, { text, stems }] of terms.phrasings.entries()) {
      phrasings.set(`${entry.id} ${at}`, new Map(stems.map((each) => [each, 1])))
      phrasingOf.set(`${entry.id} ${at}`, { id: entry.id, text, stems })
    }
  }

  const byWords = (slots: readonly Slot[], total: number): Map<string, number> => {
    const scores = new Map<string, number>()
    for (const { stems, worth } of slots) {
      const best = new Map<string, number>()
      for (const [each, sure] of stems)
        for (const [id, score] of words.score(each)) raise(best, id, score * sure * worth)
      for (const [id, score] of best) gain(scores, id, score / total)
    }
    return scores
  }

  const byPieces = (text: string): Map<string, number> => {
    const asked = new Set(pieces(text))
    const total = sum([...asked].map((piece) => parts.rarity(piece)))
    const scores = new Map<string, number>()
    for (const piece of asked) for (const [id, score] of parts.score(piece)) gain(scores, id, score / total)
    return scores
  }

  const byGlossary = (terms: readonly string[]): Map<string, number> => {
    const stems = new Set(terms.flatMap(subjectWords).map((word) => stem(word, 'en')))
    const total = sum([...stems].map((each) => (heads.has(each) ? heads.rarity(each) : 0)))
    const scores = new Map<string, number>()
    for (const each of stems)
      for (const [id, score] of heads.score(each)) gain(scores, id, score / Math.max(total, TUNING.field))
    return scores
  }

  /** How alike the question is to the likest phrasing of each entry, by the words they share. */
  const byPhrasing = (slots: readonly Slot[], total: number) => {
    const shared = new Map<string, number>()
    for (const { stems, worth } of slots) {
      const best = new Map<string, number>()
      for (const [each, sure] of stems)
        for (const key of phrasings.holders(each)) raise(best, key, words.rarity(each) * sure * worth)
      for (const [key, value] of best) gain(shared, key, value)
    }
    const scores = new Map<string, number>()
    const texts = new Map<string, string>()
    for (const [key, value] of shared) {
      const phrasing = phrasingOf.get(key)
      if (!phrasing) continue
      const own = sum(phrasing.stems.map((each) => words.rarity(each)))
      if (raise(scores, phrasing.id, value / Math.sqrt(total * own))) texts.set(phrasing.id, phrasing.text)
    }
    return { scores, texts }
  }

  const byMeaning = (vector: Float32Array | null | undefined): Map<string, number> => {
    const scores = new Map<string, number>()
    if (!vector) return scores
    for (const [id, { vectors }] of entries)
      for (const each of vectors) raise(scores, id, likeness(vector, each))
    return scores
  }

  function search({ text, language, limit, level, vector }: RetrievalQuery): RetrievalHit[] {
    const read = text.slice(0, READ)
    const slots = readQuestion(read, language, { words, heads, vocabulary })
    const total = sum(slots.map(({ weight }) => weight))
    if (total === 0) return []
    const terms = expandQuery(read, language)
    const phrasing = byPhrasing(slots, total)
    const signals: Record<Signal, Map<string, number>> = {
      words: byWords(slots, total),
      pieces: byPieces(read),
      glossary: byGlossary(terms),
      phrasing: phrasing.scores,
      meaning: byMeaning(vector),
    }
    const scored = [...entries.values()]
      .map(({ entry }) => {
        const own = Object.fromEntries(
          Object.entries(signals).map(([name, scores]) => [name, scores.get(entry.id) ?? 0]),
        ) as Signals
        const fits = typeof level === 'number' && entry.relevance_tags.includes(`L${level}`)
        return { entry, score: scoreOf(own) * (fits ? 1 + TUNING.level : 1), fits }
      })
      .sort((a, b) => b.score - a.score)
    const best = scored[0]?.score ?? 0
    if (best < needed(slots, signals.glossary.get(scored[0]?.entry.id ?? ''))) return []
    return scored
      .slice(0, limit)
      .filter(({ score }) => score >= best * TUNING.tail)
      .map(({ entry, score, fits }) => ({
        entry,
        score,
        why: () => explain(entry, { slots, terms, signals, phrasing: phrasing.texts.get(entry.id), fits }),
      }))
  }

  return {
    get size() {
      return entries.size
    },
    put,
    remove,
    setVectors(id, vectors) {
      const held = entries.get(id)
      if (held) held.vectors = vectors
    },
    search,
  }
}

/** The score that the best entry must reach. `field`: how well it meets the question's field terms. */
function needed(slots: readonly Slot[], field = 0): number {
  const { plain, brief, everyday } = TUNING.relevant
  if (
    slots.filter((slot) => slot.everyday).length >= slots.length * TUNING.everyday &&
    slots.some((slot) => slot.everyday)
  )
    return everyday
  const known = slots.filter(({ stems }) => stems.size > 0).length
  return known <= 2 && field === 0 ? brief : plain
}

const scoreOf = (signals: Signals): number =>
  sum((Object.keys(TUNING.weights) as Signal[]).map((name) => TUNING.weights[name] * signals[name]))

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

const gain = (scores: Map<string, number>, key: string, value: number) =>
  scores.set(key, (scores.get(key) ?? 0) + value)

/** Keeps the highest value; true when this one is. */
function raise(scores: Map<string, number>, key: string, value: number): boolean {
  if (value <= (scores.get(key) ?? 0)) return false
  scores.set(key, value)
  return true
}
