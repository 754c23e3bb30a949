import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Db } from '#server/db/client.ts'
import { deleteUnclaimed } from '#server/db/conversations.ts'
import { interruptOrphans } from '#server/db/replies.ts'
import { deleteExpired } from '#server/db/retention.ts'
import { type Balancer, startBalancer } from '#server/test/balancer.ts'
import { modelRecord } from '#server/test/model-reading.ts'
import { type Pooler, startPooler } from '#server/test/pooler.ts'
import { type ServerProcess, spawnServer } from '#server/test/process.ts'
import { readEvents } from '#server/test/read-events.ts'
import { cloneDatabase, startTestServer, type TestServer } from '#server/test/server.ts'
import { until } from '#server/test/until.ts'
import { found, held, reply, startUpstream, type Upstream } from '#server/test/upstream.ts'
import { readReply, Visitor } from '#server/test/visitor.ts'
import type { ChangeEvent } from '#shared/events.ts'

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
    const [told, signed] = ['We did 12 interviews with plant managers.', 'Norgas signed a letter of intent.']
    const read = [
      modelRecord({ type: 'interview', quote: told, count: 12 }),
      modelRecord({ type: 'loi', quote: signed, count: 1, organisations: ['Norgas'], signed: true }),
    ]
    for (const record of read) upstream.scriptReading(found({ answer: null, records: [record], fields: [] }))
    expect((await member.ask(told)).done).toBe(true)
    expect((await member.ask(signed)).done).toBe(true)
    expect(await member.messages()).toHaveLength(4)
    const dashboard = await until(async () => {
      const shown = await member.json<{ counters: object }>('/rest/v1/dashboard')
      return JSON.stringify(shown.counters).includes('12') && shown
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

  test('go by a prompt and a model from the next reply on, whichever of them they were saved on', async () => {
    const admin = (await replicas[0]?.admin())?.at(balancer.url)
    const save = (setting_key: string, setting_value: object) =>
      admin?.json('/functions/v1/manage-settings', { method: 'POST', json: { setting_key, setting_value } })
    // Each has answered by what was in force before.
    for (const replica of replicas) await (await replica.member()).ask('Hello')
    for (const [turn, model] of ['gpt-4o', 'gpt-4.1-mini'].entries()) {
      await save('master_prompt', { value: `You speak like captain number ${turn}.` })
      await save('model_config', { model })
      for (const replica of replicas) {
        await (await replica.member()).ask('Hello')
        const body = upstream.calls.at(-1)?.body
        expect(body?.model).toBe(model)
        expect(body?.messages[0]?.content).toContain(`You speak like captain number ${turn}.`)
      }
    }
  })

  test('S34: count failed sign-ins together, also when they come at once', async () => {
    const email = `${randomUUID()}@example.org`
    await anybody().signUp({ name: 'Ada', email, password: 'correct horse' })
    const [attacker, owner] = [anybody(), anybody()]
    const signIn = (caller: Visitor, password: string) =>
      caller.fetch('/auth/v1/sign-in/email', { method: 'POST', json: { email, password } })
    const guesses = await Promise.all(
      Array.from({ length: 18 }, (_, turn) => signIn(attacker, `guess ${turn}`)),
    )
    const statuses = guesses.map(({ status }) => status).sort()
    expect(statuses).toEqual([...Array(10).fill(401), ...Array(8).fill(429)])
    for (const { url } of replicas) expect((await signIn(attacker.at(url), 'correct horse')).status).toBe(429)
    expect((await signIn(owner, 'correct horse')).status).toBe(200)
  })
})

describe('clean-up jobs that every replica runs at the same time', () => {
  const onAll = (job: (db: Db) => Promise<number>) =>
    Promise.all(replicas.map(({ runtime }) => job(runtime.deps.database.system)))
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
  const owner = <Row extends object>(sql: string, values: unknown[] = []) =>
    replicas[0]?.query<Row>(sql, values) ?? []

  test('put each reply that a dead process left right exactly once', async () => {
    const member = await somebody()
    const left = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const tab = member.at(balancer.url)
        await tab.ask('Who writes this?')
        return tab.conversationId
      }),
    )
    // The replicas' own sweeps run too: what counts is how often each row is touched, by whomever.
    await owner('create table touched (id uuid)')
    await owner(`create function note_touched() returns trigger language plpgsql as $$
      begin insert into touched values (new.conversation_id); return null; end $$`)
    await owner('begin')
    await owner('lock table generations in share row exclusive mode')
    await owner(
      `update generations set status = 'streaming', finished_at = null, runner = 0,
         heartbeat_at = now() - interval '31 seconds' where conversation_id = any($1)`,
      [left],
    )
    await owner(`create trigger note_touched after update on generations
      for each row execute function note_touched()`)
    await owner('commit')
    await onAll((db) => interruptOrphans(db, 30))
    const touched = await owner<{ id: string }>('select id from touched where id = any($1)', [left])
    expect(touched.map(({ id }) => id).sort()).toEqual([...left].sort())
    await owner('drop function note_touched cascade')
    for (const conversationId of left)
      expect((await member.messages(conversationId)).at(-1)?.status).toBe('interrupted')
  })

  test('delete each conversation that nobody claimed, and all that is over, exactly once', async () => {
    const visitors = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const visitor = anybody()
        await visitor.ask('We build membranes')
        return visitor.sessionId
      }),
    )
    await owner(
      `update conversations set updated_at = now() - interval '31 days' where session_id = any($1)`,
      [visitors],
    )
    await owner(`insert into rate_limits select 'over ' || n, 1, 1 from generate_series(1, 7) n`)
    expect(sum(await onAll((db) => deleteUnclaimed(db, 30)))).toBe(5)
    expect(sum(await onAll(deleteExpired))).toBe(7)
    expect(await owner('select from conversations where session_id = any($1)', [visitors])).toEqual([])
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
    killed.kill('SIGKILL')
    await until(async () => (await survivor.messages()).at(-1)?.status === 'interrupted', 30_000)
    upstream.script(reply('A whole story.'))
    expect((await survivor.ask('', { regenerate: true, messageId: undefined })).text).toBe('A whole story.')
    expect(await survivor.messages()).toMatchObject([{ role: 'user' }, { content: 'A whole story.' }])
  })
})
