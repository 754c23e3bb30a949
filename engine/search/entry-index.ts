import MiniSearch, { type SearchResult } from 'minisearch'
import type { Language } from '#shared/language.ts'
import { BOOST, FIELDS, type Field, type IndexDocument } from './documents.ts'
import { type QueryWord, withParts } from './query.ts'

/** How far a misspelt word may be from one that is known, as a share of its letters and at most; from which length. */
const FUZZY = { share: 0.25, most: 2, shortest: 5 }
/** How many unknown words are guessed at: a question has few, and each is compared with all words of all entries. */
const GUESSED = 12
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
    tokenize: termsIn,
    processTerm: (term) => term,
  })
  /** How many fields hold a term. */
  const held = new Map<string, number>()
  const count = (documents: readonly IndexDocument[], by: 1 | -1) => {
    for (const term of documents.flatMap((each) => FIELDS.flatMap((field) => termsIn(each[field])))) {
      const fields = (held.get(term) ?? 0) + by
      if (fields > 0) held.set(term, fields)
      else held.delete(term)
    }
  }
  return {
    add(documents) {
      index.addAll(documents)
      count(documents, 1)
    },
    remove(documents) {
      index.removeAll([...documents])
      count(documents, -1)
    },
    find(asked, language) {
      const isUnknown = ({ terms }: QueryWord) => ![...terms.keys()].some((term) => held.has(term))
      // Words that no document holds are misspelt, cut short or put together.
      const unknown = new Set(asked.filter(isUnknown).slice(0, GUESSED))
      const words = asked.map((word) => (unknown.has(word) ? withParts(word, language) : word))
      const guessed = new Set(Array.from(unknown, ({ own }) => own))
      const terms = new Map(words.flatMap((word) => [...word.terms]))
      const results = index.search([...terms.keys()].join(' '), {
        boost: BOOST,
        boostTerm: (term) => terms.get(term) ?? 1,
        weights: WEIGHTS,
        fuzzy: (term) => guessed.has(term) && term.length >= FUZZY.shortest && FUZZY.share,
        maxFuzzy: FUZZY.most,
        prefix: (term) => guessed.has(term) && term.length >= PREFIX,
      })
      return matchesOf(results, words)
    },
  }
}

const termsIn = (text: string) => text.split(' ').filter(Boolean)

function matchesOf(
  results: readonly SearchResult[],
  words: readonly QueryWord[],
): ReadonlyMap<string, Match> {
  const all = words.reduce((sum, { tells }) => sum + tells, 0)
  const wordsOfTerm = new Map<string, QueryWord[]>()
  for (const word of words)
    for (const term of word.terms.keys()) wordsOfTerm.set(term, [...(wordsOfTerm.get(term) ?? []), word])
  return new Map(
    results.map(({ id, score, queryTerms, match }) => {
      const matched = new Set(queryTerms.flatMap((term) => wordsOfTerm.get(term) ?? []))
      let told = 0
      for (const { tells } of matched) told += tells
      return [
        String(id),
        { score, coverage: told / all, wordsIn: (field) => wordsOf(match, [...matched], field) },
      ]
    }),
  )
}

/** The words of a question that stand for the terms matched in a field; of a guessed word the term itself. */
function wordsOf(match: SearchResult['match'], words: readonly QueryWord[], field: Field): string[] {
  const matched = Object.entries(match).flatMap(([term, fields]) => (fields.includes(field) ? [term] : []))
  return [...new Set(matched.map((term) => words.find(({ terms }) => terms.has(term))?.word ?? term))]
}
