import { languageSignal } from '#shared/language.ts'
import { fold } from '../search/fold.ts'
import { expandQuery } from '../search/glossary.ts'

/** Shortest stem that words are compared by, in letters. */
const STEM = 4
const ENDING = /(?:ations?|ings?|ment|ies|ed|es|s|e|y)$/

const stem = (word: string) => {
  const bare = word.replace(ENDING, '')
  return bare.length >= STEM ? bare : word
}

/** Longest text read for its words, in characters. */
const READ_LIMIT = 8000

/** Finds which of some words or phrases a text speaks of. */
export type Mentions = (phrases: readonly string[]) => string[]

/**
 * Reads a text once for what it speaks of: in any form ("pricing" in "what price?"), and in the other
 * languages by the glossary of field terms. Nothing is read before somebody asks.
 */
export function mentionsIn(text: string): Mentions {
  let read: { words: Set<string>; stems: Set<string> } | undefined
  return (phrases) => {
    read ??= readWords(text.slice(0, READ_LIMIT))
    const { words, stems } = read
    const has = (part: string) => words.has(part) || stems.has(stem(part))
    return phrases.filter((phrase) => {
      const parts = wordsOf(phrase).filter((part) => part.length > 2 || /\d/.test(part))
      return parts.length > 0 && parts.every(has)
    })
  }
}

const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}]{1,2000}/gu) ?? []

function readWords(text: string) {
  const language = languageSignal(text) ?? 'en'
  const translated = language === 'en' ? [] : expandQuery(text, language)
  const words = new Set(wordsOf(`${text} ${translated.join(' ')}`))
  const stems = new Set([...words].map(stem).filter((word) => word.length >= STEM))
  return { words, stems }
}
