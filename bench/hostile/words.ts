import { de } from '#engine/reading/lexicon/de.ts'
import { en } from '#engine/reading/lexicon/en.ts'
import { es } from '#engine/reading/lexicon/es.ts'
import { fr } from '#engine/reading/lexicon/fr.ts'
import { NUMBER_WORDS } from '#engine/reading/lexicon/number-words.ts'
import { phrases } from '#engine/reading/pattern.ts'
import type { Language } from '../../shared/language.ts'

const LEXICONS = { en, de, es, fr }

/** A phrase of a lexicon as somebody would write it: the first of each choice, and words in the gaps. */
function spoken(phrase: string): string {
  return phrase
    .replace(/\(([^|)]*)[^)]*\)/g, '$1')
    .replaceAll('~', 'uns sehr')
    .replaceAll('*', '')
}

const words = new Map<Language, readonly string[]>()
let all: readonly string[] | undefined

/** What the extraction knows in a language, number words included. */
export function wordsOf(language: Language): readonly string[] {
  const known = words.get(language)
  if (known) return known
  const made = [
    ...Object.values(LEXICONS[language]).flatMap((list) => phrases(list).map(spoken)),
    ...Object.keys(NUMBER_WORDS[language]),
  ]
  words.set(language, made)
  return made
}

/** The same of all languages. */
export function lexiconWords(): readonly string[] {
  all ??= (Object.keys(LEXICONS) as Language[]).flatMap(wordsOf)
  return all
}
