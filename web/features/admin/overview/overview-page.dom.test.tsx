import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { analyticsApi } from '#shared/admin/analytics.ts'
import { noticesApi } from '#shared/admin/notices.ts'
import { setUpApi } from '#shared/admin/set-up.ts'
import { sessionStore } from '#web/lib/session-store.ts'
import { clearToasts } from '#web/lib/toast.ts'
import { QUIET } from '#web/test/analytics.ts'
import { signIn } from '#web/test/conversation.ts'
import { network } from '#web/test/network.ts'
import { show } from '#web/test/show.tsx'
import { OverviewPage } from './overview-page.tsx'

beforeEach(() => {
  signIn('Olga')
  act(() => sessionStore.setRole(sessionStore.get().user?.id ?? '', 'admin'))
  network.on(noticesApi.list, { notices: [], capabilities: { conversations: true } })
  network.refuse(setUpApi.read, 500, { error: 'Not now', code: 'internal' })
})
afterEach(() => act(() => clearToasts()))

describe('the overview', () => {
  it('says that the figures cannot be loaded, and loads them again', async () => {
    network.refuse(analyticsApi.get, 500, { error: 'Not now', code: 'internal' })
    const { user } = show(<OverviewPage />)
    expect(await screen.findByText('Unable to load analytics')).toBeTruthy()
    expect(await screen.findByText('Failed to load analytics data')).toBeTruthy()
    network.on(analyticsApi.get, QUIET)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Knowledge entries')).toBeTruthy()
    expect(screen.queryByText('Unable to load analytics')).toBeNull()
  })

  it('is closed to whom the server refuses', async () => {
    network.refuse(analyticsApi.get, 403, { error: 'Refused', code: 'forbidden' })
    show(<OverviewPage />)
    expect(await screen.findByText('Admin access required')).toBeTruthy()
  })
})
