import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { bootstrapApi } from '#shared/admin/bootstrap.ts'
import { ROUTES } from '#shared/routes.ts'
import { network } from '#web/test/network.ts'
import { show } from '#web/test/show.tsx'
import { BootstrapPage } from './bootstrap-page.tsx'

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
})
