import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import type { Visitor } from '#server/test/visitor.ts'
import { usersApi } from '#shared/admin/users.ts'

let server: TestServer
let admin: Visitor
let id: string

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.admin()
  id = (await (await server.member()).json<{ id: string }>('/rest/v1/profile')).id
})
afterAll(() => server[Symbol.asyncDispose]())

const roleOf = async () =>
  (await server.query<{ role: string }>('select role from user_roles where user_id = $1', [id]))[0]?.role

const path = usersApi.changeRole.path

test('S11: following a link changes nothing, also with an admin’s session', async () => {
  const query = new URLSearchParams({ user_id: id, new_role: 'admin' })
  for (const method of ['GET', 'HEAD']) {
    expect((await admin.fetch(`${path}?${query}`, { method })).status).toBe(404)
  }
  expect(await roleOf()).toBeUndefined()
})

test('S11: a form or an image of another page carries no right: nothing the browser sends by itself lets anybody in', async () => {
  const cookies = `beachhead.auth=${admin.token}; better-auth.session_token=${admin.token}; __Secure-better-auth.session_token=${admin.token}`
  const forms = [
    { type: 'application/x-www-form-urlencoded', body: `user_id=${id}&new_role=admin` },
    { type: 'text/plain', body: JSON.stringify({ user_id: id, new_role: 'admin' }) },
  ]
  for (const { type, body } of forms) {
    const headers = { Cookie: cookies, 'Content-Type': type, Origin: 'https://evil.example' }
    const answer = await server.visitor().fetch(path, { method: 'POST', headers, body })
    expect(answer.status).toBe(401)
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  }
  expect(await roleOf()).toBeUndefined()
})
