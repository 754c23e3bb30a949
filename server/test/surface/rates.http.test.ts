import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LIMITS } from '#server/runtime/limits.ts'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import type { Visitor } from '#server/test/visitor.ts'

const FEW = {
  ...LIMITS.rates,
  read: { person: 4, address: 6 },
  write: { person: 3, address: 3 },
  costly: { person: 2, address: 2 },
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ limits: { rates: FEW } })
})
afterAll(() => server[Symbol.asyncDispose]())

const TALK = { messages: [{ role: 'user', content: 'Hello' }] }

/** The statuses of calls that are all made at once. */
async function statuses(times: number, call: () => Promise<Response>): Promise<Record<number, number>> {
  const counts: Record<number, number> = {}
  for (const { status } of await Promise.all(Array.from({ length: times }, call)))
    counts[status] = (counts[status] ?? 0) + 1
  return counts
}

describe('calls past the rate are answered 429 with the time to wait', () => {
  const calls: [string, number, (caller: Visitor) => Promise<Response>][] = [
    ['reads of a member', FEW.read.person, (caller) => caller.fetch('/rest/v1/conversations')],
    [
      'writes of a member',
      FEW.write.person,
      (caller) => caller.fetch('/rest/v1/dashboard/share', { method: 'DELETE' }),
    ],
    [
      'suggestions for a member',
      FEW.costly.person,
      (caller) => caller.fetch('/functions/v1/generate-suggestions', { method: 'POST', json: TALK }),
    ],
  ]
  test.each(calls)('S40: %s, of one person from anywhere', async (_, most, call) => {
    const member = await server.member()
    const anywhere = () => call(Object.assign(server.visitor(), { token: member.token }))
    expect(await statuses(most + 5, anywhere)).toEqual({ 200: most, 429: 5 })
    expect((await call(await server.member())).status).toBe(200)
  })

  test.each([
    ['a shared roadmap', FEW.costly.address, `/rest/v1/shared/${'x'.repeat(32)}`, 404],
    ['a session that is over', FEW.read.address, '/rest/v1/profile', 401],
    ['an account', FEW.read.address, '/auth/v1/get-session', 200],
    ['nothing that is there', FEW.read.address, '/rest/v1/nothing', 404],
  ])('S40: who asks for %s, by network address', async (_, most, path, usual) => {
    const { address } = server.visitor()
    const anybody = () =>
      Object.assign(server.visitor(), { address, token: usual === 401 ? 'no token of ours' : undefined })
    expect(await statuses(most + 5, () => anybody().fetch(path))).toEqual({ [usual]: most, 429: 5 })
    expect((await server.visitor().fetch(path)).status).toBe(path === '/rest/v1/profile' ? 401 : usual)
  })

  test('in the one error shape, with Retry-After in seconds', async () => {
    const visitor = server.visitor()
    const ask = () => visitor.fetch(`/rest/v1/shared/${'x'.repeat(32)}`)
    await statuses(FEW.costly.address, ask)
    const refused = await ask()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    expect(await refused.json()).toMatchObject({
      code: 'rate_limited',
      error: expect.stringMatching(/^Too many requests\. Try again in \d+ seconds?\.$/),
    })
  })
})

describe('bodies', () => {
  const post = (path: string, body: string | Blob | Uint8Array<ArrayBuffer>, headers = {}) =>
    server.visitor().fetch(path, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', ...headers },
    })
  const SUGGESTIONS = '/functions/v1/generate-suggestions'

  test('S40: an hour of one word in a request for suggestions is refused by its size, before it is read', async () => {
    const work = process.cpuUsage()
    const messages = [{ role: 'user', content: 'pilot '.repeat(300_000) }]
    const refused = await post(SUGGESTIONS, JSON.stringify({ messages }))
    expect(process.cpuUsage(work).user / 1000).toBeLessThan(1_000)
    expect({ status: refused.status, body: await refused.json() }).toMatchObject({
      status: 413,
      body: { code: 'too_large', error: 'This is too large to send: at most 64 kB are taken.' },
    })
  })

  test('of a long talk only the last six turns are looked at, each cut', async () => {
    const turns = Array.from({ length: 500 }, (_, at) => ({
      role: at % 2 === 0 ? 'user' : 'assistant',
      content: `Remark ${at}`,
    }))
    expect((await post(SUGGESTIONS, JSON.stringify({ messages: turns }))).status).toBe(200)
  })

  test('S40: more than 64 kB are refused at a door that names no more, also in pieces and also at the accounts door', async () => {
    const large = JSON.stringify({ name: 'x'.repeat(70_000) })
    const pieces = new Blob([large]).stream()
    for (const path of ['/auth/v1/sign-up/email', '/functions/v1/claim-conversations']) {
      expect((await post(path, large)).status).toBe(413)
    }
    const chunked = await fetch(`${server.url}/auth/v1/sign-in/email`, {
      method: 'POST',
      body: pieces,
      duplex: 'half',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': server.visitor().address },
    } as RequestInit)
    expect(chunked.status).toBe(413)
  })

  test.each([
    ['whose length is named', 'Content-Length: 200000', ['', '']],
    ['that comes in pieces', 'Transfer-Encoding: chunked', ['30d40\r\n', '\r\n0\r\n\r\n']],
  ])(
    'a body %s and is too large is read off, so that its sender gets the answer',
    async (_, length, [before, after]) => {
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
      socket.write(`POST ${SUGGESTIONS} HTTP/1.1\r\nHost: localhost\r\n${length}\r\n\r\n`)
      socket.write(`${before}${'x'.repeat(100_000)}`)
      for (let others = 0; others < 5; others += 1) await fetch(`${server.url}/healthz`)
      // An answer now would break the connection under what is still to come.
      expect(socket.bytesRead).toBe(0)
      socket.write(`${'x'.repeat(100_000)}${after}`)
      expect(await text(socket)).toContain('HTTP/1.1 413 ')
    },
  )

  test.each([
    'text/plain',
    'text/plain;charset=UTF-8',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    '',
  ])('S11: a body that comes as “%s”, as another site’s page can send it, is refused', async (type) => {
    const messages = [{ role: 'user', content: 'Spend my free messages' }]
    const account = { name: 'Eve', email: 'eve@example.org', password: 'correct horse' }
    for (const [path, json] of [
      ['/functions/v1/chat', { messages }],
      [SUGGESTIONS, { messages }],
      ['/auth/v1/sign-up/email', account],
      ['/auth/v1/request-password-reset', { email: account.email }],
    ] as const) {
      const body = new Blob([JSON.stringify(json)])
      const answer = await post(path, body, { 'Content-Type': type, 'Sec-Fetch-Site': 'cross-site' })
      expect({ path, status: answer.status, body: await answer.json() }).toMatchObject({
        status: 415,
        body: { code: 'unsupported_type', error: expect.stringContaining('application/json') },
      })
    }
    expect(await server.query(`select from auth."user" where email = 'eve@example.org'`)).toEqual([])
    expect(await server.query('select from chat_messages')).toEqual([])
  })

  test('a call without a body needs no type, and one that names a charset is taken', async () => {
    const member = await server.member()
    expect((await member.fetch('/auth/v1/sign-out', { method: 'POST' })).status).toBe(200)
    const typed = await post(SUGGESTIONS, JSON.stringify(TALK), {
      'Content-Type': 'Application/JSON; charset=utf-8',
    })
    expect(typed.status).toBe(200)
  })

  test('S40: a packed body and one that nests more than 32 deep are refused', async () => {
    expect((await post(SUGGESTIONS, gzipSync('{}'), { 'Content-Encoding': 'gzip' })).status).toBe(400)
    const deep = await post(SUGGESTIONS, `{"messages":${'['.repeat(40)}${']'.repeat(40)}}`)
    expect({ status: deep.status, body: await deep.json() }).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('32 deep') },
    })
  })
})
