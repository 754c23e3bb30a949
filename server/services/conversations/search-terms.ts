import type { SearchTerm } from '#server/db/search.ts'

/** Terms that one search looks for; what is typed after them does not count. */
const MOST_TERMS = 12

const WORD = /[\p{L}\p{N}\p{M}]+/gu
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o' }

/** Text without case and accents, as the database folds it (`app.fold`). */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]+/g, '')
    .toLowerCase()
    .replace(/[ßœæø]/g, (letter) => LETTERS[letter] ?? letter)
}

/**
 * What a person searches for: each word as the beginning of one, and what stands in double quotes word for word. Words
 * that are written together ("go-to-market") have to stand so. None where nothing has a letter or a digit.
 */
export function searchTerms(search: string): SearchTerm[] {
  const parts = search.matchAll(/"([^"]*)("?)|[^\s"]+/g)
  return Array.from(parts, ([part, quoted, end]) => ({
    words: fold(quoted ?? part).match(WORD) ?? [],
    // Somebody who has not typed the second quote may not have typed the last word either.
    open: end !== '"',
  }))
    .filter(({ words }) => words.length > 0)
    .slice(0, MOST_TERMS)
}
