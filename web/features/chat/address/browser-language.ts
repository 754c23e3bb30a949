import { LANGUAGES, type Language } from '#shared/language.ts'

/** The first of the browser's languages that the product speaks, else English. */
export function browserLanguage(preferred: readonly string[] = navigator.languages): Language {
  for (const tag of preferred) {
    const known = LANGUAGES.find((language) => language === tag.split('-')[0]?.toLowerCase())
    if (known) return known
  }
  return 'en'
}
