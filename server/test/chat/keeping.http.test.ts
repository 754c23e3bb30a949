import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import type { Visitor } from '#server/test/visitor.ts'
import { type ConversationListItem, PINNED_MAX } from '#shared/conversations.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

async function start(member: Visitor, text: string): Promise<string> {
  member.conversationId = undefined
  await member.ask(text)
  return member.conversationId ?? ''
}

const change = (member: Visitor, id: string, json: object) =>
  member.fetch(`/rest/v1/conversations/${id}`, { method: 'PATCH', json })

const listOf = async (member: Visitor, query = '') =>
  (await member.json<ConversationListItem[]>(`/rest/v1/conversations${query}`)).map((each) => [
    each.id,
    each.pinned ? 'pinned' : each.archived ? 'archived' : 'listed',
  ])

describe('pinning', () => {
  test('puts a conversation first in the list until it is unpinned, and changes no date', async () => {
    const member = await server.member()
    const [first, second] = [await start(member, 'Hello'), await start(member, 'Hello again')]
    expect(await (await change(member, first, { pinned: true })).json()).toMatchObject({
      id: first,
      pinned: true,
      archived: false,
    })
    expect(await listOf(member)).toEqual([
      [first, 'pinned'],
      [second, 'listed'],
    ])
    await change(member, first, { pinned: false })
    expect(await listOf(member)).toEqual([
      [second, 'listed'],
      [first, 'listed'],
    ])
  })

  test(`PATCH answers 409 pins_full to one more than ${PINNED_MAX}, also when many are pinned at once`, async () => {
    const member = await server.member()
    const { id } = await member.json<{ id: string }>('/rest/v1/profile')
    const rows = await server.query<{ id: string }>(
      'insert into conversations (user_id) select $1 from generate_series(1, $2) returning id',
      [id, PINNED_MAX + 3],
    )
    const answers = await Promise.all(rows.map((row) => change(member, row.id, { pinned: true })))
    const refused = answers.filter(({ status }) => status !== 200)
    expect(await Promise.all(refused.map((answer) => answer.json()))).toMatchObject(
      Array.from({ length: 3 }, () => ({ code: 'pins_full' })),
    )
    // What is pinned already takes no further place.
    const [[pinned = ''] = []] = await listOf(member)
    expect((await change(member, pinned, { pinned: true })).status).toBe(200)
  })
})

describe('archiving', () => {
  test('takes a conversation out of the list, and ?archived= asks for it', async () => {
    const member = await server.member()
    const [first, second] = [await start(member, 'Hello'), await start(member, 'Hello again')]
    await change(member, first, { archived: true })
    expect(await listOf(member)).toEqual([[second, 'listed']])
    expect(await listOf(member, '?archived=1')).toEqual([[first, 'archived']])
    expect(await listOf(member, '?archived=all')).toEqual([
      [second, 'listed'],
      [first, 'archived'],
    ])
    expect((await member.fetch('/rest/v1/conversations?archived=yes')).status).toBe(400)
  })

  test('unpins, and pinning brings back', async () => {
    const member = await server.member()
    const id = await start(member, 'Hello')
    await change(member, id, { pinned: true })
    await change(member, id, { archived: true })
    expect(await listOf(member, '?archived=all')).toEqual([[id, 'archived']])
    await change(member, id, { pinned: true })
    expect(await listOf(member, '?archived=all')).toEqual([[id, 'pinned']])
  })

  test('ends with the next message', async () => {
    const member = await server.member()
    const id = await start(member, 'Hello')
    await change(member, id, { archived: true })
    await member.ask('One more thing')
    expect(await listOf(member)).toEqual([[id, 'listed']])
  })
})

test('PATCH changes nothing of a conversation without a field, with both states, or of somebody else', async () => {
  const [ada, ben] = [await server.member('Ada'), await server.member('Ben')]
  const id = await start(ada, 'Hello')
  for (const json of [{}, { pinned: true, archived: true }, { pinned: 'yes' }, { archived: 1 }]) {
    expect((await change(ada, id, json)).status).toBe(400)
  }
  expect((await change(ben, id, { pinned: true })).status).toBe(404)
  expect((await change(ben, id, { archived: true })).status).toBe(404)
  expect(await listOf(ada)).toEqual([[id, 'listed']])
})

test('the account’s export says what is pinned and what is archived', async () => {
  const member = await server.member()
  const [first, second] = [await start(member, 'Hello'), await start(member, 'Hello again')]
  await change(member, first, { pinned: true })
  await change(member, second, { archived: true })
  expect(await member.json('/rest/v1/account/export')).toMatchObject({
    conversations: [
      { id: first, pinned: true, archived: false },
      { id: second, pinned: false, archived: true },
    ],
  })
})
