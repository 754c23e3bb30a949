import { LANGUAGES, type Language } from '#shared/language.ts'
import { localStore } from './storage.ts'

const KEY = 'beachhead.language'

/** The first of the browser's languages that the product speaks, else English. */
export function browserLanguage(preferred: readonly string[] = navigator.languages): Language {
  for (const tag of preferred) {
    const known = LANGUAGES.find((language) => language === tag.split('-')[0]?.toLowerCase())
    if (known) return known
  }
  return 'en'
}

/** The language that was chosen on this device. */
function keptLanguage(): Language | undefined {
  const chosen = localStore.get(KEY)
  return LANGUAGES.find((language) => language === chosen)
}

/** The language that was chosen on this device, else the browser's. */
const preferredLanguage = (): Language => keptLanguage() ?? browserLanguage()

let inForce: Language = 'en'
const listeners = new Set<() => void>()

/** The language of this tab's screen. It changes only when its texts are there (`texts.ts`). */
export const languageStore = {
  get: (): Language => inForce,
  kept: keptLanguage,
  preferred: preferredLanguage,

  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },

  /** Shows the screen in `language` from now on. */
  show(language: Language): void {
    inForce = language
    if (typeof document !== 'undefined') document.documentElement.lang = language
    for (const listener of listeners) listener()
  },

  /** Keeps the choice on this device. */
  keep(language: Language): void {
    localStore.set(KEY, language)
  },
}
