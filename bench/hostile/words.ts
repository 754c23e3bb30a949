import { readFileSync } from 'node:fs'
import { readPhrases } from '#engine/content/read-phrases.ts'
import { evidenceFile, numbersFile } from '#engine/text/lexicon.ts'
import { LANGUAGES, type Language } from '../../shared/language.ts'

/** A phrase of a lexicon as somebody would write it: the first of each choice, and words in the gaps. */
function spoken(phrase: string): string {
  return phrase
    .replace(/\(([^|)]*)[^)]*\)/g, '$1')
    .replaceAll('~', 'uns sehr')
    .replaceAll(/[*=]/g, '')
}

const words = new Map<Language, readonly string[]>()
let all: readonly string[] | undefined

/** Returns what the plain reader knows in a language, number words included. */
export function wordsOf(language: Language): readonly string[] {
  const known = words.get(language)
  if (known) return known
  const made = [evidenceFile(language), numbersFile(language)].flatMap((file) =>
    Object.values(readPhrases(readFileSync(file, 'utf8'), file)).flatMap((list) => list.map(spoken)),
  )
  words.set(language, made)
  return made
}

/** The same of all languages. */
export function lexiconWords(): readonly string[] {
  all ??= LANGUAGES.flatMap(wordsOf)
  return all
}
