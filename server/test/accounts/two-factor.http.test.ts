import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import { totp } from '#server/test/totp.ts'
import type { Visitor } from '#server/test/visitor.ts'

const PASSWORD = 'correct horse'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { TWO_FACTOR: 'on' } })
})
afterAll(() => server[Symbol.asyncDispose]())

interface Answer {
  readonly status: number
  readonly token: string | undefined
  readonly body: Record<string, unknown>
}

async function call(caller: Visitor, verb: string, json: object): Promise<Answer> {
  const response = await caller.fetch(`/auth/v1/${verb}`, { method: 'POST', json })
  expect(response.headers.get('set-cookie')).toBeNull()
  return {
    status: response.status,
    token: response.headers.get('set-auth-token') ?? undefined,
    body: (await response.json()) as Record<string, unknown>,
  }
}

/** A person who turned the second factor on, which used up the code of this half minute. */
async function careful() {
  const email = `${randomUUID()}@example.org`
  const member = server.visitor()
  await member.signUp({ name: 'Ada', email, password: PASSWORD })
  const { body } = await call(member, 'two-factor/enable', { password: PASSWORD })
  const [uri, backupCodes] = [String(body.totpURI), body.backupCodes as string[]]
  const code = totp(uri)
  const { status, token } = await call(member, 'two-factor/verify-totp', { code })
  expect(status).toBe(200)
  member.token = token
  return { member, email, uri, backupCodes, code }
}

const signIn = (email: string, caller = server.visitor()) =>
  call(caller, 'sign-in/email', { email, password: PASSWORD })

const challengeFor = async (email: string) => String((await signIn(email)).body.challenge)

const wrong = (uri: string) => String((Number(totp(uri)) + 1) % 1_000_000).padStart(6, '0')

const profileStatus = async (caller: Visitor) => (await caller.fetch('/rest/v1/profile')).status

describe('turning the second factor on', () => {
  test('needs the password, and a code that the app shows', async () => {
    const email = `${randomUUID()}@example.org`
    const member = server.visitor()
    await member.signUp({ name: 'Ada', email, password: PASSWORD })
    expect((await call(member, 'two-factor/enable', {})).status).toBe(400)
    expect((await call(member, 'two-factor/enable', { password: 'wrong' })).status).toBe(401)
    const { body } = await call(member, 'two-factor/enable', { password: PASSWORD })
    const uri = String(body.totpURI)
    expect(uri).toMatch(/^otpauth:\/\/totp\/Beachhead:/)
    expect(body.backupCodes).toHaveLength(10)
    expect((await call(member, 'two-factor/verify-totp', { code: wrong(uri) })).status).toBe(401)
    // Nothing is asked for until a code has shown that the app has the secret.
    expect((await signIn(email)).token).toBeDefined()
    const { status, token } = await call(member, 'two-factor/verify-totp', { code: totp(uri) })
    expect({ status, token }).toEqual({ status: 200, token: expect.any(String) })
    expect(await profileStatus(member)).toBe(401)
    member.token = token
    expect(await profileStatus(member)).toBe(200)
    expect((await signIn(email)).token).toBeUndefined()
  })

  test('keeps neither the secret nor a backup code in clear', async () => {
    const { uri, backupCodes } = await careful()
    const rows = JSON.stringify(await server.query('select * from auth."twoFactor"'))
    for (const kept of [new URL(uri).searchParams.get('secret') ?? '', ...backupCodes]) {
      expect(rows).not.toContain(kept)
    }
  })

  test('is refused to somebody without a session', async () => {
    for (const verb of ['enable', 'disable', 'generate-backup-codes']) {
      expect((await call(server.visitor(), `two-factor/${verb}`, { password: PASSWORD })).status).toBe(401)
    }
  })
})

describe('signing in with the second factor', () => {
  test('takes the password and the code, and is written down once', async () => {
    const { member, email, uri } = await careful()
    const { id } = await member.json<{ id: string }>('/rest/v1/profile')
    const count = async () =>
      (await server.query(`select from audit_log where actor_id = $1 and action = 'sign_in'`, [id])).length
    const before = await count()
    const first = await signIn(email)
    expect(first).toEqual({ status: 200, token: undefined, body: { challenge: expect.any(String) } })
    expect(await count()).toBe(before)
    const caller = server.visitor()
    const { challenge } = first.body
    const code = totp(uri, 1)
    const { token, ...answer } = await call(caller, 'two-factor/verify-totp', { challenge, code })
    expect(answer).toMatchObject({ status: 200 })
    caller.token = token
    expect(await profileStatus(caller)).toBe(200)
    expect(await count()).toBe(before + 1)
    expect((await call(caller, 'two-factor/verify-totp', { challenge, code })).status).toBe(401)
  })

  test('S34: a code opens one sign-in, also of several at the same moment, and none after it was used to turn it on', async () => {
    const { email, uri, code: used } = await careful()
    const use = async (code: string) => {
      const challenge = await challengeFor(email)
      return () => call(server.visitor(), 'two-factor/verify-totp', { challenge, code })
    }
    const setUp = await (await use(used))()
    expect(setUp).toMatchObject({
      status: 401,
      body: { code: 'code_used', error: expect.stringMatching(/used already/) },
    })
    expect(setUp.token).toBeUndefined()
    const next = totp(uri, 1)
    const tries = await Promise.all([use(next), use(next), use(next)])
    const answers = await Promise.all(tries.map((ask) => ask()))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401])
    expect(answers.filter(({ token }) => token !== undefined)).toHaveLength(1)
  })

  test('leaves no session behind when only the password was right', async () => {
    const { member, email } = await careful()
    await signIn(email)
    expect(await member.json('/auth/v1/list-sessions')).toHaveLength(1)
  })

  test('takes each backup code once', async () => {
    const { email, backupCodes } = await careful()
    const use = async (code = '') =>
      call(server.visitor(), 'two-factor/verify-backup-code', {
        challenge: await challengeFor(email),
        code,
      })
    expect((await use(backupCodes[0])).token).toBeDefined()
    expect((await use(backupCodes[0])).status).toBe(401)
    expect((await use(backupCodes[1])).token).toBeDefined()
  })

  test('S34: a challenge takes five wrong codes, an account ten until it waits', async () => {
    const { email, uri } = await careful()
    const guess = (challenge: string, code = wrong(uri)) =>
      call(server.visitor(), 'two-factor/verify-totp', { challenge, code })
    const statuses: number[] = []
    for (let turn = 0; turn < 2; turn++) {
      const challenge = await challengeFor(email)
      for (let wrongs = 0; wrongs < 5; wrongs++) statuses.push((await guess(challenge)).status)
      if (turn === 0) expect((await guess(challenge, totp(uri))).status).toBe(400)
    }
    expect(statuses).toEqual(Array.from({ length: 10 }, () => 401))
    expect((await guess(await challengeFor(email), totp(uri))).status).toBe(429)
    await server.query(`update auth."twoFactor" set "lockedUntil" = now() - interval '1 second'
      where "userId" = (select id from auth."user" where email = '${email}')`)
    expect((await guess(await challengeFor(email), totp(uri, 1))).status).toBe(200)
  })

  test.each(['', 'made-up', 'made.up', 'a=b; better-auth.session_token=x'])(
    'with the made-up challenge %j is refused',
    async (challenge) => {
      const { uri, member } = await careful()
      const answer = await call(member, 'two-factor/verify-totp', { challenge, code: totp(uri) })
      expect([400, 401]).toContain(answer.status)
      expect(answer.token).toBeUndefined()
    },
  )

  test('with somebody else’s challenge and one’s own code is refused', async () => {
    const [ada, eve] = [await careful(), await careful()]
    const challenge = await challengeFor(ada.email)
    const answer = await call(eve.member, 'two-factor/verify-totp', { challenge, code: totp(eve.uri) })
    expect(answer.status).toBe(401)
  })

  test('is asked for after a new password too', async () => {
    const { member, email } = await careful()
    const change = { currentPassword: PASSWORD, newPassword: 'a new password' }
    expect((await call(member, 'change-password', change)).status).toBe(200)
    const { token } = await call(server.visitor(), 'sign-in/email', { email, password: 'a new password' })
    expect(token).toBeUndefined()
  })
})

describe('turning the second factor off', () => {
  test('needs the password, and forgets the secret', async () => {
    const { member, email } = await careful()
    const { id } = await member.json<{ id: string }>('/rest/v1/profile')
    expect((await call(member, 'two-factor/disable', { password: 'wrong' })).status).toBe(401)
    const { status, token } = await call(member, 'two-factor/disable', { password: PASSWORD })
    expect(status).toBe(200)
    member.token = token
    expect(await profileStatus(member)).toBe(200)
    expect((await signIn(email)).token).toBeDefined()
    expect(await server.query('select from auth."twoFactor" where "userId" = $1', [id])).toEqual([])
  })

  test('new backup codes take the place of the old ones', async () => {
    const { member, email, backupCodes } = await careful()
    const { body } = await call(member, 'two-factor/generate-backup-codes', { password: PASSWORD })
    const [fresh = ''] = body.backupCodes as string[]
    const use = async (code = '') =>
      call(server.visitor(), 'two-factor/verify-backup-code', {
        challenge: await challengeFor(email),
        code,
      })
    expect((await use(backupCodes[0])).status).toBe(401)
    expect((await use(fresh)).token).toBeDefined()
  })
})

test('where the operator does not offer it, nobody turns it on, and who has it is still asked', async () => {
  const { email, uri } = await careful()
  const other = await startTestServer({ database: server.databaseUrl })
  try {
    const member = await other.member()
    expect((await call(member, 'two-factor/enable', { password: PASSWORD })).status).toBe(403)
    const { challenge } = (await signIn(email, other.visitor())).body
    const code = totp(uri, 1)
    const answer = await call(other.visitor(), 'two-factor/verify-totp', { challenge, code })
    expect(answer.token).toBeDefined()
  } finally {
    await other[Symbol.asyncDispose]()
  }
})
