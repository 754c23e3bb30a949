import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Mailbox, startMailbox } from '#server/test/mailbox.ts'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import { until } from '#server/test/until.ts'
import type { Visitor } from '#server/test/visitor.ts'
import type { Invitation } from '#shared/admin/invitations.ts'
import type { SiteState, SiteVersion } from '#shared/admin/site.ts'
import type { SignUpPolicy } from '#shared/site.ts'

const PASSWORD = 'correct horse'
/** The smallest PNG: one transparent pixel. */
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

let server: TestServer
let replica: TestServer
let mailbox: Mailbox
let mailing: TestServer
let admin: Visitor
let support: Visitor

beforeAll(async () => {
  server = await startTestServer()
  replica = await startTestServer({ database: server.databaseUrl })
  mailbox = await startMailbox()
  mailing = await startTestServer({ env: mailbox.env })
  admin = await server.admin()
  support = await server.support()
})
afterAll(async () => {
  await replica[Symbol.asyncDispose]()
  await server[Symbol.asyncDispose]()
  await mailing[Symbol.asyncDispose]()
  await mailbox[Symbol.asyncDispose]()
})

async function ask(
  caller: Visitor,
  method: string,
  path: string,
  json?: object,
  headers?: Record<string, string>,
) {
  const response = await caller.fetch(path, { method, json, ...(headers && { headers }) })
  const body = (await response.json()) as Record<string, unknown>
  return { status: response.status, body, token: response.headers.get('set-auth-token') }
}

const setPolicy = (policy: SignUpPolicy['policy'], domains: string[] = []) =>
  admin.json<SiteState>('/rest/v1/admin/sign-up', { method: 'PUT', json: { signUp: { policy, domains } } })

async function signUp(email: string, invitation?: string) {
  const visitor = server.visitor()
  const account = { name: 'New Person', email, password: PASSWORD }
  const headers = invitation === undefined ? undefined : { 'X-Invitation': invitation }
  const answer = await ask(visitor, 'POST', '/auth/v1/sign-up/email', account, headers)
  visitor.token = answer.token ?? undefined
  return { ...answer, visitor }
}

async function invite(email: string, role: Invitation['role'] = 'support') {
  const json = { email, role }
  const { invitation } = await admin.json<{ invitation: Invitation }>('/rest/v1/admin/invitations', {
    method: 'POST',
    json,
  })
  return { ...invitation, token: invitation.link?.split('/').at(-1) ?? '' }
}

const roleOf = async (caller: Visitor) => (await caller.json<{ role: string }>('/rest/v1/profile')).role

describe('S27: who may sign up', () => {
  test('is everybody until an operator says otherwise', async () => {
    expect(await signUp('open@example.org')).toMatchObject({ status: 200 })
  })

  test('by invitation is nobody without one, whether the address has an account or not', async () => {
    await setPolicy('invitation')
    for (const email of ['open@example.org', 'stranger@example.org']) {
      expect(await signUp(email)).toMatchObject({ status: 403, body: { code: 'sign_up_closed' } })
    }
    expect(await signUp('stranger@example.org', 'x'.repeat(43))).toMatchObject({ status: 403 })
    expect(await server.query(`select from profiles where email = 'stranger@example.org'`)).toEqual([])
    // Whoever has an account signs in as before.
    const account = { email: 'open@example.org', password: PASSWORD }
    expect(await ask(server.visitor(), 'POST', '/auth/v1/sign-in/email', account)).toMatchObject({
      status: 200,
    })
  })

  test('by domain is whoever has an address there, and not at one that only ends alike', async () => {
    await setPolicy('domains', ['lab.example', 'uni.example'])
    expect(await signUp('ada@LAB.example')).toMatchObject({ status: 200 })
    for (const email of ['eve@evil-lab.example', 'eve@lab.example.evil.example', 'eve@sub.lab.example']) {
      expect(await signUp(email)).toMatchObject({ status: 403, body: { code: 'sign_up_domain' } })
    }
  })

  test('is told to the pages, on every replica', async () => {
    await setPolicy('invitation')
    expect(server.runtime.site.signUp).toEqual({ policy: 'invitation', domains: [] })
    await until(() => replica.runtime.site.signUp.policy === 'invitation')
  })

  test('needs a domain where domains are listed', async () => {
    const json = { signUp: { policy: 'domains', domains: [] } }
    expect(await ask(admin, 'PUT', '/rest/v1/admin/sign-up', json)).toMatchObject({ status: 400 })
  })
})

describe('an invitation', () => {
  beforeAll(() => setPolicy('invitation'))

  test('opens an account with its role, once, and for its address only', async () => {
    const { token } = await invite('Sam.Support@example.org')
    expect(await server.visitor().json(`/rest/v1/invitations/${token}`)).toMatchObject({
      email: 'sam.support@example.org',
      role: 'support',
      accepted: false,
    })
    expect(await signUp('other@example.org', token)).toMatchObject({ status: 403 })
    const joined = await signUp('sam.support@example.org', token)
    expect(joined).toMatchObject({ status: 200 })
    expect(await roleOf(joined.visitor)).toBe('support')
    expect(await joined.visitor.json(`/rest/v1/invitations/${token}`)).toMatchObject({ accepted: true })
    const late = await ask(server.visitor(), 'GET', `/rest/v1/invitations/${token}`)
    expect(late).toMatchObject({ status: 404, body: { code: 'invitation_gone' } })
    const acts = await server.query<{ action: string }>(
      `select action from audit_log where action like 'invitation%' order by id`,
    )
    expect(acts.map(({ action }) => action)).toEqual(['invitation_created', 'invitation_accepted'])
  })

  test('does nothing after it was revoked, replaced by another or its week is over', async () => {
    const revoked = await invite('late@example.org')
    await admin.json(`/rest/v1/admin/invitations/${revoked.id}`, { method: 'DELETE', json: {} })
    const replaced = await invite('late@example.org')
    const ended = await invite('late@example.org', 'user')
    await server.query(`update invitations set expires_at = now() where id = $1`, [ended.id])
    for (const { token } of [revoked, replaced, ended]) {
      expect(await signUp('late@example.org', token)).toMatchObject({ status: 403 })
      expect(await ask(server.visitor(), 'GET', `/rest/v1/invitations/${token}`)).toMatchObject({
        status: 404,
      })
    }
    const { invitations } = await admin.json<{ invitations: Invitation[] }>(
      '/rest/v1/admin/invitations?email=late@example.org',
    )
    expect(invitations.map(({ state, link }) => [state, link])).toEqual([
      ['ended', null],
      ['revoked', null],
      ['revoked', null],
    ])
  })

  test('tells another account whose it is, and takes the one it is for', async () => {
    const { token } = await invite('bo@example.org', 'admin')
    const wrong = await ask(await server.member(), 'POST', `/rest/v1/invitations/${token}/accept`, {})
    expect(wrong).toMatchObject({
      status: 403,
      body: { code: 'invitation_other', error: expect.stringContaining('bo@example.org') },
    })
    await setPolicy('open')
    const { visitor } = await signUp('bo@example.org')
    expect(await roleOf(visitor)).toBe('user')
    const accept = () => ask(visitor, 'POST', `/rest/v1/invitations/${token}/accept`, {})
    expect(await accept()).toMatchObject({ status: 200, body: { role: 'admin' } })
    expect(await accept()).toMatchObject({ status: 200, body: { role: 'admin' } })
    expect(await roleOf(visitor)).toBe('admin')
  })

  test('is not for an address that has an account', async () => {
    const json = { email: 'bo@example.org', role: 'user' }
    expect(await ask(admin, 'POST', '/rest/v1/admin/invitations', json)).toMatchObject({ status: 400 })
  })

  test('shows its link to admins and not to support, and the database holds only a hash', async () => {
    const { token } = await invite('quiet@example.org')
    const seen = await support.fetch('/rest/v1/admin/invitations')
    expect(seen.status).toBe(200)
    expect(await seen.text()).not.toContain(token)
    const rows = await server.query<{ row: string }>('select invitations::text as row from invitations')
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('goes out by mail where mail is configured', async () => {
    const boss = await mailing.admin()
    const json = { email: 'mailed@example.org', role: 'user' }
    const made = await boss.json<{ mailed: boolean; invitation: Invitation }>('/rest/v1/admin/invitations', {
      method: 'POST',
      json,
    })
    expect(made.mailed).toBe(true)
    const [mail] = await mailbox.mailsTo('mailed@example.org')
    expect(mail?.subject).toBe('You are invited to Beachhead')
    expect(String(mail?.link)).toBe(made.invitation.link)
  })
})

describe('a password that an admin resets', () => {
  test('is chosen by the link that the admin is given once, where no mail goes out', async () => {
    const person = await server.member('Forgetful')
    const { id, email } = await person.json<{ id: string; email: string }>('/rest/v1/profile')
    const reset = await admin.json<{ mailed: boolean; link: string }>(`/rest/v1/users/${id}/reset-password`, {
      method: 'POST',
      json: {},
    })
    expect(reset.mailed).toBe(false)
    const token = new URL(reset.link).searchParams.get('token')
    const chosen = { token, newPassword: 'another horse' }
    expect(await ask(server.visitor(), 'POST', '/auth/v1/reset-password', chosen)).toMatchObject({
      status: 200,
    })
    const signIn = (password: string) =>
      ask(server.visitor(), 'POST', '/auth/v1/sign-in/email', { email, password })
    expect(await signIn('another horse')).toMatchObject({ status: 200 })
    expect(await signIn(PASSWORD)).toMatchObject({ status: 401 })
    const log = await server.query(`select action, target from audit_log where action like 'password_reset%'`)
    expect(log).toEqual([{ action: 'password_reset_link_shown', target: `user:${id}` }])
  })

  test('is mailed, and the link shown to nobody, where mail is configured', async () => {
    const [boss, person] = [await mailing.admin(), await mailing.member()]
    const { id, email } = await person.json<{ id: string; email: string }>('/rest/v1/profile')
    const reset = await boss.json(`/rest/v1/users/${id}/reset-password`, { method: 'POST', json: {} })
    expect(reset).toMatchObject({ mailed: true, link: null })
    const [mail] = await mailbox.mailsTo(email)
    expect(mail?.subject).toBe('Reset your Beachhead password')
  })
})

describe('one person', () => {
  test('is shown with usage, evidence and places, which an admin ends one by one', async () => {
    const person = await server.member('Watched')
    const { id } = await person.json<{ id: string }>('/rest/v1/profile')
    const path = `/rest/v1/users/${id}`
    const details = await support.json<{ sessions: { id: string }[] }>(path)
    expect(details).toMatchObject({
      user: { id, full_name: 'Watched', role: 'user' },
      usage: { month: { calls: 0, cost: 0 } },
      evidence: {},
      sessions: [{ id: expect.any(String) }],
    })
    const [session] = details.sessions
    expect(await ask(support, 'DELETE', `${path}/sessions/${session?.id}`, {})).toMatchObject({
      status: 403,
      body: { error: 'Support reads and changes nothing.' },
    })
    await admin.json(`${path}/sessions/${session?.id}`, { method: 'DELETE', json: {} })
    expect((await person.fetch('/rest/v1/profile')).status).toBe(401)
  })

  test('has their roadmap opened on the record, by support too', async () => {
    const person = await server.member('Mapped')
    await person.json('/rest/v1/dashboard')
    const { id } = await person.json<{ id: string }>('/rest/v1/profile')
    expect(await support.json(`/rest/v1/users/${id}/roadmap`)).toMatchObject({
      roadmap: { current_level: 0 },
    })
    const log = await server.query(`select target from audit_log where action = 'roadmap_viewed'`)
    expect(log).toEqual([{ target: `user:${id}` }])
  })
})

describe('the site', () => {
  const file = async () => JSON.parse(await readFile('config/site.json', 'utf8')) as SiteState['site']
  const save = (site: unknown, expectedUpdatedAt?: string | null) =>
    ask(admin, 'PUT', '/rest/v1/admin/site', { site, expectedUpdatedAt })

  test('is as in the file, then as it was saved, on every replica, and goes back to the file', async () => {
    const own = {
      ...(await file()),
      name: 'Landing',
      partners: [{ name: 'Ada & Co', style: 'plain', logo: PIXEL }],
    }
    expect(await support.json('/rest/v1/admin/site')).toMatchObject({
      site: { name: 'Beachhead' },
      siteUpdatedAt: null,
    })
    const saved = await save(own, null)
    expect(saved).toMatchObject({ status: 200, body: { site: { name: 'Landing' } } })
    expect(server.runtime.site.name).toBe('Landing')
    await until(() => replica.runtime.site.name === 'Landing')
    const [partner] = replica.runtime.site.partners
    const image = await replica.visitor().fetch(partner?.logo ?? '')
    expect(image.headers.get('content-type')).toBe('image/png')
    expect(image.headers.get('cache-control')).toContain('immutable')
    expect(await save(null)).toMatchObject({ status: 200, body: { siteUpdatedAt: null } })
    await until(() => replica.runtime.site.name === 'Beachhead')
  })

  test('shows support every save with what it changed, and an earlier one is saved again', async () => {
    const own = { ...(await file()), name: 'Alpha' }
    await save(own)
    await save({ ...own, name: 'Beta', betaBanner: false })
    const list = '/rest/v1/admin/site/versions'
    const { versions } = await support.json<{ versions: SiteVersion[] }>(list)
    expect(versions.slice(0, 2)).toMatchObject([
      {
        current: true,
        file: false,
        changed: ['betaBanner', 'name'],
        actor: { full_name: expect.any(String) },
      },
      { current: false, file: false },
    ])
    const before = await support.json<{ site: SiteState['site'] }>(`${list}/${versions[1]?.id}`)
    expect(before.site.name).toBe('Alpha')
    expect(await save(before.site)).toMatchObject({ status: 200, body: { site: { name: 'Alpha' } } })
    await save(null)
    const after = await support.json<{ versions: SiteVersion[] }>(list)
    expect(after.versions[0]).toMatchObject({ current: true, file: true, changed: [] })
    const shipped = await support.json<{ site: SiteState['site'] }>(`${list}/file`)
    expect(shipped.site.name).toBe('Beachhead')
    expect((await support.fetch(`${list}/999999`)).status).toBe(404)
  })

  test('is not saved over what somebody else saved meanwhile', async () => {
    const own = await file()
    const first = await save({ ...own, name: 'One' }, null)
    const second = await save({ ...own, name: 'Two' }, null)
    expect(second).toMatchObject({
      status: 409,
      body: {
        code: 'conflict',
        current: {
          site: { name: 'One' },
          siteUpdatedAt: first.body.siteUpdatedAt,
          savedBy: expect.any(String),
        },
      },
    })
    await save(null)
  })

  test.each([
    ['a link that runs code', { partners: [{ name: 'A', style: 'plain', url: 'javascript:alert(1)' }] }],
    [
      'a picture that can hold code',
      { partners: [{ name: 'A', style: 'plain', logo: 'data:image/svg+xml;base64,PHN2Zz4=' }] },
    ],
    [
      'a picture that is none',
      { partners: [{ name: 'A', style: 'plain', logo: 'data:image/png;base64,PHN2Zz4=' }] },
    ],
    [
      'a picture above 64 kB',
      { partners: [{ name: 'A', style: 'plain', logo: `${PIXEL.slice(0, -2)}${'A'.repeat(90_000)}` }] },
    ],
    ['no name', { name: ' ' }],
  ])('S4: takes no %s', async (_, part) => {
    expect(await save({ ...(await file()), ...part })).toMatchObject({ status: 400 })
  })
})
