import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import type { Language } from '#shared/language.ts'
import { fold } from './fold.ts'
import { meaningsOf } from './lexicon.ts'
import { isStopWord } from './stop-words.ts'

const STEMMERS: Record<Language, (word: string) => string> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
}
/** Longest word that is looked up, in letters; longer than any word of prose. */
const LONGEST = 40
/** Stems of words met before; the stemmers cost more than a look-up. Emptied when it has grown past this. */
const KEPT = 50_000
const kept = new Map<string, string>()

/** The folded stem of a word in a language: "Verkaufspreise" and "verkaufspreis" are the same. */
export function stem(word: string, language: Language): string {
  const key = `${language}${word}`
  const known = kept.get(key)
  if (known !== undefined) return known
  if (kept.size > KEPT) kept.clear()
  const found = fold(STEMMERS[language](word))
  // Bounded by bytes, too.
  if (word.length <= LONGEST) kept.set(key, found)
  return found
}

/** Most distinct words of a question that are looked up. */
const MOST_WORDS = 300

/** A question as it is looked up: without words too long to be any, and ending after the first 300 different ones. */
export function lookedUp(text: string): string {
  const seen = new Set<string>()
  let end = text.length
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    if (word.length > LONGEST) continue
    seen.add(word)
    if (seen.size > MOST_WORDS) {
      end = index
      break
    }
  }
  return text.slice(0, end).replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => (word.length > LONGEST ? ' ' : word))
}

/** English endings that are no words of their own: "won't" is not "won". */
const CONTRACTION = /\p{L}+n't\b|'(?:s|re|ve|ll|d|m)\b/gu

/** The words of a text that can carry its subject, in lower case with their accents, in order. */
export function subjectWords(text: string): string[] {
  const plain = text.toLowerCase().replaceAll('’', "'").replace(CONTRACTION, ' ')
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (word) => (word.length > 1 || /\p{N}/u.test(word)) && !isStopWord(fold(word)),
  )
}

/** Pieces of four letters of each word, with its edges marked: what misspelt and compound words have in common. */
export function pieces(text: string): string[] {
  return subjectWords(text).flatMap((word) => {
    const marked = ` ${fold(word)} `
    return Array.from({ length: Math.max(1, marked.length - 3) }, (_, at) => marked.slice(at, at + 4))
  })
}

/** The names of what the words of a text mean, each once. */
export const meaningsIn = (text: string): string[] => [...new Set(subjectWords(text).flatMap(meaningsOf))]
