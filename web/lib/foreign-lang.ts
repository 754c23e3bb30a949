import { type Language, languageSignal } from '#shared/language.ts'
import { languageStore } from './language.ts'

/** The language that a text shows, for its `lang`; undefined where that is the screen's, or where it shows none. */
export function foreignLang(text: string): Language | undefined {
  const shown = languageSignal(text)
  return shown !== null && shown !== languageStore.get() ? shown : undefined
}
