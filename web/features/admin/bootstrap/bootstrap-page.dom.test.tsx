import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { accountApi } from '#shared/account.ts'
import { bootstrapApi } from '#shared/admin/bootstrap.ts'
import { ROUTES } from '#shared/routes.ts'
import { sessionStore } from '#web/lib/session-store.ts'
import { clearToasts } from '#web/lib/toast.ts'
import { signIn } from '#web/test/conversation.ts'
import { network } from '#web/test/network.ts'
import { show } from '#web/test/show.tsx'
import { BootstrapPage } from './bootstrap-page.tsx'

afterEach(() => act(() => clearToasts()))

describe('the page of the first admin', () => {
  it('says at once that there is an admin, and asks for no passcode', async () => {
    network.on(bootstrapApi.state, { open: false })
    show(<BootstrapPage />, { at: ROUTES.bootstrapAdmin })
    expect(await screen.findByText('An admin already exists. Ask them for the role.')).toBeTruthy()
    expect(screen.queryByLabelText('Passcode')).toBeNull()
  })

  it('shows the refusal under the field and keeps what was typed', async () => {
    network.on(bootstrapApi.state, { open: true })
    network.refuse(bootstrapApi.create, 429, {
      error: 'Too many attempts. Try again in 15 minutes.',
      code: 'rate_limited',
    })
    const { user } = show(<BootstrapPage />, { at: ROUTES.bootstrapAdmin })
    const passcode = await screen.findByLabelText<HTMLInputElement>('Passcode')
    await user.type(passcode, 'not it{Enter}')
    const alerts = await screen.findAllByRole('alert')
    expect(alerts[0]?.textContent).toContain('Too many attempts. Try again in 15 minutes.')
    expect(passcode.value).toBe('not it')
  })

  it('asks for a passcode all the same where it cannot learn whether there is an admin', async () => {
    network.refuse(bootstrapApi.state, 500, { error: 'Something went wrong here.', code: 'internal' })
    show(<BootstrapPage />, { at: ROUTES.bootstrapAdmin })
    expect(await screen.findByLabelText('Passcode')).toBeTruthy()
  })

  it('asks for the passcode where none was entered, and sends nothing', async () => {
    network.on(bootstrapApi.state, { open: true })
    const { user } = show(<BootstrapPage />, { at: ROUTES.bootstrapAdmin })
    await user.type(await screen.findByLabelText('Passcode'), '{Enter}')
    expect(await screen.findByText('Passcode required')).toBeTruthy()
    expect(screen.getAllByText('Please enter the bootstrap passcode.')).toHaveLength(2)
    expect(network.sent(bootstrapApi.create)).toEqual([])
  })

  it('opens the admin area once the role is known, however long that takes', async () => {
    signIn()
    const asked = Promise.withResolvers<Response>()
    network.on(bootstrapApi.state, { open: true })
    network.on(bootstrapApi.create, { success: true })
    network.route('GET', accountApi.profile.path, () => asked.promise)
    const { user } = show(<BootstrapPage />, { at: ROUTES.bootstrapAdmin })
    const passcode = await screen.findByLabelText<HTMLInputElement>('Passcode')
    await user.type(passcode, 'the passcode{Enter}')
    await screen.findByText('You are now an admin. Redirecting...')
    expect(passcode.disabled).toBe(false)
    asked.resolve(
      Response.json({
        id: sessionStore.get().user?.id,
        email: 'ada@example.com',
        full_name: 'Ada Lovelace',
        created_at: '2026-11-21T09:00:00.000Z',
        role: 'admin',
        language: null,
      }),
    )
    await waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe(ROUTES.admin), {
      timeout: 10_000,
    })
    expect(sessionStore.get().isAdmin).toBe(true)
  })
})
