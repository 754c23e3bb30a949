import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Oidc, type Person, startOidc } from '#server/test/oidc.ts'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import { until } from '#server/test/until.ts'
import type { Visitor } from '#server/test/visitor.ts'

let oidc: Oidc
let server: TestServer
let log = ''
beforeAll(async () => {
  oidc = await startOidc()
  server = await startTestServer({
    onLog: (line) => {
      log += line
    },
    env: {
      ...oidc.env,
      PUBLIC_URL: 'https://beachhead.example',
      GOOGLE_CLIENT_ID: 'google-id',
      GOOGLE_CLIENT_SECRET: 'google-secret',
      GITHUB_CLIENT_ID: 'github-id',
      GITHUB_CLIENT_SECRET: 'github-secret',
      MICROSOFT_CLIENT_ID: 'microsoft-id',
      MICROSOFT_CLIENT_SECRET: 'microsoft-secret',
    },
  })
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await oidc[Symbol.asyncDispose]()
})

const someone = (more: Partial<Person> = {}): Person => ({
  sub: randomUUID(),
  email: `${randomUUID()}@example.org`,
  email_verified: true,
  name: 'Ada',
  ...more,
})

async function start(caller: Visitor, provider = 'oidc') {
  const response = await caller.fetch('/auth/v1/sign-in/social', { method: 'POST', json: { provider } })
  expect(response.headers.get('set-cookie')).toBeNull()
  return { status: response.status, ...((await response.json()) as { url: string; binding: string }) }
}

async function finish(caller: Visitor, back: URL, binding: string) {
  const json = { code: back.searchParams.get('code'), state: back.searchParams.get('state'), binding }
  const response = await caller.fetch('/auth/v1/callback/oidc', { method: 'POST', json })
  expect(response.headers.get('set-cookie')).toBeNull()
  const token = response.headers.get('set-auth-token') ?? undefined
  return { status: response.status, token, body: (await response.json()) as Record<string, unknown> }
}

/** Signs in at the provider as this person, all the way. */
async function signIn(person: Person) {
  const caller = server.visitor()
  const { url, binding } = await start(caller)
  const answer = await finish(caller, oidc.agree(url, person), binding)
  caller.token = answer.token
  return { ...answer, caller }
}

describe('signing in with an account elsewhere', () => {
  test('makes an account the first time, and finds it again, whatever the address is then', async () => {
    const person = someone()
    const first = await signIn(person)
    expect(first.status).toBe(200)
    const profile = await first.caller.json<{ id: string }>('/rest/v1/profile')
    expect(profile).toMatchObject({ email: person.email, full_name: 'Ada', role: 'user' })
    const again = await signIn({ ...person, email: `${randomUUID()}@example.org` })
    expect(await again.caller.json('/rest/v1/profile')).toEqual(profile)
  })

  test('keeps neither tokens nor a picture, and shortens a name to what fits', async () => {
    const person = someone({ name: 'x'.repeat(500), picture: 'https://evil.example/track.png' })
    const { caller } = await signIn(person)
    const { id } = await caller.json<{ id: string }>('/rest/v1/profile')
    await signIn(person)
    expect(
      await server.query('select length(name) as length, image from auth."user" where id = $1', [id]),
    ).toEqual([{ length: 200, image: null }])
    const kept = await server.query(
      'select "accessToken", "refreshToken", "idToken" from auth.account where "userId" = $1',
      [id],
    )
    expect(kept).toEqual([{ accessToken: null, refreshToken: null, idToken: null }])
  })

  test('takes nobody’s account over by its address', async () => {
    const email = `${randomUUID()}@example.org`
    const member = server.visitor()
    await member.signUp({ name: 'Ada', email, password: 'correct horse' })
    for (const email_verified of [true, false]) {
      const { status, token, body } = await signIn(someone({ email, email_verified }))
      expect({ status, token, code: body.code }).toEqual({
        status: 403,
        token: undefined,
        code: 'account_not_linked',
      })
    }
    expect(
      await server.query('select from auth.account where "accountId" <> "userId"::text and "userId" = $1', [
        (await member.json<{ id: string }>('/rest/v1/profile')).id,
      ]),
    ).toEqual([])
  })

  test('is refused to another person of the same provider with the same email, who gets no account here', async () => {
    const person = someone()
    const { caller } = await signIn(person)
    const { status, token, body } = await signIn({ ...person, sub: randomUUID() })
    expect({ status, token, code: body.code, error: body.error }).toEqual({
      status: 403,
      token: undefined,
      code: 'provider_taken',
      error: expect.stringMatching(/^Another account of this provider signs in here/),
    })
    const { id } = await caller.json<{ id: string }>('/rest/v1/profile')
    const kept = await server.query('select "accountId" from auth.account where "userId" = $1', [id])
    expect(kept).toEqual([{ accountId: person.sub }])
    expect((await signIn(person)).status).toBe(200)
  })

  test('S50: lets a person delete their account within 15 minutes of signing in, and says so later', async () => {
    const person = someone()
    const { caller } = await signIn(person)
    const { id } = await caller.json<{ id: string }>('/rest/v1/profile')
    const leave = async (who: Visitor, json: object = {}) => {
      const response = await who.fetch('/auth/v1/delete-user', { method: 'POST', json })
      return { status: response.status, body: (await response.json()) as Record<string, unknown> }
    }
    await server.query(
      `update auth.session set "createdAt" = now() - interval '16 minutes' where "userId" = $1`,
      [id],
    )
    for (const json of [{}, { password: 'a guess' }]) {
      expect(await leave(caller, json)).toMatchObject({
        status: 403,
        body: { error: expect.stringMatching(/^Sign in again/) },
      })
    }
    expect((await caller.fetch('/rest/v1/profile')).status).toBe(200)
    const { caller: again } = await signIn(person)
    expect(await leave(again)).toMatchObject({ status: 200 })
    expect(await server.query('select from auth."user" where id = $1', [id])).toEqual([])
  })

  test('leaves an account without a password, which says so and can be given one by mail', async () => {
    const person = someone()
    const { caller } = await signIn(person)
    const methods = () => caller.json('/rest/v1/account/sign-in-methods')
    expect(await methods()).toEqual({ password: false, providers: ['oidc'] })
    const json = { currentPassword: 'a guess', newPassword: 'correct horse' }
    for (const [verb, fields] of [
      ['change-password', json],
      ['two-factor/disable', { password: 'a guess' }],
    ] as const) {
      const refused = await caller.fetch(`/auth/v1/${verb}`, { method: 'POST', json: fields })
      expect(refused.status).toBe(400)
      expect(await refused.json()).toMatchObject({
        error: expect.stringMatching(/^This account has no password/),
      })
    }
    const before = log.length
    const { email } = person
    await caller.fetch('/auth/v1/request-password-reset', { method: 'POST', json: { email } })
    const link = await until(() => /"link":"([^"]+)"/.exec(log.slice(before))?.[1])
    const token = new URL(link).searchParams.get('token')
    const reset = { token, newPassword: 'correct horse' }
    await caller.json('/auth/v1/reset-password', { method: 'POST', json: reset })
    const signedIn = await caller.fetch('/auth/v1/sign-in/email', {
      method: 'POST',
      json: { email, password: 'correct horse' },
    })
    caller.token = signedIn.headers.get('set-auth-token') ?? undefined
    expect(await methods()).toEqual({ password: true, providers: ['oidc'] })
  })

  test('is refused to somebody who is suspended', async () => {
    const person = someone()
    const { caller } = await signIn(person)
    const { id } = await caller.json<{ id: string }>('/rest/v1/profile')
    const admin = await server.admin()
    await admin.json(`/rest/v1/users/${id}/suspend`, { method: 'POST', json: {} })
    const { status, token, body } = await signIn(person)
    expect({ status, token, error: body.error }).toEqual({
      status: 403,
      token: undefined,
      error: expect.stringContaining('suspended'),
    })
  })

  test('without an address is refused', async () => {
    expect(await signIn({ sub: randomUUID(), name: 'Nobody' })).toMatchObject({
      status: 403,
      token: undefined,
    })
  })
})

describe('the way back from the provider', () => {
  test('leads over a page, which alone has what ties the answer to the browser', async () => {
    const caller = server.visitor()
    const { url } = await start(caller)
    const back = oidc.agree(url, someone())
    expect(back.origin + back.pathname).toBe('https://beachhead.example/auth/v1/callback/oidc')
    const response = await caller.fetch(back.pathname + back.search, { redirect: 'manual' })
    const page = new URL(response.headers.get('location') ?? '', 'https://beachhead.example')
    expect({
      status: response.status,
      path: page.pathname,
      ...Object.fromEntries(page.searchParams),
    }).toEqual({
      status: 302,
      path: '/auth',
      view: 'provider',
      provider: 'oidc',
      ...Object.fromEntries(back.searchParams),
    })
  })

  test('is refused in a browser that did not start it, with another’s binding, twice, or changed', async () => {
    const [ada, eve] = [server.visitor(), server.visitor()]
    const [adas, eves] = [await start(ada), await start(eve)]
    const back = oidc.agree(eves.url, someone())
    // Eve sends Ada her own answer, to have Ada work in Eve's account.
    expect(await finish(ada, back, adas.binding)).toMatchObject({ status: 403, token: undefined })
    expect(await finish(ada, back, 'made-up')).toMatchObject({ status: 403, token: undefined })
    expect(await finish(ada, back, 'a=b; c=d')).toMatchObject({ status: 400, token: undefined })
    const changed = new URL(back)
    changed.searchParams.set('state', 'another')
    expect(await finish(eve, changed, eves.binding)).toMatchObject({ status: 403, token: undefined })
    expect((await finish(eve, back, eves.binding)).token).toBeDefined()
    expect(await finish(eve, back, eves.binding)).toMatchObject({ status: 403, token: undefined })
  })

  test('with an identity token that the provider did not sign is refused', async () => {
    oidc.forgeNext()
    expect(await signIn(someone())).toMatchObject({ status: 403, token: undefined })
  })
})

describe('the providers', () => {
  test.each([
    ['google', 'https://accounts.google.com', 'google-id'],
    ['github', 'https://github.com', 'github-id'],
    ['microsoft', 'https://login.microsoftonline.com', 'microsoft-id'],
  ])(
    '%s is asked at its own address, for our client, with state, and back to us',
    async (id, origin, client) => {
      const { url, binding } = await start(server.visitor(), id)
      const asked = new URL(url)
      expect(asked.origin).toBe(origin)
      expect(Object.fromEntries(asked.searchParams)).toMatchObject({
        client_id: client,
        response_type: 'code',
        redirect_uri: `https://beachhead.example/auth/v1/callback/${id}`,
        state: expect.stringMatching(/.{20,}/),
      })
      expect(asked.search).not.toContain('secret')
      expect(binding).not.toContain(asked.searchParams.get('state'))
    },
  )

  test('are shown on the page that offers them, by their names and nothing else', () => {
    expect(server.runtime.site.providers).toEqual([
      { id: 'google', name: 'Google' },
      { id: 'github', name: 'GitHub' },
      { id: 'microsoft', name: 'Microsoft' },
      { id: 'oidc', name: 'Halide ID' },
    ])
  })

  test('are none by default', async () => {
    const plain = await startTestServer()
    try {
      expect(plain.runtime.site.providers).toEqual([])
      for (const provider of ['google', 'github', 'microsoft', 'oidc']) {
        const json = { provider }
        const response = await plain.visitor().fetch('/auth/v1/sign-in/social', { method: 'POST', json })
        expect({ provider, status: response.status }).toEqual({ provider, status: 404 })
      }
    } finally {
      await plain[Symbol.asyncDispose]()
    }
  })
})
