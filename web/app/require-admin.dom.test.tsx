import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { accountApi, type Profile, type Role } from '#shared/account.ts'
import { ROUTES } from '#shared/routes.ts'
import { sessionStore } from '#web/lib/session-store.ts'
import { signIn } from '#web/test/conversation.ts'
import { network } from '#web/test/network.ts'
import { show } from '#web/test/show.tsx'
import { RequireAdmin } from './require-admin.tsx'

const profileOf = (role: Role): Profile => ({
  id: '22222222-2222-4222-8222-222222222222',
  email: 'ada@example.com',
  full_name: 'Ada Lovelace',
  created_at: '2026-11-21T09:00:00.000Z',
  role,
  language: null,
})

const open = () =>
  show(
    <RequireAdmin>
      <h1>Overview</h1>
    </RequireAdmin>,
    { at: ROUTES.admin },
  )
const address = () => screen.getByLabelText('Address').textContent
const overview = () => screen.queryByRole('heading', { name: 'Overview' })

beforeEach(() => act(() => sessionStore.close('signed-out')))

describe('the door of the admin area', () => {
  it('says that it is checking, and opens to an admin', async () => {
    signIn()
    const asked = Promise.withResolvers<Response>()
    network.route('GET', accountApi.profile.path, () => asked.promise)
    open()
    expect(screen.getByText('Loading...')).toBeTruthy()
    expect(overview()).toBeNull()
    asked.resolve(Response.json(profileOf('admin')))
    await waitFor(() => expect(overview()).toBeTruthy())
  })

  it('says that permissions could not be checked, and checks again', async () => {
    signIn()
    network.refuse(accountApi.profile, 500, { error: 'Not now', code: 'internal' })
    const { user } = open()
    expect(await screen.findByText(/^Your permissions could not be checked/)).toBeTruthy()
    network.on(accountApi.profile, profileOf('support'))
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    await waitFor(() => expect(overview()).toBeTruthy())
  })

  it('leads somebody without the role to the chat', async () => {
    signIn()
    network.on(accountApi.profile, profileOf('user'))
    open()
    await waitFor(() => expect(address()).toBe(ROUTES.home))
    expect(overview()).toBeNull()
  })
})
