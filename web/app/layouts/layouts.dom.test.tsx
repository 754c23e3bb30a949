import { screen, waitFor, within } from '@testing-library/react'
import { Fragment } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { languageStore } from '#web/lib/language.ts'
import { changeLanguage } from '#web/lib/texts.ts'
import { useLanguage } from '#web/lib/use-language.ts'
import { englishOnScreen } from '#web/test/english-on-screen.ts'
import { show } from '#web/test/show.tsx'
import { NotFoundPage } from '../pages/not-found-page.tsx'
import { BetaBanner } from './beta-banner.tsx'
import { PageShell } from './page-shell.tsx'
import { VisitorHeader } from './visitor-header.tsx'

/** A page as the product draws it: anew in another language. */
function Frame() {
  return (
    <Fragment key={useLanguage()}>
      <PageShell header={<VisitorHeader />}>
        <NotFoundPage />
      </PageShell>
      <BetaBanner />
    </Fragment>
  )
}

afterEach(() => languageStore.show('en'))

describe('the frame of a page', () => {
  it.each([
    ['de', 'Anmelden', 'Rechtliches', 'Hoppla! Seite nicht gefunden'],
    ['es', 'Iniciar sesión', 'Información legal', '¡Vaya! Página no encontrada'],
    ['fr', 'Se connecter', 'Mentions', 'Oups\u202f! Page introuvable'],
  ] as const)('is in one language in %s', async (language, signIn, legal, title) => {
    await changeLanguage(language)
    show(<Frame />)
    expect(document.documentElement.lang).toBe(language)
    expect(screen.getByRole('link', { name: signIn })).toBeTruthy()
    expect(screen.getByRole('navigation', { name: legal })).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
    expect(englishOnScreen('app', language)).toEqual([])
  })

  it('leads home from an address that there is not', () => {
    show(<Frame />)
    expect(screen.getByText('Oops! Page not found')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/')
  })

  it('changes its language, keeps the choice and leaves the focus where it was', async () => {
    const { user } = show(<Frame />)
    await user.selectOptions(screen.getByLabelText('Language'), 'Deutsch')
    await waitFor(() => expect(screen.getByRole('link', { name: 'Datenschutz' })).toBeTruthy())
    expect(document.activeElement).toBe(screen.getByLabelText('Sprache'))
    expect(languageStore.preferred()).toBe('de')
  })

  it('changes its theme and keeps the choice', async () => {
    const { user } = show(<Frame />)
    const theme = screen.getByLabelText('Theme')
    expect(
      within(theme)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['System', 'Light', 'Dark'])
    await user.selectOptions(theme, 'Dark')
    expect(document.documentElement.dataset.mantineColorScheme).toBe('dark')
    expect(window.localStorage.getItem('mantine-color-scheme-value')).toBe('dark')
  })
})
