import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deleteAccount, signIn, signOut } from './session.ts'
import { sessionStore } from './session-store.ts'

const server = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()
const shown = () => new Headers(server.mock.lastCall?.[1].headers).get('X-Device')

beforeEach(() => {
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal('fetch', server)
  server.mockImplementation(
    async () => new Response('{"challenge":"x"}', { headers: { 'X-Device': 'known' } }),
  )
})
afterEach(() => vi.unstubAllGlobals())

test('S34: a browser shows what it was given at a sign-in when somebody signs in again, until the account is gone', async () => {
  await signIn('mara@halide.example', 'correct horse')
  expect(shown()).toBeNull()
  server.mockImplementation(async () => new Response('{}'))
  await signOut()
  expect(sessionStore.stored()).toBeNull()
  await signIn('mara@halide.example', 'a wrong password')
  expect(shown()).toBe('known')
  await deleteAccount('correct horse')
  await signIn('mara@halide.example', 'correct horse')
  expect(shown()).toBeNull()
})
