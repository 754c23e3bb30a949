import { type Language, languageSignal } from '#shared/language.ts'
import { languageStore } from './language.ts'

/** The language that a text shows, for its `lang`; undefined where that is the screen's, or where it shows none. */
export function foreignLang(text: string): Language | undefined {
  const shown = languageSignal(text)
  return shown === null ? undefined : unlessOnScreen(shown)
}

/** A language for a `lang`; undefined where it is the screen's. */
export function unlessOnScreen(language: Language): Language | undefined {
  return language === languageStore.get() ? undefined : language
}
