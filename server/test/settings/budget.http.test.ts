import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import { until } from '#server/test/until.ts'
import { begin, chunk, startUpstream, type Upstream } from '#server/test/upstream.ts'
import { readReply, type Visitor } from '#server/test/visitor.ts'
import type { BudgetState, CostRow } from '#shared/admin/budget.ts'

let upstream: Upstream
let server: TestServer
let replica: TestServer
let admin: Visitor
beforeAll(async () => {
  upstream = await startUpstream()
  server = await startTestServer({ env: upstream.env })
  replica = await startTestServer({ env: upstream.env, database: server.databaseUrl })
  admin = await server.admin()
})
afterAll(async () => {
  await replica[Symbol.asyncDispose]()
  await server[Symbol.asyncDispose]()
  await upstream[Symbol.asyncDispose]()
})
beforeEach(async () => {
  await server.query(
    `truncate usage_events, spend_months, assistant_settings, setting_versions, member_usage, anonymous_usage`,
  )
  await server.query('update assistant_revision set revision = revision + 1')
})

const save = (setting_key: string, setting_value: unknown, more: object = {}) =>
  admin.fetch('/functions/v1/manage-settings', {
    method: 'POST',
    json: { setting_key, setting_value, ...more },
  })
const state = () => admin.json<BudgetState>('/rest/v1/admin/budget')

/** Records calls of a model that cost so many dollars. */
const spend = (dollars: number, columns: Record<string, unknown> = {}) => {
  const row = {
    provider: 'direct',
    model: 'gpt-4o-mini',
    purpose: 'chat',
    latency_ms: 1,
    outcome: 'complete',
  }
  const values = { ...row, cost: dollars, ...columns }
  const names = Object.keys(values)
  return server.query(
    `insert into usage_events (${names}) values (${names.map((_, at) => `$${at + 1}`)})`,
    Object.values(values),
  )
}

const refusalOf = async (response: Response) => {
  const { code } = (await response.json()) as { code: string }
  return `${response.status} ${code}`
}

describe('a budget', () => {
  test('is saved with its audit, refuses what is no amount, and answers 409 when somebody saved meanwhile', async () => {
    expect((await state()).budget).toBeNull()
    const refused = await save('budget', { limit: -1 })
    expect([refused.status, await refused.json()]).toEqual([
      400,
      expect.objectContaining({ error: 'The limit must be an amount from $0.01 to $1,000,000.' }),
    ])
    expect((await save('budget', { limit: 20, warn_at: 70 }, { expectedUpdatedAt: null })).status).toBe(200)
    const late = await save('budget', { limit: 30 }, { expectedUpdatedAt: null })
    expect([late.status, await late.json()]).toEqual([
      409,
      expect.objectContaining({
        current: expect.objectContaining({ setting_value: { limit: 20, warn_at: 70 } }),
      }),
    ])
    const audits = await server.query(
      `select after from audit_log where target = 'setting:budget' and action = 'setting_saved'`,
    )
    expect(audits).toEqual([{ after: { limit: 20, warn_at: 70 } }])
    expect(await state()).toMatchObject({
      budget: { limit: 20, warn_at: 70 },
      spent: 0,
      stage: 'fine',
      stops: [
        { role: 'visitor', at: 18 },
        { role: 'member', at: 20 },
        { role: 'operator', at: 25 },
      ],
    })
  })

  test('stops visitors first, then members, operators last, on every replica', async () => {
    await save('budget', { limit: 10 })
    const [visitor, member] = [server.visitor(), await server.member()]
    await spend(8.5)
    expect((await state()).stage).toBe('warning')
    expect((await visitor.ask('What is an ICP?')).done).toBe(true)

    await spend(0.6)
    expect((await state()).stage).toBe('visitor')
    expect(await refusalOf(await server.visitor().post('Hello'))).toBe('429 visitor_budget')
    expect(await refusalOf(await visitor.at(replica.url).post('Hello'))).toBe('429 visitor_budget')
    expect((await member.ask('What is an ICP?')).done).toBe(true)
    const stored = await server.query('select from chat_messages where content = $1', ['Hello'])
    expect(stored).toEqual([])

    await spend(1)
    expect((await state()).stage).toBe('member')
    for (const who of [member, member.at(replica.url), visitor]) {
      expect(await refusalOf(await who.post('And a beachhead?'))).toBe('429 budget_spent')
    }
    expect((await admin.ask('Is it still there?')).done).toBe(true)

    await spend(3)
    const [{ stage, reachedOn }] = [await state()]
    expect([stage, reachedOn]).toEqual(['operator', new Date().toISOString().slice(0, 10)])
    expect(await refusalOf(await admin.post('And now?'))).toBe('429 operator_budget')
    const tested = await admin.fetch('/functions/v1/chat', {
      method: 'POST',
      json: { purpose: 'settings_test', messages: [{ role: 'user', content: 'Hello' }] },
    })
    expect(await refusalOf(tested)).toBe('429 operator_budget')

    // What it was raised to holds from the next message on.
    await save('budget', { limit: 100 })
    expect((await visitor.ask('Hello')).done).toBe(true)
  })

  test('that is reached while a reply is written ends it: what is there is kept, marked and counted', async () => {
    await save('budget', { limit: 10 })
    await spend(9.9999)
    let closed: Promise<void> | undefined
    upstream.script(async (response, call) => {
      closed = call.closed
      begin(response)
      // Each piece is some 400 tokens, and the first few of them are still within the budget.
      for (let piece = 0; piece < 40 && !response.destroyed; piece++) {
        response.write(chunk('Talk to ten plant managers. '.repeat(57)))
        await new Promise((resolve) => setImmediate(resolve))
      }
    })
    const member = await server.member()
    const reply = await member.ask('What is an ICP?')
    await closed
    expect(reply.text).toContain('Talk to ten plant managers.')
    expect(reply.events.flatMap(({ status, error }) => status ?? error?.code ?? [])).toEqual([
      'interrupted',
      'budget_spent',
    ])
    const [, stored] = await member.messages()
    expect([stored?.status, stored?.content]).toEqual(['interrupted', reply.text])
    const [call] = await server.query<{ cost: string | null; estimate: number }>(
      `select cost, estimate::float from usage_events where generation_id is not null`,
    )
    expect(call?.cost).toBeNull()
    expect(call?.estimate).toBeGreaterThan(0.00005)
    // The estimate counts, so that the next message is refused instead of cut.
    expect(await refusalOf(await member.post('Go on?'))).toBe('429 budget_spent')
  })

  test('that is used up lets the guide answer where the operator chose it for failures', async () => {
    await save('budget', { limit: 10 })
    await save('model_config', { model: 'gpt-4o-mini', on_model_failure: 'guide' })
    await spend(12)
    const calls = upstream.calls.length
    const reply = await server.visitor().ask('What is an ICP?')
    expect(reply.text).not.toBe('')
    expect(reply.events.flatMap(({ stand_in }) => stand_in ?? [])).toEqual(['guide'])
    expect(upstream.calls).toHaveLength(calls)
  })

  test('that is used up stops nobody whom the guide answers anyway', async () => {
    await using keyless = await startTestServer({ database: server.databaseUrl })
    await save('budget', { limit: 10 })
    await spend(50)
    const reply = await keyless.visitor().ask('What is an ICP?')
    expect(reply.done && reply.text !== '').toBe(true)
  })
})

describe('what calls of models cost', () => {
  const cost = (by: string) =>
    admin.json<{ rows: CostRow[]; total: object; measured: object | null }>(`/rest/v1/admin/cost?by=${by}`)

  test('is told by model, purpose, person and day, with the tokens, and what has no price is not zero', async () => {
    const member = await server.member('Grace')
    const { id } = await member.json<{ id: string }>('/rest/v1/profile')
    const tokens = { prompt_tokens: 900, cached_tokens: 300, completion_tokens: 100, reasoning_tokens: 40 }
    await spend(2, { ...tokens, user_id: id })
    await spend(1, { ...tokens, purpose: 'extraction', user_id: id })
    await spend(0.5, { model: 'gpt-5', session_id: id })
    await server.query(`insert into usage_events (provider, model, purpose, prompt_tokens, latency_ms, outcome, runs_here)
      values ('direct', 'llama3.2', 'chat', 70, 1, 'complete', true), ('direct', 'odd', 'chat', 70, 1, 'complete', false)`)
    await server.query(`insert into usage_events (provider, model, purpose, latency_ms, outcome)
      values ('guide', 'guide', 'chat', 1, 'complete'), ('direct', 'odd', 'chat', 1, 'upstream_failed')`)
    const models = await cost('model')
    expect(models.rows.map((row) => [row.key, row.calls, row.cost, row.unpriced, row.runsHere])).toEqual([
      ['gpt-4o-mini', 2, 3, 0, false],
      ['gpt-5', 1, 0.5, 0, false],
      ['odd', 2, null, 1, false],
      ['llama3.2', 1, null, 1, true],
    ])
    expect(models.rows[0]).toMatchObject({
      promptTokens: 1800,
      cachedTokens: 600,
      completionTokens: 200,
      reasoningTokens: 80,
    })
    expect(models.total).toEqual({ calls: 6, cost: 3.5, unpriced: 2, estimated: 0 })
    expect((await cost('purpose')).rows.map(({ key, cost }) => [key, cost])).toEqual([
      ['chat', 2.5],
      ['extraction', 1],
    ])
    expect((await cost('person')).rows.map(({ key, label, cost }) => [key, label, cost])).toEqual([
      [id, 'Grace', 3],
      ['visitors', null, 0.5],
      ['nobody', null, null],
    ])
    const days = await cost('day')
    expect(days.rows.map(({ key }) => key)).toEqual([new Date().toISOString().slice(0, 10)])
    expect((await state()).unpriced).toBe(2)
  })

  test('is told beside each model for its replies of the last 30 days, with what was read for them', async () => {
    await spend(0.3)
    await spend(0.1, { purpose: 'extraction' })
    await spend(0.1, { cost: null, estimate: 0.1 })
    await spend(7, { purpose: 'settings_test' })
    await spend(9, { created_at: new Date(Date.now() - 31 * 24 * 60 * 60 * 1000) })
    await spend(0, { model: 'llama3.2', cost: null, runs_here: true })
    const { measured } = await admin.json<{ measured: { dollars: number }[] }>('/rest/v1/admin/model-entries')
    expect(measured).toEqual([{ model: 'gpt-4o-mini', replies: 2, dollars: expect.closeTo(0.5) }])
  })

  test('is measured for 1,000 conversations by those of the month', async () => {
    await server.query('truncate conversations cascade')
    expect((await cost('model')).measured).toBeNull()
    const member = await server.member()
    await member.ask('What is an ICP?')
    await until(async () => (await server.query(`select from usage_events where cost > 0`)).length > 0)
    await spend(0.01, { purpose: 'settings_test' })
    const { measured } = await cost('model')
    const [{ dollars } = { dollars: 0 }] = await server.query<{ dollars: number }>(
      `select sum(cost)::float as dollars from usage_events where purpose <> 'settings_test'`,
    )
    expect(measured).toEqual({ conversations: 1, perThousand: dollars * 1000 })
    // The month's conversations are counted also where no model was called for them.
    await server.query('truncate usage_events')
    expect(await cost('model')).toMatchObject({ rows: [], measured: { conversations: 1, perThousand: 0 } })
  })
})

describe('limits of a day', () => {
  test('of all visitors follow the setting, and the environment where there is none', async () => {
    const settings = () =>
      admin.json<{ settings: { limits: object }; usualVisitorsADay: number }>(
        '/functions/v1/get-assistant-settings',
      )
    expect(await settings()).toMatchObject({ settings: { limits: {} }, usualVisitorsADay: 2000 })
    await save('limits', { visitors_a_day: 1 })
    expect((await server.visitor().ask('Hello')).done).toBe(true)
    const late = await server.visitor().at(replica.url).post('Hello')
    expect(await refusalOf(late)).toBe('429 anonymous_ceiling')
    await save('limits', null)
    expect((await server.visitor().ask('Hello')).done).toBe(true)
  })

  test('of one member count that member alone, and start again the next day', async () => {
    expect((await save('limits', { member_a_day: 0 })).status).toBe(400)
    await save('limits', { member_a_day: 2 })
    const [ada, bo] = [await server.member('Ada'), await server.member('Bo')]
    const another = () => Object.assign(ada.at(replica.url), { conversationId: undefined })
    for (const who of [ada, another()]) expect((await who.ask('Hello')).done).toBe(true)
    expect(await refusalOf(await another().post('Hello'))).toBe('429 member_day')
    expect((await bo.ask('Hello')).done).toBe(true)
    await server.query(
      `update member_usage set since = since - interval '1 day' where what = 'messages_today'`,
    )
    expect((await readReply(await another().post('Hello'))).done).toBe(true)
  })
})
