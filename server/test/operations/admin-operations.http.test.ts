import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import { until } from '#server/test/until.ts'
import { refusal, startUpstream } from '#server/test/upstream.ts'
import type { Visitor } from '#server/test/visitor.ts'
import type { AuditEntry } from '#shared/admin/audit.ts'
import type { Notice } from '#shared/admin/notices.ts'

const notices = async (admin: Visitor) =>
  (await admin.json<{ notices: Notice[] }>('/rest/v1/admin/notices')).notices

describe('notices', () => {
  test('leave what the set-up asks for to the set-up', async () => {
    await using server = await startTestServer()
    expect(await notices(await server.admin())).toEqual([])
  })

  test('go away when it is there; a backup is overdue again after two days', async () => {
    await using upstream = await startUpstream()
    const mail = { SMTP_URL: 'smtp://127.0.0.1:2525', MAIL_FROM: 'hello@beachhead.example' }
    // Where mail is configured, an account is opened by a link in one.
    await using before = await startTestServer()
    await using server = await startTestServer({
      env: { ...upstream.env, ...mail },
      database: before.databaseUrl,
    })
    const admin = (await before.admin()).at(server.url)
    await server.query(`insert into operations (key) values ('backup')`)
    expect(await notices(admin)).toEqual([])
    await server.query(`update operations set at = now() - interval '47 hours'`)
    expect(await notices(admin)).toEqual([])
    await server.query(`update operations set at = now() - interval '73 hours'`)
    expect(await notices(admin)).toMatchObject([
      {
        code: 'backup_overdue',
        text: expect.stringMatching(/^The last one is 3 days old\./),
        at: expect.any(String),
      },
    ])
  })

  test('are put away for everybody until their facts change, which is written down', async () => {
    await using server = await startTestServer()
    const admin = await server.admin()
    await server.query(`insert into operations (key, at) values ('backup', now() - interval '5 days')`)
    const [notice] = await notices(admin)
    const json = { code: notice?.code, facts: notice?.facts }
    await admin.json('/rest/v1/admin/notices/put-away', { method: 'PUT', json })
    expect(await notices(await server.admin('Bo'))).toEqual([])
    const log = await server.query(`select target from audit_log where action = 'notice_put_away'`)
    expect(log).toEqual([{ target: 'notice:backup_overdue' }])
    await server.query(`update operations set at = now() - interval '3 days'`)
    expect(await notices(admin)).toMatchObject([{ code: 'backup_overdue' }])
  })

  test('R2: name a provider that wants to be paid, until it answers again', async () => {
    await using upstream = await startUpstream()
    await using server = await startTestServer({ env: upstream.env })
    const admin = await server.admin()
    const failing = async () => (await notices(admin)).find(({ code }) => code === 'provider_failing')
    expect(await failing()).toBeUndefined()
    upstream.script(refusal(402))
    await (await admin.post('Hello')).text()
    const notice = await until(failing)
    expect(notice).toMatchObject({
      severity: 'error',
      text: expect.stringContaining('1 of the last 1 calls failed'),
    })
    expect((await notices(admin))[0]).toEqual(notice)
    await admin.ask('Hello again')
    await until(async () => (await failing()) === undefined)
  })
})

describe('the audit log', () => {
  let server: TestServer
  let olga: Visitor
  let olgaId: string
  let benId: string

  beforeAll(async () => {
    server = await startTestServer()
    olga = await server.admin('Olga')
    const ben = await server.member('Ben')
    olgaId = (await olga.json<{ id: string }>('/rest/v1/profile')).id
    benId = (await ben.json<{ id: string }>('/rest/v1/profile')).id
    for (const new_role of ['admin', 'user']) {
      await olga.json('/functions/v1/manage-roles', { method: 'POST', json: { user_id: benId, new_role } })
    }
    await server.query(
      `insert into audit_log (at, actor_id, action, target, before) values
         ('2026-01-31 23:59:59.9+00', null, 'swept', 'knowledge:1', '{"title": "=HYPERLINK(\\"//evil\\")"}'),
         ('2026-02-01 00:00:00+00', null, 'swept', 'knowledge:2', null)`,
    )
  })
  afterAll(async () => {
    await server[Symbol.asyncDispose]()
  })

  interface Page {
    entries: AuditEntry[]
    nextCursor?: string
    actions: string[]
  }
  const list = (query = '') => olga.json<Page>(`/rest/v1/admin/audit${query}`)
  const acts = async (query: string) => (await list(query)).entries.map(({ action }) => action)

  test('S51: tells who did what to whom, when, with before and after, newest first', async () => {
    const { entries, actions } = await list('?action=role_changed')
    expect(entries).toMatchObject([
      {
        actor_id: olgaId,
        actor_name: 'Olga',
        actor_email: expect.stringContaining('@'),
        at: expect.any(String),
        target: `user:${benId}`,
        target_label: 'Ben',
        before: { role: 'admin' },
        after: { role: 'user' },
      },
      { before: { role: 'user' }, after: { role: 'admin' } },
    ])
    expect(actions).toEqual(['role_changed', 'sign_in', 'swept'])
  })

  test('is filtered by who, what, whom and when', async () => {
    expect(await acts('?actor=olg&action=sign_in')).toEqual(['sign_in'])
    expect(await acts(`?actor=${olgaId.toUpperCase()}&target=user`)).toEqual(['role_changed', 'role_changed'])
    expect(await acts(`?target=user:${benId}`)).toHaveLength(2)
    expect(await acts('?target=us%25')).toEqual([])
    expect(await acts('?to=2026-01-31')).toEqual(['swept'])
    expect(await acts('?from=2026-02-01&to=2026-02-01')).toEqual(['swept'])
    expect(await acts('?from=2026-02-02&action=swept')).toEqual([])
    expect(await acts(`?action=${encodeURIComponent("' or true --")}`)).toEqual([])
  })

  test('comes page by page, each entry once', async () => {
    const all = (await list()).entries.map(({ id }) => id)
    const seen: string[] = []
    let cursor = ''
    do {
      const page = await list(`?limit=2${cursor && `&cursor=${cursor}`}`)
      seen.push(...page.entries.map(({ id }) => id))
      cursor = page.nextCursor ?? ''
    } while (cursor)
    expect(seen).toEqual(all)
  })

  test.each(['?cursor=x', '?from=yesterday', '?from=2026-02-31', '?limit=-1', '?limit=1000000000'])(
    'S21, S24: asked for with %s is refused',
    async (query) => {
      expect((await olga.fetch(`/rest/v1/admin/audit${query}`)).status).toBe(400)
    },
  )

  test('S12: is exported so that no spreadsheet runs it, which is written down', async () => {
    const csv = await olga.fetch('/rest/v1/admin/audit/export?format=csv&to=2026-02-01')
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(csv.headers.get('content-disposition')).toMatch(
      /^attachment; filename="audit-log-[\d-]{10}\.csv"$/,
    )
    const lines = (await csv.text()).trim().split('\r\n')
    expect(lines).toHaveLength(3)
    for (const line of lines) expect(line).not.toMatch(/(^|,)"?[=+@-]/)
    expect(lines[2]).toContain('HYPERLINK')
    const json = await olga.json<AuditEntry[]>('/rest/v1/admin/audit/export?format=json&action=role_changed')
    expect(json).toEqual((await list('?action=role_changed')).entries)
    expect((await list('?action=audit_exported')).entries).toMatchObject([
      { after: { format: 'json', entries: 2, action: 'role_changed' } },
      { after: { format: 'csv', entries: 2, to: '2026-02-01' } },
    ])
  })
})
