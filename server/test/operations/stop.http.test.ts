import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { STOP_LIMIT_MS } from '#server/runtime/stop-on-signal.ts'
import { type OwnServers, ownServers, signUp } from '#server/test/own-servers.ts'
import { databasePid, readyDatabasePid } from '#server/test/process.ts'
import { readEvents } from '#server/test/read-events.ts'
import { until } from '#server/test/until.ts'
import { type Behaviour, held, startUpstream, type Upstream } from '#server/test/upstream.ts'
import { readReply, type Visitor } from '#server/test/visitor.ts'

let upstream: Upstream
let servers: OwnServers

beforeAll(async () => {
  upstream = await startUpstream()
  servers = ownServers(upstream)
})
afterAll(async () => {
  await servers.clear()
  await upstream[Symbol.asyncDispose]()
})

describe('SIGTERM', { timeout: 180_000 }, () => {
  test('R19: ends with 0 within 10 s: first not ready, nothing new taken, each of 100 replies stored, whole or interrupted', async () => {
    const folder = await servers.dataDir()
    const server = await servers.start(folder)
    // Of one person three are written at a time.
    const members: Visitor[] = []
    for (let n = 0; n < 34; n += 1) members.push(await signUp(server, `ada${n}`))
    const [member = await signUp(server)] = members
    const stories = Array.from({ length: 100 }, (_, index) => held(`Reply ${index}`))
    const answer: Behaviour = (response, call) => {
      const [, index] = /Story (\d+)/.exec(call.body.messages.at(-1)?.content ?? '') ?? []
      return stories[Number(index)]?.(response, call)
    }
    upstream.script(...stories.map(() => answer))
    const tabs = stories.map((_, index) => (members[index % members.length] ?? member).at(server.url))
    const streams = await Promise.all(tabs.map((tab, index) => tab.post(`Story ${index}`)))
    const read = Promise.all(streams.map(readReply))
    await Promise.all(stories.map(({ begun }) => begun))

    expect(STOP_LIMIT_MS).toBeLessThan(10_000)
    server.kill('SIGTERM')
    const refused = await until(async () => {
      const answered = await member.at(server.url).post('One more')
      const ready = await fetch(`${server.url}/readyz`)
      if (answered.status !== 503) await answered.body?.cancel()
      return answered.status === 503 && { ready: ready.status, retry: answered.headers.get('Retry-After') }
    })
    expect(refused).toEqual({ ready: 503, retry: '5' })
    expect((await member.fetch('/rest/v1/conversations')).status).toBe(503)
    await Promise.all(stories.slice(0, 50).map((story) => story.release(', whole.')))
    expect(await server.ended).toBe(0)
    const expected = stories.map((_, index) =>
      index < 50 ? [`Reply ${index}, whole.`, 'complete'] : [`Reply ${index}`, 'interrupted'],
    )
    expect((await read).map(({ text }) => text)).toEqual(expected.map(([text]) => text))

    const again = await servers.start(folder)
    const kept = await Promise.all(tabs.map((tab) => tab.at(again.url).messages()))
    expect(kept.map((messages) => messages.map(({ content, status }) => [content, status]))).toEqual(
      expected.map((reply, index) => [[`Story ${index}`, 'complete'], reply]),
    )
    again.kill('SIGTERM')
    expect(await again.ended).toBe(0)
  })
})

/** Returns what a person's page shows: read anew at every event of the feed, as the page does. */
async function watchConversations(member: Visitor) {
  const leaving = new AbortController()
  const feed = await member.fetch('/realtime/v1', { signal: leaving.signal })
  const shown = { ids: new Set<string>(), resyncs: 0 }
  let again = true
  const show = async () => {
    const response = await member.fetch('/rest/v1/conversations?limit=1000').catch(() => undefined)
    if (!response?.ok) return false
    const listed = (await response.json()) as { id: string }[]
    shown.ids = new Set(listed.map(({ id }) => id))
    return true
  }
  void (async () => {
    for await (const { data } of readEvents(feed)) {
      if (data === '{}') shown.resyncs += 1
      again = true
    }
  })().catch(() => {})
  const showing = (async () => {
    while (!leaving.signal.aborted) {
      if (again) again = !(await show())
      await sleep(50)
    }
  })()
  return {
    shown,
    leave: () => {
      leaving.abort()
      return showing
    },
  }
}

describe('a database process that dies', { timeout: 180_000 }, () => {
  test('R20: is started again: refuses while it is away, all works 5 s after it is up, and the feed misses nothing', async () => {
    const folder = await servers.dataDir()
    const server = await servers.start(folder)
    const member = await signUp(server)
    const page = await watchConversations(member)
    const slow = held('Before, ')
    upstream.script(slow)
    const reading = member.at(server.url)
    const read = readReply(await reading.post('A long story'))
    await slow.begun

    const answers: { status: number; at: number }[] = []
    const accepted = new Set([reading.conversationId])
    let going = true
    const traffic = Array.from({ length: 3 }, async () => {
      while (going) {
        const tab = member.at(server.url)
        const { status, body } = await tab.post('Hello')
        const at = performance.now()
        answers.push({ status, at })
        if (tab.conversationId) accepted.add(tab.conversationId)
        await body?.cancel()
        // Slowly enough for what one person may ask in a minute.
        await sleep(700)
      }
    })
    const killed = await databasePid(folder)
    // What an immediate stop sends: no farewell to anybody, and the log is replayed at the next start.
    process.kill(killed ?? 0, 'SIGQUIT')
    await until(
      async () => (await readyDatabasePid(folder)) !== killed && (await readyDatabasePid(folder)),
      30_000,
    )
    const up = performance.now()
    await until(() => answers.some(({ status, at }) => status === 200 && at > up), 5_000)
    await until(() => page.shown.resyncs === 2)
    going = false
    await Promise.all(traffic)
    expect([...new Set(answers.map(({ status }) => status))].sort()).toEqual([200, 503])
    const refused = answers.filter(({ status }) => status === 503)
    expect(Math.min(...refused.map(({ at }) => at))).toBeLessThan(up)

    await slow.release('and after.')
    expect(await read).toMatchObject({ text: 'Before, and after.', done: true })
    await until(() => [...accepted].every((id) => page.shown.ids.has(id ?? '')))
    expect((await member.at(server.url).ask('After the crash')).done).toBe(true)
    await page.leave()
    server.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    await until(async () => (await databasePid(folder)) === undefined)
  })
})

describe('two servers on one folder', { timeout: 180_000 }, () => {
  test('R33: started together for the first time, both work, share what is stored, and the last one ends the database', async () => {
    const folder = await servers.dataDir()
    const [first, second] = await Promise.all([servers.start(folder), servers.start(folder)])
    const member = await signUp(first)
    await member.ask('Written on the first')
    expect(await member.at(second.url).messages()).toHaveLength(2)
    first.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    expect((await member.at(second.url).ask('Written on the second')).done).toBe(true)
    second.kill('SIGTERM')
    expect(await second.ended).toBe(0)
    await until(async () => (await databasePid(folder)) === undefined)
  })
})

describe('a start that cannot be', { timeout: 180_000 }, () => {
  test('says why in one sentence and ends with 1', async () => {
    const folder = await servers.dataDir()
    const server = await servers.spawn(folder, { LOG_LEVEL: 'loud' })
    expect(await server.ended).toBe(1)
    expect(server.output()).toMatch(/^LOG_LEVEL cannot be used: .+\.\n$/)
  })

  test('on a port that is taken names it, and leaves no database running', async () => {
    const folder = await servers.dataDir()
    const port = new URL(upstream.env.OPENAI_BASE_URL ?? '').port
    const server = await servers.spawn(folder, { PORT: port })
    expect(await server.ended).toBe(1)
    expect(server.output()).toContain(`PORT ${port} is taken on 127.0.0.1`)
    expect(await databasePid(folder)).toBeUndefined()
  })
})
