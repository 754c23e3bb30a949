import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Mailbox, startMailbox } from '#server/test/mailbox.ts'
import { startTestServer, type TestServer } from '#server/test/server.ts'

const PASSWORD = 'correct horse'
const SITE = { PUBLIC_URL: 'https://beachhead.example' }

let mailbox: Mailbox
/** Sends mail, and trusts addresses. */
let server: TestServer
/** Sends mail, and lets nobody in before the address is confirmed. */
let strict: TestServer
let log = ''

beforeAll(async () => {
  mailbox = await startMailbox()
  const onLog = (line: string) => {
    log += line
  }
  server = await startTestServer({ env: { ...SITE, ...mailbox.env }, onLog })
  strict = await startTestServer({
    env: { ...SITE, ...mailbox.env, REQUIRE_EMAIL_VERIFICATION: 'on' },
    onLog,
  })
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await strict[Symbol.asyncDispose]()
  await mailbox[Symbol.asyncDispose]()
})

const someone = () => `${randomUUID()}@example.org`

async function call(at: TestServer, verb: string, json: object) {
  const response = await at.visitor().fetch(`/auth/v1/${verb}`, { method: 'POST', json })
  const headers = Object.fromEntries(
    [...response.headers].filter(([name]) => !['date', 'set-auth-token'].includes(name)),
  )
  const body = (await response.json()) as Record<string, unknown>
  // The one thing that differs from answer to answer.
  delete body.requestId
  return {
    seen: { status: response.status, body, headers },
    status: response.status,
    body,
    token: response.headers.get('set-auth-token') ?? undefined,
  }
}

const signUp = (at: TestServer, email: string) =>
  call(at, 'sign-up/email', { name: 'Ada', email, password: PASSWORD })
const signIn = (at: TestServer, email: string, password = PASSWORD) =>
  call(at, 'sign-in/email', { email, password })

/** An account whose address is confirmed where that is asked for. */
async function account(at: TestServer): Promise<string> {
  const email = someone()
  await signUp(at, email)
  if (at === strict) {
    const [mail] = await mailbox.mailsTo(email)
    await call(strict, 'verify-email', { token: mail?.link.searchParams.get('token') })
  }
  return email
}

describe('a forgotten password', () => {
  test('S28: is reset by a link that comes by mail, to our own address', async () => {
    const email = await account(server)
    await call(server, 'request-password-reset', { email })
    const [mail] = await mailbox.mailsTo(email)
    expect(mail).toMatchObject({
      from: 'hello@beachhead.example',
      subject: expect.stringContaining('Reset your'),
    })
    expect(mail?.link.origin + String(mail?.link.pathname)).toBe('https://beachhead.example/auth/reset')
    const token = mail?.link.searchParams.get('token')
    const reset = await call(server, 'reset-password', { token, newPassword: 'a new password' })
    expect(reset.status).toBe(200)
    expect((await signIn(server, email, 'a new password')).token).toBeDefined()
    expect((await signIn(server, email)).status).toBe(401)
    expect(log).not.toContain(token)
  })
})

describe('signing up where mail goes out', () => {
  test('S26: a known address is answered like a new one, and its owner is told', async () => {
    for (const at of [server, strict]) {
      const email = await account(at)
      const sent = mailbox.received.filter(({ to }) => to === email).length
      const known = await signUp(at, email)
      expect(known.seen).toEqual((await signUp(at, someone())).seen)
      expect(known).toMatchObject({ status: 200, body: { token: null }, token: undefined })
      const mails = await mailbox.mailsTo(email, sent + 1)
      expect(mails.at(-1)?.subject).toMatch(/already have/)
    }
  })

  test('S26: leaves the account that is there as it is', async () => {
    const email = await account(server)
    const again = { name: 'Eve', email: email.toUpperCase(), password: 'another password' }
    expect((await call(server, 'sign-up/email', again)).status).toBe(200)
    expect((await signIn(server, email, 'another password')).status).toBe(401)
    expect((await signIn(server, email)).token).toBeDefined()
    expect(await server.query('select full_name from profiles where email = $1', [email])).toEqual([
      { full_name: 'Ada' },
    ])
  })

  test('an account works at once where addresses need no confirming', async () => {
    expect((await signIn(server, await account(server))).token).toBeDefined()
  })
})

describe('the language of a mail', () => {
  const askIn = async (email: string, acceptLanguage: string) =>
    server.visitor().fetch('/auth/v1/request-password-reset', {
      method: 'POST',
      json: { email },
      headers: { 'Accept-Language': acceptLanguage },
    })

  test('is the browser’s that asked for it, until the person chooses one', async () => {
    const email = await account(server)
    await askIn(email, 'it,es;q=0.8')
    await mailbox.mailsTo(email, 1)
    const member = server.visitor()
    member.token = (await signIn(server, email)).token
    const chosen = { method: 'PATCH', json: { language: 'de' } }
    expect(await member.json('/rest/v1/profile', chosen)).toMatchObject({ email, language: 'de' })
    expect(await member.json('/rest/v1/profile')).toMatchObject({ language: 'de' })
    expect(await member.json('/rest/v1/account/export')).toMatchObject({ profile: { language: 'de' } })
    await askIn(email, 'es')
    await mailbox.mailsTo(email, 2)
    await member.json('/rest/v1/profile', { method: 'PATCH', json: { language: null } })
    await askIn(email, 'fr')
    const texts = (await mailbox.mailsTo(email, 3)).map(({ text }) => text.slice(0, 30))
    expect(texts).toEqual([
      'Abre esta dirección en los pró',
      'Öffne diese Adresse innerhalb ',
      'Ouvre cette adresse dans les 3',
    ])
  })

  test('is one of ours: PATCH /rest/v1/profile answers 400 to another, and changes nothing else', async () => {
    const member = await server.member('Ada')
    for (const language of ['it', '', 7, undefined]) {
      const answer = await member.fetch('/rest/v1/profile', { method: 'PATCH', json: { language } })
      expect(answer.status).toBe(400)
    }
    const json = { language: 'fr', full_name: 'Eve', role: 'admin', email: 'eve@example.org' }
    expect(await member.json('/rest/v1/profile', { method: 'PATCH', json })).toMatchObject({
      full_name: 'Ada',
      role: 'user',
      language: 'fr',
    })
  })
})

describe('S26: known and unknown addresses look alike', () => {
  test('when signing in with a wrong password', async () => {
    for (const at of [server, strict]) {
      const email = await account(at)
      const wrong = await signIn(at, email, 'wrong password')
      expect(wrong.seen).toEqual((await signIn(at, someone(), 'wrong password')).seen)
      expect(wrong.status).toBe(401)
    }
  })

  test('when signing in with a wrong password before the address is confirmed', async () => {
    const email = someone()
    await signUp(strict, email)
    const wrong = await signIn(strict, email, 'wrong password')
    expect(wrong.seen).toEqual((await signIn(strict, someone(), 'wrong password')).seen)
  })

  test('when asking for a new password', async () => {
    const known = await call(server, 'request-password-reset', { email: await account(server) })
    expect(known.seen).toEqual((await call(server, 'request-password-reset', { email: someone() })).seen)
  })
})

describe('where addresses are confirmed', () => {
  test('nobody signs in before the link was opened; trying sends a new one', async () => {
    const email = someone()
    expect((await signUp(strict, email)).token).toBeUndefined()
    const [mail] = await mailbox.mailsTo(email)
    expect(mail?.link.origin).toBe('https://beachhead.example')
    expect(await signIn(strict, email)).toMatchObject({
      status: 403,
      body: { code: 'email_not_verified', error: expect.stringContaining('Confirm your email') },
      token: undefined,
    })
    const mails = await mailbox.mailsTo(email, 2)
    const token = mails[1]?.link.searchParams.get('token')
    const verified = await call(strict, 'verify-email', { token })
    expect(verified).toMatchObject({ status: 200, token: expect.any(String) })
    expect((await signIn(strict, email)).token).toBeDefined()
    expect(log).not.toContain(token)
  })

  test('a link signs in once only', async () => {
    const email = someone()
    await signUp(strict, email)
    const [mail] = await mailbox.mailsTo(email)
    const token = mail?.link.searchParams.get('token')
    expect((await call(strict, 'verify-email', { token })).token).toBeDefined()
    expect((await call(strict, 'verify-email', { token })).token).toBeUndefined()
  })

  test('a link that was changed, or made with another key, confirms nothing', async () => {
    const email = someone()
    await signUp(strict, email)
    const [mail] = await mailbox.mailsTo(email)
    const token = mail?.link.searchParams.get('token') ?? ''
    const [head, , signature] = token.split('.')
    const claims = Buffer.from(JSON.stringify({ email, exp: 4e9 })).toString('base64url')
    for (const forged of ['', 'x', `${token}x`, `${head}.${claims}.${signature}`, `${head}.${claims}.`]) {
      const { status, token: opened } = await call(strict, 'verify-email', { token: forged })
      expect({ status: [400, 401].includes(status), opened }).toEqual({ status: true, opened: undefined })
    }
    expect((await signIn(strict, email)).status).toBe(403)
  })
})

test('a mail server that refuses loses the mail, not the answer', async () => {
  const errors: string[] = []
  const SMTP_URL = mailbox.env.SMTP_URL.replace('s3cret', 'wrong')
  const broken = await startTestServer({
    env: { ...SITE, SMTP_URL, MAIL_FROM: 'a@example.org' },
    onLog: (line) => void errors.push(line),
  })
  try {
    const email = await account(broken)
    expect((await call(broken, 'request-password-reset', { email })).status).toBe(200)
    await expect.poll(() => errors.join()).toContain('Mail could not be sent')
    expect(errors.join()).not.toContain(email)
  } finally {
    await broken[Symbol.asyncDispose]()
  }
})
