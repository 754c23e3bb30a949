import { readText } from '#content/files.mjs'
import { LANGUAGES } from '#shared/language.ts'

/** The lists of the four languages together, because founders mix them. */
const words = new Set(
  LANGUAGES.flatMap((language) => readText(`lexicon/${language}/stop-words.txt`).split('\n').filter(Boolean)),
)

/** Whether a folded word says nothing about what is asked. */
export const isStopWord = (folded: string): boolean => words.has(folded)
