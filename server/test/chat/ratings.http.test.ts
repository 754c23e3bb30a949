import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import type { Visitor } from '#server/test/visitor.ts'
import type { RatedReply } from '#shared/ratings.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

async function answered(): Promise<{ member: Visitor; question: string; reply: string }> {
  const member = await server.member()
  await member.ask('What is an ICP?')
  const [question, reply] = await member.messages()
  return { member, question: question?.id ?? '', reply: reply?.id ?? '' }
}

const rate = (caller: Visitor, id: string, json: object) =>
  caller.fetch(`/rest/v1/messages/${id}/rating`, { method: 'PUT', json })
const takeBack = (caller: Visitor, id: string) =>
  caller.fetch(`/rest/v1/messages/${id}/rating`, { method: 'DELETE' })
const shown = async (member: Visitor) => (await member.messages()).map(({ rating }) => rating)

describe('PUT /rest/v1/messages/:id/rating', () => {
  test('keeps a thumb with its reason, changes it and drops the reason of a thumb up', async () => {
    const { member, reply } = await answered()
    const down = { rating: 'down', reason: 'too_long', comment: ' Half of it would do ' }
    const kept = { rating: 'down', reason: 'too_long', comment: 'Half of it would do' }
    expect(await (await rate(member, reply, down)).json()).toEqual(kept)
    expect(await shown(member)).toEqual([null, kept])
    await rate(member, reply, { rating: 'up', reason: 'too_long' })
    expect(await shown(member)).toEqual([null, { rating: 'up', reason: null, comment: '' }])
  })

  test('answers 400 to an unknown thumb or reason and to a line that is too long', async () => {
    const { member, reply } = await answered()
    for (const json of [
      {},
      { rating: 'sideways' },
      { rating: 'down', reason: 'ugly' },
      { rating: 'down', comment: 'x'.repeat(501) },
    ]) {
      expect((await rate(member, reply, json)).status).toBe(400)
    }
    expect(await shown(member)).toEqual([null, null])
  })

  test('answers 404 for one’s own message and for another’s reply, and 401 to a visitor', async () => {
    const [{ question, member, reply }, other] = [await answered(), await server.member()]
    expect((await rate(member, question, { rating: 'up' })).status).toBe(404)
    expect((await rate(other, reply, { rating: 'up' })).status).toBe(404)
    expect((await takeBack(other, reply)).status).toBe(404)
    const visitor = server.visitor()
    await visitor.ask('What is an ICP?')
    const [, theirs] = await visitor.messages()
    expect((await rate(visitor, theirs?.id ?? '', { rating: 'up' })).status).toBe(401)
    expect(await server.query('select from message_ratings where message_id = $1', [reply])).toEqual([])
  })
})

test('DELETE /rest/v1/messages/:id/rating takes a thumb back, once', async () => {
  const { member, reply } = await answered()
  await rate(member, reply, { rating: 'up' })
  expect(await (await takeBack(member, reply)).json()).toEqual({ removed: true })
  expect(await (await takeBack(member, reply)).json()).toEqual({ removed: false })
  expect(await shown(member)).toEqual([null, null])
})

test('a rating is in the account’s export and goes with the conversation and with the account', async () => {
  const { member, reply } = await answered()
  await rate(member, reply, { rating: 'down', comment: 'No' })
  const rated = () => server.query('select from message_ratings where message_id = $1', [reply])
  expect(await member.json('/rest/v1/account/export')).toMatchObject({
    conversations: [
      { messages: [{ rating: null }, { rating: { rating: 'down', reason: null, comment: 'No' } }] },
    ],
  })
  await member.json(`/rest/v1/conversations/${member.conversationId}`, { method: 'DELETE' })
  expect(await rated()).toEqual([])
})

describe('GET /rest/v1/ratings', () => {
  test('shows admins the newest ratings with question and reply, by thumb and reason, and writes the look down', async () => {
    const [{ member, reply }, liked, admin] = [await answered(), await answered(), await server.admin()]
    await rate(member, reply, { rating: 'down', reason: 'wrong_facts', comment: 'Not so' })
    await rate(liked.member, liked.reply, { rating: 'up' })
    const list = (query: string) => admin.json<RatedReply[]>(`/rest/v1/ratings${query}`)
    const ids = (rated: RatedReply[]) => rated.map(({ message_id }) => message_id)
    expect(ids(await list('?limit=2'))).toEqual([liked.reply, reply])
    expect(ids(await list('?rating=up&limit=1'))).toEqual([liked.reply])
    const [found] = await list('?rating=down&reason=wrong_facts')
    expect(found).toMatchObject({
      message_id: reply,
      conversation_id: member.conversationId,
      rating: 'down',
      comment: 'Not so',
      question: 'What is an ICP?',
    })
    const { log } = await member.json<{ log: { action: string }[] }>('/rest/v1/account/export')
    expect(log.filter(({ action }) => action === 'rating_viewed')).toHaveLength(2)
  })

  test('answers 403 while conversations are closed to operators', async () => {
    const env = { ADMIN_CONVERSATIONS: 'off' }
    await using closed = await startTestServer({ database: server.databaseUrl, env })
    expect((await (await closed.admin()).fetch('/rest/v1/ratings')).status).toBe(403)
  })
})
