import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from './server.ts'
import { begin, chunk, startUpstream, type Upstream } from './upstream.ts'

let upstream: Upstream
let server: TestServer

beforeAll(async () => {
  upstream = await startUpstream()
  server = await startTestServer({ env: upstream.env, requestTimeout: 1_000 })
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

test('R37: a reader that takes nothing is dropped, and another one gets the whole reply', async () => {
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
  const lazy = await server.runtime.app.request(
    `/functions/v1/chat?conversationId=${member.conversationId}`,
    { headers: { Authorization: `Bearer ${member.token}` } },
    { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
  )
  const text = await reading.text()
  expect(text.match(/"content":"x"/g)).toHaveLength(words)
  expect(text).toContain('[DONE]')
  await expect(lazy.text()).rejects.toThrow('The reader is too slow')
})
