import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type SavedSite, type SiteState, siteApi } from '#shared/admin/site.ts'
import { queryClient } from '#web/lib/query.ts'
import { sessionStore } from '#web/lib/session-store.ts'
import { clearToasts } from '#web/lib/toast.ts'
import { signIn } from '#web/test/conversation.ts'
import { network } from '#web/test/network.ts'
import { show } from '#web/test/show.tsx'
import { SitePage } from './site-page.tsx'

const stateOf = (name: string, siteUpdatedAt: string | null): SiteState => ({
  site: {
    name,
    tagline: 'Go to market',
    feedbackEmail: 'feedback@beachhead.example',
    controller: { name: 'Team', address: ['Musterweg 1'], email: 'privacy@beachhead.example' },
    legalDate: '2026-11-21',
    partners: [],
  },
  siteUpdatedAt,
  signUp: { policy: 'open', domains: [] },
  signUpUpdatedAt: null,
  verifyEmail: false,
})
const FIRST = stateOf('Beachhead', '2026-11-20T09:00:00.000Z')
const THEIRS: SavedSite = { ...stateOf('Theirs', '2026-11-21T09:00:00.000Z'), savedBy: 'Bo Quist' }

beforeEach(() => {
  signIn('Olga')
  act(() => sessionStore.setRole(sessionStore.get().user?.id ?? '', 'admin'))
  network.on(siteApi.read, FIRST)
  network.on(siteApi.versions, { versions: [] })
})
afterEach(() => {
  act(() => clearToasts())
  queryClient.clear()
})
const open = async () => {
  const { user } = show(<SitePage />, { at: '/admin/site' })
  const name = (await screen.findAllByRole('textbox', { name: 'Name' }))[0] as HTMLInputElement
  return {
    user,
    name: () => (screen.getAllByRole('textbox', { name: 'Name' })[0] as HTMLInputElement).value,
    field: name,
  }
}

/** As when somebody comes back to the window. */
async function readAnew(state: SiteState) {
  const before = network.sent(siteApi.read).length
  network.on(siteApi.read, state)
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(network.sent(siteApi.read).length).toBeGreaterThan(before))
}

describe('the site', () => {
  it('that somebody else saved is shown where nothing was typed', async () => {
    const { name } = await open()
    await readAnew(THEIRS)
    await waitFor(() => expect(name()).toBe('Theirs'))
  })

  it('keeps what was typed when somebody else saves, and saves over nothing that was not seen', async () => {
    const { user, name, field } = await open()
    await user.clear(field)
    await user.type(field, 'Mine')
    await readAnew(THEIRS)
    expect(name()).toBe('Mine')
    network.refuse(siteApi.save, 409, { error: 'Meanwhile', code: 'conflict', current: THEIRS })
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByRole('dialog', { name: 'Bo Quist saved the site while you were editing' })
    await user.click(screen.getByRole('button', { name: 'Back to editing' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(name()).toBe('Mine')
    const saved = stateOf('Mine', '2026-11-22T09:00:00.000Z')
    network.on(siteApi.save, saved)
    network.on(siteApi.read, saved)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true))
    expect(network.sent(siteApi.save)).toMatchObject([
      { site: { name: 'Mine' }, expectedUpdatedAt: FIRST.siteUpdatedAt },
      { site: { name: 'Mine' }, expectedUpdatedAt: THEIRS.siteUpdatedAt },
    ])
  })
})
