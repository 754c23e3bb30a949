import type { Language } from '#shared/language.ts'
import { compile, phrases } from '../pattern.ts'
import { CATEGORIES, type Category, type Lexicon } from './categories.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { misspellings } from './misspellings.ts'
import { NUMBER_WORDS } from './number-words.ts'

export type Matchers = Record<Category, RegExp> & {
  numberWord: RegExp
  numberWords: Record<string, number>
  language: Language
}

const SOURCES: Record<Language, Lexicon> = { en, de, es, fr }
/** Key words long enough that a slip of the finger is no other word. */
const MISSPELT: Record<Language, Partial<Record<Category, string[]>>> = {
  en: {
    interviewNoun: misspellings('interview', ['', 's']),
    interviewVerb: misspellings('interview', ['ed']),
  },
  de: {
    interviewNoun: misspellings('interview', ['', 's']),
    interviewVerb: misspellings('interview', ['t']),
  },
  es: { interviewNoun: misspellings('entrevista', ['', 's']) },
  fr: { interviewNoun: misspellings('entretien', ['', 's']) },
}
const compiled = new Map<Language, Matchers>()

/** The compiled lexicon of a language; compiled once. */
export function matchers(language: Language): Matchers {
  const known = compiled.get(language)
  if (known) return known
  const entries = CATEGORIES.map(
    (category) =>
      [
        category,
        compile([...phrases(SOURCES[language][category]), ...(MISSPELT[language][category] ?? [])]),
      ] as const,
  )
  const numberWords = NUMBER_WORDS[language]
  const made = {
    ...(Object.fromEntries(entries) as Record<Category, RegExp>),
    numberWord: compile(Object.keys(numberWords)),
    numberWords,
    language,
  }
  compiled.set(language, made)
  return made
}
