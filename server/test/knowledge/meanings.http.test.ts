import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import { until } from '#server/test/until.ts'

/** A provider for which copper and conductors mean the same, and everything else something else. */
const provider = createServer(async (request, response) => {
  // The list of models, which is read for their last days.
  if (request.method === 'GET') return void response.end('{"data":[]}')
  const { input } = (await json(request)) as { input: string[] }
  calls += 1
  if (failing) {
    response.writeHead(500).end()
    return
  }
  const data = input.map((text, index) => ({
    index,
    embedding: /copper|conductor/i.test(text) ? [1, 0] : [0, 1],
  }))
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data }))
})
let failing = false
let calls = 0
let env: Record<string, string>
let server: TestServer

beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  const { port } = provider.address() as AddressInfo
  env = { OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`, EMBEDDING_MODEL: 'tiny' }
  server = await startTestServer({ env })
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  provider.close()
})

const best = async (question: string, from = server) => {
  const { knowledge } = from.runtime.deps
  const vector = await knowledge.meaningOf(question)
  const query = { text: question, language: 'en' as const, limit: 1, vector }
  return (await knowledge.run('searchAndExplain', query)).hits[0]?.title
}
const chunks = () => server.query<{ text_hash: string }>('select text_hash from knowledge_chunks')

test('what shares no word is found by its meaning once the background has caught up', async () => {
  await server.query(
    `insert into knowledge_entries (title, content, category) values ('Copper foil', 'Foil.', 'Notes')`,
  )
  await best('anything')
  await until(async () => (await chunks()).length > 60)
  expect(await best('zinc conductor sheets')).toBe('Copper foil')
})

test('a changed entry loses its old meaning at once', async () => {
  await server.query(
    `update knowledge_entries set title = 'Basalt fibre', content = 'Rock.' where title = 'Copper foil'`,
  )
  expect(await best('zinc conductor sheets')).not.toBe('Basalt fibre')
})

test('vectors that are stored are not asked for again by the next process', async () => {
  const before = await until(async () => {
    const [row] = await server.query<{ waiting: boolean }>(`select not exists (
      select from knowledge_entries where id not in (select entry_id from knowledge_chunks)) as waiting`)
    return row?.waiting ? calls : undefined
  })
  await using second = await startTestServer({ env, database: server.databaseUrl })
  await best('how do I price a pilot?', second)
  expect(calls - Number(before)).toBeLessThan(5)
})

test('a provider that fails harms no search by words', async () => {
  failing = true
  expect(await best('How do I structure a pilot on one page?')).toMatch(/pilot/i)
})
