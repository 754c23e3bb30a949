import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { accountApi, VENTURES_TOO } from '#shared/account.ts'
import { venturesApi } from '#shared/ventures.ts'
import { languageStore } from '#web/lib/language.ts'
import { queryClient } from '#web/lib/query.ts'
import { sessionStore } from '#web/lib/session-store.ts'
import { changeLanguage } from '#web/lib/texts.ts'
import { signIn } from '#web/test/conversation.ts'
import { englishOnScreen } from '#web/test/english-on-screen.ts'
import { network } from '#web/test/network.ts'
import { show } from '#web/test/show.tsx'
import { ADA, teamWith } from '#web/test/team.ts'
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
    ['es', 'Tu cuenta', 'Idioma', 'Tema', 'Cerrar sesión: Firefox en Linux', 'Eliminar la cuenta'],
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

  it('says before deleting which ventures go along, who loses them, and where to hand them over', async () => {
    const id = '33333333-3333-4333-8333-333333333333'
    const venture = { id, name: 'Laser optics', role: 'owner', level: 2, archived_at: null } as const
    network.on(venturesApi.list, { ventures: [venture, { ...venture, id: ADA, role: 'mentor' }] })
    network.on(venturesApi.members, { members: teamWith('owner'), invitations: [] })
    const { user } = show(<AccountPage />)
    await user.click(await screen.findByRole('button', { name: 'Delete account' }))
    await screen.findByText('Your venture goes with it: Laser optics.')
    await screen.findByText(/Jonas Brandt, Ines Koch and Seedhouse Karlsruhe lose Laser optics/)
    const link = screen.getByRole('link', { name: 'Hand over Laser optics' })
    expect(link.getAttribute('href')).toBe(`/dashboard?venture=${id}#people`)
    network.route('POST', '/auth/v1/delete-user', () => Response.json({}))
    await user.type(screen.getByLabelText('Password', { exact: true, selector: '[name=password]' }), 'salt')
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Delete account' }))
    await dialog.findByText('Hand them over, or say that they go for everybody')
    await user.click(dialog.getByRole('checkbox', { name: 'Delete them for everybody' }))
    await user.click(dialog.getByRole('button', { name: 'Delete account' }))
    await waitFor(() =>
      expect(network.sent({ method: 'POST', path: '/auth/v1/delete-user' })).toEqual([
        { password: 'salt', ventures: VENTURES_TOO },
      ]),
    )
  })
})
