import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { WATCH_MS } from '#server/auth/session.ts'
import { makeAdmin } from '#server/operations/make-admin.ts'
import { readConfig } from '#server/runtime/config.ts'
import { readEvents } from '#server/test/read-events.ts'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import { until } from '#server/test/until.ts'
import { held, startUpstream, type Upstream } from '#server/test/upstream.ts'
import { readReply, type Visitor } from '#server/test/visitor.ts'
import type { AdminUser } from '#shared/admin/users.ts'

const PASSCODE = 'open sesame, says the operator'

let upstream: Upstream
beforeAll(async () => {
  upstream = await startUpstream()
})
afterAll(async () => {
  await upstream[Symbol.asyncDispose]()
})

const idOf = async (caller: Visitor) => (await caller.json<{ id: string }>('/rest/v1/profile')).id

async function post(caller: Visitor, path: string, json: object = {}, method = 'POST') {
  const response = await caller.fetch(path, { method, json })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

describe('the first admin', () => {
  const bootstrap = (caller: Visitor, passcode: string) =>
    post(caller, '/functions/v1/bootstrap-admin', { passcode })
  const admins = () => server.query(`select user_id from user_roles where role = 'admin'`)
  const env = { BOOTSTRAP_PASSCODE: PASSCODE }
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ env })
  })
  // Nobody is an admin, nobody has guessed, and nothing is written down.
  beforeEach(() => server.query('truncate user_roles, rate_limits, audit_log'))
  afterAll(() => server[Symbol.asyncDispose]())

  test('S35: is whoever has a session and the passcode, once; it is written down without the passcode', async () => {
    const [ada, ben] = [await server.member('Ada'), await server.member('Ben')]
    expect(await bootstrap(ada, ` ${PASSCODE} `)).toEqual({ status: 200, body: { success: true } })
    expect(await ada.json('/rest/v1/profile')).toMatchObject({ role: 'admin' })
    const again = await bootstrap(ben, PASSCODE)
    expect(again).toMatchObject({
      status: 403,
      body: { error: 'An admin already exists. Ask them for the role.' },
    })
    const log = await server.query(`select * from audit_log where action = 'first_admin_created'`)
    expect(log).toMatchObject([{ actor_id: await idOf(ada), after: { role: 'admin' } }])
    expect(JSON.stringify(log)).not.toContain(PASSCODE)
  })

  test('needs a session, a passcode and the right one', async () => {
    const ada = await server.member()
    expect(await bootstrap(server.visitor(), PASSCODE)).toMatchObject({
      status: 401,
      body: { error: 'Not authenticated' },
    })
    for (const body of [{ passcode: '  ' }, {}]) {
      expect(await post(ada, '/functions/v1/bootstrap-admin', body)).toMatchObject({
        status: 400,
        body: { error: 'Please enter the bootstrap passcode.' },
      })
    }
    expect(await bootstrap(ada, PASSCODE.slice(0, -1))).toMatchObject({
      status: 403,
      body: { error: 'Invalid passcode' },
    })
    expect(await admins()).toEqual([])
  })

  test('S35: of two who know the passcode at the same moment, on two replicas, is one', async () => {
    await using replica = await startTestServer({ env, database: server.databaseUrl })
    const callers = [await server.member('Ada'), (await server.member('Ben')).at(replica.url)]
    const answers = await Promise.all(callers.map((caller) => bootstrap(caller, PASSCODE)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
    expect(await admins()).toHaveLength(1)
  })

  /** Wrong passcodes, each by the next of these; how often each status was answered. */
  async function guess(guessers: Visitor[], count: number) {
    const told: Record<number, number> = {}
    for (let from = 0; from < count; from += 40) {
      const guesses = Array.from({ length: 40 }, (_, index) =>
        bootstrap(guessers[index % guessers.length] as Visitor, `guess ${from + index}`),
      )
      for (const { status } of await Promise.all(guesses)) told[status] = (told[status] ?? 0) + 1
    }
    return told
  }

  test('S35: five guesses of 80 are looked at in 15 minutes of one account, and of one address, also after a restart', async () => {
    const eve = await server.member('Eve')
    const travelling = Array.from({ length: 8 }, () => Object.assign(server.visitor(), { token: eve.token }))
    expect(await guess(travelling, 80)).toEqual({ 403: 5, 429: 75 })
    const { address } = server.visitor()
    const crowd = await Promise.all(
      Array.from({ length: 8 }, async () =>
        Object.assign(server.visitor(), { address, token: (await server.member()).token }),
      ),
    )
    expect(await guess(crowd, 80)).toEqual({ 403: 5, 429: 75 })
    await using restarted = await startTestServer({ env, database: server.databaseUrl })
    for (const late of [eve.at(restarted.url), (crowd[0] as Visitor).at(restarted.url)]) {
      expect(await bootstrap(late, PASSCODE)).toMatchObject({
        status: 429,
        body: { error: expect.stringMatching(/^Too many attempts/) },
      })
    }
    expect(await admins()).toEqual([])
    // What strangers guess keeps nobody else from becoming the admin.
    expect((await bootstrap(await server.member('Olga'), PASSCODE)).status).toBe(200)
  })

  test('S35: fifty guesses are looked at in 15 minutes of all accounts at all addresses, and each is written down', async () => {
    const crowd = await Promise.all(Array.from({ length: 40 }, () => server.member()))
    expect(await guess(crowd, 120)).toEqual({ 403: 50, 429: 70 })
    const written = await server.query<{ actor_id: string }>(
      `select actor_id from audit_log where action = 'bootstrap_refused'`,
    )
    expect(written).toHaveLength(50)
    expect(written.map(({ actor_id }) => actor_id)).toContain(await idOf(crowd[0] as Visitor))
    // An account that has not guessed yet is looked at all the same.
    expect((await bootstrap(await server.member('Olga'), PASSCODE)).status).toBe(200)
  })

  test('S35: a limit that is met is written down once, however often the caller goes on', async () => {
    const eve = await server.member('Eve')
    expect(await guess([eve], 40)).toEqual({ 403: 5, 429: 35 })
    const limited = await server.query(`select actor_id from audit_log where action = 'bootstrap_limited'`)
    expect(limited).toEqual([{ actor_id: await idOf(eve) }])
  })

  test('is still to be made until there is one, as every member may ask', async () => {
    const state = (caller: Visitor) => caller.json('/functions/v1/bootstrap-admin')
    const ada = await server.member('Ada')
    expect(await state(ada)).toEqual({ open: true })
    await bootstrap(ada, PASSCODE)
    expect(await state(await server.member('Ben'))).toEqual({ open: false })
  })

  test('is made from the shell too, and that is written down', async () => {
    const ben = await server.member('Ben')
    const { email } = await ben.json<{ email: string }>('/rest/v1/profile')
    const config = readConfig({ DATABASE_URL: server.databaseUrl, AUTH_SECRET: 'x'.repeat(32) })
    await expect(makeAdmin(config, 'nobody@labs.example')).rejects.toThrow('Nobody signed up as nobody@')
    expect(await makeAdmin(config, email.toUpperCase())).toBe(
      `${email} is an admin now. Reload the page to see the back-office.`,
    )
    expect(await makeAdmin(config, email)).toBe(`${email} is an admin already.`)
    expect(await ben.json('/rest/v1/profile')).toMatchObject({ role: 'admin' })
    const log = await server.query(`select * from audit_log where action = 'admin_made_by_shell'`)
    expect(log).toMatchObject([
      { actor_id: null, target: `user:${await idOf(ben)}`, after: { role: 'admin' } },
    ])
    await server.query('truncate user_roles')
    await server.query('update profiles set suspended_at = now() where email = $1', [email])
    await expect(makeAdmin(config, email)).rejects.toThrow('is suspended')
  })

  test('S35: while there is an admin no guess is looked at: right and wrong ones are told the same, and none counts', async () => {
    await server.admin('Olga')
    const eve = await server.member('Eve')
    const tell = async (passcode: string) => {
      const { status, body } = await bootstrap(eve, passcode)
      return { status, code: body.code, error: body.error }
    }
    const right = await tell(PASSCODE)
    expect(right).toMatchObject({ status: 403, error: 'An admin already exists. Ask them for the role.' })
    for (let guess = 0; guess < 8; guess++) expect(await tell(`guess ${guess}`)).toEqual(right)
    expect(await server.query('select from rate_limits')).toEqual([])
    expect(await admins()).toHaveLength(1)
  })
})

describe('users', () => {
  let server: TestServer
  let olga: Visitor
  beforeAll(async () => {
    server = await startTestServer({ env: upstream.env })
  })
  // Nobody but one admin is there, and nothing is written down.
  beforeEach(async () => {
    olga = await server.admin('Olga')
    await server.query('delete from auth."user" where id <> $1', [await idOf(olga)])
    await server.query('delete from audit_log')
  })
  afterAll(() => server[Symbol.asyncDispose]())

  const list = (query = '') => olga.json<{ users: AdminUser[]; total: number }>(`/rest/v1/users${query}`)
  const names = async (query: string) => (await list(query)).users.map((user) => user.full_name)
  const changeRole = (caller: Visitor, user_id: string, new_role: string) =>
    post(caller, '/functions/v1/manage-roles', { user_id, new_role })
  const roles = async () =>
    Object.fromEntries((await list()).users.map((user) => [user.full_name, user.role]))
  const audit = (action: string) =>
    server.query<{ target: string; before: unknown; after: unknown; actor_id: string }>(
      'select actor_id, target, before, after from audit_log where action = $1 order by id',
      [action],
    )

  test('are listed newest first, with role, level, conversations and when they were last here', async () => {
    const ben = await server.member('Ben')
    await ben.ask('Hello')
    await server.query('update dashboard_config set current_level = 2')
    const { users, total } = await list()
    expect(total).toBe(2)
    expect(users).toMatchObject([
      { full_name: 'Ben', role: 'user', conversations: 1, suspended_at: null },
      { full_name: 'Olga', role: 'admin', conversations: 0, level: 0 },
    ])
    const [row] = await server.query<{ updated_at: Date }>('select updated_at from conversations')
    expect(users[0]?.last_active_at).toBe(row?.updated_at.toISOString())
  })

  test('are searched by name and address, taken literally, sorted and paged', async () => {
    for (const name of ['Zoë 100%', 'adam_1', 'Bert', 'adamx1']) await server.member(name)
    expect(await names('?search=100%25')).toEqual(['Zoë 100%'])
    expect(await names('?search=ADAM_')).toEqual(['adam_1'])
    expect(await names(`?search=${encodeURIComponent("' or true --")}`)).toEqual([])
    expect(await names('?sort=full_name&order=asc')).toEqual(['adam_1', 'adamx1', 'Bert', 'Olga', 'Zoë 100%'])
    expect(await names('?role=admin')).toEqual(['Olga'])
    const page = await list('?sort=full_name&order=asc&page=2&pageSize=2')
    expect([page.total, page.users.map((user) => user.full_name)]).toEqual([5, ['Bert', 'Olga']])
    expect(await list('?page=99&pageSize=2')).toEqual({ users: [], total: 5 })
    const [{ email } = { email: '' }] = await server.query<{ email: string }>(
      `select email from profiles where full_name = 'Bert'`,
    )
    expect(await names(`?search=${email}`)).toEqual(['Bert'])
  })

  test.each([
    '?sort=password',
    '?sort=id;drop',
    '?order=up',
    '?page=0',
    '?pageSize=-1',
    '?pageSize=1000000000',
  ])('S21, S24: asked for with %s are refused', async (query) => {
    expect((await olga.fetch(`/rest/v1/users${query}`)).status).toBe(400)
  })

  test('get and lose the role of admin, which is written down with before and after', async () => {
    const ben = await server.member('Ben')
    const id = await idOf(ben)
    expect((await ben.fetch('/rest/v1/users')).status).toBe(403)
    expect(await changeRole(olga, id, 'admin')).toEqual({ status: 200, body: {} })
    expect((await ben.fetch('/rest/v1/users')).status).toBe(200)
    expect(await changeRole(olga, id, 'user')).toEqual({ status: 200, body: {} })
    expect((await ben.fetch('/rest/v1/users')).status).toBe(403)
    const entry = { actor_id: await idOf(olga), target: `user:${id}` }
    expect(await audit('role_changed')).toEqual([
      { ...entry, before: { role: 'user' }, after: { role: 'admin' } },
      { ...entry, before: { role: 'admin' }, after: { role: 'user' } },
    ])
  })

  test('keep their role when the change makes no sense', async () => {
    const id = await idOf(olga)
    expect(await changeRole(olga, id, 'user')).toMatchObject({
      status: 403,
      body: { error: 'You cannot demote yourself' },
    })
    expect(await changeRole(olga, randomUUID(), 'admin')).toMatchObject({ status: 404 })
    expect(await changeRole(olga, 'nobody', 'admin')).toMatchObject({ status: 400 })
    expect(await changeRole(olga, id, 'owner')).toMatchObject({ status: 400 })
    expect(await roles()).toEqual({ Olga: 'admin' })
    expect(await audit('role_changed')).toEqual([])
  })

  test('S52: two admins who demote, suspend or delete each other at once: one stays', async () => {
    const acts: ((by: Visitor, id: string) => Promise<{ status: number }>)[] = [
      (by, id) => changeRole(by, id, 'user'),
      (by, id) => post(by, `/rest/v1/users/${id}/suspend`),
      (by, id) => post(by, `/rest/v1/users/${id}`, {}, 'DELETE'),
    ]
    for (const first of acts) {
      for (const second of acts) {
        await server.query(`delete from auth."user" where name = 'Pia'`)
        const pia = await server.admin('Pia')
        const [olgaId, piaId] = [await idOf(olga), await idOf(pia)]
        const answers = await Promise.all([first(olga, piaId), second(pia, olgaId)])
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
        expect(answers.filter(({ status }) => [401, 403].includes(status))).toHaveLength(1)
        const left = await server.query(
          `select from user_roles join profiles on id = user_id where role = 'admin' and suspended_at is null`,
        )
        expect(left).toHaveLength(1)
        if (answers[0].status === 200) continue
        // Pia won: the next round needs Olga again.
        await server.query(`delete from auth."user" where id = $1`, [olgaId]).catch(() => {})
        olga = await server.admin('Olga')
      }
    }
  })

  test('the last admin stays whatever is tried, in the database too', async () => {
    const id = await idOf(olga)
    for (const statement of [
      `update user_roles set role = 'user'`,
      'delete from user_roles',
      `delete from auth."user" where id = '${id}'`,
    ]) {
      await expect(server.query(statement)).rejects.toThrow('This would remove the last admin.')
    }
    const leave = await post(olga, '/auth/v1/delete-user', { password: 'correct horse' })
    expect(leave).toMatchObject({
      status: 403,
      body: { code: 'last_admin', error: expect.stringMatching(/last admin/) },
    })
    await server.admin('Pia')
    expect((await post(olga, '/auth/v1/delete-user', { password: 'correct horse' })).status).toBe(200)
  })

  test('S52: of the last two admins who delete themselves at once one stays, with password and session', async () => {
    for (let round = 0; round < 3; round++) {
      const pia = await server.admin('Pia')
      const emails = new Map<Visitor, string>()
      for (const admin of [olga, pia]) {
        emails.set(admin, (await admin.json<{ email: string }>('/rest/v1/profile')).email)
      }
      const leave = (admin: Visitor) => post(admin, '/auth/v1/delete-user', { password: 'correct horse' })
      const answers = await Promise.all([leave(olga), leave(pia)])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
      const [stays, gone] = answers[0].status === 403 ? [olga, pia] : [pia, olga]
      expect(await stays.json('/rest/v1/profile')).toMatchObject({ role: 'admin' })
      expect((await gone.fetch('/rest/v1/profile')).status).toBe(401)
      const signIn = (admin: Visitor) =>
        post(server.visitor(), '/auth/v1/sign-in/email', {
          email: emails.get(admin),
          password: 'correct horse',
        })
      expect([(await signIn(stays)).status, (await signIn(gone)).status]).toEqual([200, 401])
      olga = stays
    }
  })

  test('suspended are out within 5 s on every replica, cannot sign in, and can once they are reactivated', async () => {
    await using replica = await startTestServer({ env: upstream.env, database: server.databaseUrl })
    const ben = server.visitor()
    const account = { name: 'Ben', email: `${randomUUID()}@example.org`, password: 'correct horse' }
    await ben.signUp(account)
    const id = await idOf(ben)
    const behaviour = held('Still ')
    upstream.script(behaviour)
    const reply = readReply(await ben.at(replica.url).post('Go on'))
    const feed = readEvents(await ben.at(replica.url).fetch('/realtime/v1'))
    const suspended = await post(olga, `/rest/v1/users/${id}/suspend`)
    expect(suspended).toMatchObject({ status: 200, body: { id, suspended_at: expect.any(String) } })
    expect((await ben.fetch('/rest/v1/profile')).status).toBe(401)
    expect((await reply).done).toBe(true)
    for await (const _ of feed);
    expect(WATCH_MS).toBeLessThan(5_000)
    await until(
      async () => (await server.query(`select from generations where status = 'streaming'`)).length === 0,
    )

    const signIn = (password: string) =>
      post(server.visitor(), '/auth/v1/sign-in/email', { email: account.email, password })
    expect(await signIn(account.password)).toMatchObject({
      status: 403,
      body: {
        code: 'suspended',
        error: expect.stringMatching(/^This account is suspended\. Write to .+@.+ if/),
      },
    })
    // Who does not know the password does not learn of it.
    expect(await signIn('wrong password')).toMatchObject({ status: 401 })
    expect(await names('?status=suspended')).toEqual(['Ben'])

    expect(await post(olga, `/rest/v1/users/${id}/reactivate`)).toMatchObject({
      body: { suspended_at: null },
    })
    expect((await signIn(account.password)).status).toBe(200)
    expect([await audit('user_suspended'), await audit('user_reactivated')]).toMatchObject([
      [{ target: `user:${id}` }],
      [{ target: `user:${id}` }],
    ])
  })

  test('a session that a suspension did not see opens nothing', async () => {
    const ben = await server.member('Ben')
    await server.query('update profiles set suspended_at = now() where id = $1', [await idOf(ben)])
    expect((await ben.fetch('/rest/v1/profile')).status).toBe(401)
  })

  test('are signed out everywhere, and may come back', async () => {
    const account = { name: 'Ben', email: `${randomUUID()}@example.org`, password: 'correct horse' }
    const ben = server.visitor()
    await ben.signUp(account)
    const id = await idOf(ben)
    await post(server.visitor(), '/auth/v1/sign-in/email', account)
    expect(await post(olga, `/rest/v1/users/${id}/sign-out`)).toEqual({ status: 200, body: { sessions: 2 } })
    expect((await ben.fetch('/rest/v1/profile')).status).toBe(401)
    expect((await post(server.visitor(), '/auth/v1/sign-in/email', account)).status).toBe(200)
  })

  test('S50: are deleted with everything of theirs', async () => {
    const ben = await server.member('Ben')
    const id = await idOf(ben)
    await ben.ask('We interviewed 12 plant managers about membrane fouling')
    await until(
      async () => (await server.query('select from usage_events where user_id = $1', [id])).length > 0,
    )
    expect(await post(olga, `/rest/v1/users/${id}`, {}, 'DELETE')).toEqual({
      status: 200,
      body: { deleted: true },
    })
    expect((await ben.fetch('/rest/v1/profile')).status).toBe(401)
    const tables = await server.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_schema in ('public', 'auth') and table_type = 'BASE TABLE'`,
    )
    for (const { name } of tables) {
      const rows = await server.query<object>(`select * from ${name} as t where t::text like $1`, [`%${id}%`])
      expect({ name, rows }).toEqual({ name, rows: [] })
    }
    // What an admin did is kept, under an id that stands for nobody.
    const kept = await server.query(
      `select before from audit_log where action = 'user_deleted' and target ~ '^user:[0-9a-f-]{36}$'`,
    )
    expect(kept).toEqual([{ before: { role: 'user' } }])
  })

  test('nobody suspends or deletes themselves here, or somebody who is not there', async () => {
    const id = await idOf(olga)
    expect(await post(olga, `/rest/v1/users/${id}/suspend`)).toMatchObject({
      status: 403,
      body: { error: 'You cannot suspend yourself' },
    })
    expect(await post(olga, `/rest/v1/users/${id}`, {}, 'DELETE')).toMatchObject({ status: 403 })
    for (const act of ['/suspend', '/reactivate', '/sign-out']) {
      expect((await post(olga, `/rest/v1/users/${randomUUID()}${act}`)).status).toBe(404)
    }
    expect((await post(olga, `/rest/v1/users/${randomUUID()}`, {}, 'DELETE')).status).toBe(404)
    expect((await olga.fetch('/rest/v1/profile')).status).toBe(200)
  })
})
