import { languageSignal } from '#shared/language.ts'
import { fold } from '../retrieval/fold.ts'
import { expandQuery } from '../retrieval/glossary.ts'

/** Shortest stem that words are compared by, in letters. */
const STEM = 4
const ENDING = /(?:ations?|ings?|ment|ies|ed|es|s|e|y)$/

const stem = (word: string) => {
  const bare = word.replace(ENDING, '')
  return bare.length >= STEM ? bare : word
}

/**
 * The words or phrases that a text speaks of: in any form ("pricing" in "what price?"), and in the other
 * languages by the glossary of field terms.
 */
export function mentions(text: string, phrases: readonly string[]): string[] {
  const language = languageSignal(text) ?? 'en'
  const translated = language === 'en' ? [] : expandQuery(text, language)
  const words = (fold(`${text} ${translated.join(' ')}`).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => ({
    word,
    stem: stem(word),
  }))
  return phrases.filter((phrase) => {
    const parts = (fold(phrase).match(/[\p{L}\p{N}]+/gu) ?? []).filter(
      (part) => part.length > 2 || /\d/.test(part),
    )
    return (
      parts.length > 0 &&
      parts.every((part) =>
        words.some(({ word, stem: of }) => word === part || (of.length >= STEM && of === stem(part))),
      )
    )
  })
}
