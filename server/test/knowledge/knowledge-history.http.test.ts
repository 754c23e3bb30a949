import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import type { Visitor } from '#server/test/visitor.ts'
import type { ImportReport, KnowledgeEntry, KnowledgeList } from '#shared/admin/knowledge.ts'
import type { KnowledgeBatch, KnowledgeVersion, VersionValues } from '#shared/admin/knowledge-history.ts'

const PATH = '/functions/v1/manage-knowledge'
const ADMIN_PATH = '/rest/v1/admin/knowledge'
const ENTRY = {
  title: 'Yttrium pricing',
  content: 'Sell yttrium by the gram.',
  category: 'Pricing',
  keywords: ['yttrium'],
  relevance_tags: ['L3'],
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

async function send<T = Record<string, unknown>>(path: string, method: string, json?: object) {
  const response = await admin.fetch(path, { method, json })
  return { status: response.status, body: (await response.json()) as T }
}
const find = async (search: string) =>
  (await admin.json<KnowledgeList>(`${PATH}?search=${encodeURIComponent(search)}`)).entries
const titles = async (search: string) => (await find(search)).map(({ title }) => title).sort()
const create = async (values: object = {}) =>
  (await send<{ entry: KnowledgeEntry }>(PATH, 'POST', { ...ENTRY, ...values })).body.entry
const update = async (entry: KnowledgeEntry, change: object) =>
  (await send<{ entry: KnowledgeEntry }>(PATH, 'PUT', { ...entry, ...change })).body.entry
const versionsOf = async (query: string) =>
  (await admin.json<{ versions: KnowledgeVersion[] }>(`${ADMIN_PATH}/versions?${query}`)).versions
const version = (id: string | undefined) =>
  admin.json<{ values: VersionValues; stored: VersionValues | null; updated_at: string | null }>(
    `${ADMIN_PATH}/versions/${id}`,
  )
const restore = (id: string | undefined, expectedUpdatedAt: string | null) =>
  send<{ entry: KnowledgeEntry }>(`${ADMIN_PATH}/versions/${id}/restore`, 'POST', { expectedUpdatedAt })
const batches = async () => (await admin.json<{ batches: KnowledgeBatch[] }>(`${ADMIN_PATH}/batches`)).batches
const load = async (entries: object[], name = 'metals.csv') =>
  (
    await send<ImportReport>(`${ADMIN_PATH}/import`, 'POST', {
      format: 'json',
      text: JSON.stringify(entries),
      name,
    })
  ).body
const undo = (id: string | null, changed?: 'keep' | 'undo') =>
  send<{ undone: boolean; entries: number; changed: { count: number; entries: { title: string }[] } }>(
    `${ADMIN_PATH}/batches/${id}/undo`,
    'POST',
    { changed },
  )
const remove = (ids: string[]) => send(PATH, 'DELETE', { ids })

describe('the history of an entry', () => {
  test('keeps every change with who made it, and what restoring a version would change', async () => {
    const first = await create()
    const second = await update(first, { content: 'Sell yttrium by the kilo.' })
    await update(second, { relevance_tags: ['L3', 'L4'] })
    const versions = await versionsOf(`entry_id=${first.id}`)
    expect(versions.map(({ cause, current }) => [cause, current])).toEqual([
      ['form', true],
      ['form', false],
      ['form', false],
    ])
    expect(versions[0]?.actor?.name).toBeTruthy()
    const compared = await version(versions[2]?.id)
    expect(compared.values).toMatchObject({ content: ENTRY.content, relevance_tags: ['L3'] })
    expect(compared.stored).toMatchObject({
      content: 'Sell yttrium by the kilo.',
      relevance_tags: ['L3', 'L4'],
    })

    const old = await restore(versions[2]?.id, first.updated_at)
    expect(old).toMatchObject({ status: 409, body: { code: 'conflict' } })
    const restored = await restore(versions[2]?.id, compared.updated_at)
    expect(restored.body.entry).toMatchObject({ content: ENTRY.content, relevance_tags: ['L3'] })
    expect((await versionsOf(`entry_id=${first.id}`))[0]).toMatchObject({ cause: 'restore', current: true })
    const audit = await server.query(
      `select from audit_log where action = 'knowledge_restored' and target = $1`,
      [`knowledge:${first.id}`],
    )
    expect(audit).toHaveLength(1)
    await remove([first.id])
  })

  test('begins with what was shipped, and brings translations and answers back with their text', async () => {
    const [entry] = (await admin.json<KnowledgeList>(`${PATH}?category=LOI`)).entries
    if (!entry) throw new Error('nothing shipped')
    expect(entry.texts.translations).toBe(3)
    const changed = await update(entry, { content: 'Ours now.' })
    expect(changed.texts.stale).toEqual(['answers', 'de', 'es', 'fr'])
    const versions = await versionsOf(`entry_id=${entry.id}`)
    expect(versions.map(({ cause, actor }) => [cause, actor === null])).toEqual([
      ['form', false],
      ['shipped', true],
    ])
    const restored = await restore(versions[1]?.id, changed.updated_at)
    expect(restored.body.entry).toMatchObject({
      content: entry.content,
      texts: { stale: [], translations: 3 },
    })
  })

  test('brings a deleted entry back under its id, also a shipped one, which then answers and stays', async () => {
    const own = await create()
    const shipped = (await admin.json<KnowledgeList>(`${PATH}?category=LOI`)).entries[0]
    if (!shipped) throw new Error('nothing shipped')
    await remove([own.id, shipped.id])
    const gone = await versionsOf('deleted=true')
    for (const entry of [own, shipped]) {
      const deletion = gone.find((each) => each.entry_id === entry.id)
      expect(deletion).toMatchObject({ title: entry.title, deleted: true, current: true })
      expect(await version(deletion?.id)).toMatchObject({ stored: null, updated_at: null })
      expect(await restore(deletion?.id, entry.updated_at)).toMatchObject({ status: 409 })
      expect((await restore(deletion?.id, null)).body.entry).toMatchObject({
        id: entry.id,
        title: entry.title,
        source: entry.source,
      })
    }
    const still = (await versionsOf('deleted=true')).map(({ entry_id }) => entry_id)
    expect(still).not.toContain(own.id)
    expect(still).not.toContain(shipped.id)
    expect((await server.visitor().ask('What about yttrium?')).text).toContain('by the gram')
    await using second = await startTestServer({ database: server.databaseUrl })
    const after = await admin.at(second.url).json<KnowledgeList>(PATH)
    expect(after.entries.map(({ id }) => id)).toContain(shipped.id)
    await remove([own.id])
  })
})

describe('an import', () => {
  test('is undone as one: what it made goes, what it changed is as before', async () => {
    const before = await create({ title: 'Cerium' })
    const report = await load([
      { ...ENTRY, title: 'Cerium', content: 'Changed by the file.' },
      { ...ENTRY, title: 'Lanthanum' },
      { ...ENTRY, title: 'Terbium' },
    ])
    expect(report).toMatchObject({ created: 2, updated: 1 })
    expect((await batches())[0]).toMatchObject({
      id: report.batch,
      kind: 'import',
      subject: 'metals.csv',
      created: 2,
      updated: 1,
      undone_at: null,
    })
    expect((await undo(report.batch)).body).toEqual({
      undone: true,
      entries: 3,
      changed: { count: 0, entries: [] },
    })
    expect(await titles('yttrium')).toEqual(['Cerium'])
    expect((await find('cerium'))[0]).toMatchObject({ content: ENTRY.content, id: before.id })
    expect((await batches())[0]?.undone_at).toBeTruthy()
    expect(await undo(report.batch)).toMatchObject({ status: 409 })
    await remove([before.id])
  })

  test('names the entries that were changed since, and keeps them unless they are to go too', async () => {
    const load2 = () =>
      load([
        { ...ENTRY, title: 'Holmium' },
        { ...ENTRY, title: 'Erbium' },
      ])
    const first = await load2()
    const [holmium] = await find('Holmium')
    if (!holmium) throw new Error('not imported')
    await update(holmium, { content: 'Mine since.' })
    expect((await undo(first.batch)).body).toMatchObject({
      undone: false,
      changed: { count: 1, entries: [{ title: 'Holmium' }] },
    })
    expect(await titles('yttrium')).toEqual(['Erbium', 'Holmium'])
    expect((await undo(first.batch, 'keep')).body).toMatchObject({ undone: true, entries: 1 })
    expect(await titles('Holmium')).toEqual(['Holmium'])
    expect(await titles('Erbium')).toEqual([])
    await remove([holmium.id])

    const second = await load2()
    const [again] = await find('Holmium')
    if (again) await update(again, { content: 'Mine since.' })
    expect((await undo(second.batch, 'undo')).body).toMatchObject({ undone: true, entries: 2 })
    expect(await titles('Holmium')).toEqual([])
  })

  test('that changes nothing is no change to undo', async () => {
    const entry = await create()
    expect((await load([ENTRY])).batch).toBeNull()
    await remove([entry.id])
  })
})

describe('all that match', () => {
  const act = (body: object) =>
    send<{ changed: number; unchanged: number; full: string[]; batch: KnowledgeBatch | null }>(
      `${ADMIN_PATH}/act`,
      'POST',
      body,
    )
  const NUMBER = 300

  test('300 entries are tagged, filed and deleted in one act each, and each act is undone', async () => {
    const text = (n: number) => ({ ...ENTRY, title: `Element ${n}`, category: 'Bulk', keywords: [] })
    await load(Array.from({ length: NUMBER }, (_, index) => text(index)))
    const filter = { category: 'Bulk' }
    const wrong = await act({ act: { kind: 'delete' }, filter, expected: NUMBER - 1 })
    expect(wrong).toMatchObject({ status: 409, body: { current: { total: NUMBER } } })

    const tagged = await act({ act: { kind: 'tag', value: 'rare' }, filter, expected: NUMBER })
    expect(tagged.body).toMatchObject({ changed: NUMBER, unchanged: 0, full: [] })
    const again = await act({ act: { kind: 'tag', value: 'rare' }, filter, expected: NUMBER })
    expect(again.body).toMatchObject({ changed: 0, unchanged: NUMBER, batch: null })
    const count = async (query: string) => (await admin.json<KnowledgeList>(`${PATH}?${query}&page=1`)).total
    expect(await count('tag=rare')).toBe(NUMBER)
    await undo(tagged.body.batch?.id ?? null)
    expect(await count('tag=rare')).toBe(0)

    const filed = await act({ act: { kind: 'category', value: 'Metals' }, filter, expected: NUMBER })
    expect(await count('category=Metals')).toBe(NUMBER)
    await undo(filed.body.batch?.id ?? null)
    const deleted = await act({ act: { kind: 'delete' }, filter, expected: NUMBER })
    expect(deleted.body).toMatchObject({ changed: NUMBER, batch: { kind: 'delete', deleted: NUMBER } })
    expect(await count('category=Bulk')).toBe(0)
    await undo(deleted.body.batch?.id ?? null)
    expect(await count('category=Bulk')).toBe(NUMBER)
    await act({ act: { kind: 'delete' }, filter, expected: NUMBER })
  })

  test('an entry without room for another tag is named and left as it is', async () => {
    const entry = await create({ title: 'Full', relevance_tags: ['x'.repeat(495)] })
    const done = await act({ act: { kind: 'tag', value: 'another' }, ids: [entry.id], expected: 1 })
    expect(done.body).toMatchObject({ changed: 0, full: ['Full'], batch: null })
    expect(await act({ act: { kind: 'tag', value: 'a,b' }, ids: [entry.id], expected: 1 })).toMatchObject({
      status: 400,
    })
    await remove([entry.id])
  })
})
