import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import { until } from '#server/test/until.ts'
import { startUpstream, type Upstream } from '#server/test/upstream.ts'
import type { Visitor } from '#server/test/visitor.ts'
import type { SignedInPlace } from '#shared/account.ts'

const PASSWORD = 'correct horse'

let upstream: Upstream
let server: TestServer
let log = ''

beforeAll(async () => {
  upstream = await startUpstream()
  server = await startTestServer({
    env: { ...upstream.env, PUBLIC_URL: 'https://beachhead.example' },
    onLog: (line) => {
      log += line
    },
  })
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await upstream[Symbol.asyncDispose]()
})

const someone = () => `${randomUUID()}@example.org`

async function signUp(email = someone()): Promise<{ member: Visitor; email: string }> {
  const member = server.visitor()
  await member.signUp({ name: 'Ada', email, password: PASSWORD })
  return { member, email }
}

async function call(caller: Visitor, name: string, json: object, headers: Record<string, string> = {}) {
  const response = await caller.fetch(`/auth/v1/${name}`, { method: 'POST', json, headers })
  const body = (await response.json()) as Record<string, unknown>
  expect(response.headers.get('set-cookie')).toBeNull()
  if (!response.ok)
    expect(body).toEqual({
      error: expect.any(String),
      code: expect.any(String),
      requestId: expect.any(String),
    })
  return { response, status: response.status, body }
}

async function signIn(email: string, password = PASSWORD, caller = server.visitor()) {
  const answer = await call(caller, 'sign-in/email', { email, password })
  caller.token = answer.response.headers.get('set-auth-token') ?? undefined
  return { ...answer, member: caller }
}

/** All that a caller is told, but for what differs from answer to answer. */
function seen({ response, status, body }: Awaited<ReturnType<typeof call>>) {
  const { requestId: _, ...told } = body
  return { status, told, headers: [...response.headers].filter(([name]) => name !== 'date') }
}

const profileStatus = async (caller: Visitor) => (await caller.fetch('/rest/v1/profile')).status

describe('signing up', () => {
  test('opens a session and makes a profile with the role user', async () => {
    const { member, email } = await signUp()
    expect(await member.json('/rest/v1/profile')).toMatchObject({ email, full_name: 'Ada', role: 'user' })
  })

  test.each([
    [{ password: 'short' }, /password/i],
    [{ password: '' }, /password/i],
    [{ password: 'x'.repeat(129) }, /password/i],
    [{ password: ' '.repeat(6) }, /visible character in the password/],
    [{ password: '\u200b'.repeat(6) }, /visible character in the password/],
    [{ email: 'nobody' }, /email/i],
    [{ email: `${'x'.repeat(260)}@example.org` }, /email/i],
    [{ name: ' ' }, /name/i],
    [{ name: '\u200b\u200b' }, /^A name is required$/],
    [{ name: '\u202e \u3164' }, /^A name is required$/],
    [{ name: 'x'.repeat(201) }, /name/i],
    [{ name: undefined }, /name/i],
    [{ email: { $ne: null } }, /email/i],
  ])('with %j is refused with a reason', async (change, reason) => {
    const account = { name: 'Ada', email: someone(), password: PASSWORD, ...change }
    const { status, body } = await call(server.visitor(), 'sign-up/email', account)
    expect(status).toBe(400)
    expect(body.error).toMatch(reason)
  })

  test('S22: takes no other field: no role, no id, no picture, no verified address', async () => {
    const email = someone()
    const extra = {
      role: 'admin',
      id: randomUUID(),
      image: 'data:image/svg+xml,<svg/>',
      emailVerified: true,
      user_id: 1,
    }
    await call(server.visitor(), 'sign-up/email', { name: 'Eve', email, password: PASSWORD, ...extra })
    const rows = await server.query('select id, image, "emailVerified" from auth."user" where email = $1', [
      email,
    ])
    expect(rows).toMatchObject([{ image: null, emailVerified: false }])
    expect(rows).not.toMatchObject([{ id: extra.id }])
    expect(await server.query('select from user_roles')).toHaveLength(0)
  })

  test('S26: with a known address, in any spelling, is refused where no mail can tell its owner', async () => {
    const { email } = await signUp()
    const { status } = await call(server.visitor(), 'sign-up/email', {
      name: 'Eve',
      email: email.toUpperCase(),
      password: PASSWORD,
    })
    expect(status).toBe(422)
  })

  test('ten times at once makes one account', async () => {
    const email = someone()
    const account = { name: 'Ada', email, password: PASSWORD }
    const caller = server.visitor()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        caller.fetch('/auth/v1/sign-up/email', { method: 'POST', json: account }),
      ),
    )
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
    expect(answers.filter((answer) => answer.status >= 500)).toHaveLength(0)
    expect(await server.query('select from profiles where email = $1', [email])).toHaveLength(1)
  })

  test('S26: is limited for one address, so that few are told whether an account is there', async () => {
    const caller = server.visitor()
    const account = { name: 'Ada', email: 'not an address', password: PASSWORD }
    const answers = await Promise.all(
      Array.from({ length: 31 }, () => call(caller, 'sign-up/email', account)),
    )
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(30)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
  })
})

describe('signing in', () => {
  test('opens a session, and is written down', async () => {
    const { email } = await signUp()
    const { member, status } = await signIn(email)
    expect(status).toBe(200)
    const { id } = await member.json<{ id: string }>('/rest/v1/profile')
    const audit = await server.query('select action from audit_log where actor_id = $1', [id])
    expect(audit).toEqual([{ action: 'sign_in' }, { action: 'sign_in' }])
  })

  test('S26: a wrong password and an unknown address are answered the same', async () => {
    const { email } = await signUp()
    const wrong = await signIn(email, 'wrong password')
    expect(seen(wrong)).toEqual(seen(await signIn(someone(), 'wrong password')))
    expect(wrong.status).toBe(401)
  })
})

describe('a token', () => {
  test('is taken with its signature, in any spelling of the word before it', async () => {
    const { member } = await signUp()
    for (const authorization of [
      `bearer ${member.token}`,
      `BEARER ${member.token}`,
      `Bearer ${encodeURIComponent(member.token ?? '')}`,
    ]) {
      expect((await server.visitor().fetch('/rest/v1/profile', { headers: { authorization } })).status).toBe(
        200,
      )
    }
  })

  test('that is unknown, forged, cut or over is refused', async () => {
    const { member } = await signUp()
    const token = member.token ?? ''
    const [bare = '', signature = ''] = token.split('.')
    const forged = [
      // What the database holds opens nothing.
      bare,
      'x'.repeat(32),
      `${bare}.${Buffer.from('another signature, of any length').toString('base64')}`,
      `${bare}.`,
      `${bare.slice(0, -1)}.${signature}`,
      `${bare.toLowerCase()}X`,
      '%',
      `' or '1'='1`,
    ]
    for (const authorization of forged.map((value) => `Bearer ${value}`)) {
      const response = await server.visitor().fetch('/rest/v1/profile', { headers: { authorization } })
      const renamed = await call(server.visitor(), 'update-user', { name: 'Eve' }, { authorization })
      const statuses = [response.status, renamed.status]
      expect({ authorization, statuses }).toEqual({ authorization, statuses: [401, 401] })
    }
    await server.query(`update auth.session set "expiresAt" = now() - interval '1 second' where token = $1`, [
      bare,
    ])
    expect(await profileStatus(member)).toBe(401)
  })

  test('S31: is over at once after signing out', async () => {
    const { member } = await signUp()
    expect(await profileStatus(member)).toBe(200)
    expect((await call(member, 'sign-out', {})).status).toBe(200)
    expect(await profileStatus(member)).toBe(401)
    expect(await (await member.fetch('/auth/v1/get-session')).json()).toBeNull()
  })

  test('is renewed by asking for the session once it is a day old', async () => {
    const { member } = await signUp()
    const [bare] = (member.token ?? '').split('.')
    await server.query(`update auth.session set "expiresAt" = now() + interval '5 days' where token = $1`, [
      bare,
    ])
    const response = await member.fetch('/auth/v1/get-session')
    expect(await response.json()).toMatchObject({ session: { token: bare } })
    const [session] = await server.query<{ fresh: boolean }>(
      `select "expiresAt" > now() + interval '6 days' as fresh from auth.session where token = $1`,
      [bare],
    )
    expect(session?.fresh).toBe(true)
  })
})

describe('a forgotten password', () => {
  async function linkFor(email: string, headers = {}) {
    const before = log.length
    const answer = await call(server.visitor(), 'request-password-reset', { email }, headers)
    expect(answer.status).toBe(200)
    const link = await until(() => /"link":"([^"]+)"/.exec(log.slice(before))?.[1])
    return { ...answer, link: new URL(link) }
  }

  test('S28: is reset once by a link to our own address, whatever the Host header says', async () => {
    const { member, email } = await signUp()
    const { link, body } = await linkFor(email, { 'X-Forwarded-Host': 'evil.example', Host: 'evil.example' })
    expect(link.origin).toBe('https://beachhead.example')
    const token = link.searchParams.get('token') ?? ''
    expect(JSON.stringify(body)).not.toContain(token)
    const stored = await server.query('select * from auth.verification')
    expect(JSON.stringify(stored)).not.toContain(token)

    const reset = (newPassword: string) => call(server.visitor(), 'reset-password', { token, newPassword })
    const works = async () => (await call(server.visitor(), 'check-reset', { token })).body
    expect((await reset('short')).status).toBe(400)
    expect(await works()).toEqual({ valid: true })
    expect((await reset('a new password')).status).toBe(200)
    expect(await works()).toEqual({ valid: false })
    expect((await reset('another password')).status).toBe(400)
    expect((await signIn(email)).status).toBe(401)
    expect((await signIn(email, 'a new password')).status).toBe(200)
    expect(await profileStatus(member)).toBe(401)
  })

  test('S28: cannot be reset with a link older than 30 minutes', async () => {
    const { email } = await signUp()
    const { link } = await linkFor(email)
    const [row] = await server.query<{ late: boolean }>(
      `select max("expiresAt") <= now() + interval '30 minutes' as late from auth.verification`,
    )
    expect(row?.late).toBe(true)
    await server.query(`update auth.verification set "expiresAt" = now() - interval '1 second'`)
    const token = link.searchParams.get('token') ?? ''
    expect((await call(server.visitor(), 'check-reset', { token })).body).toEqual({ valid: false })
    expect(
      (await call(server.visitor(), 'reset-password', { token, newPassword: 'a new password' })).status,
    ).toBe(400)
  })

  test('S26: of an unknown address is answered the same', async () => {
    const { email } = await signUp()
    const known = await linkFor(email)
    const unknown = await call(server.visitor(), 'request-password-reset', { email: someone() })
    expect(seen(unknown)).toEqual(seen(known))
  })
})

describe('changing the account', () => {
  test('S29: a new password needs the present one, and ends every other session', async () => {
    const { member, email } = await signUp()
    const { member: elsewhere } = await signIn(email)
    const change = (currentPassword: string) =>
      call(member, 'change-password', {
        currentPassword,
        newPassword: 'a new password',
        revokeOtherSessions: false,
      })
    expect((await change('wrong')).status).toBe(401)
    expect((await call(member, 'change-password', { newPassword: 'a new password' })).status).toBe(401)
    expect(await profileStatus(elsewhere)).toBe(200)
    const changed = await change(PASSWORD)
    expect(changed.status).toBe(200)
    expect(await profileStatus(elsewhere)).toBe(401)
    member.token = changed.response.headers.get('set-auth-token') ?? undefined
    expect(await profileStatus(member)).toBe(200)
    expect((await signIn(email, 'a new password')).status).toBe(200)
  })

  test('S22: of what the account holds, only the name can be set', async () => {
    const { member, email } = await signUp()
    const extra = {
      image: 'data:text/html,x',
      email: someone(),
      role: 'admin',
      emailVerified: true,
      id: randomUUID(),
    }
    expect((await call(member, 'update-user', { name: 'Ada Lovelace', ...extra })).status).toBe(200)
    expect((await call(member, 'update-user', extra)).status).toBe(400)
    expect(await member.json('/rest/v1/profile')).toMatchObject({
      full_name: 'Ada Lovelace',
      email,
      role: 'user',
    })
    expect(await server.query('select image from auth."user" where email = $1', [email])).toEqual([
      { image: null },
    ])
  })

  test('sessions are listed, and ended one by one or all others at once', async () => {
    const { member, email } = await signUp()
    const [first, second] = [(await signIn(email)).member, (await signIn(email)).member]
    const list = await member.json<SignedInPlace[]>('/auth/v1/list-sessions')
    expect(list.map(({ current }) => current)).toEqual([true, false, false])
    const ofFirst = await first.json<SignedInPlace[]>('/auth/v1/list-sessions')
    await call(member, 'revoke-session', { id: ofFirst[0]?.id })
    expect(await profileStatus(first)).toBe(401)
    await call(member, 'revoke-other-sessions', {})
    expect([await profileStatus(second), await profileStatus(member)]).toEqual([401, 200])
  })

  test('S20: the session of somebody else cannot be ended', async () => {
    const { member } = await signUp()
    const { member: other } = await signUp()
    const [theirs] = await other.json<SignedInPlace[]>('/auth/v1/list-sessions')
    await call(member, 'revoke-session', { id: theirs?.id })
    expect(await profileStatus(other)).toBe(200)
  })

  test('S31: the list of sessions holds no token of any, and is shown to a session of any age', async () => {
    const { member, email } = await signUp()
    const { member: elsewhere } = await signIn(email)
    await server.query(`update auth.session set "createdAt" = now() - interval '3 days'`)
    const told = JSON.stringify(await member.json('/auth/v1/list-sessions'))
    for (const { token = '' } of [member, elsewhere]) {
      expect(token.length).toBeGreaterThan(40)
      for (const part of token.split('.')) expect(told).not.toContain(part)
    }
  })

  test('a name loses what turns text around or hides in it, and keeps what its script needs', async () => {
    const { member } = await signUp()
    const rename = async (name: string) => {
      expect((await call(member, 'update-user', { name })).status).toBe(200)
      return (await member.json<{ full_name: string }>('/rest/v1/profile')).full_name
    }
    expect(await rename('\u202eevil\u202c \u200bAda\ufeff')).toBe('evil Ada')
    // Persian, Devanagari and an emoji of several.
    for (const name of ['می\u200cخواهم', 'क्\u200dष', '👩\u200d🔬']) expect(await rename(name)).toBe(name)
    expect((await call(member, 'update-user', { name: '\u2066\u2069' })).body.error).toBe(
      'A name is required',
    )
  })

  test('without a session is refused', async () => {
    const caller = server.visitor()
    const calls: [string, object][] = [
      ['change-password', { currentPassword: PASSWORD, newPassword: 'a new password' }],
      ['update-user', { name: 'Eve' }],
      ['revoke-session', { id: randomUUID() }],
      ['revoke-other-sessions', {}],
      ['delete-user', { password: PASSWORD }],
    ]
    for (const [name, json] of calls)
      expect({ name, ...(await call(caller, name, json)) }).toMatchObject({ name, status: 401 })
    expect((await caller.fetch('/auth/v1/list-sessions')).status).toBe(401)
  })
})

describe('deleting the account', () => {
  test('needs the password', async () => {
    const { member } = await signUp()
    expect((await call(member, 'delete-user', {})).status).toBe(400)
    expect((await call(member, 'delete-user', { password: '' })).status).toBe(400)
    expect((await call(member, 'delete-user', { password: 'wrong' })).status).toBe(401)
    expect(await profileStatus(member)).toBe(200)
  })

  test('S50: leaves everything whole when it fails halfway', async () => {
    const { member, email } = await signUp()
    await server.query(`create function stop_deletion() returns trigger language plpgsql as
      $$ begin raise exception 'The disk has a scratch'; end $$`)
    await server.query(`create trigger stop_deletion before delete on profiles for each row
      when (old.email = '${email}') execute function stop_deletion()`)
    try {
      expect((await call(member, 'delete-user', { password: PASSWORD })).status).toBe(500)
    } finally {
      await server.query('drop function stop_deletion cascade')
    }
    expect(await profileStatus(member)).toBe(200)
    expect((await signIn(email)).status).toBe(200)
    expect((await call(member, 'delete-user', { password: PASSWORD })).status).toBe(200)
  })

  test('S50: leaves no row that names the person, in any table', async () => {
    const { member, email } = await signUp()
    const { id } = await member.json<{ id: string }>('/rest/v1/profile')
    await member.ask('We interviewed 12 plant managers about membrane fouling')
    await call(server.visitor(), 'request-password-reset', { email })
    await until(
      async () => (await server.query('select from usage_events where user_id = $1', [id])).length > 0,
    )
    expect((await call(member, 'delete-user', { password: PASSWORD })).status).toBe(200)
    expect(await profileStatus(member)).toBe(401)

    const tables = await server.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_schema in ('public', 'auth') and table_type = 'BASE TABLE'`,
    )
    expect(tables.length).toBeGreaterThan(10)
    for (const { name } of tables) {
      const rows = await server.query(`select * from ${name} as t where t::text like any ($1)`, [
        [`%${id}%`, `%${email}%`, '%membrane fouling%'].filter(
          (_, index) => !name.includes('knowledge') || index < 2,
        ),
      ])
      expect({ name, rows }).toEqual({ name, rows: [] })
    }
  })
})

test('S45: what the accounts library did not expect is one line of the log, and nothing beside it', async () => {
  const { email } = await signUp()
  await server.query(`create function refuse_session() returns trigger language plpgsql as
    $$ begin raise exception 'A session cannot be kept'; end $$`)
  await server.query(
    'create trigger refuse_session before insert on auth.session for each row execute function refuse_session()',
  )
  const consoled = vi.spyOn(console, 'error').mockImplementation(() => {})
  const before = log.length
  try {
    expect(await signIn(email)).toMatchObject({ status: 500, body: { code: 'internal' } })
    expect(consoled).not.toHaveBeenCalled()
  } finally {
    consoled.mockRestore()
    await server.query('drop function refuse_session cascade')
  }
  const lines = log.slice(before).trimEnd().split('\n')
  const told = lines.filter((line) => JSON.parse(line).level >= 50)
  expect(told).toHaveLength(1)
  expect(JSON.parse(told[0] ?? '')).toMatchObject({
    msg: 'A request failed',
    err: { message: 'A session cannot be kept', code: 'P0001' },
  })
})

describe('what else the accounts library could do', () => {
  let regular: Visitor
  beforeAll(async () => {
    regular = (await signUp()).member
  })

  test.each([
    ['POST', '/auth/v1/update-session'],
    ['POST', '/auth/v1/change-email'],
    ['POST', '/auth/v1/set-password'],
    ['POST', '/auth/v1/link-social'],
    ['POST', '/auth/v1/sign-in/social'],
    ['GET', '/auth/v1/callback/google'],
    ['GET', '/auth/v1/delete-user/callback?token=x'],
    ['GET', '/auth/v1/reset-password/some-token?callbackURL=//evil.example'],
    ['GET', '/auth/v1/verify-email?token=x'],
    ['GET', '/auth/v1/error'],
    ['GET', '/auth/v1/ok'],
    ['GET', '/auth/v1/list-accounts'],
    ['GET', '/auth/v1/sign-out'],
    ['PUT', '/auth/v1/sign-in/email'],
    ['POST', '/auth/v1'],
    ['POST', '/auth/v1/constructor'],
    ['POST', '/auth/v1/../v1/admin'],
  ])('S19: %s %s is not there', async (method, path) => {
    const response = await regular.fetch(path, { method })
    expect(response.status).toBe(404)
  })

  test.each([
    '/AUTH/V1/list-sessions',
    '/auth/v1/list-sessions/',
    '/auth/v1//list-sessions',
    '//auth/v1/list-sessions',
    '/auth/v1/list-sessions;x=1',
    '/auth/v1/list%2Dsessions%00',
    '/auth/v1/x/%2e%2e/list-sessions',
    '/rest/V1/profile',
    '/rest/v1/profile/',
    '/rest/v1//profile',
    '/functions/v1/claim-conversations/',
  ])('S19: %s shows nothing to anybody', async (path) => {
    const headers = { 'X-Original-URL': '/rest/v1/profile', 'X-HTTP-Method-Override': 'GET' }
    const response = await server.visitor().fetch(path, { headers })
    expect([401, 404]).toContain(response.status)
  })
})
