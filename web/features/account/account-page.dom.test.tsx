import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { accountApi } from '#shared/account.ts'
import { languageStore } from '#web/lib/language.ts'
import { queryClient } from '#web/lib/query.ts'
import { sessionStore } from '#web/lib/session-store.ts'
import { changeLanguage } from '#web/lib/texts.ts'
import { signIn } from '#web/test/conversation.ts'
import { englishOnScreen } from '#web/test/english-on-screen.ts'
import { network } from '#web/test/network.ts'
import { show } from '#web/test/show.tsx'
import { AccountPage } from './account-page.tsx'

const place = {
  createdAt: '2026-11-20T09:00:00.000Z',
  lastUsedAt: '2026-11-21T09:00:00.000Z',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
}

beforeEach(() => {
  network.on(accountApi.signInMethods, { password: true, providers: [] })
  network.route('GET', '/auth/v1/get-session', () => Response.json({ user: { twoFactorEnabled: false } }))
  network.route('GET', '/auth/v1/list-sessions', () =>
    Response.json([
      { ...place, id: '1', address: '192.0.2.7', current: true },
      { ...place, id: '2', address: '', current: false },
    ]),
  )
  signIn()
})
afterEach(() => {
  languageStore.show('en')
  sessionStore.close('signed-out')
  queryClient.clear()
})

describe('the account page', () => {
  it.each([
    ['de', 'Dein Konto', 'Sprache', 'Farbschema', 'Firefox auf Linux abmelden', 'Konto löschen'],
    ['es', 'Tu cuenta', 'Idioma', 'Tema', 'Cerrar la sesión de Firefox en Linux', 'Eliminar la cuenta'],
    ['fr', 'Ton compte', 'Langue', 'Thème', 'Fermer la session de Firefox sur Linux', 'Supprimer le compte'],
  ] as const)(
    'is in one language in %s, also while it asks before deleting',
    async (language, ...[title, speech, theme, end, remove]) => {
      await changeLanguage(language)
      const { user } = show(<AccountPage />)
      expect(await screen.findByRole('button', { name: end })).toBeTruthy()
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
      expect(screen.getByRole('region', { name: speech })).toBeTruthy()
      expect(screen.getByRole('region', { name: theme })).toBeTruthy()
      await user.click(screen.getByRole('button', { name: remove }))
      expect(await screen.findByRole('dialog')).toBeTruthy()
      for (const area of ['account', 'app'] as const) expect(englishOnScreen(area, language)).toEqual([])
    },
  )

  it('says where somebody is signed in, since when and from which address', async () => {
    show(<AccountPage />)
    const [here] = await screen.findAllByRole('listitem')
    expect(here?.textContent).toMatch(
      /^Firefox on LinuxSince 20 November at \d\d:00 from 192\.0\.2\.7This browser$/,
    )
  })
})
