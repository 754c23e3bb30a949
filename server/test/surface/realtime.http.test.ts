import type { ServerResponse } from 'node:http'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WATCH_MS } from '#server/auth/session.ts'
import { readEvents, type StreamEvent } from '#server/test/read-events.ts'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import { until } from '#server/test/until.ts'
import { begin, chunk, ENDING, held, startUpstream, type Upstream } from '#server/test/upstream.ts'
import { readReply, type Visitor } from '#server/test/visitor.ts'

let upstream: Upstream
let server: TestServer
let replica: TestServer

beforeAll(async () => {
  upstream = await startUpstream()
  server = await startTestServer({ env: upstream.env })
  replica = await startTestServer({ env: upstream.env, database: server.databaseUrl })
})
afterAll(async () => {
  await replica[Symbol.asyncDispose]()
  await server[Symbol.asyncDispose]()
  await upstream[Symbol.asyncDispose]()
})

/** Opens a feed and collects what it sends. */
async function listen(member: Visitor, query = '') {
  const closing = new AbortController()
  const response = await member.fetch(`/realtime/v1${query}`, { signal: closing.signal })
  if (!response.ok) throw new Error(String(response.status))
  const events: StreamEvent[] = []
  const ended = (async () => {
    for await (const event of readEvents(response)) events.push(event)
  })().catch(() => {})
  await until(() => events.length > 0)
  const changes = () =>
    events
      .map(({ data }) => JSON.parse(data) as { table?: string; id: string; op: string })
      .filter(({ table }) => table)
  return { events, changes, ended, response, close: () => closing.abort() }
}

describe('the change feed', () => {
  test('tells of the caller’s own conversations only, on every process', async () => {
    const [ada, ben] = [await server.member(), await server.member()]
    const [here, there, other] = await Promise.all([listen(ada), listen(ada.at(replica.url)), listen(ben)])
    await ada.ask('Hello')
    await ada.json(`/rest/v1/conversations/${ada.conversationId}`, { method: 'DELETE' })
    for (const feed of [here, there]) {
      await until(() => feed.changes().some(({ op }) => op === 'DELETE'))
      const own = feed.changes().filter(({ table }) => table === 'conversations')
      expect(own[0]).toEqual({ table: 'conversations', id: ada.conversationId, op: 'INSERT' })
      expect(new Set(own.map(({ id }) => id))).toEqual(new Set([ada.conversationId]))
    }
    expect(other.changes()).toEqual([])
    for (const feed of [here, there, other]) feed.close()
  })

  test('R24: carries ids, so that a long title does not matter', async () => {
    const member = await server.member()
    await member.ask('Hello')
    const feed = await listen(member)
    await server.query('update conversations set title = $2 where id = $1', [
      member.conversationId,
      'x'.repeat(10_000),
    ])
    await until(() => feed.changes().some(({ op }) => op === 'UPDATE'))
    feed.close()
  })

  test('tells of changes before it was opened, if asked, and for how long back none is missing', async () => {
    const member = await server.member()
    await member.ask('Hello')
    const told = await listen(member, '?recent=30000')
    await until(() => told.changes().some(({ id }) => id === member.conversationId))
    const { reach } = JSON.parse(told.events[0]?.data ?? '') as { reach: number }
    expect(reach).toBeGreaterThan(0)
    expect(reach).toBeLessThanOrEqual(30_000)
    const silent = await listen(member)
    expect(silent.events).toHaveLength(1)
    expect((await member.fetch('/realtime/v1?recent=-1')).status).toBe(400)
    for (const feed of [told, silent]) feed.close()
  })

  test('R23: tells of two transactions that commit in reverse order', async () => {
    const member = await server.member()
    const feed = await listen(member)
    const { id: userId } = await member.json<{ id: string }>('/rest/v1/profile')
    const pool = server.runtime.deps.database.pool
    const [first, second] = [await pool.connect(), await pool.connect()]
    const insert = 'insert into conversations (user_id) values ($1) returning id'
    await first.query('begin')
    const early = (await first.query<{ id: string }>(insert, [userId])).rows[0]?.id
    const late = (await second.query<{ id: string }>(insert, [userId])).rows[0]?.id
    await first.query('commit')
    first.release()
    second.release()
    await until(() => feed.changes().length >= 2)
    expect(feed.changes().map(({ id }) => id)).toEqual([late, early])
    feed.close()
  })

  test('R22: when its connection is killed, listens again and tells readers to fetch', async () => {
    const member = await server.member()
    const feed = await listen(member)
    await server.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'beachhead feed' and datname = current_database()`)
    await until(() => feed.events.filter(({ data }) => data === '{}').length === 2)
    await member.ask('After the break')
    await until(() => feed.changes().some(({ op }) => op === 'INSERT'))
    feed.close()
  })

  test('S31: ends within 5 s of signing out, and another session of the same person goes on', async () => {
    const member = await server.member()
    const feed = await listen(member)
    await member.fetch('/auth/v1/sign-out', { method: 'POST', json: {} })
    await feed.ended
    expect(WATCH_MS).toBeLessThan(5_000)
    expect((await member.fetch('/realtime/v1')).status).toBe(401)
  })

  test('S31: so does the stream of a reply, which itself goes on', async () => {
    const member = await server.member()
    const behaviour = held('Still ')
    upstream.script(behaviour)
    const response = await member.post('Go on')
    const id = member.conversationId
    await member.fetch('/auth/v1/sign-out', { method: 'POST', json: {} })
    const { text, done } = await readReply(response)
    expect({ text, done }).toEqual({ text: 'Still ', done: false })
    await behaviour.release('writing.')
    await until(async () => {
      const [row] = await server.query<{ content: string }>(
        `select content from chat_messages where conversation_id = $1 and status = 'complete' and role = 'assistant'`,
        [id],
      )
      return row?.content === 'Still writing.'
    })
  })

  test('S23: is for members', async () => {
    const visitor = server.visitor()
    await visitor.ask('Hello')
    const response = await visitor.fetch('/realtime/v1', { headers: { 'Last-Event-ID': '1' } })
    expect(response.status).toBe(401)
  })

  test('S39: may be open 20 times for one person; leaving makes room, and others are not affected', async () => {
    const [member, other] = [await server.member(), await server.member()]
    const feeds = await Promise.all(Array.from({ length: 20 }, () => listen(member)))
    expect((await member.fetch('/realtime/v1')).status).toBe(429)
    expect((await listen(other)).events).toHaveLength(1)
    feeds[0]?.close()
    const again = await until(async () => {
      const response = await member.fetch('/realtime/v1')
      if (response.status === 429) await response.text()
      return response.ok && response
    })
    await again.body?.cancel()
    for (const feed of feeds) feed.close()
  })

  test('is never compressed, stored, or held back on the way', async () => {
    const feed = await listen(await server.member())
    expect(Object.fromEntries(feed.response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    feed.close()
  })
})

const SLEEPING = `select pid from pg_stat_activity
  where datname = current_database() and state = 'active' and query like 'select pg_sleep(60)%'`

describe('a lost connection', () => {
  test('R20: to the database in mid-request is an error to that caller, and the server goes on', async () => {
    const member = await server.member()
    await member.ask('Hello')
    const client = await server.runtime.deps.database.pool.connect()
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const waiting = client.query('select pg_sleep(30)').catch((error: Error) => error)
    await server.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    expect(await waiting).toBeInstanceOf(Error)
    client.release(true)
    expect(await member.messages()).toHaveLength(2)
  })

  test('R20: of every connection at once is survived', async () => {
    const member = await server.member()
    await server.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name like 'beachhead%'`)
    await until(async () => (await member.fetch('/rest/v1/profile')).ok)
    expect((await member.ask('Still there?')).done).toBe(true)
  })

  test('R21: that is not there because 200 slow queries have them all is 503 quickly, and running replies go on', async () => {
    const [member, sender] = [await server.member(), await server.member()]
    const provider = Promise.withResolvers<ServerResponse>()
    upstream.script((response) => provider.resolve(begin(response)))
    const sent = member.post('A long story')
    const response = await provider.promise
    response.write(chunk('Before, '))
    const events = readEvents(await sent)
    const { database } = server.runtime.deps
    const slow = Array.from({ length: 200 }, () => sql`select pg_sleep(60)`.execute(database.system))
    const over = Promise.allSettled(slow)
    await until(async () => (await server.query(SLEEPING)).length === database.pool.options.max)
    // The pool's own patience would outlast the test: only its looks refuse anybody.
    database.pool.options.connectionTimeoutMillis = 600_000
    const refusals = Promise.all([
      sender.fetch('/rest/v1/profile'),
      sender.post('Hello'),
      sender.post('Hello'),
    ])
    response.write(chunk('meanwhile, '))
    let text = ''
    for await (const { data } of events) {
      text += JSON.parse(data).choices[0].delta.content ?? ''
      if (text.endsWith('meanwhile, ')) break
    }
    expect(database.pool.waitingCount).toBeGreaterThan(0)
    for (const refused of await refusals) {
      expect(refused.status).toBe(503)
      expect(await refused.json()).toMatchObject({ code: 'unavailable' })
    }
    await server.query(`select pg_cancel_backend(pid) from (${SLEEPING}) as sleeping`)
    await over
    response.end(chunk('and after.') + ENDING)
    await until(async () => (await member.messages()).at(-1)?.content === 'Before, meanwhile, and after.')
    expect((await sender.ask('Hello')).done).toBe(true)
  })
})
