import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ProxyBefore, startCaddy, startNginx } from '#server/test/proxies.ts'
import { readEvents } from '#server/test/read-events.ts'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import { until } from '#server/test/until.ts'
import { pieceByPiece, startUpstream, type Upstream } from '#server/test/upstream.ts'
import type { Visitor } from '#server/test/visitor.ts'
import { type ChangeEvent, ChatEvent } from '#shared/events.ts'

/** Streams one person may hold open. */
const SLOTS = 20
const PIECES = ['Talk ', 'to ', 'ten ', 'plant ', 'managers.']

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

describe.each([
  { name: 'nginx', start: startNginx },
  { name: 'Caddy', start: startCaddy },
])('$name with the file that we ship', ({ start }) => {
  let proxy: ProxyBefore
  beforeAll(async () => {
    proxy = await start(server.url)
  })
  afterAll(() => proxy[Symbol.asyncDispose]())

  const member = async (): Promise<Visitor> =>
    Object.assign(proxy.visitor('10.0.0.1'), { token: (await server.member()).token })

  test('passes a reply on piece by piece', { timeout: 10_000 }, async () => {
    const asking = await member()
    const slow = pieceByPiece(...PIECES)
    upstream.script(slow)
    const pieces: string[] = []
    for await (const { data } of readEvents(await asking.post('Whom do I talk to?'))) {
      if (data === '[DONE]') break
      const piece = ChatEvent.parse(JSON.parse(data)).choices[0]?.delta.content
      if (!piece) continue
      pieces.push(piece)
      slow.arrived()
    }
    expect(pieces).toEqual(PIECES)
  })

  test('passes live updates on, and lets the server know when their reader leaves', async () => {
    const reading = await member()
    const readers = Array.from({ length: SLOTS }, () => new AbortController())
    const feeds = await Promise.all(readers.map(({ signal }) => reading.fetch('/realtime/v1', { signal })))
    expect(feeds.map(({ status }) => status)).toEqual(feeds.map(() => 200))
    await reading.ask('Hello')
    const told = async (feed: Response) => {
      for await (const { data } of readEvents(feed)) {
        if (data.startsWith('{"table') && (JSON.parse(data) as ChangeEvent).table === 'conversations')
          return true
      }
      return false
    }
    expect(await told(feeds.pop() as Response)).toBe(true)
    // Far sooner than by the next sign of life, which is written after 25 s.
    for (const reader of readers) reader.abort()
    const leave = new AbortController()
    await until(async () => (await reading.fetch('/realtime/v1', { signal: leave.signal })).ok, 5_000)
    leave.abort()
  })

  test('replaces the address that a caller claims', async () => {
    const addresses = ['10.1.0.1', '10.2.0.1']
    await server.query('delete from anonymous_sessions')
    for (const address of addresses) expect((await proxy.visitor(address).ask('Hello')).done).toBe(true)
    const [kept] = await server.query<{ visits: number; addresses: number }>(
      'select count(*)::integer as visits, count(distinct address_hash)::integer as addresses from anonymous_sessions',
    )
    expect(kept).toEqual({ visits: 2, addresses: 1 })
  })

  test('keeps the metrics inside, and bodies of more than 3 MB outside', async () => {
    const anybody = proxy.visitor('10.0.0.2')
    expect((await anybody.fetch('/healthz')).status).toBe(200)
    expect((await anybody.fetch('/metrics')).status).toBe(404)
    const large = await anybody.fetch('/functions/v1/chat', { method: 'POST', body: 'x'.repeat(3_500_000) })
    expect(large.status).toBe(413)
  })
})
