import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import type { Visitor } from '#server/test/visitor.ts'
import type { KnowledgeEntry } from '#shared/admin/knowledge.ts'

const PATH = '/functions/v1/manage-knowledge'
const ENTRY = {
  title: 'Zirconia ladles',
  content: 'Offer zirconia ladles to foundries by the melt.',
  category: 'Pricing',
  keywords: ['zirconia', 'ladle'],
  relevance_tags: ['L3'],
}

let first: TestServer
let second: TestServer
let admin: Visitor
beforeAll(async () => {
  first = await startTestServer()
  second = await startTestServer({ database: first.databaseUrl })
  admin = await first.admin()
})
afterAll(async () => {
  await second[Symbol.asyncDispose]()
  await first[Symbol.asyncDispose]()
})

const send = async (method: string, json: object) =>
  (await (await admin.fetch(PATH, { method, json })).json()) as { entry: KnowledgeEntry }
/** Returns what another process than the one that was told finds. */
const found = async (text: string) => {
  const { knowledge } = second.runtime.deps
  return (await knowledge.run('searchAndExplain', { text, language: 'en', limit: 5 })).hits
}

test('a new, an edited and a deleted entry count at once, on every replica', async () => {
  expect(await found('zirconia ladles')).toEqual([])
  const { entry } = await send('POST', ENTRY)
  expect((await found('zirconia ladles'))[0]).toMatchObject({ id: entry.id })
  await send('PUT', {
    ...ENTRY,
    id: entry.id,
    title: 'Obsidian spoons',
    content: 'Gone',
    keywords: ['obsidian'],
  })
  expect(await found('zirconia ladles')).toEqual([])
  expect((await found('obsidian spoons'))[0]).toMatchObject({ id: entry.id, title: 'Obsidian spoons' })
  await send('DELETE', { id: entry.id })
  expect(await found('obsidian spoons')).toEqual([])
})

test('a change that is taken back in the same transaction leaves everything as it was', async () => {
  const before = await found('pilot one-pager')
  await first.query('begin')
  await first.query(`delete from knowledge_entries where slug = 'pilot-one-pager'`)
  expect((await found('pilot one-pager')).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  await first.query('rollback')
  expect((await found('pilot one-pager')).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
})

test('phrasings of a shipped entry go with the title that they were written for', async () => {
  const rows = await first.query<{ phrasings: object }>(`
    update knowledge_entries set title = 'Something else', edited = true where slug = 'unit-economics-minimum'
    returning phrasings`)
  expect(rows[0]?.phrasings).toEqual({})
  await first.query(
    `update knowledge_entries set content = content || '.' where slug = 'sales-learning-curve'`,
  )
  const [kept] = await first.query<{ phrasings: { en: string[] } }>(
    `select phrasings from knowledge_entries where slug = 'sales-learning-curve'`,
  )
  expect(kept?.phrasings.en.length).toBeGreaterThan(3)
})

test('answers of a shipped entry are set aside when a person changes its text, and not with its keywords', async () => {
  const shipped = JSON.stringify([{ asks: {}, says: {}, steps: {} }])
  const [entry] = await first.query<{ id: string; title: string; content: string; category: string }>(
    `update knowledge_entries set answers = $1 where slug = 'grants-are-not-traction'
     returning id, title, content, category`,
    [shipped],
  )
  const lists = { keywords: ['cash'], relevance_tags: [] }
  const answers = async () => {
    const [row] = await first.query<{ answers: object[]; stale: string[] }>(
      `select answers, stale from knowledge_entries where slug = 'grants-are-not-traction'`,
    )
    return { answers: row?.answers.length, stale: row?.stale.includes('answers') }
  }
  await send('PUT', { ...entry, ...lists })
  expect(await answers()).toEqual({ answers: 1, stale: false })
  await send('PUT', { ...entry, ...lists, content: 'Ours now.' })
  expect(await answers()).toEqual({ answers: 1, stale: true })
})

test('what a reply was given is recorded with it, also that nothing was found', async () => {
  const person = await first.member()
  await person.ask('How do I structure a pilot with a customer?')
  await person.ask('Who won the Bundesliga last weekend?')
  const rows = await first.query<{
    found: boolean
    entry_ids: string[]
    scores: number[]
    best_score: number
  }>('select * from retrievals order by created_at')
  expect(rows.map(({ found }) => found)).toEqual([true, false])
  expect(rows[0]?.entry_ids).toHaveLength(rows[0]?.scores.length ?? 0)
  expect(rows[0]?.best_score).toBe(rows[0]?.scores[0])
  const [title] = await first.query<{ title: string }>('select title from knowledge_entries where id = $1', [
    rows[0]?.entry_ids[0],
  ])
  expect(title?.title).toMatch(/pilot/i)
  await first.query('delete from conversations')
  expect(await first.query('select from retrievals')).toEqual([])
})
