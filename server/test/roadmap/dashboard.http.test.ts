import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEvents } from '#server/test/read-events.ts'
import { answer, cardsOf, dashboardOf, edit, undo } from '#server/test/roadmap.ts'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import type { Visitor } from '#server/test/visitor.ts'
import type { Dashboard, SharedDashboard, ShareLink } from '#shared/dashboard.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ env: { PUBLIC_URL: 'https://beachhead.example' } })
})
afterAll(() => server[Symbol.asyncDispose]())

const valuesOf = (view: Dashboard, field: string) =>
  view.fields.filter((each) => each.field === field && !each.suggested).map(({ value }) => value)

async function edited(member: Visitor, json: object): Promise<Dashboard> {
  const response = await edit(member, json)
  expect(response.status).toBe(200)
  return (await response.json()) as Dashboard
}

describe('the dashboard', () => {
  test('is there at the first look, empty, and created once by two tabs at once', async () => {
    const member = await server.member()
    const views = await Promise.all([dashboardOf(member), dashboardOf(member), dashboardOf(member)])
    expect(new Set(views.map(({ venture }) => venture.id)).size).toBe(1)
    expect(views[0]).toMatchObject({
      current_level: 0,
      idea_summary: '',
      records: [],
      history: [],
      share: null,
    })
    expect(views[0]?.next_best_action).not.toBe('')
  })

  test('is refused without a session', async () => {
    expect((await server.visitor().fetch('/rest/v1/dashboard')).status).toBe(401)
    expect((await server.visitor().fetch('/rest/v1/dashboard/export?format=md')).status).toBe(401)
  })

  test('is announced to the other tab when it changes', async () => {
    const member = await server.member()
    await dashboardOf(member)
    const stop = new AbortController()
    const changes = readEvents(await member.fetch('/realtime/v1', { signal: stop.signal }))
    await changes.next()
    const tables = new Set<string>()
    await member.ask('We did 6 interviews with plant managers.')
    while (!tables.has('dashboard_config') || !tables.has('evidence_entries')) {
      const { value } = await changes.next()
      tables.add(JSON.parse(value?.data ?? '{}').table)
    }
    expect(tables).toContain('evidence_entries')
    stop.abort()
  })
})

describe('editing by hand', () => {
  test('sets a value, recorded as typed by the person, and can be undone', async () => {
    const member = await server.member()
    const view = await edited(member, { field: 'technology', before: null, after: 'A chip that hears bees' })
    expect(view.fields[0]).toMatchObject({
      field: 'technology',
      value: 'A chip that hears bees',
      source: { extractor: 'person', quote: '', messageId: null },
    })
    expect(view.history[0]).toMatchObject({ what: 'technology', before: '', after: 'A chip that hears bees' })
    const changed = await edited(member, {
      field: 'technology',
      before: 'A chip that hears bees',
      after: 'A chip that hears hives',
    })
    expect(valuesOf(changed, 'technology')).toEqual(['A chip that hears hives'])
    const undone = await undo(member, changed.history[0]?.undoEventId)
    expect(valuesOf(undone, 'technology')).toEqual(['A chip that hears bees'])
  })

  test('rewrites one item of a list as one change', async () => {
    const member = await server.member()
    await edited(member, { field: 'application', before: null, after: 'orchards' })
    const view = await edited(member, { field: 'application', before: 'orchards', after: 'greenhouses' })
    expect(valuesOf(view, 'application')).toEqual(['greenhouses'])
    expect(view.history[0]).toMatchObject({ before: 'orchards', after: 'greenhouses' })
    const undone = await undo(member, view.history[0]?.undoEventId)
    expect(valuesOf(undone, 'application')).toEqual(['orchards'])
    const redone = await undo(member, undone.history[0]?.undoEventId)
    expect(valuesOf(redone, 'application')).toEqual(['greenhouses'])
  })

  test('removes a value with an empty text, also when it was rewritten before', async () => {
    const member = await server.member()
    await edited(member, { field: 'persona_role', before: null, after: 'Plant manager' })
    await edited(member, { field: 'persona_role', before: 'Plant manager', after: 'Head of operations' })
    const view = await edited(member, { field: 'persona_role', before: 'Head of operations', after: '' })
    expect(view.buyer_persona.role).toBe('')
  })

  test('tells what changed in between, and overwrites nothing', async () => {
    const member = await server.member()
    await edited(member, { field: 'technology', before: null, after: 'one' })
    const answers = await Promise.all(
      ['two', 'three'].map((after) => edit(member, { field: 'technology', before: 'one', after })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    const { technology } = JSON.parse((await dashboardOf(member)).idea_summary)
    expect(await refused?.json()).toMatchObject({
      code: 'conflict',
      error: expect.stringContaining(technology),
    })
    const unseen = await edit(member, { field: 'technology', before: null, after: 'four' })
    expect(unseen.status).toBe(409)
  })

  test('moves priority 1 only when the one that gives it up is named', async () => {
    const member = await server.member()
    await edited(member, { field: 'industry', before: null, after: 'Almond orchards', priority: 1 })
    await edited(member, { field: 'industry', before: null, after: 'Berry farms', priority: 2 })
    const wish = { field: 'industry', before: 'Berry farms', after: 'Berry farms', priority: 1 }
    const refused = await edit(member, wish)
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({
      code: 'second_priority',
      error: 'Replace “Almond orchards” as your beachhead?',
    })
    const view = await edited(member, { ...wish, replaces: 'Almond orchards' })
    const priorities = (of: Dashboard) => of.target_industries.map(({ name, priority }) => [name, priority])
    expect(priorities(view)).toEqual([
      ['Berry farms', 1],
      ['Almond orchards', 2],
    ])
    expect(priorities(await undo(member, view.history[0]?.undoEventId))).toEqual([
      ['Almond orchards', 1],
      ['Berry farms', 2],
    ])
  })

  test('S22: shows hostile text as the text it is, and takes no field it does not know', async () => {
    const member = await server.member()
    const hostile = `<img src=x onerror=alert(1)> '; drop table ventures; -- {{USER_PROFILE}} \u202e`
    const view = await edited(member, { field: 'problem', before: null, after: `${hostile}\u0000\ud800` })
    expect(valuesOf(view, 'problem')[0]).toContain(hostile.trim())
    expect((await edit(member, { field: 'problem', before: null, after: 'x'.repeat(601) })).status).toBe(400)
    expect((await edit(member, { field: 'is_admin', before: null, after: 'true' })).status).toBe(400)
    const mass = { field: 'technology', before: null, after: 'chip', user_id: randomUUID(), current_level: 6 }
    expect((await edited(member, mass)).current_level).toBe(0)
  })
})

describe('a question', () => {
  test('takes no count above 999, and says so', async () => {
    const member = await server.member()
    const [card] = cardsOf(await member.ask('We talked to about 10 growers last week.'))
    const refused = await answer(member, card?.recordId ?? '', 'confirm', { count: 1_000 })
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ error: 'Enter a number from 1 to 999' })
    const taken = await answer(member, card?.recordId ?? '', 'confirm', { count: 999 })
    expect(taken.status).toBe(200)
    expect((await dashboardOf(member)).counters.interview).toBe(999)
  })
})

describe('what belongs to somebody else', () => {
  test('S20: is as missing as what never was', async () => {
    const [ada, eve] = [await server.member('Ada'), await server.member('Eve')]
    const [card] = cardsOf(await ada.ask('We talked to about 10 growers last week.'))
    const { venture, history } = await edited(ada, { field: 'technology', before: null, after: 'chip' })
    const id = card?.recordId ?? ''
    const attempts = (target: { record: string; event: string; venture: string; conversation: string }) => [
      answer(eve, target.record, 'confirm'),
      answer(eve, target.record, 'reject'),
      eve.fetch('/rest/v1/dashboard/undo', { method: 'POST', json: { eventId: target.event } }),
      eve.fetch(`/rest/v1/dashboard/ventures/${target.venture}/open`, { method: 'POST' }),
      eve.fetch(`/rest/v1/dashboard/ventures/${target.venture}`, { method: 'PATCH', json: { name: 'Mine' } }),
      eve.fetch(`/rest/v1/conversations/${target.conversation}/forget-evidence`, { method: 'POST' }),
      eve.fetch(`/rest/v1/conversations/${target.conversation}/messages`),
    ]
    const theirs = {
      record: id,
      event: history[0]?.undoEventId ?? '',
      venture: venture.id,
      conversation: ada.conversationId ?? '',
    }
    const nobodys = { record: 'none', event: 'none', venture: randomUUID(), conversation: randomUUID() }
    const bodies = async (responses: Promise<Response>[]) =>
      Promise.all(
        (await Promise.all(responses)).map(async (response) => {
          const { requestId: _, ...body } = (await response.json()) as Record<string, unknown>
          return { status: response.status, body }
        }),
      )
    const foreign = await bodies(attempts(theirs))
    expect(foreign.map(({ status }) => status)).toEqual(Array(7).fill(404))
    expect(foreign).toEqual(await bodies(attempts(nobodys)))
    expect((await dashboardOf(ada)).questions).toHaveLength(1)
  })

  test('can neither be changed nor deleted, not even one’s own ledger', async () => {
    const rights = await server.query<{ table_name: string; privilege_type: string }>(
      `select table_name, privilege_type from information_schema.role_table_grants
       where grantee = 'beachhead_member' and table_name in ('evidence_events', 'roadmap_history')`,
    )
    expect(new Set(rights.map(({ privilege_type }) => privilege_type))).toEqual(new Set(['SELECT', 'INSERT']))
  })
})

describe('a new idea', () => {
  test('gets a roadmap of its own, and the old one is kept and can be opened again', async () => {
    const member = await server.member()
    await member.ask('We did 6 interviews with plant managers.')
    const old = (await dashboardOf(member)).venture
    const start = { method: 'POST', json: { name: 'Second idea' } }
    const fresh = await member.json<Dashboard>('/rest/v1/dashboard/ventures', start)
    expect(fresh).toMatchObject({ venture: { name: 'Second idea' }, counters: { interview: 0 }, history: [] })
    expect(fresh.ventures).toHaveLength(2)
    await member.ask('We did 3 interviews with growers.')
    const back = await member.json<Dashboard>(`/rest/v1/dashboard/ventures/${old.id}/open`, {
      method: 'POST',
    })
    expect(back.counters.interview).toBe(6)
    // The one left stays open too.
    expect(back.ventures.map(({ archived_at }) => archived_at)).toEqual([null, null])
    const named = await member.json<Dashboard>(`/rest/v1/dashboard/ventures/${old.id}`, {
      method: 'PATCH',
      json: { name: ' Hive sensors ' },
    })
    expect(named.venture.name).toBe('Hive sensors')
    expect(named.ventures.map(({ name }) => name)).toEqual(['Hive sensors', 'Second idea'])
    expect((await dashboardOf(member)).venture.name).toBe('Hive sensors')
    const blank = { method: 'POST', json: { name: '  ' } }
    expect((await member.fetch('/rest/v1/dashboard/ventures', blank)).status).toBe(400)
  })
})

describe('a share link', () => {
  const share = (member: Visitor, days = 7) =>
    member.json<ShareLink>('/rest/v1/dashboard/share', { method: 'POST', json: { days } })
  const open = (link: ShareLink) => server.visitor().fetch(`/rest/v1/shared/${link.url.split('/').at(-1)}`)

  test('shows the roadmap to anyone who has it, and nothing that leads to a person', async () => {
    const member = await server.member()
    await member.ask('We did 6 interviews with plant managers.')
    await member.ask('We talked to about 10 growers last week.')
    const link = await share(member)
    expect(link.url).toMatch(/^https:\/\/beachhead\.example\/shared\/[\w-]{43}$/)
    const response = await open(link)
    const text = await response.text()
    const shown = JSON.parse(text) as SharedDashboard
    expect(shown.counters.interview).toBe(6)
    expect(shown.records).toHaveLength(1)
    expect(shown.records[0]?.source).toMatchObject({ messageId: null, conversationId: null })
    const { user_id } = await dashboardOf(member)
    for (const secret of [user_id, 'example.org', 'about 10 growers', 'history', 'questions']) {
      expect(text).not.toContain(secret)
    }
    expect((await dashboardOf(member)).share).toEqual(link)
  })

  test('tells nobody what waits for the founder’s answer', async () => {
    const member = await server.member()
    await member.ask('We signed a pilot with Terravent and it is running.')
    await member.ask('Terravent has gone a bit quiet since the audit.')
    const own = await dashboardOf(member)
    expect(own.action.text).toBe('Is the Terravent pilot still running?')
    const shared = await open(await share(member))
    const text = await shared.text()
    expect(text).toContain('We signed a pilot with Terravent')
    expect(text).not.toMatch(/gone a bit quiet|still running\?|"state":"waiting"/)
    expect(JSON.parse(text)).toMatchObject({ counters: { pilot: 1 } })
  })

  test('shows a corrected number with the sentence that corrected it', async () => {
    const member = await server.member()
    await member.ask('We did 14 interviews with plant operators.')
    await member.ask('Actually it was 4 interviews, not 14.')
    const shared = (await (await open(await share(member))).json()) as SharedDashboard
    expect(shared.records.map(({ op, source }) => [op, source.quote])).toEqual([
      ['add', 'We did 14 interviews with plant operators.'],
      ['correct', 'Actually it was 4 interviews, not 14.'],
    ])
  })

  test('shows no address, no telephone number and no id of a message', async () => {
    const member = await server.member()
    await member.ask('We did 6 interviews, ask maria.privat@basf.example or +49 151 2345 6789.')
    await edited(member, { field: 'persona_role', before: null, after: 'Maria, m.privat@basf.example' })
    const own = await dashboardOf(member)
    const response = await open(await share(member))
    const text = await response.text()
    const shown = JSON.parse(text) as SharedDashboard
    expect(shown.counters.interview).toBe(6)
    expect(shown.buyer_persona.role).toBe('Maria, [e-mail address]')
    const messages = [...own.records, ...own.fields].map(
      ({ source }) => source.eventId.split(/[#:]/)[0] ?? '',
    )
    for (const secret of ['basf.example', '2345', ...messages.filter((id) => id.length > 8)])
      expect(text).not.toContain(secret)
    const ids = [...shown.records, ...shown.fields].map(({ source }) => source.eventId)
    expect(new Set(ids).size).toBe(ids.length)
    expect(shown.records.map(({ id }) => id)).toEqual(shown.records.map(({ source }) => source.eventId))
  })

  test('is kept out of search engines, the page as its content, also when it has ended', async () => {
    const member = await server.member()
    const link = await share(member)
    const path = new URL(link.url).pathname
    const answers = [await open(link), await server.visitor().fetch(path)]
    await member.fetch('/rest/v1/dashboard/share', { method: 'DELETE' })
    answers.push(await open(link))
    expect(answers.map(({ headers }) => headers.get('x-robots-tag'))).toEqual(Array(3).fill('noindex'))
    expect(answers.map(({ status }) => status)).toEqual([200, expect.any(Number), 404])
    expect((await server.visitor().fetch('/healthz')).headers.has('x-robots-tag')).toBe(false)
  })

  test('of a suspended person is as one that never was, until they are back', async () => {
    const [admin, member] = [await server.admin(), await server.member()]
    const link = await share(member)
    const { user_id } = await dashboardOf(member)
    const missing = await server.visitor().fetch(`/rest/v1/shared/${'x'.repeat(43)}`)
    const said = async (response: Response) => {
      const { requestId: _, ...body } = (await response.json()) as Record<string, unknown>
      return { status: response.status, body }
    }
    const suspend = (how: string) => admin.fetch(`/rest/v1/users/${user_id}/${how}`, { method: 'POST' })
    expect((await suspend('suspend')).status).toBe(200)
    expect(await said(await open(link))).toEqual(await said(missing))
    expect((await suspend('reactivate')).status).toBe(200)
    expect((await open(link)).status).toBe(200)
  })

  test('to an archived venture works on, and ends with the others when sharing ends', async () => {
    const member = await server.member()
    const old = await share(member)
    await member.fetch('/rest/v1/dashboard/ventures', { method: 'POST', json: { name: 'Second idea' } })
    const current = await share(member)
    expect([(await open(old)).status, (await open(current)).status]).toEqual([200, 200])
    await member.fetch('/rest/v1/dashboard/share', { method: 'DELETE' })
    expect([(await open(old)).status, (await open(current)).status]).toEqual([404, 404])
  })

  test('cannot be found in the database', async () => {
    const member = await server.member()
    const token = (await share(member)).url.split('/').at(-1) ?? ''
    const [row] = await server.query<{ whole: string }>(
      `select string_agg(share_links::text, '') as whole from share_links`,
    )
    expect(row?.whole).not.toContain(token)
    expect(row?.whole).not.toContain(Buffer.from(token).toString('hex'))
  })

  test('ends when it is revoked, replaced, or over', async () => {
    const member = await server.member()
    const first = await share(member)
    const second = await share(member)
    expect((await open(first)).status).toBe(404)
    expect((await open(second)).status).toBe(200)
    await member.fetch('/rest/v1/dashboard/share', { method: 'DELETE' })
    expect((await open(second)).status).toBe(404)
    expect((await dashboardOf(member)).share).toBeNull()
    const third = await share(member, 1)
    await server.query(`update share_links set expires_at = now() where revoked_at is null`)
    expect((await open(third)).status).toBe(404)
    expect((await dashboardOf(member)).share).toBeNull()
    for (const days of [0, 91, -1]) {
      const wish = { method: 'POST', json: { days } }
      expect((await member.fetch('/rest/v1/dashboard/share', wish)).status).toBe(400)
    }
  })
})

describe('the export', () => {
  test('S12: is a file that shows hostile text as text, in Markdown and in JSON', async () => {
    const member = await server.member()
    await member.ask('We did 6 interviews with plant managers.')
    const hostile = '=HYPERLINK("https://evil.example") [x](javascript:alert(1)) <b>&lt;</b> `code`\n# Title'
    await edited(member, { field: 'technology', before: null, after: hostile })
    const md = await member.fetch('/rest/v1/dashboard/export?format=md')
    expect(md.headers.get('content-disposition')).toMatch(/^attachment; filename="roadmap-[\d-]{10}\.md"$/)
    const text = await md.text()
    expect(text).toContain('Interviews: 6')
    expect(text).toContain(`'\\=HYPERLINK`.replace('\\', ''))
    for (const live of ['](javascript', '<b>', '\n# Title', 'https://evil']) expect(text).not.toContain(live)
    const json = await member.fetch('/rest/v1/dashboard/export?format=json')
    expect(json.headers.get('content-disposition')).toContain('.json"')
    const roadmap = (await json.json()) as {
      counters: object
      fields: { value: string }[]
      history: object[]
    }
    expect(roadmap.counters).toMatchObject({ interview: 6 })
    expect(roadmap.fields[0]?.value).toBe(`'${hostile}`)
    expect(roadmap.history).toHaveLength(2)
    expect((await member.fetch('/rest/v1/dashboard/export?format=../x')).status).toBe(400)
  })

  test('names what changed as the roadmap does, and cites under a corrected number what corrected it', async () => {
    const member = await server.member()
    await edited(member, { field: 'persona_motivation', before: null, after: 'Fewer dead hives' })
    await member.ask('We interviewed 12 plant managers.')
    await member.ask('Correction: we held 9 interviews, not 12.')
    const text = await (await member.fetch('/rest/v1/dashboard/export?format=md')).text()
    expect(text).not.toMatch(/persona_|icp_|\\_/)
    expect(text).toContain('Buyer’s motivation: Fewer dead hives')
    const told = [
      /\*\*Interviews: 9\*\*/,
      / {2}- 12, corrected to 9/,
      / {4}> We interviewed 12 plant managers\..*/,
      / {4}- Who: plant managers/,
      / {2}- corrects the number/,
      / {4}> Correction:/,
    ]
    expect(text).toMatch(new RegExp(told.map(({ source }) => source).join('\\n')))
    expect(text).toMatch(/: Interviews: 12 → 9 \(You wrote it in chat\)/)
  })

  test('of the account holds the ledger, and the account takes it along when it goes', async () => {
    const member = await server.member()
    await member.ask('We did 6 interviews with plant managers.')
    await edited(member, { field: 'technology', before: null, after: 'A chip' })
    await member.json('/rest/v1/dashboard/share', { method: 'POST', json: { days: 3 } })
    const { user_id } = await dashboardOf(member)
    const whole = await member.json<{
      ventures: { events: object[]; history: object[]; share_links: object[] }[]
    }>('/rest/v1/account/export')
    expect(whole.ventures[0]?.events.length).toBeGreaterThan(2)
    expect(whole.ventures[0]?.history).toHaveLength(2)
    expect(whole.ventures[0]?.share_links).toHaveLength(1)
    const gone = await member.fetch('/auth/v1/delete-user', {
      method: 'POST',
      json: { password: 'correct horse' },
    })
    expect(gone.status).toBe(200)
    for (const table of [
      'ventures',
      'evidence_events',
      'roadmap_history',
      'dashboard_config',
      'user_state',
      'extraction_jobs',
      'share_links',
    ]) {
      expect(await server.query(`select from ${table} where user_id = $1`, [user_id])).toEqual([])
    }
  })
})
