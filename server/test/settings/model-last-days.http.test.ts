import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import { until } from '#server/test/until.ts'
import { startUpstream, type Upstream } from '#server/test/upstream.ts'
import { createLastDaysReader } from '#server/workers/settings/last-days.ts'
import type { Notice } from '#shared/admin/notices.ts'

/** So long before a model's shipped last day that nobody is told of it yet. */
const TODAY = new Date('2026-11-22T12:00:00Z')

let upstream: Upstream
let server: TestServer
let log = ''
/** Times that the provider's list was read. */
let lists = 0

/** A list of models with their last days, as the provider tells them. */
const listing = (days: Record<string, string | null>) => (response: ServerResponse) => {
  lists++
  const data = Object.entries(days).map(([id, shutdown_date]) => ({ id, object: 'model', shutdown_date }))
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ data }))
}
const failing = (response: ServerResponse) => {
  lists++
  response
    .writeHead(401, { 'Content-Type': 'application/json' })
    .end('{"error":{"message":"Bad sk-test-canary"}}')
}

beforeAll(async () => {
  upstream = await startUpstream()
  upstream.scriptList(
    listing({ 'gpt-4o-mini': '2026-12-15', 'openai/gpt-5': '2026-12-20', 'gpt-6-luna': null }),
  )
  server = await startTestServer({
    env: upstream.env,
    today: () => TODAY,
    onLog: (line) => {
      log += line
    },
  })
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await upstream[Symbol.asyncDispose]()
  expect(log).not.toContain('canary')
})

const stored = async () =>
  server.query<{ model: string; day: string }>(
    'select model, day::text as day from model_last_days order by model',
  )
/** The reader of a process that has just started. */
const reader = () => createLastDaysReader(server.runtime.deps)
const signal = new AbortController().signal
const passed = (hours: number) =>
  server.query(`update operations set at = at - make_interval(hours => $1) where key like 'model list %'`, [
    hours,
  ])

describe('the provider’s list of models', () => {
  test('is read after the start, and a last day that is earlier than the shipped one is told of', async () => {
    const days = await until(async () => {
      const rows = await stored()
      return rows.length > 0 && rows
    })
    expect(days).toEqual([
      { model: 'gpt-4o-mini', day: '2026-12-15' },
      { model: 'gpt-5', day: '2026-12-20' },
    ])
    const admin = await server.admin()
    const { notices } = await admin.json<{ notices: Notice[] }>('/rest/v1/admin/notices')
    expect(notices.find(({ code }) => code === 'model_retiring')).toMatchObject({
      text: 'gpt-4o-mini is there until 15 December 2026: choose gpt-6-luna in the assistant settings.',
    })
    // The shipped day is earlier.
    expect(await admin.json('/rest/v1/admin/model-entries')).toMatchObject({
      models: expect.arrayContaining([
        expect.objectContaining({
          lastDay: { day: '2026-12-11', replacement: 'gpt-6.1-sol', by: 'shipped' },
          entry: expect.objectContaining({ id: 'gpt-5' }),
        }),
      ]),
    })
  })

  describe('later', () => {
    beforeEach(() => {
      lists = 0
    })

    test('is read once by processes that start together, and once a day for all of them', async () => {
      await passed(1)
      const [one, other] = [reader(), reader()]
      await Promise.all([one(signal), other(signal)])
      expect(lists).toBe(1)
      await passed(23)
      await Promise.all([one(signal), other(signal)])
      expect(lists).toBe(1)
      await passed(1)
      await Promise.all([one(signal), one(signal)])
      expect(lists).toBe(2)
    })

    test('says what it says now: a last day that is not there any more is forgotten', async () => {
      upstream.scriptList(listing({ 'gpt-6-luna': '2027-03-31' }))
      await passed(25)
      await reader()(signal)
      expect(await stored()).toEqual([{ model: 'gpt-6-luna', day: '2027-03-31' }])
    })

    test('that cannot be read changes nothing, is logged once, and is tried again after an hour', async () => {
      const before = await stored()
      upstream.scriptList(failing)
      const read = reader()
      log = ''
      await passed(25)
      await read(signal)
      await read(signal)
      expect(lists).toBe(1)
      await passed(1)
      await read(signal)
      expect(lists).toBe(2)
      expect(log.match(/list of models could not be read/g)).toHaveLength(1)
      expect(await stored()).toEqual(before)
    })

    test('is not read while no key is set', async () => {
      const { deps } = server.runtime
      const { OPENAI_API_KEY: _, ...config } = deps.config
      await passed(25)
      await createLastDaysReader({ ...deps, config })(signal)
      expect(lists).toBe(0)
    })
  })
})
