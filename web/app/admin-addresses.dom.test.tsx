import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { accountApi } from '#shared/account.ts'
import { ROUTES } from '#shared/routes.ts'
import { sessionStore } from '#web/lib/session-store.ts'
import { signIn } from '#web/test/conversation.ts'
import { network } from '#web/test/network.ts'
import { show } from '#web/test/show.tsx'
import { Pages } from './pages.tsx'

const ADDRESSES = Object.values(ROUTES).filter((path) => /^\/admin(\/|$)/.test(path))
const address = () => screen.getByLabelText('Address').textContent

beforeEach(() => act(() => sessionStore.close('signed-out')))

describe.each(ADDRESSES)('%s', (path) => {
  it('leads a visitor to the sign-in page', async () => {
    show(<Pages />, { at: path })
    await waitFor(() => expect(address()).toMatch(/^\/auth(\?|$)/))
  })

  it('leads somebody without the role to the chat', async () => {
    signIn()
    network.on(accountApi.profile, {
      id: '22222222-2222-4222-8222-222222222222',
      email: 'ada@example.com',
      full_name: 'Ada Lovelace',
      created_at: '2026-11-21T09:00:00.000Z',
      role: 'user',
      language: null,
    })
    show(<Pages />, { at: path })
    await waitFor(() => expect(address()).toBe(ROUTES.home))
  })
})
