import { useSyncExternalStore } from 'react'
import type { Language } from '#shared/language.ts'
import { languageStore } from './language.ts'

/** The language of the screen. */
export function useLanguage(): Language {
  return useSyncExternalStore(languageStore.subscribe, languageStore.get)
}
