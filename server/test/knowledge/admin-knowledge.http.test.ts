import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Gaps } from '#server/services/knowledge/list-gaps.ts'
import type { TryResult } from '#server/services/knowledge/try-question.ts'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import type { Visitor } from '#server/test/visitor.ts'
import type { ImportReport, KnowledgeEntry, KnowledgeList } from '#shared/admin/knowledge.ts'

const PATH = '/functions/v1/manage-knowledge'
const ADMIN_PATH = '/rest/v1/admin/knowledge'
const ENTRY = {
  title: 'Zirconia pricing',
  content: 'Sell zirconia by the litre, not by the hour.',
  category: 'Pricing',
  keywords: ['zirconia', 'litre'],
  relevance_tags: ['L3', 'value'],
}

let server: TestServer
let admin: Visitor
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.admin()
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
})

async function send<T = Record<string, unknown>>(
  path: string,
  method: string,
  json?: object,
  caller = admin,
) {
  const response = await caller.fetch(path, { method, json })
  return { status: response.status, body: (await response.json()) as T }
}
const list = (query = '') => admin.json<KnowledgeList>(`${PATH}${query}`)
const titles = async (query: string) => (await list(query)).entries.map((entry) => entry.title)
const create = async (values: object = {}) =>
  (await send<{ entry: KnowledgeEntry }>(PATH, 'POST', { ...ENTRY, ...values })).body.entry
const remove = (id: string) => send(PATH, 'DELETE', { id })
const shipped = async (query = '') => {
  const entry = (await list(query)).entries.find(({ source }) => source === 'shipped')
  if (!entry) throw new Error('nothing shipped')
  return entry
}
const audit = (action: string, id: string) =>
  server.query<{ before: unknown; after: unknown }>(
    'select before, after from audit_log where action = $1 and target = $2',
    [action, `knowledge:${id}`],
  )
const answer = async (question: string) => (await server.visitor().ask(question)).text

describe('the knowledge base', () => {
  test('lists everything to a plain call, and pages, filters and facets when asked', async () => {
    const all = await list()
    expect(all.entries.length).toBeGreaterThanOrEqual(60)
    expect(all.total).toBe(all.entries.length)
    const page = await list('?page=2&pageSize=10')
    expect(page.entries.map(({ id }) => id)).toEqual(all.entries.slice(10, 20).map(({ id }) => id))
    expect(page.total).toBe(all.total)
    expect(await list('?page=999')).toMatchObject({ entries: [], total: all.total })

    const facet = all.categories.find(({ name }) => name === 'LOI')
    const inCategory = await list('?category=LOI')
    expect(inCategory.total).toBe(facet?.count)
    expect(new Set(inCategory.entries.map(({ category }) => category))).toEqual(new Set(['LOI']))
    expect(inCategory.categories).toEqual(all.categories)

    const tagged = await list('?tag=L3')
    expect(tagged.total).toBe(all.tags.find(({ name }) => name === 'L3')?.count)
    expect(tagged.entries.every((entry) => entry.relevance_tags.includes('L3'))).toBe(true)
  })

  test('finds words anywhere in an entry, whatever their case, and runs nothing of them', async () => {
    const entry = await create({ title: '100%_sure \\ "quoted"' })
    for (const search of ['100%_SURE', '%_su', 'LITR hou', 'pricing zirconia', '\\ "quoted"', "zirconia'"]) {
      expect(await titles(`?category=&tag=&search=${encodeURIComponent(search)}`)).toContain(entry.title)
    }
    for (const search of ['%zq_', "' or true --", 'zirconia unobtainium', "zirconia:* | 'a"]) {
      expect(await titles(`?search=${encodeURIComponent(search)}`)).toEqual([])
    }
    await remove(entry.id)
  })

  test('is created with trimmed values and answers at once', async () => {
    const entry = await create({
      title: '  Zirconia pricing ',
      keywords: [' zirconia ', '', 'litre, barrel'],
      relevance_tags: ['L3'],
    })
    expect(entry).toMatchObject({
      title: 'Zirconia pricing',
      keywords: ['zirconia', 'litre', 'barrel'],
      source: 'operator',
      last_used_at: null,
    })
    expect((await list()).entries[0]).toEqual(entry)
    expect(await audit('knowledge_created', entry.id)).toMatchObject([
      { after: { title: 'Zirconia pricing' } },
    ])
    expect(await answer('What about zirconia?')).toContain('by the litre')

    expect(await remove(entry.id)).toEqual({ status: 200, body: { deleted: 1 } })
    expect(await answer('What about zirconia?')).not.toContain('by the litre')
    expect(await audit('knowledge_deleted', entry.id)).toMatchObject([{ before: { content: ENTRY.content } }])
    expect(await remove(entry.id)).toMatchObject({ status: 404 })
  })

  test.each([
    ['title', ' ', 'Title is required'],
    ['title', undefined, 'Title is required'],
    ['title', 'x'.repeat(201), 'Title must be less than 200 characters'],
    ['content', '', 'Content is required'],
    ['content', 'x'.repeat(10_001), 'Content must be less than 10000 characters'],
    ['category', '', 'Category is required'],
    ['category', 'x'.repeat(101), 'Category must be less than 100 characters'],
    ['keywords', ['x'.repeat(501)], 'Keywords must be less than 500 characters'],
    ['relevance_tags', Array(101).fill('four'), 'Relevance tags must be less than 500 characters'],
  ])('is refused with a wrong %s, by a create and by an update', async (field, value, message) => {
    const { total } = await list()
    const { id } = await shipped()
    for (const [method, body] of [
      ['POST', { ...ENTRY, [field]: value }],
      ['PUT', { ...ENTRY, id, [field]: value }],
    ] as const) {
      const refused = await send(PATH, method, body)
      expect(refused.status).toBe(400)
      expect(refused.body.error).toBe(message)
    }
    expect((await list()).total).toBe(total)
  })

  test('tells the second of two who edit one entry what it is now', async () => {
    const entry = await create()
    const first = { ...ENTRY, id: entry.id, title: 'First', expectedUpdatedAt: entry.updated_at }
    const [one, two] = await Promise.all([
      send<{ entry: KnowledgeEntry }>(PATH, 'PUT', first),
      send<{ entry: KnowledgeEntry }>(PATH, 'PUT', { ...first, title: 'Second' }),
    ])
    const [won, lost] = one.status === 200 ? [one, two] : [two, one]
    expect([won.status, lost.status]).toEqual([200, 409])
    expect(lost.body).toMatchObject({ code: 'conflict', current: won.body.entry })

    const plain = { ...ENTRY, id: entry.id, title: 'Saved whatever it was' }
    expect(await send(PATH, 'PUT', plain)).toMatchObject({
      status: 200,
      body: { entry: { title: plain.title } },
    })
    expect(await audit('knowledge_updated', entry.id)).toHaveLength(2)
    await remove(entry.id)
    expect(await send(PATH, 'PUT', plain)).toMatchObject({ status: 404 })
  })

  test('keeps what an operator made of shipped entries at the next start', async () => {
    await using first = await startTestServer()
    const olga = await first.admin()
    const entries = (await olga.json<KnowledgeList>(PATH)).entries
    const [edited, tagged, deleted] = entries
    if (!edited || !tagged || !deleted) throw new Error('nothing shipped')
    const put = async (entry: KnowledgeEntry, change: object) =>
      olga.fetch(PATH, { method: 'PUT', json: { ...entry, ...change } })
    await put(edited, { content: 'Ours now.' })
    await put(tagged, { keywords: ['ours'] })
    await olga.fetch(PATH, { method: 'DELETE', json: { id: deleted.id } })

    await using second = await startTestServer({ database: first.databaseUrl })
    const after = (await olga.at(second.url).json<KnowledgeList>(PATH)).entries
    expect(after.find(({ id }) => id === edited.id)).toMatchObject({ content: 'Ours now.', edited: true })
    expect(after.find(({ id }) => id === tagged.id)).toMatchObject({ keywords: ['ours'], edited: true })
    expect(after.map(({ title }) => title)).not.toContain(deleted.title)
    expect(after).toHaveLength(entries.length - 1)
    // A translation may go on saying what its entry says, but not what was corrected.
    expect(after.find(({ id }) => id === tagged.id)?.texts.stale).toEqual([])
    expect(after.find(({ id }) => id === edited.id)?.texts.stale).toEqual(['answers', 'de', 'es', 'fr'])
  })

  test('stays as it is when nothing was changed', async () => {
    const entry = await shipped()
    const saved = await send<{ entry: KnowledgeEntry }>(PATH, 'PUT', entry)
    expect(saved.body.entry).toEqual(entry)
  })

  test('deletes many at once, and does not mind those that are gone', async () => {
    const [a, b] = [await create(), await create()]
    const gone = '3f2c8e9e-0000-4000-8000-000000000000'
    expect(await send(PATH, 'DELETE', { ids: [a.id, b.id, gone] })).toEqual({
      status: 200,
      body: { deleted: 2 },
    })
    expect(await audit('knowledge_deleted', b.id)).toHaveLength(1)
    expect(await send(PATH, 'DELETE', {})).toMatchObject({ status: 400 })
    expect(await send(PATH, 'DELETE', { id: a.id, ids: [b.id] })).toMatchObject({ status: 400 })
  })

  test('is for admins alone, at the database too', async () => {
    const member = await server.member()
    const { id } = await shipped()
    const calls = [
      [PATH, 'GET'],
      [PATH, 'POST', ENTRY],
      [PATH, 'PUT', { ...ENTRY, id }],
      [PATH, 'DELETE', { id }],
      [`${ADMIN_PATH}/import`, 'POST', { format: 'csv', text: '' }],
      [`${ADMIN_PATH}/export?format=csv`, 'GET'],
      [`${ADMIN_PATH}/try`, 'POST', { question: 'What is an LOI?' }],
      [`${ADMIN_PATH}/gaps`, 'GET'],
    ] as const
    for (const [path, method, json] of calls) {
      expect(await send(path, method, json, server.visitor())).toMatchObject({
        status: 401,
        body: { error: 'Not authenticated' },
      })
      expect(await send(path, method, json, member)).toMatchObject({ status: 403 })
    }
    const change = server.runtime.deps.database.asActor(
      { role: 'member', userId: (await member.json<{ id: string }>('/rest/v1/profile')).id },
      (db) => db.deleteFrom('knowledge_entries').execute(),
    )
    await expect(change).rejects.toThrow('permission denied')
  })
})

describe('import and export', () => {
  const load = (format: 'csv' | 'json', text: string, options: object = {}) =>
    send<ImportReport>(`${ADMIN_PATH}/import`, 'POST', { format, text, ...options })
  const save = async (query: string) => {
    const response = await admin.fetch(`${ADMIN_PATH}/export?${query}`)
    return { headers: response.headers, text: await response.text() }
  }

  test.each(['csv', 'json'] as const)('take a %s file to and fro without a change', async (format) => {
    const entry = await create({
      title: '=HYPERLINK("https://evil.example")',
      content: '- one\n- two, "three"\n\n@four',
      keywords: ['+1', 'a;b'],
    })
    const file = await save(`format=${format}`)
    expect(file.headers.get('Content-Disposition')).toMatch(
      new RegExp(`^attachment; filename="knowledge-.*\\.${format}"$`),
    )
    const { total } = await list()
    const same = await load(format, file.text)
    expect(same.body).toMatchObject({
      imported: true,
      rows: total,
      unchanged: total,
      created: 0,
      updated: 0,
      errors: [],
    })

    await remove(entry.id)
    expect((await load(format, file.text)).body).toMatchObject({
      imported: true,
      created: 1,
      unchanged: total - 1,
    })
    const again = (await list('?search=HYPERLINK')).entries[0]
    expect(again).toMatchObject({
      id: entry.id,
      title: entry.title,
      content: entry.content,
      keywords: ['+1', 'a;b'],
    })
    await remove(entry.id)
  })

  test('leave no cell that a spreadsheet would run', async () => {
    const entry = await create({ title: '=1+1', content: '@cmd', category: '-2' })
    const { text } = await save('format=csv&search=%3D1%2B1')
    expect(text).toContain(`"'=1+1","'-2","'@cmd"`)
    await remove(entry.id)
  })

  test('export what the filters let through', async () => {
    const { text } = await save('format=json&category=LOI')
    const { entries } = JSON.parse(text) as { entries: KnowledgeEntry[] }
    expect(entries).toHaveLength((await list('?category=LOI')).total)
  })

  test('name row, field and message, and change nothing unless the rest is asked for', async () => {
    const { total } = await list()
    const text = [
      'Title;Content;Category;Keywords;Tags;ID',
      'Zanzibar one;Text;Pricing;a, b;L1;',
      ';Text;Pricing;;;',
      `Long;${'x'.repeat(10_001)};;;;not-an-id`,
      'Zanzibar one;Other;Pricing;;;',
    ].join('\n')
    const refused = (await load('csv', text)).body
    expect(refused).toMatchObject({ imported: false, rows: 4, created: 1, invalid: 3 })
    expect(refused.errors).toEqual(
      expect.arrayContaining([
        { row: 3, field: 'title', message: 'Title is required' },
        { row: 4, field: 'content', message: 'Content must be less than 10000 characters' },
        { row: 4, field: 'category', message: 'Category is required' },
        { row: 4, field: 'id', message: 'This is not an id. Leave it empty to add a new entry.' },
        { row: 5, field: 'title', message: 'This is the same entry as row 2.' },
      ]),
    )
    expect((await list()).total).toBe(total)

    expect((await load('csv', text, { skipInvalid: true, check: true })).body).toMatchObject({
      imported: false,
    })
    expect((await load('csv', text, { skipInvalid: true })).body).toMatchObject({
      imported: true,
      created: 1,
    })
    const entry = (await list('?search=Zanzibar')).entries[0]
    expect(entry).toMatchObject({ keywords: ['a', 'b'], relevance_tags: ['L1'] })
    expect(await audit('knowledge_imported', entry?.id ?? '')).toHaveLength(1)

    const update = await load(
      'json',
      JSON.stringify([{ ...entry, title: 'ZANZIBAR ONE', content: 'Better' }]),
    )
    expect(update.body).toMatchObject({ imported: true, updated: 1 })
    expect((await list('?search=Zanzibar')).entries).toMatchObject([{ id: entry?.id, content: 'Better' }])
    await remove(entry?.id ?? '')
  })

  test('do not overwrite what was changed after the file was written', async () => {
    const entry = await create()
    await send(PATH, 'PUT', { ...entry, content: 'Newer' })
    const stale = (await load('json', JSON.stringify([{ ...entry, content: 'Older' }]))).body
    expect(stale).toMatchObject({ imported: false, errors: [{ row: 1, field: 'updated_at' }] })
    const forced = (await load('json', JSON.stringify([{ ...entry, updated_at: '', content: 'Older' }]))).body
    expect(forced).toMatchObject({ imported: true, updated: 1 })
    await remove(entry.id)
  })

  test.each([
    ['csv', 'Name,Content,Category\nA,B,C', 'title', 'no column “title”'],
    ['csv', `title,content,category\n${'A,B,C\n'.repeat(5001)}`, '', 'at most 5000'],
    ['csv', `title,content,category${',x'.repeat(98)}\nA,B,C`, '', 'no more than 100'],
    ['json', '{"entries": [', '', 'not valid JSON'],
    ['json', '{"title": "A"}', '', 'a list of entries'],
    ['json', JSON.stringify(Array(5001).fill(ENTRY)), '', 'at most 5000'],
  ] as const)('say what is wrong with a whole %s file', async (format, text, field, message) => {
    const { body } = await load(format, text, { skipInvalid: true })
    expect(body.imported).toBe(false)
    expect(body.errors).toEqual([{ row: null, field, message: expect.stringContaining(message) }])
  })

  test('refuse a file that is too large', async () => {
    expect(await load('csv', 'x'.repeat(8_000_001))).toMatchObject({ status: 400 })
    expect(await load('csv', 'x'.repeat(17_000_000))).toMatchObject({ status: 413 })
    expect(await send(PATH, 'POST', { ...ENTRY, content: 'x'.repeat(3_000_000) })).toMatchObject({
      status: 413,
    })
  })

  test.each([
    ['json', '['.repeat(7_000_000)],
    ['json', '[{"title":'.repeat(700_000)],
    ['json', `[${'{"title":"A"},'.repeat(500_000)}{}]`],
    ['json', `[${'0,'.repeat(3_500_000)}0]`],
    ['csv', '"'.repeat(3_500_001)],
    ['csv', ','.repeat(7_000_000)],
    ['csv', `title,content,category\nA${','.repeat(7_000_000)}`],
    ['csv', `title,content,category${',x'.repeat(90)}\n${'a\n'.repeat(3_900_000)}`],
    ['csv', `title,content,category${',x'.repeat(4_000)}\n${'a\n'.repeat(3_900_000)}`],
    ['csv', 'title,content,category\n'.repeat(300_000)],
  ] as const)(
    'S40: refuse a %s file as large as they may be, made to be slow, within three seconds of work',
    async (format, text) => {
      const work = process.cpuUsage()
      const { status, body } = await load(format, text)
      expect([status, body.imported]).toEqual([200, false])
      expect(process.cpuUsage(work).user / 1000).toBeLessThan(3_000)
    },
  )

  test('take halves of characters for the mark that stands for what cannot be read', async () => {
    const entry = await create({ title: 'Half \ud800 of one' })
    expect(entry.title).toBe('Half \ufffd of one')
    await remove(entry.id)
    const text = JSON.stringify([{ ...ENTRY, title: 'Quasar \udc00 half' }])
    const { body } = await send<ImportReport>(`${ADMIN_PATH}/import`, 'POST', { format: 'json', text })
    expect(body).toMatchObject({ imported: true, created: 1 })
    expect(await titles('?search=Quasar')).toEqual(['Quasar \ufffd half'])
  })

  test('read keys that mean something to the language as text', async () => {
    const text = '[{"__proto__": {"title": "polluted"}, "title": "Fine", "content": "c", "category": "x"}]'
    expect((await load('json', text)).body).toMatchObject({ imported: true, created: 1 })
    const entry = (await list('?search=Fine&category=x')).entries[0]
    await remove(entry?.id ?? '')
  })
})

describe('what the knowledge base is used for', () => {
  const attempt = (question: string) => send<TryResult>(`${ADMIN_PATH}/try`, 'POST', { question })
  const gaps = (of = admin) => of.json<Gaps>(`${ADMIN_PATH}/gaps`)

  test('shows what a question would bring in, with scores and reasons, as it is now', async () => {
    const { body } = await attempt('Was muss in einer Absichtserklärung stehen?')
    expect(body).toMatchObject({ language: 'de', found: true, by: 'guide' })
    // As many as the guide writes from, and those just left out.
    expect(body.hits.map(({ given }) => given)).toEqual(body.hits.map((_, place) => place < 5))
    expect(body.hits[0]?.category).toBe('LOI')
    expect(body.hits[0]?.why.reasons.length).toBeGreaterThan(0)
    expect(body.hits.map(({ score }) => score)).toEqual(
      body.hits.map(({ score }) => score).toSorted((a, b) => b - a),
    )

    const entry = await create()
    const [first] = (await attempt('zirconia by the litre')).body.hits
    expect(first).toMatchObject({
      id: entry.id,
      why: { title: ['zirconia'], keywords: ['zirconia', 'litre'] },
    })
    await remove(entry.id)
    expect((await attempt('zirconia by the litre')).body.hits.map(({ id }) => id)).not.toContain(entry.id)
    expect(await attempt(' ')).toMatchObject({ status: 400, body: { error: 'Please enter a question' } })
    expect((await attempt('Which volcano is near Quito?')).body).toMatchObject({ found: false, hits: [] })
  })

  test('tells when an entry was last used', async () => {
    const entry = await create()
    expect(entry.last_used_at).toBeNull()
    const [before] = await server.query<{ now: Date }>('select now()')
    await server.visitor().ask('What about zirconia by the litre?')
    const used = (await list('?search=zirconia')).entries.find(({ id }) => id === entry.id)?.last_used_at
    expect(Date.parse(used ?? '')).toBeGreaterThanOrEqual(before?.now.getTime() ?? Number.NaN)
    await remove(entry.id)
  })

  test('groups the questions that found nothing, without who asked them, until an entry answers them', async () => {
    await server.query('delete from retrievals')
    const asks = async (name: string, ...questions: string[]) => {
      const member = await server.member(name)
      for (const question of questions) {
        member.conversationId = undefined
        await member.ask(question)
      }
    }
    await asks(
      'Zacharias Quill',
      'Which volcano is near Quito?',
      'Quill here (zac@example.org, +49 170 1234567): what about Lima?',
    )
    await asks('Eve', 'Near Quito, which volcano is it?', 'Good morning to Lima.')
    expect(await admin.json<Gaps>(`${ADMIN_PATH}/gaps?limit=0`)).toMatchObject({ total: 2, gaps: [] })
    const shown = await gaps()
    expect(shown).toMatchObject({ shown: true, total: 2 })
    expect(shown.gaps).toMatchObject([
      { question: 'Near Quito, which volcano is it?', count: 2 },
      { question: '[name] here ([email], [number]): what about Lima?', count: 1 },
    ])
    const [viewed] = await server.query<{ n: number }>(
      `select count(*)::int as n from audit_log where action = 'knowledge_gaps_viewed'`,
    )
    expect(viewed?.n).toBe(1)

    await using closed = await startTestServer({
      database: server.databaseUrl,
      env: { ADMIN_CONVERSATIONS: 'off' },
    })
    expect(await gaps(admin.at(closed.url))).toEqual({ shown: false, total: 2, gaps: [] })

    // Somebody writes what was missing, and takes it away again.
    const entry = await create({
      title: 'The volcano near Quito',
      content: 'Pichincha.',
      keywords: ['Quito'],
    })
    expect(await gaps()).toMatchObject({ total: 1, gaps: [{ count: 1 }] })
    expect(await gaps(admin.at(closed.url))).toMatchObject({ total: 1 })
    await remove(entry.id)
    expect(await gaps()).toMatchObject({ total: 2, gaps: [{ count: 2 }, { count: 1 }] })

    const [quito] = shown.gaps
    const put = (dismissed: boolean) => send(`${ADMIN_PATH}/gaps/${quito?.id}`, 'PUT', { dismissed })
    expect(await put(true)).toMatchObject({ status: 200, body: { dismissed: true } })
    expect(await gaps()).toMatchObject({ total: 1, gaps: [{ dismissed: true }, { dismissed: false }] })
    const [stored] = await server.query<{ all: string }>(
      'select json_agg(gap)::text as all from dismissed_gaps gap',
    )
    expect(stored?.all).not.toMatch(/quito|volcano/i)
    await put(false)
    expect(await gaps()).toMatchObject({ total: 2, gaps: [{ dismissed: false }, { dismissed: false }] })

    await server.query(`update retrievals set created_at = now() - interval '31 days'`)
    expect(await gaps()).toMatchObject({ total: 0, gaps: [] })
  })
})
