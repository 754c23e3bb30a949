import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import { until } from '#server/test/until.ts'
import { startUpstream, type Upstream } from '#server/test/upstream.ts'
import type { Visitor } from '#server/test/visitor.ts'
import type { SetUp } from '#shared/admin/set-up.ts'
import type { Backups, Finding, Maintenance, System } from '#shared/admin/system.ts'

const SET_UP = '/rest/v1/admin/set-up'
const SYSTEM = '/rest/v1/admin/system'

let folder: string
let upstream: Upstream
let server: TestServer
let admin: Visitor
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'beachhead-system-'))
  upstream = await startUpstream()
  server = await startTestServer({ env: { ...upstream.env, DATA_DIR: folder } })
  admin = await server.admin()
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await upstream[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})

const put = (path: string, json: object) => admin.json(path, { method: 'PUT', json })
const audited = async (action: string) =>
  server.query<{ target: string; before: unknown; after: unknown }>(
    'select target, before, after from audit_log where action = $1 order by id',
    [action],
  )

describe('the set-up', () => {
  const stateOf = async (step: string) =>
    (await admin.json<SetUp>(SET_UP)).steps.find((each) => each.step === step)?.state

  test('tells what is open of a fresh installation, with the facts to say why', async () => {
    const { steps, facts } = await admin.json<SetUp>(SET_UP)
    expect(steps.map(({ step, state }) => `${step} ${state}`)).toEqual([
      'model open',
      'mail open',
      'backup open',
      'site open',
      'partners open',
      'people open',
    ])
    expect(facts).toMatchObject({
      model: expect.stringMatching(/./),
      mailHost: null,
      backupAt: null,
      shipped: { site: true, partners: true },
      admins: 1,
      users: 0,
    })
  })

  test('counts a model as connected when it has answered, and people when somebody came', async () => {
    await (await server.member('Ada')).ask('What is an ICP?')
    await until(async () => (await stateOf('model')) === 'done')
    expect(await stateOf('people')).toBe('done')
  })

  test('keeps what is not needed here, and brings it back; both are written down, once each', async () => {
    await put(`${SET_UP}/partners`, { needed: false })
    await put(`${SET_UP}/mail`, { needed: false })
    await put(`${SET_UP}/mail`, { needed: false })
    expect([await stateOf('partners'), await stateOf('mail')]).toEqual(['unneeded', 'unneeded'])
    await put(`${SET_UP}/mail`, { needed: true })
    expect([await stateOf('partners'), await stateOf('mail')]).toEqual(['unneeded', 'open'])
    expect(await audited('set_up_step_not_needed')).toMatchObject([
      { target: 'set_up:partners' },
      { target: 'set_up:mail' },
    ])
    expect(await audited('set_up_step_brought_back')).toMatchObject([{ target: 'set_up:mail' }])
    expect((await admin.fetch(`${SET_UP}/coffee`, { method: 'PUT', json: { needed: true } })).status).toBe(
      400,
    )
  })
})

describe('backups', () => {
  test('are made from the page, listed, and taken away, which is written down', async () => {
    const begun = await admin.json<Backups>(`${SYSTEM}/backups`, { method: 'POST' })
    expect(begun.failed).toBeNull()
    const { backups } = await until(async () => {
      const system = await admin.json<System>(SYSTEM)
      return !system.backups.running && system
    })
    expect(backups).toMatchObject({
      folder: join(folder, 'backups'),
      failed: null,
      lastAt: expect.any(String),
    })
    const [file] = backups.files
    expect(file?.bytes).toBeGreaterThan(1000)
    const answer = await admin.fetch(`${SYSTEM}/backups/${file?.name}`)
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${file?.name}"`)
    const text = gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()
    expect(text).toMatch(/^{"format":"beachhead-backup"/)
    expect(text.trimEnd().split('\n').at(-1)).toContain('"end":true')
    expect(await audited('backup_begun')).toHaveLength(1)
    expect(await audited('backup_downloaded')).toMatchObject([{ target: `backup:${file?.name}` }])
  })

  test('S41: are taken from their folder alone', async () => {
    await writeFile(join(folder, 'secret.gz'), 'not yours')
    for (const name of ['..%2Fsecret.gz', '../secret.gz', 'secret.gz', '%2e%2e%2fsecrets.json', 'x.gz']) {
      const { status } = await admin.fetch(`${SYSTEM}/backups/${name}`)
      expect([name, status]).toEqual([name, expect.toSatisfy((code: number) => code === 404 || code === 400)])
    }
    expect(await audited('backup_downloaded')).toHaveLength(1)
  })

  test('stay on the server where operators may not read conversations', async () => {
    await using closed = await startTestServer({
      env: { ADMIN_CONVERSATIONS: 'off', DATA_DIR: folder },
      database: server.databaseUrl,
    })
    const [file] = (await admin.json<System>(SYSTEM)).backups.files
    const answer = await admin.at(closed.url).fetch(`${SYSTEM}/backups/${file?.name}`)
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({ error: expect.stringContaining('ADMIN_CONVERSATIONS') })
  })
})

test('the system page tells what runs, what is kept for how long, and no secret', async () => {
  const system = await admin.json<System>(SYSTEM)
  expect(system).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    database: { schema: expect.any(Number), bytes: expect.any(Number) },
    retention: { records: 365, unclaimed: 30 },
    mail: { host: null, from: null },
    signIn: { providers: [], verifyEmail: false, twoFactor: false, withTwoFactor: 0 },
    maintenance: { on: false, text: '', updatedAt: null },
  })
  expect(JSON.stringify(system)).not.toContain('a secret for tests')
})

test('the doctor looks at the running installation, and the page gets what it finds', async () => {
  const { findings } = await admin.json<{ findings: Finding[] }>(`${SYSTEM}/doctor`)
  expect(findings.map(({ about }) => about)).toEqual([
    'configuration',
    'disk',
    'secrets',
    'mail',
    'database',
    'live updates',
    'provider',
    'sign-up',
    'clock',
    'backup',
  ])
  expect(findings.find(({ about }) => about === 'database')).toMatchObject({ state: 'ok' })
  // The server goes on with the database that the doctor looked at.
  expect((await admin.fetch(SYSTEM)).status).toBe(200)
})

describe('maintenance', () => {
  const TEXT = 'We move to a new machine until noon.'
  const answering = async () =>
    (await server.visitor().json<{ maintenance?: string }>('/functions/v1/answering')).maintenance
  const turn = (on: boolean, text: string, expectedUpdatedAt: string | null) =>
    admin.fetch(`${SYSTEM}/maintenance`, { method: 'PUT', json: { on, text, expectedUpdatedAt } })

  test('refuses new messages of visitors and members with its text, on every replica, and lets admins work', async () => {
    await using replica = await startTestServer({ env: upstream.env, database: server.databaseUrl })
    const member = await server.member('Ben')
    await member.ask('What is an ICP?')
    expect(await answering()).toBeUndefined()
    const begun = (await (await turn(true, TEXT, null)).json()) as Maintenance
    expect(begun).toMatchObject({ on: true, text: TEXT })
    for (const caller of [member, server.visitor(), member.at(replica.url)]) {
      const answer = await caller.post('And a buyer persona?')
      expect(answer.status).toBe(503)
      expect(await answer.json()).toMatchObject({ error: TEXT, code: 'maintenance' })
    }
    expect(await member.messages()).toHaveLength(2)
    expect(await answering()).toBe(TEXT)
    expect(await admin.ask('Does it answer?')).toBeTruthy()
    expect((await turn(false, TEXT, begun.updatedAt)).status).toBe(200)
    expect(await member.ask('And a buyer persona?')).toBeTruthy()
    expect(await audited('maintenance_begun')).toMatchObject([
      { target: 'system:maintenance', before: { on: false }, after: { on: true, text: TEXT } },
    ])
    expect(await audited('maintenance_ended')).toHaveLength(1)
  })

  test('is refused without a text, and to whoever saw an older state, with what is stored', async () => {
    const stored = (await admin.json<System>(SYSTEM)).maintenance
    expect(await (await turn(true, '  ', stored.updatedAt)).json()).toMatchObject({
      error: 'Say what founders should read.',
    })
    const late = await turn(true, 'Again', null)
    expect(late.status).toBe(409)
    expect(await late.json()).toMatchObject({
      code: 'conflict',
      current: { ...stored, savedBy: expect.any(String) },
    })
  })
})
