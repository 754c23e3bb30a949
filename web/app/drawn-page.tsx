import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { Profile } from '#shared/account.ts'
import type { DrawnFor, DrawnFrom, DrawnPage } from '#shared/drawn-page.ts'
import type { Language } from '#shared/language.ts'
import { drawnFor } from '#web/lib/drawn-for.ts'
import { languageStore } from '#web/lib/language.ts'
import { queryClient } from '#web/lib/query.ts'
import { sessionStore } from '#web/lib/session-store.ts'
import { changeLanguage, FIRST_AREAS, loadTexts } from '#web/lib/texts.ts'
import { App } from './app.tsx'
import { beginCode, openConversation } from './begin-page.ts'

interface PageToDraw extends DrawnFor {
  readonly path: string
  readonly language: Language
  readonly profile: Profile
}

/** How often a page is drawn until it has everything: each time it may ask for more. */
const ROUNDS = 6
/** Where React leaves the place of a part whose code is on its way. */
const PART_MISSING = '<!--$!-->'

/**
 * Draws a page as the person sees it who is signed in, and tells which answers of the server's its queries
 * hold. Undefined when it shows something that only the client can.
 */
export async function drawPage(
  { path, language, profile, ...device }: PageToDraw,
  ask: (address: string) => Promise<unknown>,
): Promise<(DrawnPage & Pick<DrawnFrom, 'queries'>) | undefined> {
  const addresses = answerFrom(ask)
  Object.assign(drawnFor, device)
  queryClient.clear()
  const user = { id: profile.id, email: profile.email, fullName: profile.full_name }
  sessionStore.open({ token: 'drawn', user, receivedAt: Date.now(), lifeMs: Number.MAX_SAFE_INTEGER })
  sessionStore.setRole(profile.id, profile.role)
  languageStore.show(language)
  await loadTexts(FIRST_AREAS, language)
  await changeLanguage(language)
  await beginCode(path)
  if (!(await openConversation(path))) return undefined
  const Still = ({ children }: { children: React.ReactNode }) => (
    <StaticRouter location={path}>{children}</StaticRouter>
  )
  for (let round = 0; round < ROUNDS; round += 1) {
    const html = renderToString(<App Router={Still} />)
    const wanted = queryClient
      .getQueryCache()
      .getAll()
      .filter(({ state, options }) => {
        const { enabled } = options as { enabled?: unknown }
        return state.data === undefined && state.error === null && enabled !== false
      })
    if (wanted.length === 0 && !html.includes(PART_MISSING)) return { html, queries: held(addresses) }
    await Promise.all(wanted.map((query) => query.fetch().catch(() => {})))
    await new Promise((resolve) => setTimeout(resolve))
  }
  return undefined
}

/** Lets the page ask the server through `ask`; returns which answer came from which address. */
function answerFrom(ask: (address: string) => Promise<unknown>): ReadonlyMap<unknown, string> {
  const addresses = new Map<unknown, string>()
  const answered = async (address: string) => {
    const answer = await ask(address)
    if (answer === undefined) return Response.json({}, { status: 404 })
    addresses.set(answer, address)
    // The object itself, so that it is known again in a query.
    return Object.assign(Response.json(null), { json: async () => answer })
  }
  Object.assign(globalThis, { fetch: answered })
  return addresses
}

function held(addresses: ReadonlyMap<unknown, string>): DrawnFrom['queries'] {
  const queries = queryClient.getQueryCache().getAll()
  return queries.flatMap(({ queryKey, state }) => {
    const address = addresses.get(state.data)
    return address === undefined ? [] : [{ key: queryKey, address }]
  })
}
