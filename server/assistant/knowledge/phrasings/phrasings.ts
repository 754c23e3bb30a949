import type { Phrasings } from '../../types.ts'
import { englishPhrasings } from './english.ts'
import { frenchPhrasings } from './french.ts'
import { germanPhrasings } from './german.ts'
import { spanishPhrasings } from './spanish.ts'

/** How founders ask what a shipped entry answers, in each language: they seldom use the words of the field. */
export const phrasingsOf = (slug: string): Phrasings => ({
  en: englishPhrasings[slug] ?? [],
  de: germanPhrasings[slug] ?? [],
  es: spanishPhrasings[slug] ?? [],
  fr: frenchPhrasings[slug] ?? [],
})
