import { type Language, languageSignal } from '#shared/language.ts'
import { languageStore } from '#web/lib/language.ts'

/** The language of a founder's or the server's words for `lang`, where they show one that is not the screen's. */
export function langOf(text: string): Language | undefined {
  const shown = languageSignal(text)
  return shown === null || shown === languageStore.get() ? undefined : shown
}
