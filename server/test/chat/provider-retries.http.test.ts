import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import { type Behaviour, refusal, reply, startUpstream, type Upstream } from '#server/test/upstream.ts'
import { readReply } from '#server/test/visitor.ts'
import { pausesDuring, waitsDuring } from '#server/test/waits.ts'

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

/** Sends one message to a provider that behaves like this; how the answer looks, and what is stored. */
async function sendTo(...behaviours: Behaviour[]) {
  const visitor = server.visitor()
  const before = upstream.calls.length
  upstream.script(...behaviours)
  const response = await visitor.post('A question')
  const text = await response.text()
  const stored = await visitor.messages()
  return { visitor, response, text, stored, calls: upstream.calls.slice(before) }
}

test('R3: a provider that is busy for two seconds is asked again after them, not before, and the reader is told', async () => {
  const before = upstream.calls.length
  upstream.script(refusal(429, {}, { 'Retry-After': '2' }), reply('At last.'))
  const waits = await waitsDuring(async () => {
    const response = await server.visitor().post('A question')
    // The answer begins while the provider is waited for.
    expect(upstream.calls).toHaveLength(before + 1)
    const text = await response.text()
    expect(text).toContain('"notice":"retrying"')
    expect(text).toContain('At last.')
  })
  expect(waits).toContain(2_000)
  expect(upstream.calls).toHaveLength(before + 2)
})

test('R3: a provider that is always busy is asked three times and no more, and the reader is told that too', async () => {
  const busy = () => refusal(429, {}, { 'Retry-After-Ms': '1' })
  const { text, calls, stored } = await sendTo(busy(), busy(), busy())
  expect(calls).toHaveLength(3)
  expect(text).toContain('"code":"upstream_rate_limited"')
  expect(stored.at(-1)).toMatchObject({ status: 'failed', error_code: 'upstream_rate_limited' })
})

test('R5: a provider that fails with 5xx is asked up to three times, after pauses that grow and are never the same', async () => {
  const behaviours = [refusal(500), refusal(503), reply('Back again.')]
  const byTry: Behaviour = (response, call) =>
    behaviours[Number(call.headers['x-stainless-retry-count'])]?.(response, call)
  upstream.script(...Array.from({ length: 6 }, () => byTry))
  const before = upstream.calls.length
  const pauses = await pausesDuring(async () => {
    const replies = await Promise.all([server.visitor().ask('One'), server.visitor().ask('Other')])
    expect(replies.map(({ text }) => text)).toEqual(['Back again.', 'Back again.'])
  })
  expect(upstream.calls.slice(before)).toHaveLength(6)
  expect(pauses).toHaveLength(4)
  expect(new Set(pauses).size).toBe(4)
  const [first = 0, second = 0, third = 0, fourth = 0] = pauses.sort((a, b) => a - b)
  expect(first).toBeGreaterThan(375)
  expect(second).toBeLessThanOrEqual(500)
  expect(third).toBeGreaterThan(750)
  expect(fourth).toBeLessThanOrEqual(1_000)
})

test('R6: a provider that always answers 503 is an error after three calls and pauses of less than 15 s, and Retry gives one message', async () => {
  const visitor = server.visitor()
  const before = upstream.calls.length
  upstream.script(refusal(503), refusal(503), refusal(503))
  const pauses = await pausesDuring(async () => {
    const response = await visitor.post('A question')
    expect(response.status).toBe(502)
    expect(await response.json()).toMatchObject({ code: 'upstream_failed' })
  })
  expect(upstream.calls).toHaveLength(before + 3)
  expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeLessThan(15_000)
  await readReply(await visitor.post('', { regenerate: true, messages: [{ role: 'user', content: '' }] }))
  expect((await visitor.messages()).map((message) => message.role)).toEqual(['user', 'assistant'])
  const inDatabase = await server.query(
    `select content from chat_messages where conversation_id = $1 and role = 'user'`,
    [visitor.conversationId],
  )
  expect(inDatabase).toEqual([{ content: 'A question' }])
})

test.each([
  ['for 30 s', () => '30'],
  ['until a time half a minute away', () => new Date(Date.now() + 30_000).toUTCString()],
])(
  'R6: a provider that answers 503 and asks to wait %s is an error at once: the person decides when to try again',
  async (_, after) => {
    const { response, calls, text } = await sendTo(refusal(503, {}, { 'Retry-After': after() }))
    expect(response.status).toBe(502)
    expect(JSON.parse(text)).toMatchObject({ code: 'upstream_failed' })
    expect(calls).toHaveLength(1)
  },
)
