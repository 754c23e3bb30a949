import './stages/client.ts'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { chat } from '#web/features/chat/conversation/current-chat.ts'
import { drafts } from '#web/features/chat/draft/drafts.ts'
import { givenAnswers } from '#web/lib/given-answers.ts'
import { languageStore } from '#web/lib/language.ts'
import { changeLanguage, FIRST_AREAS, loadTexts } from '#web/lib/texts.ts'
import { App } from './app.tsx'
import { beginCode, beginData, openConversation, takeAnswers } from './begin-page.ts'
import type { Early } from './early-signs.ts'
import { firstPage } from './page.tsx'
import { registerWorker } from './register-worker.ts'

/**
 * Starts the client in `root`: takes over the screen that the server has drawn there, or draws its own. What was typed
 * and pressed `early` is handed on.
 */
export async function main(root: HTMLElement, drawn: boolean, early: Early): Promise<void> {
  const language = languageStore.preferred()
  const { pathname } = location
  // Nothing is drawn yet: what loads from here on has its texts in this language.
  languageStore.show(language)
  // Whoever fails here fails again where the page is drawn, and is told there.
  const code = beginCode(pathname).catch(() => {})
  await loadTexts(FIRST_AREAS, language)
  await changeLanguage(language)
  const app = <App Router={BrowserRouter} />
  if (drawn) {
    early.typed((text) => drafts.set(null, text))
    hydrateRoot(root, app)
  } else {
    if (early.from) await begin(early, code)
    else beginData(pathname)
    // Behind what was typed here before, which the server does not know.
    const place = chat.get().conversationId
    const before = drafts.get(place)
    early.typed((text) => drafts.set(place, [before, text].filter(Boolean).join('\n\n')))
    startTransition(() => createRoot(root).render(app))
  }
  await firstPage
  registerWorker()
  // After what showing it has led to: the box holds the draft by then, and its button can be pressed.
  setTimeout(() => {
    givenAnswers.clear()
    early.repeat()
  })
}

/**
 * Sees to it that the page is drawn whole at once: it takes the place of the same page as the server has
 * drawn it.
 */
async function begin({ from, isShown }: Early, code: Promise<void>): Promise<void> {
  const answered = await from
  if (answered) takeAnswers(answered)
  if (!isShown) return
  await code
  await openConversation(location.pathname)
}
