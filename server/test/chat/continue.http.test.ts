import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import { ended, held, refusal, reply, saidIn, startUpstream, type Upstream } from '#server/test/upstream.ts'
import { type Reply, readReply, type Visitor } from '#server/test/visitor.ts'

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

const goOn = (member: Visitor) => member.post('ignored', { continue: true, messageId: undefined })
const finishOf = ({ events }: Reply) => events.map(({ choices }) => choices[0]?.finish_reason).find(Boolean)
const shown = async (member: Visitor) =>
  (await member.messages()).map(({ role, content, status, finish }) => ({ role, content, status, finish }))

describe('a reply that the model cut at its length limit', () => {
  test('is stored and told as cut, and goes on as the same message from its last word', async () => {
    const member = await server.member()
    upstream.script(ended('length', 'First, call ten ', 'plant man'))
    const first = await member.ask('Whom do I call first?')
    expect(finishOf(first)).toBe('length')
    expect((await shown(member)).at(-1)).toMatchObject({ status: 'complete', finish: 'length' })

    upstream.script(reply('First, call ten plant man', 'agers. ', 'Then ask for a date.'))
    const second = await readReply(await goOn(member))
    expect(second.text).toBe('First, call ten plant managers. Then ask for a date.')
    expect(finishOf(second)).toBe('stop')
    expect(await shown(member)).toEqual([
      { role: 'user', content: 'Whom do I call first?', status: 'complete', finish: null },
      {
        role: 'assistant',
        content: 'First, call ten plant managers. Then ask for a date.',
        status: 'complete',
        finish: null,
      },
    ])
    const sent = saidIn(upstream.calls.at(-1))
    expect(sent.slice(0, 2)).toEqual([
      { role: 'user', content: 'Whom do I call first?' },
      { role: 'assistant', content: 'First, call ten plant man' },
    ])
    expect(sent[2]?.content).toContain('cut off')
  })

  test('can be followed from an event number while it goes on', async () => {
    const member = await server.member()
    upstream.script(ended('length', 'One metric, '))
    await member.ask('What belongs on the page?')
    const slow = held(
      'one baseline, and here is why that matters so much for a pilot page that anybody signs: ',
    )
    upstream.script(slow)
    const answer = await goOn(member)
    await slow.begun
    const joining = member.fetch(`/functions/v1/chat?conversationId=${member.conversationId}`, {
      headers: { 'Last-Event-ID': '1' },
    })
    await slow.release('nobody argues later.')
    const [whole, rest] = await Promise.all([readReply(answer), joining.then(readReply)])
    expect(whole.text).toMatch(/^One metric, one baseline, .+ nobody argues later\.$/)
    expect(`One metric, ${rest.text}`).toBe(whole.text)
  })

  test('keeps its text when going on fails, and can be tried again', async () => {
    const member = await server.member()
    upstream.script(ended('length', 'Ask for a date'), refusal(400))
    await member.ask('How do I close a call?')
    await readReply(await goOn(member))
    expect((await shown(member)).at(-1)).toMatchObject({ content: 'Ask for a date', status: 'interrupted' })
    upstream.script(reply(' and a name.'))
    expect((await readReply(await goOn(member))).text).toBe('Ask for a date and a name.')
  })

  test('counts as a message of a visitor', async () => {
    const visitor = server.visitor()
    upstream.script(ended('length', 'Ask for'))
    await visitor.ask('How do I close?')
    await readReply(await goOn(visitor))
    const [row] = await server.query<{ visit_messages: number }>(
      'select visit_messages from anonymous_sessions where id = $1',
      [visitor.sessionId],
    )
    expect(row?.visit_messages).toBe(2)
  })
})

test('POST chat with continue answers 404 when there is nothing to go on with, and 400 without a conversation', async () => {
  const member = await server.member()
  await member.ask('Hello')
  expect((await goOn(member)).status).toBe(404)
  const other = await server.member()
  expect((await goOn(other)).status).toBe(400)
  const stranger = Object.assign(other, { conversationId: member.conversationId })
  expect((await goOn(stranger)).status).toBe(404)
})

test('a reply that the provider’s filter ended says so', async () => {
  const member = await server.member()
  upstream.script(ended('content_filter', 'I would'))
  expect(finishOf(await member.ask('Tell me'))).toBe('content_filter')
  expect((await shown(member)).at(-1)).toMatchObject({ finish: 'content_filter' })
  expect((await goOn(member)).status).toBe(404)
})
