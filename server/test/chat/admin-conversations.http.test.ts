import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import type { Visitor } from '#server/test/visitor.ts'
import type { AdminConversation, AdminMessage } from '#shared/admin/conversations.ts'

/** As a cursor is made, of a time that no calendar has. */
const NO_SUCH_DAY = ['2024-99-99 99:99:99+00', randomUUID(), '2024-99-99 99:99:99+00', randomUUID()].join(
  ' | ',
)

const PATH = '/functions/v1/get-conversations'

interface Page {
  conversations: AdminConversation[]
  total: number
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
    expect(invoked).toEqual({ conversations, total })
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
    expect(await olga.json(`${PATH}?conversationId=${empty?.id}`)).toEqual({ messages: [] })
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
  for (const [method, path] of [
    ['GET', PATH],
    ['POST', PATH],
    ['GET', `${PATH}?conversationId=${id}`],
    ['GET', `/rest/v1/admin/conversations/${id}/export?format=md`],
  ] as const) {
    const response = await admin.fetch(path, { method })
    expect([response.status, await response.json()]).toMatchObject([
      403,
      { error: expect.stringContaining('ADMIN_CONVERSATIONS=off') },
    ])
  }
  expect(await viewsOf(id)).toEqual(before)
  expect(await admin.json('/rest/v1/admin/notices')).toMatchObject({ capabilities: { conversations: false } })
  expect(await olga.json('/rest/v1/admin/notices')).toMatchObject({ capabilities: { conversations: true } })
})
