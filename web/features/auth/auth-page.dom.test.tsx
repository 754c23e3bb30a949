import { act, screen } from '@testing-library/react'
import { Fragment } from 'react'
import { Link, Route, Routes } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { ROUTES } from '#shared/routes.ts'
import { languageStore } from '#web/lib/language.ts'
import { SIGN_UP_FIRST } from '#web/lib/sign-up-state.ts'
import { changeLanguage } from '#web/lib/texts.ts'
import { useLanguage } from '#web/lib/use-language.ts'
import { englishOnScreen } from '#web/test/english-on-screen.ts'
import { network } from '#web/test/network.ts'
import { show } from '#web/test/show.tsx'
import { AuthPage } from './auth-page.tsx'

const page = <AuthPage footer={null} />

/** The page as the product draws it: anew in another language. */
const Redrawn = () => <Fragment key={useLanguage()}>{page}</Fragment>

afterEach(() => languageStore.show('en'))

describe('the sign-in page', () => {
  it.each([
    ['de', 'Willkommen', 'Registrieren', 'Passwort vergessen?'],
    ['es', 'Te damos la bienvenida', 'Registrarse', '¿Has olvidado la contraseña?'],
    ['fr', 'Bienvenue', 'S’inscrire', 'Mot de passe oublié\u202f?'],
  ] as const)('is in one language in %s, on both tabs', async (language, title, signUp, forgot) => {
    await changeLanguage(language)
    const { user } = show(page, { at: ROUTES.auth })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
    expect(screen.getByRole('link', { name: forgot })).toBeTruthy()
    expect(englishOnScreen('auth', language)).toEqual([])
    await user.click(screen.getByRole('tab', { name: signUp }))
    await user.click(screen.getByRole('button', { name: signUp }))
    expect(englishOnScreen('auth', language)).toEqual([])
    expect(englishOnScreen('app', language)).toEqual([])
  })

  it('opens on the Sign Up tab for whoever pressed "Sign Up Free"', async () => {
    const { user } = show(
      <Routes>
        <Route
          path="/"
          element={
            <Link to={ROUTES.auth} state={SIGN_UP_FIRST}>
              Sign Up Free
            </Link>
          }
        />
        <Route path={ROUTES.auth} element={page} />
      </Routes>,
    )
    await user.click(screen.getByRole('link', { name: 'Sign Up Free' }))
    expect(screen.getByRole('tab', { name: 'Sign Up' }).getAttribute('aria-selected')).toBe('true')
    expect(screen.getByLabelText('Full Name')).toBeTruthy()
  })

  it('keeps the tab and what was typed when the language changes, and forgets them when it is left', async () => {
    const { user, unmount } = show(<Redrawn />, { at: ROUTES.auth })
    await user.click(screen.getByRole('tab', { name: 'Sign Up' }))
    await user.type(screen.getByLabelText('Email'), 'ada@example.com')
    await act(() => changeLanguage('fr'))
    expect(screen.getByRole('tab', { name: 'S’inscrire' }).getAttribute('aria-selected')).toBe('true')
    expect(screen.getByLabelText('E-mail')).toHaveProperty('value', 'ada@example.com')
    unmount()
    show(<Redrawn />, { at: ROUTES.auth })
    expect(screen.getByRole('tab', { name: 'Se connecter' }).getAttribute('aria-selected')).toBe('true')
    expect(screen.getByLabelText('E-mail')).toHaveProperty('value', '')
  })

  it('answers a request for a reset link in the language of the screen', async () => {
    network.route('POST', '/auth/v1/request-password-reset', () => Response.json({}))
    await changeLanguage('de')
    const { user } = show(page, { at: `${ROUTES.auth}?view=forgot` })
    await user.type(screen.getByLabelText('E-Mail'), 'ada@example.com')
    await user.click(screen.getByRole('button', { name: 'Link anfordern' }))
    expect((await screen.findByText(/ist ein Link unterwegs/)).textContent).toContain('30 Minuten')
    expect(englishOnScreen('auth', 'de')).toEqual([])
  })

  it('says in the language of the screen why the server refused', async () => {
    network.refuse({ method: 'POST', path: '/auth/v1/sign-in/email' }, 401, {
      error: 'Invalid email or password',
      code: 'invalid_email_or_password',
    })
    await changeLanguage('es')
    const { user } = show(page, { at: ROUTES.auth })
    await user.type(screen.getByLabelText('Correo electrónico'), 'ada@example.com')
    await user.type(screen.getByLabelText('Contraseña'), 'wrong')
    await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }))
    expect(await screen.findAllByText('El correo o la contraseña no son correctos.')).not.toEqual([])
    expect(screen.queryByText('Invalid email or password')).toBeNull()
  })
})
