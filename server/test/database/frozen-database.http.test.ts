import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEvents } from '#server/test/read-events.ts'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import { type CutLine, openLine } from '#server/test/simulation/cut-line.ts'
import { until } from '#server/test/until.ts'
import { held, startUpstream, type Upstream } from '#server/test/upstream.ts'
import { readReply } from '#server/test/visitor.ts'

let upstream: Upstream
/** Behind a line to the database that can swallow everything without closing. */
let server: TestServer
let line: CutLine
/** Another process on the same database, with a line that holds. */
let replica: TestServer

beforeAll(async () => {
  upstream = await startUpstream()
  replica = await startTestServer({ env: upstream.env })
  line = await openLine(replica.databaseUrl)
  server = await startTestServer({
    database: replica.databaseUrl,
    env: { ...upstream.env, DATABASE_URL: line.url },
    sweepEvery: 200,
  })
})
afterAll(async () => {
  // A clean-up that the freeze met is given a long time; its connection is still deaf, and a stop waits for it.
  line.cut()
  line.heal()
  await server[Symbol.asyncDispose]()
  await line[Symbol.asyncDispose]()
  await replica[Symbol.asyncDispose]()
  await upstream[Symbol.asyncDispose]()
})

describe('a database that hangs without closing a connection', { timeout: 120_000 }, () => {
  test('R20: holds no request for ever; readiness says so before; replies, live updates and jobs go on when it is back', async () => {
    const member = await server.member()
    const feed = readEvents(await member.fetch('/realtime/v1'))
    const slow = held('Before, ')
    upstream.script(slow)
    const reading = readReply(await member.post('A long story'))
    await slow.begun

    line.freeze()
    const asked = Array.from({ length: 30 }, () => member.fetch('/rest/v1/conversations'))
    const first = await Promise.race([fetch(`${server.url}/readyz`), ...asked.slice(0, 1)])
    expect(first.url).toBe(`${server.url}/readyz`)
    expect([first.status, await first.json()]).toEqual([503, { status: 'database not reachable' }])
    const answers = await Promise.all(asked)
    expect([...new Set(answers.map(({ status }) => status))]).toEqual([503])
    expect(await answers[0]?.json()).toMatchObject({ code: 'unavailable' })
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)

    line.heal()
    await until(async () => (await fetch(`${server.url}/readyz`)).ok, 30_000)
    await slow.release('and after.')
    expect(await reading).toMatchObject({ text: 'Before, and after.', done: true })
    await until(async () => (await member.messages()).at(-1)?.status === 'complete', 30_000)
    // The one connection that hears of changes was deaf too; the first event of that kind is the welcome.
    let resyncs = 0
    for await (const { data } of feed) if (data === '{}' && ++resyncs === 2) break
    const tab = await server.member()
    await tab.ask('After the frost')
    await replica.query(
      `update generations set status = 'streaming', finished_at = null, runner = 1,
       heartbeat_at = now() - interval '31 seconds' where conversation_id = $1`,
      [tab.conversationId],
    )
    await until(async () => (await tab.messages()).at(-1)?.status === 'interrupted', 30_000)
  })
})
