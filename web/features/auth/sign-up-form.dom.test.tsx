import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { sessionStore } from '#web/lib/session-store.ts'
import { network } from '#web/test/network.ts'
import { show } from '#web/test/show.tsx'
import { SignUpForm } from './sign-up-form.tsx'

const SIGN_UP = { method: 'POST', path: '/auth/v1/sign-up/email' } as const
const EMPTY = { name: '', email: '', password: '' }
const press = () => screen.getByRole('button', { name: 'Sign Up' })

async function fill(user: ReturnType<typeof show>['user'], password = 'long enough 1') {
  await user.type(screen.getByLabelText('Full Name'), 'Ada Lovelace')
  await user.type(screen.getByLabelText('Email'), 'ada@example.com')
  await user.type(screen.getByLabelText('Password'), password)
  await user.click(press())
}

describe('the sign-up form', () => {
  it('says which fields are missing and goes to the first of them', async () => {
    const { user } = show(<SignUpForm initial={EMPTY} onTyped={() => {}} onSignIn={() => {}} />)
    await user.click(press())
    expect(document.activeElement).toBe(screen.getByLabelText('Full Name'))
    expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true')
    expect(network.sent(SIGN_UP)).toEqual([])
  })

  it('sends nothing while the password is too short', async () => {
    const { user } = show(<SignUpForm initial={EMPTY} onTyped={() => {}} onSignIn={() => {}} />)
    await fill(user, 'short')
    expect(document.activeElement).toBe(screen.getByLabelText('Password'))
    expect(network.sent(SIGN_UP)).toEqual([])
  })

  it('opens the session that comes with the new account', async () => {
    network.route(SIGN_UP.method, SIGN_UP.path, () =>
      Response.json({}, { headers: { 'set-auth-token': 'new token' } }),
    )
    network.route('GET', '/auth/v1/get-session', () =>
      Response.json({
        session: { updatedAt: '2026-11-22T10:00:00.000Z', expiresAt: '2026-11-29T10:00:00.000Z' },
        user: { id: 'u1', email: 'ada@example.com', name: 'Ada Lovelace' },
      }),
    )
    const { user } = show(<SignUpForm initial={EMPTY} onTyped={() => {}} onSignIn={() => {}} />)
    await fill(user)
    await vi.waitFor(() => expect(sessionStore.get().user?.fullName).toBe('Ada Lovelace'))
    expect(network.sent(SIGN_UP)).toEqual([
      { name: 'Ada Lovelace', email: 'ada@example.com', password: 'long enough 1' },
    ])
  })

  it('leads to signing in where an account opens no session yet', async () => {
    network.route(SIGN_UP.method, SIGN_UP.path, () => Response.json({}))
    const onSignIn = vi.fn()
    const { user } = show(<SignUpForm initial={EMPTY} onTyped={() => {}} onSignIn={onSignIn} />)
    await fill(user)
    await vi.waitFor(() => expect(onSignIn).toHaveBeenCalledOnce())
  })

  it('shows why the server refused, and keeps what was typed', async () => {
    network.refuse(SIGN_UP, 422, { error: 'This email is already registered.', code: 'invalid' })
    const { user } = show(<SignUpForm initial={EMPTY} onTyped={() => {}} onSignIn={() => {}} />)
    await fill(user)
    expect((await screen.findAllByText('This email is already registered.')).length).toBeGreaterThan(0)
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ada@example.com')
  })
})
