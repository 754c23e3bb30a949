import type { Language } from '#shared/language.ts'
import { languageStore } from './language.ts'
import { useStore } from './use-store.ts'

/** The language of the screen. */
export const useLanguage = (): Language => useStore(languageStore)
