import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { LANGUAGES, type Language } from '#shared/language.ts'
import { ROUTES } from '#shared/routes.ts'
import { changeLanguage, FIRST_AREAS, loadTexts, textsOf } from '#web/lib/texts.ts'
import { App } from './app.tsx'

const t = textsOf('app')

/** What a page says in one language before any script has run. */
interface FirstScreen {
  /** The content of `#root`. */
  readonly html: string
  readonly description: string
  readonly noScript: string
  readonly incomplete: string
}

const Home = ({ children }: { children: React.ReactNode }) => (
  <StaticRouter location={ROUTES.home}>{children}</StaticRouter>
)

/** The home page as somebody sees it who was never here, in every language. */
export async function drawFirstScreens(): Promise<Record<Language, FirstScreen>> {
  const screens: [Language, FirstScreen][] = []
  for (const language of LANGUAGES) {
    await loadTexts(FIRST_AREAS, language)
    await changeLanguage(language)
    const html = renderToString(<App Router={Home} />)
    const lines = {
      description: t('page.description'),
      noScript: t('page.noScript'),
      incomplete: t('page.incomplete'),
    }
    screens.push([language, { html, ...lines }])
  }
  return Object.fromEntries(screens) as Record<Language, FirstScreen>
}
