import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readEvents } from '#server/test/read-events.ts'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import { until } from '#server/test/until.ts'
import { held, startUpstream, type Upstream } from '#server/test/upstream.ts'
import type { Visitor } from '#server/test/visitor.ts'

/** The aims of issue 6. */
const AIMS = { openApp: 4, openConversation: 2, search: 2, firstChunk: 5, wholeReply: 13 }

let upstream: Upstream
let server: TestServer
let member: Visitor

beforeAll(async () => {
  upstream = await startUpstream()
  server = await startTestServer({ env: upstream.env })
  member = await server.member()
  await member.ask('We did 12 interviews with plant managers.')
  // The title of a new conversation follows its first reply, beside what is counted here.
  const titled = "select from usage_events where purpose = 'title'"
  await until(async () => (await server.query(titled)).length > 0)
})
afterAll(async () => {
  vi.restoreAllMocks()
  await server[Symbol.asyncDispose]()
  await upstream[Symbol.asyncDispose]()
})

/** What goes on by itself every few seconds: sweeps, readings that wait, and the text so far of running replies. */
const BY_ITSELF = /with orphans|select distinct on \(job\.user_id\)|with changed as/

/** Returns what the driver sends to the database while `work` runs. */
async function roundTrips(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await work()
  const sent = query.mock.calls.map(([statement]) =>
    typeof statement === 'string' ? statement : ((statement as unknown as { text?: string }).text ?? ''),
  )
  query.mockRestore()
  return sent.filter((statement) => !BY_ITSELF.test(statement))
}

/** Without what opens and ends a transaction. */
const queries = (sent: string[]) => sent.filter((statement) => !/^(begin|commit)/.test(statement))

test('opening the app costs at most four queries: the conversations and the roadmap, whose answers tell the role', async () => {
  const sent = queries(
    await roundTrips(async () => {
      const answers = await Promise.all(
        ['/rest/v1/conversations', '/rest/v1/dashboard'].map((path) => member.fetch(path)),
      )
      expect(answers.map(({ headers }) => headers.get('x-role'))).toEqual(['user', 'user'])
    }),
  )
  expect(sent.length, sent.join('\n')).toBeLessThanOrEqual(AIMS.openApp)
})

test('opening a conversation costs at most two queries', async () => {
  const sent = queries(await roundTrips(() => member.messages()))
  expect(sent.length, sent.join('\n')).toBeLessThanOrEqual(AIMS.openConversation)
})

test('a search over conversations costs at most two queries', async () => {
  const sent = queries(await roundTrips(() => member.json('/rest/v1/conversations?search=plant')))
  expect(sent.length, sent.join('\n')).toBeLessThanOrEqual(AIMS.search)
})

test('a message costs at most 13 round trips in all, its reply and its reading by a model among them', async () => {
  const sent = await roundTrips(() => member.ask('We did 3 more interviews with plant managers.'))
  expect(sent.length, sent.join('\n')).toBeLessThanOrEqual(AIMS.wholeReply)
})

// The last one: what follows a reply goes on after its test.
test('a message costs at most five round trips until its first chunk, begin and commit among them', async () => {
  const behaviour = held('One ')
  upstream.script(behaviour)
  const sent = await roundTrips(async () => {
    const response = await member.post('How should I price the pilot?')
    for await (const { id } of readEvents(response)) if (id === '1') break
  })
  await behaviour.release()
  expect(sent.length, sent.join('\n')).toBeLessThanOrEqual(AIMS.firstChunk)
})
