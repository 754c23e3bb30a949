import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ROUTES } from '#shared/routes.ts'
import { network } from '#web/test/network.ts'
import { show } from '#web/test/show.tsx'
import { ResetPasswordPage } from './reset-password-page.tsx'

const CHECK = { method: 'POST', path: '/auth/v1/check-reset' } as const
const EXPIRED = 'This link has expired or was used before. Your password is unchanged.'

const showPage = (token: string) =>
  show(<ResetPasswordPage />, { at: `${ROUTES.resetPassword}?token=${token}` })

describe('the page of a reset link', () => {
  it('says at once that a link no longer works, and leads to another one', async () => {
    network.route(CHECK.method, CHECK.path, () => Response.json({ valid: false }))
    showPage('bogus')
    expect(await screen.findByText(EXPIRED)).toBeTruthy()
    expect(screen.queryByLabelText('New password')).toBeNull()
    expect(screen.getByRole('link', { name: 'Get another reset link' })).toBeTruthy()
    expect(network.sent(CHECK)).toEqual([{ token: 'bogus' }])
  })

  it('asks for a new password while the link works', async () => {
    network.route(CHECK.method, CHECK.path, () => Response.json({ valid: true }))
    showPage('good')
    expect(await screen.findByLabelText('New password')).toBeTruthy()
    expect(screen.queryByText(EXPIRED)).toBeNull()
  })

  it('keeps the form when the link could not be checked', async () => {
    network.refuse(CHECK, 500, { error: 'Broken', code: 'internal' })
    showPage('good')
    expect(await screen.findByLabelText('New password')).toBeTruthy()
  })
})
