import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { readEvents } from '#server/test/read-events.ts'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import { until } from '#server/test/until.ts'
import { chunk, held, refusal, reply, saidIn, startUpstream, type Upstream } from '#server/test/upstream.ts'
import { readReply, type Visitor } from '#server/test/visitor.ts'
import { FLUSH_MS } from '#server/workers/replies/flush-replies.ts'

let upstream: Upstream
let server: TestServer
/** A second process on the same database. */
let replica: TestServer
/** Another, in which nothing happens again and again: it never looks by itself whether somebody asked for a stop. */
let unlooking: TestServer

beforeAll(async () => {
  upstream = await startUpstream()
  server = await startTestServer({ env: upstream.env })
  replica = await startTestServer({ env: upstream.env, database: server.databaseUrl })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  unlooking = await startTestServer({ env: upstream.env, database: server.databaseUrl })
  vi.useRealTimers()
})
afterEach(() => void vi.useRealTimers())
afterAll(async () => {
  await unlooking[Symbol.asyncDispose]()
  await replica[Symbol.asyncDispose]()
  await server[Symbol.asyncDispose]()
  await upstream[Symbol.asyncDispose]()
})

const lastReply = async (member: Visitor) => (await member.messages()).at(-1)
const callsFor = (text: string) =>
  upstream.calls.filter((call) => call.body.messages.at(-1)?.content === text).length

/** Returns how many statements wait for another transaction to end. */
const waiting = async () => {
  const query = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return (await server.query(query)).length
}

/** Sends a message that nobody else sends, whose reply stays open. */
async function startHeld(member: Visitor, ...pieces: string[]) {
  const behaviour = held(...pieces)
  upstream.script(behaviour)
  const question = `Tell me more ${randomUUID()}`
  const response = await member.post(question)
  const call = upstream.calls.at(-1)
  if (!call) throw new Error('The provider was not called')
  return { behaviour, response, call, question }
}

/** Joins the latest reply of the conversation, after event `after` if the reader has it. */
function join(member: Visitor, after?: string): Promise<Response> {
  const headers = after === undefined ? undefined : { 'Last-Event-ID': after }
  return member.fetch(`/functions/v1/chat?conversationId=${member.conversationId}`, { headers })
}

describe('a reply does not depend on its reader', () => {
  test('R16: when the reader leaves after 20 of 64 pieces, the whole reply is stored, and shown on reopening', async () => {
    const member = await server.member()
    const pieces = Array.from({ length: 64 }, (_, index) => `word${index + 1} `)
    const { behaviour, response } = await startHeld(member, ...pieces.slice(0, 20))
    const read: (string | undefined)[] = []
    for await (const { id } of readEvents(response)) {
      read.push(id)
      if (id === '20') break
    }
    expect(read).toHaveLength(20)
    await behaviour.release(...pieces.slice(20))
    const stored = await until(async () => {
      const last = await lastReply(member)
      return last?.status === 'complete' && last
    })
    expect(stored.content).toBe(pieces.join(''))
    for (const place of [server, replica])
      expect((await readReply(await join(member.at(place.url)))).pieces).toEqual(pieces)
  })

  test('what has arrived is stored within a second, while the reply goes on', async () => {
    const member = await server.member()
    const { behaviour, response } = await startHeld(member, 'So far')
    expect(FLUSH_MS).toBeLessThan(1_000)
    await until(async () => (await lastReply(member))?.content === 'So far')
    expect((await lastReply(member))?.status).toBe('streaming')
    await behaviour.release()
    expect((await readReply(response)).text).toBe('So far')
  })

  test('R8: a provider that is silent for 25 s is waited for, with a sign of life every 15 s', async () => {
    const member = await server.member()
    await member.ask('Hello')
    const behaviour = held()
    upstream.script(behaviour)
    const toFake = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const
    vi.useFakeTimers({ toFake: [...toFake], shouldAdvanceTime: true })
    const sent = member.ask('Take your time')
    await behaviour.begun
    const joined = (await join(member)).body?.pipeThrough(new TextDecoderStream()).getReader()
    const read = async () => (await joined?.read())?.value
    expect(await read()).toBe(': still here\n\n')
    vi.setTimerTickMode('manual')
    const sign = read()
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await Promise.race([sign, sleep(5_000, 'silence')])).toBe(': still here\n\n')
    await vi.advanceTimersByTimeAsync(10_000)
    vi.useRealTimers()
    await behaviour.release('Here it is.')
    let rest = ''
    for (let text = await read(); text !== undefined; text = await read()) rest += text
    expect(rest).toContain('Here it is.')
    expect(await sent).toMatchObject({ text: 'Here it is.', done: true })
    expect(await lastReply(member)).toMatchObject({ content: 'Here it is.', status: 'complete' })
  })
})

describe('Stop', () => {
  test('R17: from another connection closes the provider’s, which has not ended, and keeps what was shown', async () => {
    const member = await server.member()
    const { response, call } = await startHeld(member, 'Kept')
    const reading = readReply(response)
    const path = `/functions/v1/chat?conversationId=${member.conversationId}`
    expect(await member.json(path, { method: 'DELETE' })).toEqual({ stopped: true })
    await call.closed
    expect(await lastReply(member)).toMatchObject({ content: 'Kept', status: 'stopped' })
    const { text, events, done } = await reading
    expect({ text, done, status: events.at(-1)?.status }).toEqual({
      text: 'Kept',
      done: true,
      status: 'stopped',
    })
    expect(await member.json(path, { method: 'DELETE' })).toEqual({ stopped: false })
  })

  test('R17: on another process reaches the one that writes at once, not when it next stores the text', async () => {
    const member = (await server.member()).at(unlooking.url)
    const { response, call } = await startHeld(member, 'Kept')
    const path = `/functions/v1/chat?conversationId=${member.conversationId}`
    expect(await member.at(replica.url).json(path, { method: 'DELETE' })).toEqual({ stopped: true })
    await call.closed
    expect((await readReply(response)).events.at(-1)?.status).toBe('stopped')
    expect(await lastReply(member)).toMatchObject({ content: 'Kept', status: 'stopped' })
  })

  test('works before the first word', async () => {
    const member = await server.member()
    await member.ask('Hello')
    const behaviour = held()
    upstream.script(behaviour)
    const sent = member.ask('Wait')
    await behaviour.begun
    await member.json(`/functions/v1/chat?conversationId=${member.conversationId}`, { method: 'DELETE' })
    expect(await sent).toMatchObject({ text: '', done: true })
    expect((await lastReply(member))?.status).toBe('stopped')
  })

  test('lets the next message be sent at once', async () => {
    const member = await server.member()
    await startHeld(member, 'Too long')
    await member.json(`/functions/v1/chat?conversationId=${member.conversationId}`, { method: 'DELETE' })
    expect((await member.ask('Shorter')).done).toBe(true)
  })
})

describe('a message sent twice', () => {
  test('R27: ten times at once is one message, one reply, one call, and all ten read the same', async () => {
    const member = await server.member()
    await member.ask('Hello')
    const behaviour = held('The ', 'same ')
    upstream.script(behaviour)
    const messageId = randomUUID()
    const sends = Array.from({ length: 10 }, (_, index) =>
      member.at(index % 2 ? replica.url : server.url).ask('Only once', { messageId }),
    )
    await behaviour.begun
    await behaviour.release('text.')
    const replies = await Promise.all(sends)
    expect(new Set(replies.map((answer) => answer.text))).toEqual(new Set(['The same text.']))
    expect(new Set(replies.map((answer) => answer.ids.join()))).toHaveLength(1)
    expect(callsFor('Only once')).toBe(1)
    expect(await member.messages()).toHaveLength(4)
  })

  test('R27: by a visitor who has no session yet is one message too', async () => {
    const visitor = server.visitor()
    const messageId = randomUUID()
    const copies = Array.from({ length: 10 }, () => visitor.at(server.url))
    const replies = await Promise.all(copies.map((copy) => copy.ask('First contact', { messageId })))
    expect(new Set(replies.map((answer) => answer.text)).size).toBe(1)
    expect(new Set(copies.map((copy) => copy.conversationId)).size).toBe(1)
    expect(new Set(copies.map((copy) => copy.sessionId)).size).toBe(1)
    expect(callsFor('First contact')).toBe(1)
  })

  test('R27: by a visitor who was given another session before its answer came is one message too', async () => {
    const visitor = server.visitor()
    const messageId = randomUUID()
    const lost = visitor.at(server.url)
    const { behaviour } = await startHeld(visitor, 'Still ')
    const first = await lost.ask('Nobody heard me', { messageId })
    expect(lost.sessionId).not.toBe(visitor.sessionId)
    // While a reply is written in the conversation it names by now, and after.
    for (const step of [() => behaviour.release('here.'), () => {}]) {
      const again = visitor.at(server.url)
      expect((await again.ask('Nobody heard me', { messageId })).text).toBe(first.text)
      expect(again.sessionId).toBe(lost.sessionId)
      await step()
    }
    expect(await lost.messages()).toHaveLength(2)
    expect(await visitor.messages()).toHaveLength(2)
    expect(callsFor('Nobody heard me')).toBe(1)
  })

  test('R27: by a visitor who was given another session while it was being stored is one message too', async () => {
    const visitor = server.visitor()
    const lost = visitor.at(server.url)
    await visitor.ask('Hello')
    const messageId = randomUUID()
    await replica.query('begin')
    await replica.query('select from anonymous_usage for update')
    const sends = [lost.ask('Not stored yet', { messageId })]
    await until(async () => (await waiting()) >= 1)
    const again = visitor.at(replica.url)
    sends.push(again.ask('Not stored yet', { messageId }))
    await until(async () => (await waiting()) >= 2)
    await replica.query('commit')
    const [first, second] = await Promise.all(sends)
    expect(second?.text).toBe(first?.text)
    expect(again.sessionId).toBe(lost.sessionId)
    expect(callsFor('Not stored yet')).toBe(1)
    expect(await visitor.messages()).toHaveLength(2)
  })

  test('R28: with another text is refused, and no model is called', async () => {
    const member = await server.member()
    const messageId = randomUUID()
    await member.ask('The original', { messageId })
    const response = await member.post('Something else', { messageId })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ code: 'message_mismatch' })
    expect(callsFor('Something else')).toBe(0)
  })

  test('R29: much later, and in capitals, brings the stored reply', async () => {
    const member = await server.member()
    const messageId = randomUUID()
    const first = await member.ask('Remember me', { messageId })
    for (let turn = 0; turn < 3; turn++) await member.ask(`Turn ${turn}`)
    await server.query(
      `insert into chat_messages (conversation_id, user_id, role, content, status)
       select $1::uuid, user_id, 'user', 'filler', 'complete' from conversations, generate_series(1, 100) where id = $1::uuid`,
      [member.conversationId],
    )
    const again = await member.ask('Remember me', { messageId: messageId.toUpperCase() })
    expect(again.text).toBe(first.text)
    expect(callsFor('Remember me')).toBe(1)
  })

  test('R29: after it was edited away is still the same message', async () => {
    const member = await server.member()
    const messageId = randomUUID()
    await member.ask('A draft', { messageId })
    const [question] = await member.messages()
    await member.ask('The final form', { editMessageId: question?.id })
    expect((await member.ask('A draft', { messageId })).done).toBe(true)
    expect((await member.messages()).map((message) => message.content)).not.toContain('A draft')
  })

  test('R30: by two people is two messages, and neither sees the other’s', async () => {
    const [ada, ben] = [await server.member('Ada'), await server.member('Ben')]
    const messageId = randomUUID()
    await ada.ask('From Ada', { messageId })
    await ben.ask('From Ben', { messageId })
    expect(ada.conversationId).not.toBe(ben.conversationId)
    expect((await ben.messages()).map((message) => message.content)).not.toContain('From Ada')
  })

  test('R6: after its reply failed is a new try, and one message', async () => {
    const member = await server.member()
    await member.ask('Hello')
    upstream.script(refusal(400))
    const messageId = randomUUID()
    const failed = await member.post('Try me', { messageId })
    expect(failed.status).toBe(400)
    expect(failed.headers.get('X-Conversation-Id')).toBe(member.conversationId)
    expect((await member.ask('Try me', { messageId })).text).toBe('Talk to ten plant managers.')
    const messages = await member.messages()
    expect(messages.map(({ content, status }) => [content, status]).slice(2)).toEqual([
      ['Try me', 'complete'],
      ['Talk to ten plant managers.', 'complete'],
    ])
  })
})

describe('joining a reply again', () => {
  test('R25: in mid-reply gives what follows at one call of the model, on the same process and on another one', async () => {
    const member = await server.member()
    const { behaviour, response, question } = await startHeld(member, 'One ', 'two ', 'three ')
    const sender = readReply(response)
    const joined = await Promise.all([
      join(member, '2'),
      join(member.at(replica.url), '2'),
      join(member),
      join(member.at(replica.url)),
    ])
    const reading = Promise.all(joined.map(readReply))
    await behaviour.release('four.')
    const [here, there, wholeHere, wholeThere] = await reading
    expect(here?.text).toBe('three four.')
    expect(here?.ids).toEqual(['3', '4', '5', '6'])
    expect(there).toEqual(here)
    expect(wholeHere?.text).toBe('One two three four.')
    expect(wholeThere).toEqual(wholeHere)
    expect(await sender).toEqual(wholeHere)
    expect(callsFor(question)).toBe(1)
  })

  test('on another process never repeats or skips, though what is stored lags behind', async () => {
    const member = await server.member()
    let response: import('node:http').ServerResponse | undefined
    upstream.script((answer) => {
      response = answer
      answer.writeHead(200, { 'Content-Type': 'text/event-stream' })
      answer.write(chunk('one '))
    })
    const sent = await member.post('Count')
    await until(async () => (await lastReply(member))?.content === 'one ')
    response?.write(chunk('two ') + chunk('three '))
    for await (const { id } of readEvents(sent)) if (id === '3') break
    const joined = readReply(await join(member.at(replica.url), '3'))
    response?.end(
      `${chunk('four')}data: {"choices":[{"delta":{},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n`,
    )
    expect(await joined).toMatchObject({ text: 'four', ids: ['4', '5', '6'] })
  })

  test('after the end gives the rest, and the end', async () => {
    const member = await server.member()
    upstream.script(reply('One ', 'two ', 'three.'))
    const whole = await member.ask('Count')
    for (const place of [server, replica]) {
      const rest = await readReply(await join(member.at(place.url), '2'))
      expect(rest).toMatchObject({ text: 'three.', ids: ['3', '4', '5'], done: true })
      const ending = await readReply(await join(member.at(place.url), '4'))
      expect(ending).toMatchObject({ text: '', ids: ['5'], done: true })
      expect((await readReply(await join(member.at(place.url), '5'))).ids).toEqual([])
      expect(await readReply(await join(member.at(place.url)))).toEqual(whole)
    }
  })

  test.each(['900', '-1', '1.5', 'abc', '1e3', ''])(
    'with %j, a number that is not of this stream, starts again at 1',
    async (id) => {
      const member = await server.member()
      const whole = await member.ask('Count')
      expect(await readReply(await join(member, id))).toEqual(whole)
    },
  )

  test('S39: more than 20 times at once is refused, and leaving makes room', async () => {
    const member = await server.member()
    const { behaviour, response } = await startHeld(member, 'Long')
    const joined = await Promise.all(Array.from({ length: 20 }, () => join(member)))
    expect((await join(member)).status).toBe(429)
    await behaviour.release(' enough.')
    for (const answer of [response, ...joined]) expect((await readReply(answer)).text).toBe('Long enough.')
    expect((await join(member)).status).toBe(200)
  })

  test('keeps telling of a failure in mid-reply', async () => {
    const member = await server.member()
    upstream.script((answer) => {
      answer.writeHead(200, { 'Content-Type': 'text/event-stream' })
      answer.end(`${chunk('Half')}data: {"error":{"code":429}}\n\n`)
    })
    const whole = await member.ask('Count')
    expect(whole.events.at(-1)?.error?.code).toBe('upstream_rate_limited')
    const again = await readReply(await join(member.at(replica.url)))
    expect(again.text).toBe('Half')
    expect(again.events.at(-1)?.error?.code).toBe('upstream_rate_limited')
  })
})

describe('one conversation, one reply at a time', () => {
  test('R26: of two messages at once, the second is told that a reply is being written', async () => {
    const member = await server.member()
    await member.ask('Hello')
    const behaviour = held('Thinking')
    upstream.script(behaviour)
    const sends = await Promise.all([member.post('This'), member.at(replica.url).post('That')])
    expect(sends.map((response) => response.status).sort()).toEqual([200, 409])
    const refused = sends.find((response) => response.status === 409)
    expect(await refused?.json()).toMatchObject({ code: 'busy' })
    await behaviour.release()
    expect(await member.messages()).toHaveLength(4)
  })

  test('two conversations of one person are written side by side', async () => {
    const member = await server.member()
    const [first, second] = [held('A'), held('B')]
    upstream.script(first, second)
    const tabs = [member.at(server.url), member.at(server.url)] as const
    const answers = await Promise.all(tabs.map((tab) => tab.post('Hello')))
    await Promise.all([first.release(), second.release()])
    const texts = await Promise.all(answers.map(async (answer) => (await readReply(answer)).text))
    expect(texts.sort()).toEqual(['A', 'B'])
  })
})

describe('regenerate', () => {
  const regenerate = (member: Visitor) => member.post('ignored', { regenerate: true, messageId: undefined })

  test('answers the last message again and replaces its reply', async () => {
    const member = await server.member()
    upstream.script(reply('First try'), reply('Second try'))
    await member.ask('A question')
    expect((await readReply(await regenerate(member))).text).toBe('Second try')
    expect((await member.messages()).map((message) => message.content)).toEqual(['A question', 'Second try'])
    expect(saidIn(upstream.calls.at(-1))).toEqual([{ role: 'user', content: 'A question' }])
  })

  test('answers a message whose reply failed', async () => {
    const member = await server.member()
    upstream.script(refusal(400))
    expect((await member.post('A question')).status).toBe(400)
    expect((await member.messages()).map(({ status, error_code }) => [status, error_code])).toEqual([
      ['complete', null],
      ['failed', 'upstream_bad_request'],
    ])
    await readReply(await regenerate(member))
    expect((await member.messages()).map((message) => message.status)).toEqual(['complete', 'complete'])
  })

  test('that fails, or is stopped before its first word, brings the old reply back', async () => {
    const member = await server.member()
    upstream.script(reply('Good enough'), refusal(401))
    await member.ask('A question')
    expect((await regenerate(member)).status).toBe(401)
    expect((await member.messages()).map((message) => message.content)).toEqual(['A question', 'Good enough'])

    const behaviour = held()
    upstream.script(behaviour)
    const sent = regenerate(member)
    await behaviour.begun
    await member.json(`/functions/v1/chat?conversationId=${member.conversationId}`, { method: 'DELETE' })
    await readReply(await sent)
    expect((await member.messages()).map((message) => message.content)).toEqual(['A question', 'Good enough'])
  })
})

describe('edit and resend', () => {
  test('takes the message and what followed it away, and goes on from there', async () => {
    const member = await server.member()
    await member.ask('Opening')
    await member.ask('With a tpyo')
    const typo = (await member.messages()).find((message) => message.content === 'With a tpyo')
    await member.ask('Without a typo', { editMessageId: typo?.id })
    expect((await member.messages()).map((message) => message.content)).toEqual([
      'Opening',
      'Talk to ten plant managers.',
      'Without a typo',
      'Talk to ten plant managers.',
    ])
    expect(JSON.stringify(upstream.calls.at(-1)?.body)).not.toContain('tpyo')
  })

  test('of a message that is not there is 404 and changes nothing', async () => {
    const member = await server.member()
    await member.ask('Hello')
    expect((await member.post('New', { editMessageId: randomUUID() })).status).toBe(404)
    const reply = (await member.messages()).at(-1)
    expect((await member.post('New', { editMessageId: reply?.id })).status).toBe(404)
    expect(await member.messages()).toHaveLength(2)
  })
})

describe('deleting a conversation in mid-reply', () => {
  test.each([
    ['the process that writes', () => server],
    ['another process', () => replica],
  ])('on %s ends the reply and leaves nothing', async (_, place) => {
    const member = await server.member()
    const { response, call } = await startHeld(member, 'Going away')
    const there = member.at(place().url)
    expect(
      await there.json(`/rest/v1/conversations/${member.conversationId}`, { method: 'DELETE' }),
    ).toMatchObject({ deleted: true })
    await call.closed
    expect((await readReply(response)).done).toBe(true)
    const left = await server.query('select from chat_messages where conversation_id = $1', [
      member.conversationId,
    ])
    expect(left).toHaveLength(0)
    expect((await member.fetch(`/functions/v1/chat?conversationId=${member.conversationId}`)).status).toBe(
      404,
    )
  })
})
