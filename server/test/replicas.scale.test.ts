import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { interruptOrphans } from '#server/db/replies.ts'
import type { ChangeEvent } from '#shared/events.ts'
import { type Balancer, startBalancer } from './balancer.ts'
import { type Pooler, startPooler } from './pooler.ts'
import { type ServerProcess, spawnServer } from './process.ts'
import { readEvents } from './read-events.ts'
import { cloneDatabase, startTestServer, type TestServer } from './server.ts'
import { until } from './until.ts'
import { held, reply, startUpstream, type Upstream } from './upstream.ts'
import { readReply, Visitor } from './visitor.ts'

const SECRET = 'a secret for tests that nobody else uses'

let upstream: Upstream
let pooler: Pooler
let database: string
let replicas: TestServer[]
let balancer: Balancer

beforeAll(async () => {
  upstream = await startUpstream()
  pooler = await startPooler(inject('postgres').url)
  database = await cloneDatabase()
  const env = { ...upstream.env, DATABASE_URL: pooler.url(database), DATABASE_LISTEN_URL: database }
  replicas = await Promise.all([1, 2, 3].map(() => startTestServer({ database, env })))
  balancer = await startBalancer(replicas.map(({ url }) => url))
})
afterAll(async () => {
  await balancer[Symbol.asyncDispose]()
  for (const replica of replicas) await replica[Symbol.asyncDispose]()
  await pooler[Symbol.asyncDispose]()
  await upstream[Symbol.asyncDispose]()
})

let people = 0
/** Someone whose every request meets another replica. */
const anybody = () => new Visitor(balancer.url, `10.99.0.${++people}`)
async function somebody(): Promise<Visitor> {
  const member = anybody()
  await member.signUp({ name: 'Ada', email: `${randomUUID()}@example.org`, password: 'correct horse' })
  return member
}

describe('three replicas behind a balancer and a transaction pooler', () => {
  test('serve one visit: signing up, talking, the roadmap, signing out', async () => {
    const member = await somebody()
    expect((await member.ask('We did 12 interviews with plant managers.')).done).toBe(true)
    expect((await member.ask('Norgas signed a letter of intent.')).done).toBe(true)
    expect(await member.messages()).toHaveLength(4)
    const dashboard = await until(async () => {
      const found = await member.json<{ counters: object }>('/rest/v1/dashboard')
      return JSON.stringify(found.counters).includes('12') && found
    })
    expect(dashboard.counters).toMatchObject({ interview: 12, loi: 1 })
    await member.fetch('/auth/v1/sign-out', { method: 'POST', json: {} })
    for (const _replica of replicas) expect((await member.fetch('/rest/v1/profile')).status).toBe(401)
  })

  test('count a visitor’s free messages together, also when they come at once', async () => {
    const visitor = anybody()
    await visitor.ask('Hello')
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => {
        const tab = visitor.at(balancer.url)
        tab.conversationId = undefined
        return tab.post('Hello again')
      }),
    )
    await Promise.all(answers.filter(({ ok }) => ok).map(readReply))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(5)
  })

  test('join and stop a reply that another one writes', async () => {
    const member = await somebody()
    const slow = held('Across ', 'replicas ')
    upstream.script(slow)
    const first = await member.post('Tell me more')
    const address = `/functions/v1/chat?conversationId=${member.conversationId}`
    const joined = await Promise.all(replicas.map(({ url }) => member.at(url).fetch(address)))
    const other = member.at(replicas[2]?.url ?? '')
    expect((await other.fetch(address, { method: 'DELETE' })).ok).toBe(true)
    for (const answer of [first, ...joined]) {
      const read = await readReply(answer)
      expect(read.text).toBe('Across replicas ')
      expect(read.events.some(({ status }) => status === 'stopped')).toBe(true)
    }
  })

  test('tell each other’s readers of a change', async () => {
    const member = await somebody()
    const leave = new AbortController()
    const feeds = await Promise.all(
      replicas.map(({ url }) => member.at(url).fetch('/realtime/v1', { signal: leave.signal })),
    )
    const heard = Promise.all(
      feeds.map(async (feed) => {
        for await (const { data } of readEvents(feed)) {
          if (data.startsWith('{"table') && (JSON.parse(data) as ChangeEvent).table === 'conversations')
            return true
        }
        return false
      }),
    )
    await member.ask('Hello')
    expect(await heard).toEqual([true, true, true])
    leave.abort()
  })

  test('run a clean-up job once, wherever it runs first', async () => {
    const member = await somebody()
    upstream.script(held('Left '))
    await member.post('Who writes this?')
    await replicas[0]?.query(
      `update generations set heartbeat_at = now() - interval '31 seconds', runner = 0 where conversation_id = $1`,
      [member.conversationId],
    )
    const found = await Promise.all(
      replicas.map(({ runtime }) => interruptOrphans(runtime.deps.database.system, 30)),
    )
    expect(found.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(1)
    await member.fetch(`/functions/v1/chat?conversationId=${member.conversationId}`, { method: 'DELETE' })
  })
})

describe('a replica that is killed', { timeout: 120_000 }, () => {
  let folder: string
  let killed: ServerProcess
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'beachhead-replica-'))
    killed = await spawnServer(folder, {
      ...upstream.env,
      DATABASE_URL: pooler.url(database),
      DATABASE_LISTEN_URL: database,
      AUTH_SECRET: SECRET,
      TRUST_PROXY: '1',
    })
    await killed.ready()
  })
  afterAll(async () => {
    killed.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  })

  test('leaves its reply interrupted within 30 s, and another one writes it again', async () => {
    const member = (await somebody()).at(killed.url)
    upstream.script(held('Half a '))
    const response = await member.post('Tell me the whole story')
    const survivor = member.at(balancer.url)
    for await (const { id } of readEvents(response)) if (id === '1') break
    await until(async () => (await survivor.messages()).at(-1)?.content === 'Half a ')
    const killedAt = performance.now()
    killed.kill('SIGKILL')
    await until(async () => (await survivor.messages()).at(-1)?.status === 'interrupted', 30_000)
    expect(performance.now() - killedAt).toBeLessThan(30_000)
    upstream.script(reply('A whole story.'))
    expect((await survivor.ask('', { regenerate: true, messageId: undefined })).text).toBe('A whole story.')
    expect(await survivor.messages()).toMatchObject([{ role: 'user' }, { content: 'A whole story.' }])
  })
})
