import { accountApi } from '#shared/account.ts'
import type { Language } from '#shared/language.ts'
import { call } from './api.ts'
import { languageStore } from './language.ts'
import { sessionStore } from './session-store.ts'
import { changeLanguage } from './texts.ts'
import { warn } from './warn.ts'

/** Who has chosen a language in this tab: an answer that was on its way meanwhile does not take it back. */
let chosenBy: string | null = null

/** Shows the screen in a language from now on: kept on this device, and with the account of whoever is signed in. */
export function chooseLanguage(language: Language): void {
  languageStore.keep(language)
  void changeLanguage(language)
  const { user } = sessionStore.get()
  if (!user) return
  chosenBy = user.id
  save(language)
}

/**
 * Shows the screen in the language that the account of `userId` holds, which is told after signing in. An account
 * without one takes over what was chosen on this device before.
 */
export function followAccount(userId: string, language: Language | null): void {
  if (chosenBy === userId) return
  if (language) {
    languageStore.keep(language)
    if (language !== languageStore.get()) void changeLanguage(language)
    return
  }
  const chosen = languageStore.kept()
  if (chosen) save(chosen)
}

function save(language: Language): void {
  call(accountApi.update, { language }).catch((error: unknown) =>
    warn('The language could not be kept with the account.', error),
  )
}
