import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { LANGUAGES, type Language } from '#shared/language.ts'
import { ROUTES } from '#shared/routes.ts'
import { changeLanguage, FIRST_AREAS, loadTexts } from '#web/lib/texts.ts'
import { App } from './app.tsx'

const Home = ({ children }: { children: React.ReactNode }) => (
  <StaticRouter location={ROUTES.home}>{children}</StaticRouter>
)

/** The home page as somebody sees it who was never here, in every language: the content of `#root`. */
export async function drawFirstScreens(): Promise<Record<Language, string>> {
  const screens: [Language, string][] = []
  for (const language of LANGUAGES) {
    await loadTexts(FIRST_AREAS, language)
    await changeLanguage(language)
    screens.push([language, renderToString(<App Router={Home} />)])
  }
  return Object.fromEntries(screens) as Record<Language, string>
}
