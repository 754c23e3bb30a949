import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import { held, saidIn, startUpstream, toldIn, type Upstream } from '#server/test/upstream.ts'
import type { Visitor } from '#server/test/visitor.ts'
import type { ChatMessage } from '#shared/conversations.ts'

let upstream: Upstream
let server: TestServer
beforeAll(async () => {
  upstream = await startUpstream()
  server = await startTestServer({ env: upstream.env })
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await upstream[Symbol.asyncDispose]()
})

/** The messages of the person's in view, each with its version. */
const told = (messages: readonly ChatMessage[]) =>
  messages
    .filter(({ role }) => role === 'user')
    .map(({ content, version, versions }) => `${content} ${version}/${versions}`)

const idOf = async (member: Visitor, content: string) =>
  (await member.messages()).find((message) => message.content === content)?.id ?? ''

const put = (member: Visitor, messageId: string, version: number, id = member.conversationId) =>
  member.fetch(`/rest/v1/conversations/${id}/version`, { method: 'PUT', json: { messageId, version } })

async function show(member: Visitor, content: string, version: number): Promise<ChatMessage[]> {
  const answer = await put(member, await idOf(member, content), version)
  expect(answer.status).toBe(200)
  return (await answer.json()) as ChatMessage[]
}

/** Returns what was said in the conversation as the model was sent it last. */
const seen = () => saidIn(upstream.calls.at(-1)).map(({ content }) => content)

async function edited(): Promise<Visitor> {
  const member = await server.member()
  await member.ask('One')
  await member.ask('Two')
  await member.ask('Three')
  await member.ask('Two again', { editMessageId: await idOf(member, 'Two') })
  return member
}

describe('editing an earlier message', () => {
  test('keeps the branch that it leaves: each message says which version it is, of how many', async () => {
    const member = await edited()
    expect(told(await member.messages())).toEqual(['One 1/1', 'Two again 2/2'])
    await member.ask('Four')
    const before = await member.messages()
    expect(told(await show(member, 'Two again', 1))).toEqual(['One 1/1', 'Two 1/2', 'Three 1/1'])
    expect(await show(member, 'Two', 2)).toEqual(before)
    expect(await member.messages()).toEqual(before)
  })

  test('goes on from the branch in view: a model sees that one and no other', async () => {
    const member = await edited()
    await show(member, 'Two again', 1)
    await member.ask('Five')
    expect(told(await member.messages())).toEqual(['One 1/1', 'Two 1/2', 'Three 1/1', 'Five 1/1'])
    expect(seen()).toEqual(expect.arrayContaining(['One', 'Two', 'Three', 'Five']))
    expect(seen()).not.toContain('Two again')
    expect(told(await show(member, 'Two', 2))).toEqual(['One 1/1', 'Two again 2/2'])
  })

  test('works of the first message, of a version, and of messages within a branch', async () => {
    const member = await edited()
    await member.ask('Two once more', { editMessageId: await idOf(member, 'Two again') })
    await show(member, 'Two once more', 1)
    await member.ask('Three again', { editMessageId: await idOf(member, 'Three') })
    await member.ask('Uno', { editMessageId: await idOf(member, 'One') })
    expect(told(await member.messages())).toEqual(['Uno 2/2'])
    // Below a version stands what was written last in its branch.
    expect(told(await show(member, 'Uno', 1))).toEqual(['One 1/2', 'Two once more 3/3'])
    expect(told(await show(member, 'Two once more', 1))).toEqual(['One 1/2', 'Two 1/3', 'Three again 2/2'])
  })

  test('reaches a message that lies further back than a model is sent', async () => {
    const member = await server.member()
    await member.ask('The very first')
    const first = await idOf(member, 'The very first')
    const [row] = await server.query<{ user_id: string }>('select user_id from conversations where id = $1', [
      member.conversationId,
    ])
    await server.query(
      `insert into chat_messages (conversation_id, user_id, role, content, status)
       select $1, $2, case when n % 2 = 1 then 'user' else 'assistant' end, 'n' || n, 'complete' from generate_series(1, 260) n`,
      [member.conversationId, row?.user_id],
    )
    await member.ask('The new first', { editMessageId: first })
    expect(told(await member.messages())).toEqual(['The new first 2/2'])
  })

  test('keeps the reply that stood there last, after it was written again', async () => {
    const member = await server.member()
    await member.ask('One')
    await member.ask('', { regenerate: true })
    const [, newer] = await member.messages()
    await member.ask('Uno', { editMessageId: await idOf(member, 'One') })
    const [, shown] = await show(member, 'Uno', 1)
    expect(shown?.id).toBe(newer?.id)
  })
})

describe('PUT /rest/v1/conversations/:id/version', () => {
  test('answers 404 to a version or a message that is not there, is not in view, or is a reply', async () => {
    const member = await edited()
    const two = await idOf(member, 'Two again')
    const [, reply] = await member.messages()
    for (const version of [3, 999_999]) expect((await put(member, two, version)).status).toBe(404)
    for (const version of [0, -1, 1.5]) expect((await put(member, two, version)).status).toBe(400)
    expect((await put(member, reply?.id ?? '', 1)).status).toBe(404)
    await show(member, 'Two again', 1)
    expect((await put(member, two, 1)).status).toBe(404)
  })

  test('answers 409 busy while a reply is being written, and changes nothing', async () => {
    const member = await edited()
    const behaviour = held('One ')
    upstream.script(behaviour)
    const response = await member.post('And?')
    const answer = await put(member, await idOf(member, 'Two again'), 1)
    expect(await answer.json()).toMatchObject({ code: 'busy' })
    await behaviour.release('two.')
    await response.text()
    expect(told(await member.messages())).toEqual(['One 1/1', 'Two again 2/2', 'And? 1/1'])
  })

  test('is for visitors too, for their own conversation, and a claim keeps the versions', async () => {
    const [visitor, other] = [server.visitor(), server.visitor()]
    await visitor.ask('One')
    await visitor.ask('Uno', { editMessageId: await idOf(visitor, 'One') })
    await other.ask('Hello')
    const uno = await idOf(visitor, 'Uno')
    expect((await put(other, uno, 1, visitor.conversationId)).status).toBe(404)
    expect((await put(other, uno, 1, other.conversationId)).status).toBe(404)
    expect(told(await show(visitor, 'Uno', 1))).toEqual(['One 1/2'])
    const member = Object.assign(await server.member(), { conversationId: visitor.conversationId })
    const json = { session_id: visitor.sessionId }
    await member.json('/functions/v1/claim-conversations', { method: 'POST', json })
    expect(told(await show(member, 'One', 2))).toEqual(['Uno 2/2'])
  })

  test('forgets a summary that tells of a branch that is no longer in view', async () => {
    const member = await edited()
    await server.query(
      `update conversations set summary = 'Two again was said.', summary_through = (select max(seq) from chat_messages
         where conversation_id = $1) where id = $1`,
      [member.conversationId],
    )
    await show(member, 'Two again', 1)
    expect(
      await server.query('select summary from conversations where id = $1', [member.conversationId]),
    ).toEqual([{ summary: null }])
  })
})

describe('POST /functions/v1/chat with length', () => {
  test('tells the model how long the reply was that it takes the place of', async () => {
    const member = await server.member()
    await member.ask('What is an ICP?')
    const [, reply] = await member.messages()
    const words = reply?.content.split(/\s+/).filter(Boolean).length
    await member.ask('', { regenerate: true, length: 'shorter' })
    expect(toldIn(upstream.calls.at(-1))).toContain(
      `shorter reply to the message that follows than the last one, which had ${words} words`,
    )
    await member.ask('', { regenerate: true, length: 'longer' })
    expect(toldIn(upstream.calls.at(-1))).toContain('asks for a longer reply')
    await member.ask('', { regenerate: true })
    expect(toldIn(upstream.calls.at(-1))).not.toContain('reply to the message that follows than')
    expect(await member.messages()).toHaveLength(2)
  })

  test('answers 400 without regenerate, and to another length', async () => {
    const member = await server.member()
    await member.ask('What is an ICP?')
    expect((await member.post('And?', { length: 'shorter' })).status).toBe(400)
    const json = { messages: [{ role: 'user', content: '' }], conversationId: member.conversationId }
    const wish = { ...json, regenerate: true, length: 'endless' }
    expect((await member.fetch('/functions/v1/chat', { method: 'POST', json: wish })).status).toBe(400)
  })

  test('has the guide say less of its answer, or all of it', async () => {
    await using guided = await startTestServer()
    const member = await guided.member()
    await member.ask('How many customer interviews do I need before I build?')
    const lengthOf = async () => (await member.messages()).at(-1)?.content.length ?? 0
    const usual = await lengthOf()
    await member.ask('', { regenerate: true, length: 'shorter' })
    const shorter = await lengthOf()
    await member.ask('', { regenerate: true, length: 'longer' })
    expect(shorter).toBeLessThan(usual)
    expect(await lengthOf()).toBeGreaterThanOrEqual(usual)
  })
})
