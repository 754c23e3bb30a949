import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { bodyOf, upstreamFetch } from './upstream-fetch.ts'

/** A provider that closes a connection, without a word, when this many requests have come over it. */
async function startClosing(after: number) {
  const seen = new WeakMap<object, number>()
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    const count = (seen.get(request.socket) ?? 0) + 1
    seen.set(request.socket, count)
    if (count > after) return void request.socket.resetAndDestroy()
    bodies.push(await text(request))
    response.end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, bodies }
}

const ask = async (url: string, body: string) =>
  text(bodyOf(await upstreamFetch(url, { method: 'POST', body })))

test('a connection that the provider closed while it was idle costs no call', async () => {
  const { url, bodies } = await startClosing(1)
  for (const body of ['one', 'two', 'three']) expect(await ask(url, body)).toBe('{}')
  expect(bodies).toEqual(['one', 'two', 'three'])
})

test('a new connection that is closed is a failure', async () => {
  const { url, bodies } = await startClosing(0)
  await expect(ask(url, 'one')).rejects.toMatchObject({ code: 'ECONNRESET' })
  expect(bodies).toEqual([])
})
