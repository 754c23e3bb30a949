import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEvents } from '#server/test/read-events.ts'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import { until } from '#server/test/until.ts'
import { held, startUpstream, type Upstream } from '#server/test/upstream.ts'
import { readReply, type Visitor } from '#server/test/visitor.ts'

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

/** As many at a time as wait for the database without a refusal of their own. */
const WAVE = 50

/** Opens this many streams; how often each status was answered, and how to leave those that opened. */
async function open(count: number, path: string, callerOf: (index: number) => Visitor) {
  const leaving = new AbortController()
  const answers: Response[] = []
  for (let from = 0; from < count; from += WAVE) {
    const wave = Array.from({ length: Math.min(WAVE, count - from) }, async (_, index) => {
      answers.push(await callerOf(from + index).fetch(path, { signal: leaving.signal }))
    })
    await Promise.all(wave)
  }
  const statuses: Record<number, number> = {}
  for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1
  // An answer that nobody holds any more would be closed.
  return { statuses, leave: () => answers.length > 0 && leaving.abort() }
}

test('S39: 300 streams open from one address, whoever asks there for more is refused, and others are not affected', async () => {
  const people = await Promise.all(Array.from({ length: 25 }, () => server.member()))
  const office = server.visitor().address
  const { statuses, leave } = await open(400, '/realtime/v1', (index) =>
    Object.assign(server.visitor(), { address: office, token: people[index % 25]?.token }),
  )
  expect(statuses).toEqual({ 200: 300, 429: 100 })

  const other = await server.member()
  const feed = await other.fetch('/realtime/v1')
  await other.ask('Hello')
  for await (const { data } of readEvents(feed)) if (data.includes(other.conversationId ?? '')) break

  const late = Object.assign(server.visitor(), { address: office, token: people[0]?.token })
  const refused = await late.fetch('/realtime/v1')
  expect(refused.status).toBe(429)
  expect(await refused.json()).toMatchObject({
    code: 'too_many_windows',
    error: expect.stringContaining('your network'),
  })
  // Leaving makes room.
  leave()
  const again = await until(async () => {
    const response = await late.fetch('/realtime/v1')
    if (response.status === 429) await response.text()
    return response.ok && response
  })
  await again.body?.cancel()
})

test('S39: of one person’s streams asked for at the same moment 20 open, from wherever, at each door', async () => {
  const member = await server.member()
  const behaviour = held('Long')
  upstream.script(behaviour)
  const response = await member.post('Hello')
  for (const path of [`/functions/v1/chat?conversationId=${member.conversationId}`, '/realtime/v1']) {
    const { statuses, leave } = await open(WAVE, path, () =>
      Object.assign(server.visitor(), { token: member.token }),
    )
    expect({ path, statuses }).toEqual({ path, statuses: { 200: 20, 429: 30 } })
    leave()
  }
  await behaviour.release(' enough.')
  expect((await readReply(response)).text).toBe('Long enough.')
})

test('S23: the stream of somebody else’s reply is as missing as one that never was, from whatever event on', async () => {
  const [ada, ben] = [await server.member(), await server.member()]
  const behaviour = held('For Ada only')
  upstream.script(behaviour)
  const response = await ada.post('Hello')
  const ask = async (caller: Visitor, id: string | undefined, lastEventId: string) => {
    const path = `/functions/v1/chat?conversationId=${id}`
    const answer = await caller.fetch(path, { headers: { 'Last-Event-ID': lastEventId } })
    const { requestId: _, ...body } = (await answer.json()) as { requestId: string }
    return { status: answer.status, body }
  }
  for (const caller of [ben, server.visitor(), await server.admin()]) {
    for (const lastEventId of ['', '0', '1', '999']) {
      const foreign = await ask(caller, ada.conversationId, lastEventId)
      expect(foreign.status).toBe(404)
      expect(foreign).toEqual(await ask(caller, randomUUID(), lastEventId))
    }
  }
  await behaviour.release()
  expect((await readReply(response)).text).toBe('For Ada only')
})

test('S23: a feed that is asked for with somebody else’s ids holds no event of theirs', async () => {
  const [ada, ben] = [await server.member(), await server.member()]
  await ada.ask('Hello')
  const { id: adasId } = await ada.json<{ id: string }>('/rest/v1/profile')
  const query = new URLSearchParams({
    userId: adasId,
    user_id: adasId,
    conversationId: ada.conversationId ?? '',
  })
  const headers = {
    'Last-Event-ID': ada.conversationId ?? '',
    'X-User-Id': adasId,
    'X-Session-Id': randomUUID(),
  }
  const feeds = await Promise.all([
    ben.fetch(`/realtime/v1?${query}`, { headers }),
    ben.fetch('/realtime/v1', { headers: { 'Last-Event-ID': '0' } }),
  ])
  await ada.ask('We interviewed 12 plant managers about membrane fouling')
  await ben.ask('Hello')
  for (const feed of feeds) {
    let told = ''
    // Changes come in the order in which they were made: what is Ada's would come before what is Ben's.
    for await (const { data } of readEvents(feed)) {
      told += data
      if (data.includes(ben.conversationId ?? '')) break
    }
    expect(told).not.toContain(ada.conversationId)
    expect(told).not.toContain(adasId)
    expect(told.match(/"table":"conversations"/g)).toHaveLength(1)
  }
})
