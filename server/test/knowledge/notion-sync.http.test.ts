import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { syncNotion } from '#server/services/notion/sync-notion.ts'
import { block, childPage, type Fault, type Notion, refuse, run, startNotion } from '#server/test/notion.ts'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import type { Visitor } from '#server/test/visitor.ts'
import type { KnowledgeEntry, KnowledgeList } from '#shared/admin/knowledge.ts'
import {
  DEFAULT_NOTION_PAGE_ID,
  type NotionStatus,
  type NotionSyncResult,
  readPageId,
} from '#shared/admin/notion.ts'

const ROOT = '1429989fe8ac4effbc8f57f56486db54'
const CHILD = '2429989fe8ac4effbc8f57f56486db54'
const OTHER = '3429989fe8ac4effbc8f57f56486db54'
const DASHED = '1429989f-e8ac-4eff-bc8f-57f56486db54'
const AS_BEFORE = 'The knowledge base is as it was.'

let notion: Notion
let server: TestServer
let admin: Visitor
beforeAll(async () => {
  notion = await startNotion()
  server = await startTestServer({
    env: { NOTION_TOKEN: notion.token, NOTION_BASE_URL: notion.url, NOTION_PAGE_ID: DASHED },
  })
  admin = await server.admin()
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await notion[Symbol.asyncDispose]()
})
beforeEach(async () => {
  notion.clear()
  await server.query('delete from knowledge_entries where notion_page_id is not null')
  await server.query(
    'update notion_sync set lease = null, leased_until = null, page_id = null, synced_at = null',
  )
  await server.query('delete from audit_log')
})

type Answer = NotionSyncResult & { error: string; code: string }
async function sync(pageId = ROOT, caller = admin) {
  const response = await caller.fetch('/functions/v1/sync-notion', { method: 'POST', json: { pageId } })
  return { status: response.status, body: (await response.json()) as Answer }
}
const status = () => admin.json<NotionStatus>('/functions/v1/sync-notion')
const all = async () => (await admin.json<KnowledgeList>('/functions/v1/manage-knowledge')).entries
const synced = async () =>
  (await all())
    .filter(({ source }) => source === 'notion')
    .sort((a, b) => a.title.localeCompare(b.title, 'en', { numeric: true }))
const byTitle = async () => Object.fromEntries((await synced()).map((entry) => [entry.title, entry.content]))

/** A page with one under it, which has one under it in turn. */
function guide() {
  notion.page(ROOT, 'Zirconia guide', [
    block('heading_1', 'Pricing'),
    block('bulleted_list_item', 'By the litre', [block('paragraph', 'Never by the hour')]),
    block('toggle', 'More', [childPage(CHILD, 'Zirconia pilots')]),
  ])
  notion.page(CHILD, 'Zirconia pilots', [
    block('paragraph', 'Charge for them.'),
    childPage(OTHER, 'Too deep'),
  ])
  notion.page(OTHER, 'Too deep', [block('paragraph', 'Two levels down')])
}

describe('a sync with Notion', () => {
  test('brings the page and the pages directly under it, and they answer', async () => {
    guide()
    expect(await status()).toEqual({ configured: true, pageId: ROOT, running: false, last: null })
    const { body } = await sync(` https://www.notion.so/acme/Zirconia-guide-${ROOT}?pvs=4 `)
    expect(body).toEqual({
      title: 'Zirconia guide',
      pages: 2,
      created: 2,
      updated: 0,
      removed: 0,
      unchanged: 0,
      kept: 0,
    })
    expect(await byTitle()).toEqual({
      'Zirconia guide': '# Pricing\n\n- By the litre\n\n    Never by the hour\n\n**More**',
      'Zirconia pilots': 'Charge for them.',
    })
    expect(await status()).toMatchObject({ running: false, last: { pageId: ROOT, title: 'Zirconia guide' } })
    expect((await server.visitor().ask('What is the zirconia guide on pricing?')).text).toContain(
      'Zirconia guide',
    )
    const [entry] = await server.query<{ after: unknown }>(
      `select after from audit_log where action = 'notion_synced' and target = $1`,
      [`notion:${ROOT}`],
    )
    expect(entry?.after).toEqual(body)
    expect(new Set(notion.requests.map(({ headers }) => headers.authorization))).toEqual(
      new Set([`Bearer ${notion.token}`]),
    )
  })

  test('reads answer by answer, on every level', async () => {
    notion.pageSize = 3
    const lines = (name: string, count: number) =>
      Array.from({ length: count }, (_, index) => block('numbered_list_item', `${name} ${index + 1}`))
    notion.page(ROOT, 'Long', [
      ...lines('outer', 7),
      block('bulleted_list_item', 'nested', lines('inner', 5)),
    ])
    await sync()
    const content = (await byTitle()).Long ?? ''
    for (const line of ['1. outer 1', '7. outer 7', '    1. inner 1', '    5. inner 5'])
      expect(content).toContain(line)
    expect(notion.requests.filter(({ query }) => query.has('start_cursor'))).toHaveLength(3)
  })

  test('updates what changed, removes what vanished, and never duplicates', async () => {
    guide()
    await sync()
    const before = await synced()
    expect((await sync()).body).toMatchObject({ created: 0, updated: 0, removed: 0, unchanged: 2 })
    expect(await synced()).toEqual(before)

    notion.page(CHILD, 'Zirconia pilots', [block('paragraph', 'Charge twice.')])
    expect((await sync()).body).toMatchObject({ created: 0, updated: 1, unchanged: 1 })
    expect((await synced()).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    expect((await byTitle())['Zirconia pilots']).toBe('Charge twice.')

    notion.page(ROOT, 'Zirconia guide', [block('paragraph', 'Alone')])
    expect((await sync()).body).toMatchObject({ updated: 1, removed: 1 })
    expect(await byTitle()).toEqual({ 'Zirconia guide': 'Alone' })
    const removed = await server.query(
      `select before ->> 'content' as content from audit_log where action = 'knowledge_deleted'`,
    )
    expect(removed).toEqual([{ content: 'Charge twice.' }])
  })

  test('keeps a child page one entry when it is synced on its own too', async () => {
    guide()
    await sync()
    expect((await sync(CHILD)).body).toMatchObject({ title: 'Zirconia pilots', created: 1, unchanged: 1 })
    expect(Object.keys(await byTitle())).toEqual(['Too deep', 'Zirconia guide', 'Zirconia pilots'])
    expect((await sync()).body).toMatchObject({ unchanged: 2, removed: 0 })
  })

  test('splits a page that is too long into numbered parts, and takes back those that are no longer needed', async () => {
    const paragraph = (text: string) => block('paragraph', text.repeat(1500))
    notion.page(ROOT, 'x'.repeat(250), ['abcd ', 'efgh ', 'ijkl '].map(paragraph))
    await sync()
    const parts = await synced()
    expect(parts.map(({ title }) => title)).toEqual(
      [1, 2, 3].map((part) => `${'x'.repeat(193)}… (${part}/3)`),
    )
    expect(parts.every(({ title, content }) => title.length <= 200 && content.length <= 10_000)).toBe(true)
    expect(parts.map(({ content }) => content.slice(0, 4))).toEqual(['abcd', 'efgh', 'ijkl'])

    notion.page(ROOT, 'Short', [paragraph('abcd ')])
    expect((await sync()).body).toMatchObject({ updated: 1, removed: 2 })
    expect((await synced()).map(({ id }) => id)).toEqual([parts[0]?.id])
  })

  test('takes category, keywords and tags from a database page', async () => {
    notion.page(ROOT, 'Row', [block('paragraph', 'Text')], {
      Category: { id: 'a', type: 'select', select: { id: 'x', name: 'Pricing', color: 'red' } },
      Keywords: { id: 'b', type: 'rich_text', rich_text: [run('litre, barrel')] },
      Tags: { id: 'c', type: 'multi_select', multi_select: [{ id: 'y', name: 'L3', color: 'red' }] },
    })
    await sync()
    expect(await synced()).toMatchObject([
      { category: 'Pricing', keywords: ['litre', 'barrel'], relevance_tags: ['L3'] },
    ])
  })

  test('leaves alone what an operator edited here, and says so', async () => {
    guide()
    await sync()
    const entry = (await synced())[1] as KnowledgeEntry
    await admin.fetch('/functions/v1/manage-knowledge', {
      method: 'PUT',
      json: { ...entry, content: 'Ours.' },
    })
    notion.page(CHILD, 'Zirconia pilots', [block('paragraph', 'Theirs.')])
    expect((await sync()).body).toMatchObject({ updated: 0, unchanged: 1, kept: 1 })
    expect((await byTitle())['Zirconia pilots']).toBe('Ours.')
  })

  test('waits as long as Notion asks, then goes on', async () => {
    guide()
    let refused = 0
    notion.fault = (_request, response) =>
      refused++ < 1 && refuse(response, 429, 'rate_limited', { 'Retry-After': '1' })
    const start = Date.now()
    expect(await sync()).toMatchObject({ status: 200, body: { created: 2 } })
    expect(Date.now() - start).toBeGreaterThanOrEqual(1000)
  })

  test('runs once at a time, and tells the second', async () => {
    guide()
    const arrived = Promise.withResolvers<void>()
    const go = Promise.withResolvers<void>()
    notion.fault = async () => {
      arrived.resolve()
      await go.promise
      return false
    }
    const first = sync()
    await arrived.promise
    expect(await status()).toMatchObject({ running: true })
    expect(await sync()).toMatchObject({
      status: 409,
      body: { code: 'busy', error: 'A sync with Notion is already running. Wait until it has ended.' },
    })
    go.resolve()
    expect(await first).toMatchObject({ status: 200 })
    expect(await sync()).toMatchObject({ status: 200 })
  })

  test('is for admins alone, and wants a page ID', async () => {
    expect(await sync(ROOT, server.visitor())).toMatchObject({ status: 401 })
    expect(await sync(ROOT, await server.member())).toMatchObject({ status: 403 })
    for (const [text, message] of [
      [' ', 'Please enter a Notion page ID'],
      ['../../users', 'This is not a Notion page ID'],
    ] as const) {
      const refused = await sync(text)
      expect(refused.status).toBe(400)
      expect(refused.body.error).toContain(message)
    }
    expect(notion.requests).toEqual([])
  })

  test('suggests the page synced last, else the configured one, else what an id looks like', async () => {
    expect(readPageId(DEFAULT_NOTION_PAGE_ID)).toBe(DEFAULT_NOTION_PAGE_ID)
    expect((await status()).pageId).toBe(ROOT)
    notion.page(OTHER, 'Another guide', [block('paragraph', 'Zirconia again')])
    await sync(OTHER)
    expect((await status()).pageId).toBe(OTHER)
  })

  test('says that there is no token', async () => {
    await using plain = await startTestServer()
    const olga = await plain.admin()
    expect(await olga.json('/functions/v1/sync-notion')).toMatchObject({
      configured: false,
      pageId: DEFAULT_NOTION_PAGE_ID,
    })
    expect(await sync(ROOT, olga)).toMatchObject({
      status: 400,
      body: {
        error: 'Notion is not connected: there is no token. Set NOTION_TOKEN on the server and restart it.',
      },
    })
  })
})

describe('when Notion is in trouble', () => {
  const child: Fault = ({ path }, response) =>
    path.includes(CHILD) && refuse(response, 404, 'object_not_found')
  const body =
    (text: string, headers: Record<string, string> = {}): Fault =>
    (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', ...headers })
      response.end(text)
      return true
    }
  const failing =
    (code: number, name: string, headers?: Record<string, string>): Fault =>
    (_request, response) =>
      refuse(response, code, name, headers)

  test.each<[string, Fault, number, string]>([
    [
      'the token is refused',
      failing(401, 'unauthorized'),
      502,
      'does not accept the token. Set NOTION_TOKEN',
    ],
    ['the integration may not read', failing(403, 'restricted_resource'), 403, 'has no access'],
    ['there is no such page', failing(404, 'object_not_found'), 404, 'finds no such page'],
    ['a page under it cannot be read', child, 404, 'finds no such page'],
    [
      'the rate limit asks for too long a pause',
      failing(429, 'rate_limited', { 'Retry-After': '300' }),
      429,
      'rate limit is reached. Try again in 300 seconds',
    ],
    ['it answers half of its JSON', body('{"object": "page", "prop'), 502, 'cannot be read'],
    [
      'it announces more and does not say where',
      ({ path }, response) =>
        path.includes('blocks') &&
        body('{"object":"list","results":[],"has_more":true,"next_cursor":null}')(
          { path, query: new URLSearchParams(), headers: {} },
          response,
        ),
      502,
      'cannot be read',
    ],
    [
      'it redirects',
      (_request, response) => {
        response.writeHead(302, { Location: 'http://127.0.0.1:9/' }).end()
        return true
      },
      502,
      'redirect, which is not followed',
    ],
    [
      'it hangs up',
      (_request, response) => {
        response.destroy()
        return true
      },
      502,
      'cannot be reached',
    ],
    [
      'the page is empty',
      ({ path }, response) =>
        path.includes('blocks') &&
        body('{"object":"list","results":[],"has_more":false,"next_cursor":null}')(
          { path, query: new URLSearchParams(), headers: {} },
          response,
        ),
      400,
      'hold no text',
    ],
  ])(
    'because %s, the knowledge stays as it was and the cause is named',
    async (_what, fault, code, message) => {
      guide()
      await sync()
      const before = { entries: await all(), status: await status() }
      notion.page(ROOT, 'Changed', [block('paragraph', 'Changed'), childPage(CHILD, 'Zirconia pilots')])
      notion.fault = fault
      const failed = await sync()
      expect(failed.status).toBe(code)
      expect(failed.body.error).toContain(message)
      expect(failed.body.error).toContain(AS_BEFORE)
      expect(failed.body.error).not.toContain(notion.token)
      expect({ entries: await all(), status: await status() }).toEqual(before)
      notion.fault = undefined
      expect(await sync()).toMatchObject({ status: 200, body: { title: 'Changed' } })
    },
  )

  /** The verb as its route calls it, with little patience. */
  const quickly = (limits: object) => {
    const { deps } = server.runtime
    return server
      .query<{ id: string; email: string }>(`select id, email from profiles join user_roles on user_id = id`)
      .then(([user]) =>
        syncNotion(
          {
            ...deps,
            actor: {
              kind: 'member',
              session: {
                id: '',
                userId: user?.id ?? '',
                email: user?.email ?? '',
                fullName: '',
                createdAt: new Date(),
                role: 'admin',
                language: null,
              },
            },
            requestId: '',
            address: undefined,
            language: undefined,
          },
          { pageId: ROOT },
          { total: 5000, request: 5000, retryAfter: 50, firstRetry: 1, retries: 3, ...limits },
        ),
      )
  }

  test('it is asked again a few times, and no more', async () => {
    guide()
    notion.fault = failing(503, 'service_unavailable')
    await expect(quickly({})).rejects.toThrow(
      `Notion is failing (status 503). Try again in a few minutes. ${AS_BEFORE}`,
    )
    expect(notion.requests).toHaveLength(4)
    notion.requests.length = 0
    let failures = 0
    notion.fault = (request, response) =>
      failures++ < 2 && failing(500, 'internal_server_error')(request, response)
    expect(await quickly({})).toMatchObject({ created: 2 })
  })

  test.each([
    ['does not begin to answer', { request: 50, retries: 0 }, () => true],
    [
      'stops in the middle of an answer',
      { request: 50, retries: 0 },
      (_request, response) => {
        response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"object":')
        return true
      },
    ],
    [
      'asks for one pause after another',
      { total: 100, retries: 1000, retryAfter: 2000 },
      failing(429, 'rate_limited', { 'Retry-After': '1' }),
    ],
  ] satisfies [string, object, Fault][])(
    'one that %s is waited for only so long',
    async (_what, limits, fault) => {
      guide()
      notion.fault = fault
      await expect(quickly(limits)).rejects.toThrow('Notion took too long to answer')
      expect(await status()).toMatchObject({ running: false, last: null })
    },
  )
})
