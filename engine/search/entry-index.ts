import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch'
import type { Language } from '#shared/language.ts'
import { BOOST, FIELDS, type Field, type IndexDocument } from './documents.ts'
import { type QueryWord, withParts } from './query.ts'

/** How far a misspelt word may be from one that is known, as a share of its letters, and from which length on. */
const FUZZY = { share: 0.25, shortest: 5 }
/** The shortest word that is taken for the beginning of a longer one. */
const PREFIX = 4
const WEIGHTS = { fuzzy: 0.6, prefix: 0.5 }

/** How a question touches a document. */
export interface Match {
  readonly score: number
  /** How much of the question the document holds, 0 to 1. */
  readonly coverage: number
  /** The words of the question that a field holds. */
  wordsIn(field: Field): string[]
}

/** The words of documents; they come and go at any time. */
export interface EntryIndex {
  add(documents: readonly IndexDocument[]): void
  /** Takes out what `add` was given. */
  remove(documents: readonly IndexDocument[]): void
  /** The documents that a question touches, by id. */
  find(words: readonly QueryWord[], language: Language): ReadonlyMap<string, Match>
}

export function createEntryIndex(): EntryIndex {
  const index = new MiniSearch<IndexDocument>({
    fields: FIELDS,
    tokenize: (text) => text.split(' ').filter(Boolean),
    processTerm: (term) => term,
  })
  const find = (words: readonly QueryWord[], options: SearchOptions = {}) => {
    const terms = new Map(words.flatMap((word) => [...word.terms]))
    return index.search([...terms.keys()].join(' '), {
      boost: BOOST,
      boostTerm: (term) => terms.get(term) ?? 1,
      weights: WEIGHTS,
      ...options,
    })
  }
  /** Words that no document holds are looked for again: misspelt, cut short or put together. */
  const findUnknown = (words: readonly QueryWord[], unknown: ReadonlySet<QueryWord>, language: Language) => {
    const guessed = new Set([...unknown].map(({ own }) => own))
    const read = words.map((word) => (unknown.has(word) ? withParts(word, language) : word))
    const results = find(read, {
      fuzzy: (term) => guessed.has(term) && term.length >= FUZZY.shortest && FUZZY.share,
      prefix: (term) => guessed.has(term) && term.length >= PREFIX,
    })
    return matchesOf(results, read)
  }
  return {
    add: (documents) => index.addAll(documents),
    remove: (documents) => index.removeAll([...documents]),
    find(words, language) {
      const results = find(words)
      const known = new Set(results.flatMap(({ queryTerms }) => queryTerms))
      const unknown = new Set(words.filter(({ terms }) => ![...terms.keys()].some((term) => known.has(term))))
      return unknown.size > 0 ? findUnknown(words, unknown, language) : matchesOf(results, words)
    },
  }
}

function matchesOf(
  results: readonly SearchResult[],
  words: readonly QueryWord[],
): ReadonlyMap<string, Match> {
  const all = words.reduce((sum, { tells }) => sum + tells, 0)
  return new Map(
    results.map(({ id, score, queryTerms, match }) => {
      const held = words.filter(({ terms }) => queryTerms.some((term) => terms.has(term)))
      return [
        String(id),
        {
          score,
          coverage: held.reduce((sum, { tells }) => sum + tells, 0) / all,
          wordsIn: (field) => wordsOf(match, held, field),
        },
      ]
    }),
  )
}

/** The words of a question that stand for the terms matched in a field; of a guessed word the term itself. */
function wordsOf(match: SearchResult['match'], words: readonly QueryWord[], field: Field): string[] {
  const matched = Object.entries(match).flatMap(([term, fields]) => (fields.includes(field) ? [term] : []))
  return [...new Set(matched.map((term) => words.find(({ terms }) => terms.has(term))?.word ?? term))]
}
