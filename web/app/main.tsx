import './stages/client.ts'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { drafts } from '#web/features/chat/composer/drafts.ts'
import { languageStore } from '#web/lib/language.ts'
import { changeLanguage, FIRST_AREAS, loadTexts } from '#web/lib/texts.ts'
import { App } from './app.tsx'
import { beginData, beginPage } from './begin-page.ts'
import type { Early } from './early.ts'
import { firstPage } from './page.tsx'
import { registerWorker } from './register-worker.ts'

/**
 * Starts the client in `root`: takes over the screen that the server has drawn there, or draws its own. What was typed
 * and pressed `early` is handed on.
 */
export async function main(root: HTMLElement, drawn: boolean, early: Early): Promise<void> {
  const language = languageStore.preferred()
  beginPage()
  await loadTexts(FIRST_AREAS, language)
  await changeLanguage(language)
  beginData()
  early.typed((text) => drafts.set(null, text))
  const app = <App Router={BrowserRouter} />
  if (drawn) hydrateRoot(root, app)
  else createRoot(root).render(app)
  await firstPage
  registerWorker()
  // After what showing it has led to: the box holds the draft by then, and its button can be pressed.
  setTimeout(early.repeat)
}
