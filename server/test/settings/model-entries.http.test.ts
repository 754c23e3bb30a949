import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import { until } from '#server/test/until.ts'
import { reply, startUpstream, type Upstream } from '#server/test/upstream.ts'
import type { Visitor } from '#server/test/visitor.ts'
import type { KnownModel } from '#shared/admin/model-entries.ts'
import type { Notice } from '#shared/admin/notices.ts'

const DOOR = '/rest/v1/admin/model-entries'
const TODAY = new Date('2026-11-22T12:00:00Z')

let upstream: Upstream
let server: TestServer
/** A second process on the same data. */
let replica: TestServer
let admin: Visitor

beforeAll(async () => {
  upstream = await startUpstream()
  server = await startTestServer({ env: upstream.env, today: () => TODAY })
  replica = await startTestServer({ env: upstream.env, database: server.databaseUrl, today: () => TODAY })
  admin = await server.admin()
})
afterAll(async () => {
  await replica[Symbol.asyncDispose]()
  await server[Symbol.asyncDispose]()
  await upstream[Symbol.asyncDispose]()
})
beforeEach(async () => {
  for (const table of ['model_entries', 'assistant_settings', 'usage_events', 'audit_log'])
    await server.query(`delete from ${table}`)
})

const LUNA = {
  id: 'gpt-6-luna',
  family: 'gpt-6',
  context: 90_000,
  prices: { input: 2, output: 4 },
  source: 'our contract, read on 2026-11-22',
}
const list = () => admin.json<{ models: KnownModel[]; families: { id: string }[] }>(DOOR)
const modelOf = async (id: string) => (await list()).models.find(({ entry }) => entry.id === id)
const send = async (method: 'PUT' | 'DELETE', json: object) => {
  const response = await admin.fetch(DOOR, { method, json })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
const save = (entry: object, more: object = {}) => send('PUT', { entry, ...more })
const saved = async (entry: object, more: object = {}) => {
  const { status, body } = await save(entry, more)
  expect({ status, body }).toMatchObject({ status: 200 })
  return body.model as KnownModel
}
const configure = (model_config: object) =>
  admin.json('/functions/v1/manage-settings', {
    method: 'POST',
    json: { setting_key: 'model_config', setting_value: model_config },
  })

describe('GET /rest/v1/admin/model-entries', () => {
  test('tells every model that ships with how it is asked, and the families', async () => {
    const { models, families } = await list()
    expect(models.every(({ source, updatedAt }) => source === 'shipped' && updatedAt === null)).toBe(true)
    expect(models.find(({ entry }) => entry.id === 'gpt-4o-mini')).toMatchObject({
      entry: { prices: { input: 0.15 } },
      capabilities: { context: 128_000, token_limit: 'max_tokens' },
      lastDay: { day: '2027-01-14', replacement: 'gpt-6-luna', by: 'shipped' },
    })
    expect(families.map(({ id }) => id)).toContain('other')
  })
})

describe('PUT /rest/v1/admin/model-entries', () => {
  test('puts an entry in the place of the shipped one, records both, and changes nothing the second time', async () => {
    const model = await saved(LUNA)
    expect(model).toMatchObject({
      source: 'changed',
      entry: { context: 90_000 },
      shipped: { prices: { input: 0.1 } },
      capabilities: { context: 90_000, temperature: 'unless_thinking' },
    })
    expect(await saved(LUNA)).toEqual(model)
    expect(await server.query('select action, target, before, after from audit_log')).toEqual([
      {
        action: 'model_saved',
        target: 'model:gpt-6-luna',
        before: expect.objectContaining({ prices: expect.objectContaining({ input: 0.1 }) }),
        after: { ...LUNA, aliases: [] },
      },
    ])
  })

  test('knows a new model by its plain name, whatever vendor was entered before it', async () => {
    const entry = {
      id: 'mistral/Large-4',
      aliases: ['mistral/large-4-latest'],
      family: 'other',
      source: 'its page',
    }
    expect(await saved(entry)).toMatchObject({
      source: 'added',
      shipped: null,
      entry: { id: 'large-4', aliases: ['large-4-latest'] },
    })
  })

  test.each<[string, object, string]>([
    ['a key that there is not', { contexts: 1 }, 'entry: Unrecognized key: "contexts"'],
    [
      'a day that is none',
      { retires: { day: 'soon' } },
      'entry.retires.day: must be a day such as 2026-12-11',
    ],
    [
      'a price below nothing',
      { prices: { input: -1, output: 1 } },
      'entry.prices.input: must not be below 0',
    ],
    [
      'a price without the other',
      { prices: { input: 1 } },
      'entry.prices.output: must be a number of dollars',
    ],
    [
      'prices that end and nothing after',
      { prices: { input: 1, output: 1, until: '2026-12-31' } },
      'entry.prices: must name both the last day of these prices and the prices afterwards, or neither',
    ],
    ['a part of a token', { context: 1.5 }, 'entry.context: must be a whole number of tokens'],
    ['no source', { source: ' ' }, 'entry.source: must name the page and the day'],
    ['a family that there is not', { family: 'gpt-9' }, 'entry.family: there is no family gpt-9'],
    [
      'a replacement that there is not',
      { retires: { day: '2027-01-01', replacement: 'gpt-9' } },
      'entry.retires.replacement: there is no other model gpt-9 here',
    ],
    [
      'itself as replacement',
      { retires: { day: '2027-01-01', replacement: 'gpt-6-luna' } },
      'entry.retires.replacement: there is no other model gpt-6-luna here',
    ],
    ['another model’s name', { aliases: ['gpt-5'] }, 'entry.aliases: gpt-5 is there twice'],
    ['an id with blanks', { id: 'gpt 6' }, 'A model id holds letters, digits and . _ - : / @ + only.'],
  ])('answers 400 to %s, naming the key, and stores nothing', async (_, wrong, error) => {
    const { status, body } = await save({ ...LUNA, ...wrong })
    expect({ status, error: body.error }).toEqual({ status: 400, error })
    expect(await server.query('select from model_entries')).toEqual([])
  })

  test('answers 409 with what is stored when somebody saved meanwhile, and 200 to who has seen that', async () => {
    const first = await saved(LUNA, { expectedUpdatedAt: null })
    const blind = await save({ ...LUNA, context: 1000 }, { expectedUpdatedAt: null })
    expect(blind).toMatchObject({
      status: 409,
      body: { code: 'conflict', current: { ...first, savedBy: expect.any(String) } },
    })
    const second = await saved({ ...LUNA, context: 1000 }, { expectedUpdatedAt: first.updatedAt })
    expect(second.updatedAt).not.toBe(first.updatedAt)
    const late = await send('DELETE', { id: LUNA.id, expectedUpdatedAt: first.updatedAt })
    expect(late).toMatchObject({ status: 409, body: { current: second } })
  })

  test('of two admins who save at the same moment, answers 409 to one', async () => {
    const both = await Promise.all(
      [1000, 2000].map((context) => save({ ...LUNA, context }, { expectedUpdatedAt: null })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('DELETE /rest/v1/admin/model-entries', () => {
  test('brings back what ships, and takes an added model away', async () => {
    await saved(LUNA)
    expect((await send('DELETE', { id: LUNA.id })).body).toMatchObject({
      model: { source: 'shipped', entry: { prices: { input: 0.1 } } },
    })
    await saved({ ...LUNA, id: 'of-ours' })
    expect((await send('DELETE', { id: 'of-ours' })).body).toEqual({ model: null })
    expect(await modelOf('of-ours')).toBeUndefined()
    expect(
      await server.query('select action, target, after from audit_log order by id desc limit 1'),
    ).toEqual([{ action: 'model_removed', target: 'model:of-ours', after: null }])
  })

  test('answers 404 to a model that there is not, and 400 while another names it as its replacement', async () => {
    expect((await send('DELETE', { id: 'of-nobody' })).status).toBe(404)
    await saved({ ...LUNA, id: 'of-ours' })
    await saved({ ...LUNA, retires: { day: '2027-01-01', replacement: 'of-ours' } })
    expect(await send('DELETE', { id: 'of-ours' })).toMatchObject({
      status: 400,
      body: { error: 'gpt-6-luna: entry.retires.replacement: there is no other model of-ours here' },
    })
  })
})

describe('an operator’s entry counts from the next reply on', () => {
  test('in every process: how the model is asked, what it may read, and what a call costs', async () => {
    await configure({ model: 'gpt-6-luna' })
    await replica.visitor().ask('Whom do I ask?')
    await saved({ ...LUNA, effort: ['low'], temperature: 'always' })
    upstream.script(reply('Ten.'))
    await replica.visitor().ask('And then?')
    expect(upstream.calls.at(-1)?.body).toMatchObject({ temperature: 0.7, reasoning_effort: 'low' })
    const { choice } = await replica.runtime.deps.settings.current()
    expect(replica.runtime.deps.models.choose(choice)?.contextWindow).toBe(90_000)
    const costs = await until(async () => {
      const rows = await server.query<{ cost: string }>(
        `select cost from usage_events where purpose = 'chat' order by id`,
      )
      return rows.length === 2 && rows.map(({ cost }) => Number(cost))
    })
    expect(costs).toEqual([(800 * 0.1 + 400 * 0.5) / 1e6, (800 * 2 + 400 * 4) / 1e6])
  })

  test('in the notice, with the operator’s last day and replacement', async () => {
    await configure({ model: 'gpt-6-luna' })
    await saved({ ...LUNA, retires: { day: '2026-12-01', replacement: 'gpt-6.1-terra' } })
    const { notices } = await admin.json<{ notices: Notice[] }>('/rest/v1/admin/notices')
    expect(notices.find(({ code }) => code === 'model_retiring')).toMatchObject({
      text: 'gpt-6-luna is there until 1 December 2026: choose gpt-6.1-terra in the assistant settings.',
    })
  })
})
