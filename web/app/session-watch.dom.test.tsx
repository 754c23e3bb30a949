import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { accountApi } from '#shared/account.ts'
import { sessionStore } from '#web/lib/session-store.ts'
import { clearToasts } from '#web/lib/toast.ts'
import { signIn } from '#web/test/conversation.ts'
import { network } from '#web/test/network.ts'
import { show } from '#web/test/show.tsx'
import { SessionWatch } from './session-watch.tsx'

beforeEach(() => {
  network.refuse(accountApi.profile, 500, { error: 'Not now', code: 'internal' })
  signIn()
})
afterEach(() => act(() => clearToasts()))

describe('a session that the server has ended', () => {
  it('is told of once, with what happens to unsent messages', async () => {
    show(<SessionWatch />, { at: '/c/1' })
    act(() => sessionStore.refuse('token'))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Your session has ended')
    expect(alert.textContent).toContain('Unsent messages are kept.')
  })

  it('keeps what an operator typed in the admin area', async () => {
    show(<SessionWatch />, { at: '/admin/settings' })
    act(() => sessionStore.refuse('token'))
    expect((await screen.findByRole('alert')).textContent).toContain('kept in this tab')
  })

  it('is not told of when the person signed out', async () => {
    show(<SessionWatch />)
    act(() => sessionStore.close('signed-out'))
    expect(screen.queryByText('Your session has ended')).toBeNull()
  })
})

describe('a session in two tabs', () => {
  it('ends here when it was ended in the other', () => {
    show(<SessionWatch />)
    window.localStorage.removeItem('beachhead.auth')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'beachhead.auth' })))
    expect(sessionStore.get()).toMatchObject({ status: 'out', departure: 'signed-out' })
  })
})
