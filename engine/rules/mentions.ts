import { languageSignal } from '#shared/language.ts'
import { anyOf, WORD_FORMS } from '../content/word-forms.ts'
import { meaningsIn } from '../words/analyse.ts'
import { fold } from '../words/fold.ts'
import { meaningsOf } from '../words/lexicon.ts'

/** Shortest stem that words are compared by, in letters. */
const STEM = 4
const ENDING = new RegExp(`${anyOf(WORD_FORMS.endings)}$`)

const stem = (word: string) => {
  const bare = word.replace(ENDING, '')
  return bare.length >= STEM ? bare : word
}

/** Longest text read for its words, in characters. */
const READ_LIMIT = 8000

/** Finds which of some words or phrases a text speaks of. */
export type Mentions = (phrases: readonly string[]) => string[]

/**
 * Reads a text once for what it speaks of: in any form ("pricing" in "what price?"), and in the other languages by
 * words that mean the same. Nothing is read before somebody asks.
 */
export function mentionsIn(text: string): Mentions {
  let read: ReturnType<typeof readWords> | undefined
  return (phrases) => {
    read ??= readWords(text.slice(0, READ_LIMIT))
    const { words, stems, meanings } = read
    const has = (part: string) =>
      words.has(part) || stems.has(stem(part)) || meaningsOf(part).some((name) => meanings.has(name))
    return phrases.filter((phrase) => {
      const parts = wordsOf(phrase).filter((part) => part.length > 2 || /\d/.test(part))
      return parts.length > 0 && parts.every(has)
    })
  }
}

const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}]{1,2000}/gu) ?? []

function readWords(text: string) {
  const words = new Set(wordsOf(text))
  const stems = new Set([...words].map(stem).filter((word) => word.length >= STEM))
  const translated = (languageSignal(text) ?? 'en') !== 'en'
  return { words, stems, meanings: new Set(translated ? meaningsIn(text) : []) }
}
