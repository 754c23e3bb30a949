import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import type { Visitor } from '#server/test/visitor.ts'
import type { EntryTexts } from '#shared/admin/entry-texts.ts'
import type { KnowledgeEntry, KnowledgeList } from '#shared/admin/knowledge.ts'

type Shown = EntryTexts & { updated_at: string }

const PATH = '/functions/v1/manage-knowledge'
const ENTRY = {
  title: 'Zirconia crucibles',
  content: 'Sell zirconia crucibles by the melt, not by the piece.',
  category: 'Pricing',
  keywords: ['zirconia'],
  relevance_tags: ['L3'],
}
const ANSWER = {
  id: 'by-the-melt',
  asks: { en: ['How do I price zirconia crucibles?'] },
  says: { en: 'Charge for each melt that a zirconia crucible survives.' },
  steps: { en: ['Count the melts of one crucible.'] },
}
const SOMEBODY = expect.any(String)
const TEXTS: EntryTexts = {
  translations: { de: 'Verkauft Zirkonoxid-Tiegel je Schmelze.' },
  answers: [ANSWER],
  stale: [],
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

const created = async (title = ENTRY.title) => {
  const response = await admin.fetch(PATH, { method: 'POST', json: { ...ENTRY, title } })
  return ((await response.json()) as { entry: KnowledgeEntry }).entry
}
const textsPath = ({ id }: { id: string }) => `/rest/v1/admin/knowledge/${id}/texts`
const readTexts = (entry: { id: string }) => admin.json<Shown>(textsPath(entry))
const saveTexts = (entry: { id: string }, texts: EntryTexts, expectedUpdatedAt: string) =>
  admin.fetch(textsPath(entry), { method: 'PUT', json: { ...texts, expectedUpdatedAt } })
const update = (entry: KnowledgeEntry, change: object) =>
  admin.fetch(PATH, { method: 'PUT', json: { ...entry, ...change } })

describe('translations and prepared answers of an entry', () => {
  test('are saved, read, and lead a reply at once', async () => {
    const entry = await created()
    const saved = await saveTexts(entry, TEXTS, entry.updated_at)
    expect(saved.status).toBe(200)
    expect(await readTexts(entry)).toMatchObject(TEXTS)
    const [listed] = (await admin.json<KnowledgeList>(`${PATH}?search=crucibles`)).entries
    expect(listed?.texts).toEqual({ translations: 1, answers: 1, stale: [] })
    const { text } = await server.visitor().ask('How do I price zirconia crucibles?')
    expect(text).toContain('Charge for each melt')
  })

  test('become stale with a new text, are not used, and come back when somebody says that they are right', async () => {
    const entry = await created('Zirconia nozzles')
    const nozzles = { ...ANSWER, asks: { en: ['How do I price zirconia nozzles?'] } }
    await saveTexts(entry, { ...TEXTS, answers: [nozzles] }, entry.updated_at)
    const { updated_at } = await readTexts(entry)
    await update(entry, { content: 'Sell zirconia nozzles by the tonne.', expectedUpdatedAt: updated_at })
    const stale = await readTexts(entry)
    expect(stale).toMatchObject({ translations: TEXTS.translations, stale: ['answers', 'de'] })
    const question = 'How do I price zirconia nozzles?'
    expect((await server.visitor().ask(question)).text).not.toContain('Charge for each melt')
    await saveTexts(entry, { ...stale, stale: [] }, stale.updated_at)
    expect((await server.visitor().ask(question)).text).toContain('Charge for each melt')
  })

  test('stay in use where the operator says that they are right for the new text', async () => {
    const entry = await created('Zirconia tubes')
    await saveTexts(entry, TEXTS, entry.updated_at)
    const { updated_at } = await readTexts(entry)
    await update(entry, { content: 'Sell tubes.', keepTexts: true, expectedUpdatedAt: updated_at })
    expect((await readTexts(entry)).stale).toEqual([])
  })

  test('that somebody changed meanwhile are refused with what is stored', async () => {
    const entry = await created('Zirconia rods')
    await saveTexts(entry, TEXTS, entry.updated_at)
    const refused = await saveTexts(entry, { ...TEXTS, answers: [] }, entry.updated_at)
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({
      code: 'conflict',
      current: { answers: [ANSWER], savedBy: SOMEBODY },
    })
  })

  test.each([
    ['an answer without an id', { ...TEXTS, answers: [{ ...ANSWER, id: '' }] }],
    ['two answers with one id', { ...TEXTS, answers: [ANSWER, ANSWER] }],
    ['an empty answer', { ...TEXTS, answers: [{ ...ANSWER, says: { en: '' } }] }],
    ['a language that nobody knows', { ...TEXTS, translations: { pt: 'Olá' } }],
  ])('are refused with %s', async (_name, texts) => {
    const entry = await created('Zirconia plates')
    const refused = await admin.fetch(textsPath(entry), {
      method: 'PUT',
      json: { ...texts, expectedUpdatedAt: entry.updated_at },
    })
    expect(refused.status).toBe(400)
  })

  test.each(['json', 'csv'])('come back as they were from an exported %s file', async (format) => {
    const entry = await created(`Zirconia in ${format}`)
    await saveTexts(entry, TEXTS, entry.updated_at)
    const file = await admin.fetch(`/rest/v1/admin/knowledge/export?format=${format}&search=in+${format}`)
    const text = await file.text()
    const importing = (body: string) =>
      admin.fetch('/rest/v1/admin/knowledge/import', { method: 'POST', json: { format, text: body } })
    expect(await (await importing(text)).json()).toMatchObject({ imported: true, unchanged: 1 })
    await admin.fetch(PATH, { method: 'DELETE', json: { id: entry.id } })
    expect(await (await importing(text)).json()).toMatchObject({ imported: true, created: 1 })
    expect(await readTexts(entry)).toMatchObject(TEXTS)
  })
})

test('an answer that an operator changed outlives the next start of a release', async () => {
  await using first = await startTestServer()
  const olga = await first.admin()
  const entry = (await olga.json<KnowledgeList>(PATH)).entries.find(({ source }) => source === 'shipped')
  if (!entry) throw new Error('nothing shipped')
  const path = textsPath(entry)
  const stored = await olga.json<Shown>(path)
  const answers = stored.answers.map((answer) => ({ ...answer, says: { ...answer.says, en: 'Ours.' } }))
  const json = { ...stored, answers, expectedUpdatedAt: stored.updated_at }
  expect((await olga.fetch(path, { method: 'PUT', json })).status).toBe(200)
  await using second = await startTestServer({ database: first.databaseUrl })
  const after = await olga.at(second.url).json<Shown>(path)
  expect(after.answers.map(({ says }) => says.en)).toEqual(answers.map(() => 'Ours.'))
})
