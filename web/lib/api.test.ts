import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { accountApi } from '#shared/account.ts'
import { apiFetch, call } from './api.ts'
import { sessionStore } from './session-store.ts'
import { loadTexts } from './texts.ts'
import { clearVisitorId, getVisitorId, setVisitorId } from './visitor.ts'

await loadTexts(['errors'], 'en')

const server = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()
const json = (status: number, body: unknown, headers = {}) =>
  new Response(JSON.stringify(body), { status, headers })
const sent = (request: number) => new Headers(server.mock.calls[request]?.[1].headers)

/** Answers in this order; the last one again and again. */
function answers(...responses: (() => Response)[]) {
  server.mockImplementation(
    async () => (responses.length > 1 ? responses.shift() : responses[0])?.() ?? json(500, {}),
  )
}

function signIn() {
  const user = { id: 'mara', email: 'mara@halide.example', fullName: 'Mara' }
  sessionStore.open({ token: 'secret', user, receivedAt: Date.now(), lifeMs: 1e9 })
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', server)
  vi.stubGlobal('document', { querySelector: () => ({ content: 'public-key' }) })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  server.mockReset()
  sessionStore.close('signed-out')
  clearVisitorId()
})

describe('every call', () => {
  test('carries the public key, the token and the visitor’s id', async () => {
    answers(() => json(200, {}))
    signIn()
    setVisitorId('visit-1')
    await apiFetch('/rest/v1/profile')
    expect(sent(0).get('apikey')).toBe('public-key')
    expect(sent(0).get('authorization')).toBe('Bearer secret')
    expect(sent(0).get('x-session-id')).toBe('visit-1')
  })

  test('of somebody signed out carries no token', async () => {
    answers(() => json(200, {}))
    await apiFetch('/functions/v1/chat', { method: 'POST' })
    expect(sent(0).has('authorization')).toBe(false)
  })

  test('keeps the visitor’s id that the server issues', async () => {
    answers(() => json(429, {}, { 'X-Session-Id': 'visit-2' }))
    await apiFetch('/functions/v1/chat', { method: 'POST' })
    expect(getVisitorId()).toBe('visit-2')
  })
})

describe('the role', () => {
  test('is learned from the first answer that tells it', async () => {
    answers(() => json(200, [], { 'X-Role': 'admin' }))
    signIn()
    await apiFetch('/rest/v1/conversations')
    expect(sessionStore.get()).toMatchObject({ role: 'admin', roleLoading: false })
  })

  test('is not taken from the answer to another token', async () => {
    answers(() => json(200, [], { 'X-Role': 'admin' }))
    signIn()
    await apiFetch('/rest/v1/conversations', {}, { token: 'an older one' })
    expect(sessionStore.get()).toMatchObject({ role: null, roleLoading: true })
  })
})

describe('a gateway’s trouble', () => {
  test.each([502, 503, 504])('%i is tried again, and the answer is used when it comes', async (status) => {
    answers(
      () => json(status, {}),
      () => json(status, {}),
      () => json(200, { fine: true }),
    )
    const response = apiFetch('/rest/v1/profile')
    await vi.runAllTimersAsync()
    expect(await (await response).json()).toEqual({ fine: true })
    expect(server).toHaveBeenCalledTimes(3)
  })

  test('is shown after the third try', async () => {
    answers(() => json(503, { error: 'The database cannot be reached.', code: 'unavailable' }))
    const failure = expect(call(accountApi.profile, {})).rejects.toMatchObject({
      status: 503,
      message: 'The database cannot be reached.',
    })
    await vi.runAllTimersAsync()
    await failure
    expect(server).toHaveBeenCalledTimes(3)
  })

  test('never sends a message twice', async () => {
    answers(() => json(503, {}))
    await apiFetch('/functions/v1/chat', { method: 'POST' })
    expect(server).toHaveBeenCalledTimes(1)
  })
})

describe('a 401', () => {
  test('of our own doors ends the session', async () => {
    answers(() => json(401, { error: 'Not authenticated', code: 'unauthenticated' }))
    signIn()
    await apiFetch('/rest/v1/profile')
    expect(sessionStore.get()).toMatchObject({ status: 'out', departure: 'ended' })
  })

  test('of the model provider does not', async () => {
    answers(() => json(401, { error: 'The key was refused.', code: 'upstream_unauthorized' }))
    signIn()
    const response = await apiFetch('/functions/v1/chat', { method: 'POST' })
    expect(sessionStore.get().status).toBe('in')
    expect(await response.json()).toMatchObject({ code: 'upstream_unauthorized' })
  })
})

test('a lost connection says so', async () => {
  server.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(call(accountApi.profile, {})).rejects.toMatchObject({ status: 0, code: 'network' })
})
