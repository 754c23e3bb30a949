import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WATCH_MS } from '#server/auth/session.ts'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import type { Visitor } from '#server/test/visitor.ts'

const PASSWORD = 'correct horse'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

/** Opens the person's live updates; returns what resolves when they end. */
async function watch(person: Visitor): Promise<{ ended: Promise<unknown> }> {
  const response = await person.fetch('/realtime/v1')
  expect(response.status).toBe(200)
  return { ended: response.text() }
}

/** The same person, signed in once more somewhere else. */
async function elsewhere(person: Visitor): Promise<Visitor> {
  const { email } = await person.json<{ email: string }>('/rest/v1/profile')
  const other = server.visitor()
  const json = { email, password: PASSWORD }
  const response = await other.fetch('/auth/v1/sign-in/email', { method: 'POST', json })
  other.token = response.headers.get('set-auth-token') ?? undefined
  return other
}

const idOf = async (person: Visitor) => (await person.json<{ id: string }>('/rest/v1/profile')).id

describe('S31: what is open elsewhere is over', () => {
  const ends: Record<string, (person: Visitor) => Promise<unknown>> = {
    'a new password': async (person) =>
      (await elsewhere(person)).json('/auth/v1/change-password', {
        method: 'POST',
        json: { currentPassword: PASSWORD, newPassword: 'a new password' },
      }),
    'signing out everywhere else': async (person) =>
      (await elsewhere(person)).json('/auth/v1/revoke-other-sessions', { method: 'POST', json: {} }),
    'a suspension': async (person) => {
      const admin = await server.admin()
      await admin.json(`/rest/v1/users/${await idOf(person)}/suspend`, { method: 'POST', json: {} })
    },
    'the end of the account': async (person) =>
      (await elsewhere(person)).json('/auth/v1/delete-user', {
        method: 'POST',
        json: { password: PASSWORD },
      }),
  }

  test.each(Object.entries(ends))('after %s: the token at once, its stream within 5 s', async (_, end) => {
    const person = await server.member()
    const { ended } = await watch(person)
    await end(person)
    expect((await person.fetch('/rest/v1/profile')).status).toBe(401)
    await ended
    expect(WATCH_MS).toBeLessThan(5_000)
  })
})

test('S31: whoever is no admin any more is refused at once, and stays signed in', async () => {
  const [admin, other] = [await server.admin(), await server.admin()]
  expect((await other.fetch('/rest/v1/users')).status).toBe(200)
  const json = { user_id: await idOf(other), new_role: 'user' }
  await admin.json('/functions/v1/manage-roles', { method: 'POST', json })
  expect((await other.fetch('/rest/v1/users')).status).toBe(403)
  expect((await other.fetch('/rest/v1/profile')).status).toBe(200)
})

test('S29: an address cannot be changed at all', async () => {
  const person = await server.member()
  const before = await person.json('/rest/v1/profile')
  for (const verb of ['change-email', 'update-user']) {
    const json = { name: 'Ada', newEmail: 'eve@example.org', email: 'eve@example.org' }
    await person.fetch(`/auth/v1/${verb}`, { method: 'POST', json })
  }
  expect(await person.json('/rest/v1/profile')).toEqual(before)
})
