import type { Language } from '#shared/language.ts'
import { english } from './examples/english.ts'
import { french } from './examples/french.ts'
import { german } from './examples/german.ts'
import { spanish } from './examples/spanish.ts'
import type { RoleExamples } from './roles.ts'

/** The sentences the reader of roles learns from. */
export const EXAMPLES: Record<Language, RoleExamples> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
}
