import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import type { Visitor } from '#server/test/visitor.ts'
import { knowledgeApi } from '#shared/admin/knowledge.ts'
import type { PlaybookEntry } from '#shared/playbook.ts'

let server: TestServer
let visitor: Visitor

beforeAll(async () => {
  server = await startTestServer()
  visitor = server.visitor()
})
afterAll(() => server[Symbol.asyncDispose]())

const idOf = async (title: string) =>
  (await server.query<{ id: string }>('select id from knowledge_entries where title = $1', [title]))[0]?.id ??
  ''
const path = (id: string, lang = 'en') => `/rest/v1/playbook/${encodeURIComponent(id)}?lang=${lang}`
const read = (id: string, lang?: string) => visitor.json<PlaybookEntry>(path(id, lang))
const statusOf = async (id: string) => (await visitor.fetch(path(id))).status

describe('GET playbook/:id', () => {
  test('shows an entry in its parts to anybody, by its id or its title', async () => {
    const id = await idOf('Paid or free pilot')
    const entry = await read(id)
    expect(entry).toMatchObject({
      id,
      title: 'Paid or free pilot',
      category: 'Pilot',
      lang: 'en',
      claim: 'Charge for the pilot, but make the success criterion matter more than the fee.',
      document: 'pilot',
    })
    expect(entry.steps).toHaveLength(3)
    expect(entry.steps[0]?.deliverable).toBe('a one-line offer.')
    expect(entry.rule).toMatch(/^Rule of thumb from a practice guide/)
    expect(entry.skipIf).toMatch(/^With the very first site/)
    expect(entry.example).toMatch(/^A utility wanted a free pilot/)
    expect(entry.readNext).toHaveLength(3)
    expect(await read('Paid or free pilot')).toEqual(entry)
    for (const next of entry.readNext) expect((await read(next.id)).title).toBe(next.title)
  })

  test.each(['de', 'es', 'fr'])(
    'shows what is translated into %s, and leaves out what is not',
    async (lang) => {
      const entry = await read('Paid or free pilot', lang)
      expect(entry.lang).toBe(lang)
      for (const next of entry.readNext) expect((await read(next.id, lang)).title).toBe(next.title)
      expect(entry.claim.length).toBeGreaterThan(40)
      expect(entry.steps.every(({ deliverable }) => deliverable !== null)).toBe(true)
      expect(entry.example).toBeNull()
    },
  )

  test('shows what an operator writes from the moment it is saved, and nothing once it is deleted', async () => {
    const admin = await server.admin()
    const id = await idOf('Pilot one-pager')
    const written = {
      id,
      title: 'Pilot one-pager',
      category: 'Pilot',
      keywords: ['pilot'],
      relevance_tags: ['pilot'],
      content:
        'Ein Blatt reicht. Mehr liest niemand.\n\n**Beispiel:** Ein Werk unterschrieb nach einer Seite.',
    }
    await admin.json(knowledgeApi.update.path, { method: 'PUT', json: written })
    expect(await read(id, 'fr')).toMatchObject({
      lang: 'de',
      claim: 'Ein Blatt reicht.',
      text: 'Mehr liest niemand.',
      example: 'Ein Werk unterschrieb nach einer Seite.',
      steps: [],
      rule: null,
    })
    await admin.json(knowledgeApi.remove.path, { method: 'DELETE', json: { id } })
    expect(await statusOf(id)).toBe(404)
    expect((await read('Paid or free pilot')).readNext.map(({ id }) => id)).not.toContain(id)
  })

  test('answers 404 for what is no entry, and 400 for a language that there is not', async () => {
    expect(await statusOf(randomUUID())).toBe(404)
    expect(await statusOf('no entry at all')).toBe(404)
    expect((await visitor.fetch(path('Paid or free pilot', 'it'))).status).toBe(400)
    const gone = await visitor.fetch(path(randomUUID()))
    expect(await gone.json()).toMatchObject({ error: 'This entry is no longer in the playbook.' })
  })
})
