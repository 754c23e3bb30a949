import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import type { Visitor } from '#server/test/visitor.ts'
import type { ConversationNote, LabelCount } from '#shared/admin/conversation-notes.ts'
import type { AdminConversation, AdminMessage, Sign } from '#shared/admin/conversations.ts'

/** As a cursor is made, of a time that no calendar has. */
const NO_SUCH_DAY = ['2024-99-99 99:99:99+00', randomUUID(), '2024-99-99 99:99:99+00', randomUUID()].join(
  ' | ',
)

const PATH = '/functions/v1/get-conversations'

interface Page {
  conversations: AdminConversation[]
  total: number
  counts: Record<Sign, number>
  messages?: number | null
  nextCursor?: string
}

let server: TestServer
let olga: Visitor
let ada: Visitor
let visitor: Visitor

beforeAll(async () => {
  server = await startTestServer()
  olga = await server.admin('Olga')
  ada = await server.member('Ada 100%')
  await ada.ask('We make membranes')
  ada.conversationId = undefined
  await ada.ask('What is an ICP?')
  visitor = server.visitor()
  await visitor.ask('Hello from nobody')
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
})

const list = (query = '') => olga.json<Page>(`${PATH}${query}`)
const viewsOf = (id: string | undefined) =>
  server.query<{ action: string }>('select action from audit_log where target = $1 order by id', [
    `conversation:${id}`,
  ])

describe('all conversations', () => {
  test('are listed with whose they are, claimed or not, last active person first', async () => {
    const claiming = server.visitor()
    await claiming.ask('Before signing up')
    const claimed = claiming.conversationId
    await claiming.signUp({ name: 'Cleo', email: `${randomUUID()}@example.org`, password: 'correct horse' })
    await claiming.json('/functions/v1/claim-conversations', {
      method: 'POST',
      json: { session_id: claiming.sessionId },
    })
    const { conversations, total } = await list()
    expect(total).toBe(4)
    expect(conversations).toMatchObject([
      { id: claimed, full_name: 'Cleo', claimed_at: expect.any(String), message_count: 2, group_count: 1 },
      { user_id: null, session_id: visitor.sessionId, email: null, full_name: null, claimed_at: null },
      { id: ada.conversationId, full_name: 'Ada 100%', session_id: null, group_count: 2, message_count: 2 },
      { full_name: 'Ada 100%', group_count: 2 },
    ])
    const invoked = await olga.json<Page>(PATH, { method: 'POST' })
    expect(invoked).toMatchObject({ conversations, total })
  })

  test('are found by name, address and session, taken literally', async () => {
    const found = async (search: string) => (await list(`?search=${encodeURIComponent(search)}`)).total
    expect(await found('100%')).toBe(2)
    expect(await found('ada')).toBe(2)
    expect(await found('%')).toBe(2)
    expect(await found('_da')).toBe(0)
    expect(await found("' or 1=1 --")).toBe(0)
    expect(await found(visitor.sessionId?.slice(0, 8) ?? '')).toBe(1)
    const [row] = await server.query<{ email: string }>(
      `select email from profiles where full_name like 'Ada%'`,
    )
    expect(await found(row?.email.toUpperCase() ?? '')).toBe(2)
  })

  test('begin with their first question, and are found by words of any message, accents aside', async () => {
    const eva = await server.member('Eva')
    await eva.ask('Le café pilote coûte combien ?')
    await eva.ask('And what pilot fee did other plants pay?')
    // Whatever the guide replied.
    await server.query(
      `update chat_messages set content = 'A pilot fee is a share of the yearly price.'
       where conversation_id = $1 and role = 'assistant'`,
      [eva.conversationId],
    )
    const found = await list(`?text=${encodeURIComponent('fee PILOT')}`)
    expect(found).toMatchObject({ total: 1, messages: 3 })
    const [talk] = found.conversations
    expect(talk).toMatchObject({ id: eva.conversationId, first_message: 'Le café pilote coûte combien ?' })
    const { excerpt = '', places = [] } = talk?.found ?? {}
    expect(places.map(({ start, end }) => excerpt.slice(start, end))).toEqual(['pilot', 'fee'])
    expect(await list('?text=cafe')).toMatchObject({ total: 1 })
    expect(await list(`?text=${encodeURIComponent('"fee pilot"')}`)).toMatchObject({ total: 0, messages: 0 })
    expect(await list('?text=cafe&search=ada')).toMatchObject({ total: 0 })
  })

  test('are filtered by date, level, language and by what went wrong in them, and each of these is counted', async () => {
    const fay = await server.member('Fay')
    await fay.ask('Wie finde ich den ersten Kunden für unsere Membran?')
    const [, answer] = await fay.messages()
    const json = { rating: 'down' }
    await fay.fetch(`/rest/v1/messages/${answer?.id}/rating`, { method: 'PUT', json })
    const old = await server.member('Fay')
    await old.ask('What is an ICP?')
    const back = "update conversations set updated_at = now() - interval '40 days' where id = $1"
    await server.query(back, [old.conversationId])
    const only = async (query: string) => {
      const { conversations, counts } = await list(`?search=fay&${query}`)
      return { ids: conversations.map(({ id }) => id), down: counts.down }
    }
    const [new_, both] = [[fay.conversationId], [fay.conversationId, old.conversationId]]
    expect(await only('')).toEqual({ ids: both, down: 1 })
    expect(await only('days=30')).toEqual({ ids: new_, down: 1 })
    expect(await only('language=de')).toEqual({ ids: new_, down: 1 })
    expect(await only('language=fr')).toEqual({ ids: [], down: 0 })
    expect(await only('signs=down')).toEqual({ ids: new_, down: 1 })
    expect(await only('signs=down,failed')).toEqual({ ids: [], down: 1 })
    await server.query(
      `update dashboard_config set current_level = 3 from profiles where profiles.id = user_id and full_name = 'Ada 100%'`,
    )
    expect((await list('?level=3')).total).toBe(2)
    expect((await list('?signs=down')).conversations[0]).toMatchObject({ language: 'de', signs: ['down'] })
  })

  test('come page by page, each once, also when all changed at the same moment', async () => {
    await using many = await startTestServer()
    const admin = await many.admin()
    await many.query(`insert into conversations (session_id, updated_at)
      select ('00000000-0000-0000-0000-00000000000' || n % 3)::uuid, '2026-11-21 10:00:00.123456+00'
      from generate_series(1, 25) n`)
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const query = cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''
      const page = await admin.json<Page>(`${PATH}?limit=4${query}`)
      expect(page.total).toBe(25)
      expect(page.conversations.length).toBeLessThanOrEqual(4)
      seen.push(...page.conversations.map(({ id, session_id }) => `${session_id} ${id}`))
      cursor = page.nextCursor
    } while (cursor)
    expect(new Set(seen).size).toBe(25)
    expect(seen).toEqual([...seen].sort().reverse())
  })

  test.each([
    '?cursor=x',
    `?cursor=${Buffer.from(NO_SUCH_DAY).toString('base64url')}`,
    `?cursor=${Buffer.from("now() | ' | x | 1").toString('base64url')}`,
    '?limit=-1',
    '?signs=lost',
    '?days=0',
    '?limit=1000000000',
    '?conversationId=x',
    '?conversationId=',
  ])('S21, S24: asked for with %s are refused', async (query) => {
    expect((await olga.fetch(PATH + query)).status).toBe(400)
  })
})

describe('one conversation', () => {
  test('shows its messages as they are shown to its owner, and each view is written down', async () => {
    await ada.ask('And a buyer persona?', { regenerate: false })
    const query = `?conversationId=${ada.conversationId}`
    const { messages } = await olga.json<{ messages: AdminMessage[] }>(PATH + query)
    const own = (await ada.messages()).map(({ id, role, content }) => ({ id, role, content }))
    expect(messages).toMatchObject(own)
    await olga.json(PATH + query)
    expect(await viewsOf(ada.conversationId)).toEqual([
      { action: 'conversation_viewed' },
      { action: 'conversation_viewed' },
    ])
  })

  test('without messages is empty; one that is not there is missing, and nothing is written down', async () => {
    const [empty] = await server.query<{ id: string }>(
      'insert into conversations (session_id) values (gen_random_uuid()) returning id',
    )
    expect(await olga.json(`${PATH}?conversationId=${empty?.id}`)).toMatchObject({ messages: [] })
    const missing = randomUUID()
    expect((await olga.fetch(`${PATH}?conversationId=${missing}`)).status).toBe(404)
    expect(await viewsOf(missing)).toEqual([])
  })

  test('is exported for reading and for machines, and that is written down', async () => {
    const path = `/rest/v1/admin/conversations/${visitor.conversationId}/export`
    const text = await olga.fetch(`${path}?format=md`)
    expect(text.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
    expect(text.headers.get('content-disposition')).toMatch(/^attachment; filename="conversation-\w{8}\.md"$/)
    expect(await text.text()).toMatch(
      /^# Conversation\n\nAnonymous User, begun .*\n\n## User, .*\n\nHello from nobody\n/,
    )
    const json = await olga.json<{ messages: AdminMessage[] }>(`${path}?format=json`)
    expect(json).toMatchObject({ id: visitor.conversationId, messages: await visitor.messages().then(shape) })
    expect(await viewsOf(visitor.conversationId)).toEqual([
      { action: 'conversation_exported' },
      { action: 'conversation_exported' },
    ])
    expect((await olga.fetch(`${path}?format=exe`)).status).toBe(400)
  })
})

describe('what operators write about a conversation', () => {
  const put = (who: Visitor, id: string | undefined, json: object) =>
    who.fetch(`/rest/v1/admin/conversations/${id}/note`, { method: 'PUT', json })
  const labels = () => olga.json<{ labels: LabelCount[] }>('/rest/v1/admin/conversations/labels')
  const noteOf = async (id: string | undefined) =>
    (await olga.json<{ note: ConversationNote }>(`${PATH}?conversationId=${id}`)).note

  test('is found by its labels, counted, shown beside the messages, and not exported', async () => {
    const gil = await server.member('Gil')
    await gil.ask('Who signs for a pilot?')
    expect(await noteOf(gil.conversationId)).toEqual({ labels: [], note: '', updatedAt: null, savedBy: null })
    const json = {
      labels: [' Follow  up ', 'Pricing', 'pricing'],
      note: ' Ask again in May. ',
      expectedUpdatedAt: null,
    }
    const response = await put(olga, gil.conversationId, json)
    const saved = (await response.json()) as ConversationNote
    expect(saved).toMatchObject({
      labels: ['Follow up', 'Pricing'],
      note: 'Ask again in May.',
      savedBy: 'Olga',
    })
    expect(await noteOf(gil.conversationId)).toEqual(saved)
    await put(olga, visitor.conversationId, { labels: ['Pricing'], note: '', expectedUpdatedAt: null })

    const found = await list('?label=Follow%20up')
    expect(found).toMatchObject({
      total: 1,
      conversations: [{ id: gil.conversationId, labels: ['Follow up', 'Pricing'], noted: true }],
    })
    expect(await labels()).toEqual({
      labels: [
        { label: 'Pricing', count: 2 },
        { label: 'Follow up', count: 1 },
      ],
    })
    expect((await list('?label=Pricing&search=gil')).total).toBe(1)
    expect((await list('?label=pricing')).total).toBe(0)
    const file = await olga.fetch(`/rest/v1/admin/conversations/${gil.conversationId}/export?format=json`)
    expect(await file.text()).not.toMatch(/Follow up|in May/)
    expect(await gil.fetch('/rest/v1/account/export').then((answer) => answer.text())).not.toMatch(/in May/)
    await gil.fetch(`/rest/v1/conversations/${gil.conversationId}`, { method: 'DELETE' })
    expect(await labels()).toEqual({ labels: [{ label: 'Pricing', count: 1 }] })
  })

  test('of two who write at once the second is refused with what the first wrote, by name', async () => {
    const otto = await server.admin('Otto')
    const id = ada.conversationId
    const first = await put(otto, id, { labels: ['urgent'], note: '', expectedUpdatedAt: null })
    const stored = (await first.json()) as ConversationNote
    const late = await put(olga, id, { labels: ['later'], note: '', expectedUpdatedAt: null })
    expect([late.status, await late.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'conflict', current: { ...stored, savedBy: 'Otto' } }),
    ])
    const again = { labels: ['later'], note: '', expectedUpdatedAt: stored.updatedAt }
    expect((await put(olga, id, again)).status).toBe(200)
    expect(await noteOf(id)).toMatchObject({ labels: ['later'], savedBy: 'Olga' })
  })

  test.each([
    { labels: ['x'.repeat(41)], note: '' },
    { labels: [' '], note: '' },
    { labels: ['a, b'], note: '' },
    { labels: Array.from({ length: 11 }, (_, n) => `label ${n}`), note: '' },
    { labels: [], note: 'x'.repeat(2001) },
  ])('is refused beyond its limits: %j', async (json) => {
    const response = await put(olga, visitor.conversationId, { ...json, expectedUpdatedAt: null })
    expect(response.status).toBe(400)
  })
})

const shape = (messages: { id: string; content: string }[]) =>
  messages.map(({ id, content }) => ({ id, content }))

test('with ADMIN_CONVERSATIONS=off nobody reads them, and the page is told so', async () => {
  await using closed = await startTestServer({
    env: { ADMIN_CONVERSATIONS: 'off' },
    database: server.databaseUrl,
  })
  const admin = olga.at(closed.url)
  const id = ada.conversationId
  const before = await viewsOf(id)
  for (const [method, path, json] of [
    ['GET', PATH],
    ['POST', PATH],
    ['GET', `${PATH}?conversationId=${id}`],
    ['GET', `/rest/v1/admin/conversations/${id}/export?format=md`],
    ['GET', '/rest/v1/admin/conversations/labels'],
    ['PUT', `/rest/v1/admin/conversations/${id}/note`, { labels: ['x'], note: '', expectedUpdatedAt: null }],
  ] as const) {
    const response = await admin.fetch(path, { method, ...(json && { json }) })
    expect([response.status, await response.json()]).toMatchObject([
      403,
      { error: expect.stringContaining('ADMIN_CONVERSATIONS=off') },
    ])
  }
  expect(await viewsOf(id)).toEqual(before)
  expect(await admin.json('/rest/v1/admin/notices')).toMatchObject({ capabilities: { conversations: false } })
  expect(await olga.json('/rest/v1/admin/notices')).toMatchObject({ capabilities: { conversations: true } })
})
