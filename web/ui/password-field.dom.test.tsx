import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { show } from '#web/test/show.tsx'
import { PasswordField } from './password-field.tsx'

describe('a password field', () => {
  it('shows what was typed when asked to, by the keyboard too', async () => {
    const { user } = show(<PasswordField label="Password" />)
    const field = screen.getByLabelText('Password')
    await user.type(field, 'correct horse')
    expect(field).toHaveProperty('type', 'password')
    await user.tab()
    await user.keyboard('{Enter}')
    expect(field).toHaveProperty('type', 'text')
  })

  it('is marked as wrong when it has a problem', () => {
    show(<PasswordField label="Password" error="Password is required" />)
    const field = screen.getByLabelText('Password')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Password is required')).toBeTruthy()
  })
})
