import { afterAll, beforeAll, expect, test } from 'vitest'
import { edit } from '#server/test/roadmap.ts'
import { startTestServer, type TestServer } from '#server/test/server.ts'

const PATH = '/rest/v1/dashboard/situation'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

test('GET /rest/v1/dashboard/situation tells the roadmap and the last messages of a conversation', async () => {
  const member = await server.member()
  await edit(member, { field: 'technology', before: null, after: 'A methane sensor' })
  await member.ask('What margin does a reseller get?')
  const { prompt } = await member.json<{ prompt: string }>(`${PATH}?conversationId=${member.conversationId}`)
  expect(prompt).toContain('Technology: A methane sensor')
  expect(prompt).toContain('Me: What margin does a reseller get?')
})

test('GET /rest/v1/dashboard/situation goes without a conversation, too', async () => {
  const member = await server.member()
  await edit(member, { field: 'technology', before: null, after: 'A methane sensor' })
  expect((await member.json<{ prompt: string }>(PATH)).prompt).toContain('Technology: A methane sensor')
})

test('GET /rest/v1/dashboard/situation answers 404 for the conversation of somebody else', async () => {
  const [member, other] = [await server.member(), await server.member()]
  await other.ask('What margin does a reseller get?')
  expect((await member.fetch(`${PATH}?conversationId=${other.conversationId}`)).status).toBe(404)
})

test('GET /rest/v1/dashboard/situation answers 401 to a visitor', async () => {
  expect((await server.visitor().fetch(PATH)).status).toBe(401)
})
