import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { readEvents } from '#server/test/read-events.ts'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import { until } from '#server/test/until.ts'
import { begin, chunk, startUpstream, type Upstream } from '#server/test/upstream.ts'

let upstream: Upstream
let server: TestServer
let logged = ''

beforeAll(async () => {
  upstream = await startUpstream()
  const onLog = (line: string) => {
    logged += line
  }
  server = await startTestServer({ env: upstream.env, requestTimeout: 1_000, onLog })
})
afterEach(() => {
  vi.restoreAllMocks()
  logged = ''
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await upstream[Symbol.asyncDispose]()
})

test('R37: a request that comes a byte at a time is ended, and others are served meanwhile', async () => {
  const member = await server.member()
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  const closed = new Promise((resolve) => socket.on('close', resolve))
  let answer = ''
  socket.on('data', (data) => {
    answer += data
  })
  socket.write('POST /functions/v1/chat HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n')
  const drip = setInterval(() => socket.write(' '), 50)
  expect((await member.ask('Hello')).done).toBe(true)
  await closed
  clearInterval(drip)
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
})

test('R37: a reader that takes nothing is dropped at its share of memory, and another one gets the whole reply', async () => {
  const member = await server.member()
  const words = 90_000
  // Small pieces: their envelopes are many times their size.
  upstream.script(async (response) => {
    begin(response)
    for (let word = 0; word < words; word += 1_000) {
      if (!response.write(chunk('x').repeat(1_000))) await once(response, 'drain')
    }
    response.end('data: [DONE]\n\n')
  })
  const reading = await member.post('A long story')
  const destroy = vi.fn()
  const lazy = await server.runtime.app.request(
    `/functions/v1/chat?conversationId=${member.conversationId}`,
    { headers: { Authorization: `Bearer ${member.token}` } },
    { incoming: { socket: { remoteAddress: '127.0.0.1' } }, outgoing: { destroy } },
  )
  expect(lazy.status).toBe(200)
  const text = await reading.text()
  expect(text.match(/"content":"x"/g)).toHaveLength(words)
  expect(text).toContain('[DONE]')
  expect(destroy).toHaveBeenCalledOnce()
})

test('R37: a connection that stops reading is dropped once it lags, while other readers miss nothing and others are answered', async () => {
  // Where libraries write what they do not expect.
  const complained = vi.spyOn(console, 'error')
  const [member, other] = [await server.member(), await server.member()]
  const { id } = await member.json<{ id: string }>('/rest/v1/profile')
  const { hostname, port } = new URL(server.url)
  const paused = connect(Number(port), hostname)
  const closed = once(paused, 'close')
  paused.on('error', () => {})
  paused.write(
    `GET /realtime/v1 HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${member.token}\r\n\r\n`,
  )
  let taken = String((await once(paused, 'data'))[0])
  paused.pause()
  expect(taken).toContain('200 OK')

  let heard = 0
  const leaving = new AbortController()
  const feed = await member.fetch('/realtime/v1', { signal: leaving.signal })
  const listening = (async () => {
    for await (const { data } of readEvents(feed)) if (data.startsWith('{"table"')) heard += 1
  })().catch(() => {})
  // Together more than the kernel's buffers and a reader's share; each less than that share.
  const [batches, changes] = [6, 500]
  for (let batch = 1; batch <= batches; batch++) {
    await server.query(
      `select pg_notify('changes', json_build_object('table', 'conversations', 'op', 'UPDATE', 'user_id', $1::text,
         'id', n || repeat('x', 7000))::text) from generate_series(1, ${changes}) n`,
      [id],
    )
    expect((await other.ask('Hello')).done).toBe(true)
    await until(() => heard === batch * changes)
  }
  leaving.abort()
  await listening
  paused.on('data', (data) => {
    taken += data
  })
  paused.resume()
  await closed
  expect(taken.match(/"table"/g)?.length).toBeLessThan(batches * changes)
  expect(logged).toContain('A reader who was too slow for a stream was dropped')
  expect(complained).not.toHaveBeenCalled()
})
