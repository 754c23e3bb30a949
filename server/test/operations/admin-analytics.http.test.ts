import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertUsage, type UsageEvent } from '#server/db/usage.ts'
import { SHIPPED } from '#server/models/known-models.ts'
import { costOfCall } from '#server/models/prices.ts'
import { getAnalytics } from '#server/services/analytics/get-analytics.ts'
import { createUsageDays, type UsageDays } from '#server/services/analytics/usage-days.ts'
import type { Ctx } from '#server/services/context.ts'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import type { Analytics } from '#shared/admin/analytics.ts'

const NOW = '2026-11-21T09:00:00Z'

let server: TestServer
let usageDays: UsageDays
beforeAll(async () => {
  server = await startTestServer()
})
// Nobody is there, and nothing has happened.
beforeEach(async () => {
  usageDays = createUsageDays()
  for (const table of ['usage_events', 'conversations', 'anonymous_sessions', 'auth."user"']) {
    await server.query(`delete from ${table}`)
  }
})
afterAll(() => server[Symbol.asyncDispose]())

/** The figures as an admin sees them at NOW. */
function figures(days = 30, now = NOW): Promise<Analytics> {
  const session = {
    id: randomUUID(),
    userId: randomUUID(),
    email: 'olga@beachhead.example',
    fullName: 'Olga',
    createdAt: new Date(),
    role: 'admin' as const,
    language: null,
  }
  const ctx: Ctx = {
    ...server.runtime.deps,
    actor: { kind: 'member', session },
    now: () => new Date(now),
    requestId: '',
    address: undefined,
    language: undefined,
  }
  return getAnalytics(ctx, usageDays, { days })
}

/** A call of a model, recorded as the product records it, some time before NOW. */
async function call(ago: string, event: Partial<UsageEvent> & { model: string }, count = 1): Promise<void> {
  const { model, promptTokens = null, completionTokens = null } = event
  const cost =
    promptTokens === null
      ? null
      : costOfCall(SHIPPED, model, { promptTokens, completionTokens: completionTokens ?? 0 })
  const usage: UsageEvent = {
    userId: null,
    sessionId: null,
    generationId: null,
    provider: 'direct',
    purpose: 'chat',
    promptTokens,
    completionTokens,
    cachedTokens: null,
    cacheWriteTokens: null,
    reasoningTokens: null,
    providerMessage: null,
    cost,
    latencyMs: 1000,
    firstTextMs: 400,
    outcome: 'complete',
    ...event,
  }
  const [before] = await server.query<{ last: string }>(
    'select coalesce(max(id), 0) as last from usage_events',
  )
  for (let n = 0; n < count; n++) await insertUsage(usage).execute(server.runtime.deps.database.system)
  await server.query('update usage_events set created_at = $1::timestamptz - $2::interval where id > $3', [
    NOW,
    ago,
    before?.last,
  ])
}

/** An account with that address, from some time before NOW, at a level of the journey. */
async function account(email: string, ago: string, level = 0): Promise<string> {
  const [row] = await server.query<{ id: string }>(
    `insert into auth."user" (name, email, "createdAt") values ('Ada', $1, $2::timestamptz - $3::interval) returning id`,
    [email, NOW, ago],
  )
  const id = row?.id ?? ''
  if (level > 0) {
    await server.query(
      `with venture as (insert into ventures (user_id, name) values ($1, 'x') returning id)
      insert into user_state (user_id, venture_id) select $1, id from venture`,
      [id],
    )
    await server.query('update dashboard_config set current_level = $2 where user_id = $1', [id, level])
  }
  return id
}

/** A conversation with `count` questions and as many answers, by a user or from an anonymous session. */
async function talk(who: { userId?: string; sessionId?: string }, ago: string, count = 1): Promise<string> {
  const { userId = null, sessionId = null } = who
  const [row] = await server.query<{ id: string }>(
    `insert into conversations (user_id, session_id, updated_at)
     values ($1, $2, $3::timestamptz - $4::interval) returning id`,
    [userId, sessionId, NOW, ago],
  )
  await server.query(
    `insert into chat_messages (conversation_id, user_id, session_id, role, content, status, created_at)
     select $1, $2, $3, role, 'text', 'complete', $4::timestamptz - $5::interval
     from generate_series(1, $6::integer), unnest(array['user', 'assistant']) role`,
    [row?.id, userId, sessionId, NOW, ago, count],
  )
  return row?.id ?? ''
}

describe('costs', () => {
  test('of a month of mixed calls are those of the catalogue of models, by hand', async () => {
    // 10 x (1000 x 0.15 + 500 x 0.6) / 1e6 = 0.0045
    await call('2 hours', { model: 'gpt-4o-mini', promptTokens: 1000, completionTokens: 500 }, 10)
    // 4 x (2000 x 1.25 + 1000 x 10) / 1e6 = 0.05
    await call('3 days', { model: 'gpt-5-2025-08-07', promptTokens: 2000, completionTokens: 1000 }, 4)
    // 10 x (800 x 0.05 + 400 x 0.4) / 1e6 = 0.002
    await call('20 days', { model: 'gpt-5-nano', promptTokens: 800, completionTokens: 400 }, 10)
    // 2 x (10000 x 0.25 + 0) / 1e6 = 0.005
    await call('29 days', { model: 'gpt-5-mini', promptTokens: 10_000, completionTokens: 0 }, 2)
    // Out of the month.
    await call('31 days', { model: 'gpt-5', promptTokens: 1_000_000, completionTokens: 1_000_000 })
    const { apiUsage } = await figures()
    expect(apiUsage.daily).toEqual({ calls: 10, cost: expect.closeTo(0.0045, 8), unpriced: 0 })
    expect(apiUsage.weekly).toEqual({ calls: 14, cost: expect.closeTo(0.0545, 8), unpriced: 0 })
    expect(apiUsage.monthly).toEqual({ calls: 26, cost: expect.closeTo(0.0615, 8), unpriced: 0 })
  })

  test('that are not known are unpriced, never zero; a call that failed before its first word cost nothing', async () => {
    await call('1 hour', { model: 'gpt-4o-mini', promptTokens: 1000, completionTokens: 500 })
    // Neither tokens nor a price.
    await call('1 hour', { model: 'gpt-4o-mini' }, 2)
    await call('1 hour', { model: 'llama-4', promptTokens: 1000, completionTokens: 500 }, 3)
    await call('1 hour', { model: 'gpt-4o-mini', outcome: 'upstream_failed', firstTextMs: 300 })
    await call('1 hour', { model: 'gpt-4o-mini', outcome: 'upstream_failed', firstTextMs: null })
    const { apiUsage, unpricedModels, series } = await figures()
    expect(apiUsage.daily).toEqual({ calls: 8, cost: expect.closeTo(0.00045, 8), unpriced: 6 })
    expect(unpricedModels).toEqual([
      { model: 'gpt-4o-mini', calls: 3 },
      { model: 'llama-4', calls: 3 },
    ])
    expect(series.at(-1)).toMatchObject({ calls: 8, unpriced: 6, errors: 2 })
  })

  test('of the built-in guide are none, and its replies are no calls of a model', async () => {
    await call('1 hour', { model: 'guide', provider: 'guide', cost: 0 })
    const { apiUsage, series } = await figures()
    expect(apiUsage.monthly).toEqual({ calls: 0, cost: 0, unpriced: 0 })
    expect(series.at(-1)).toMatchObject({ calls: 0, firstTokenP50: null })
  })
})

describe('people', () => {
  test('are active who sent a message, within a day, a week and a month; test accounts are not people', async () => {
    const [ada, ben, cem] = [
      await account('ada@membranes.example', '60 days'),
      await account('ben@contest.example', '60 days'),
      await account('protester@labs.example', '60 days'),
    ]
    await talk({ userId: ada }, '1 hour', 3)
    await talk({ userId: ada }, '2 days')
    await talk({ userId: ben }, '3 days')
    await talk({ userId: cem }, '29 days')
    await talk({ userId: cem }, '31 days')
    for (const email of [
      'test@a.example',
      'ada+test@a.example',
      'qa.test2@a.example',
      'x@a.test',
      'Tester-1@a.example',
    ]) {
      await talk({ userId: await account(email, '1 hour', 3) }, '1 hour')
    }
    const { activeUsers, series, betaMetrics, totalConversations, totalMessages } = await figures()
    expect(activeUsers).toEqual({ daily: 1, weekly: 2, monthly: 3 })
    expect(betaMetrics.dashboardEngagement).toEqual({
      totalUsers: 0,
      usersWithProgress: 0,
      engagementRate: 0,
    })
    expect(series.at(-1)).toMatchObject({ date: '2026-11-21', activeUsers: 1, signups: 0 })
    // What there is counts, whosever it is.
    expect([totalConversations, totalMessages]).toEqual([10, 24])
  })

  test('convert, engage and write as much as the last 7 days show', async () => {
    await account('old@labs.example', '8 days', 4)
    await account('a@labs.example', '6 days', 1)
    await account('b@labs.example', '5 days', 0)
    const claimer = await account('c@labs.example', '1 day', 2)
    const session = () => randomUUID()
    await talk({ sessionId: session() }, '1 day', 1)
    await talk({ sessionId: session() }, '2 days', 2)
    await talk({ sessionId: session() }, '3 days', 3)
    await talk({ sessionId: session() }, '3 days', 5)
    await talk({ sessionId: session() }, '4 days', 6)
    await talk({ sessionId: session() }, '8 days', 6)
    // Two conversations of one session, of which one was claimed since: seven messages of one visitor.
    const both = session()
    const claimed = await talk({ sessionId: both }, '2 days', 4)
    await talk({ sessionId: both }, '2 days', 3)
    await server.query('update conversations set user_id = $2, claimed_at = now() where id = $1', [
      claimed,
      claimer,
    ])
    await server.query('update chat_messages set user_id = $2 where conversation_id = $1', [claimed, claimer])
    const { betaMetrics } = await figures()
    expect(betaMetrics).toEqual({
      conversion: {
        anonymousSessions: 6,
        signups: 3,
        signedUpSessions: 1,
        directSignups: 2,
        conversionRate: 16.7,
      },
      anonymousBehavior: { totalAnonymousSessions: 6, softHintSessions: 4, hardLimitSessions: 2 },
      dashboardEngagement: { totalUsers: 3, usersWithProgress: 2, engagementRate: 66.7 },
      // 24 questions and as many answers in 7 conversations.
      messageQuality: { avgMessagesPerConvo: 6.9 },
    })
  })

  test('without any there are zeros, and no rate of nothing', async () => {
    const { betaMetrics, activeUsers, totalKnowledgeEntries } = await figures()
    expect(activeUsers).toEqual({ daily: 0, weekly: 0, monthly: 0 })
    expect(betaMetrics.conversion).toEqual({
      anonymousSessions: 0,
      signups: 0,
      signedUpSessions: 0,
      directSignups: 0,
      conversionRate: 0,
    })
    expect(betaMetrics.messageQuality).toEqual({ avgMessagesPerConvo: 0 })
    expect(totalKnowledgeEntries).toBeGreaterThan(50)
  })

  test('who sign up without a visit before convert no session, and admins engage nobody', async () => {
    await account('a@labs.example', '1 day', 1)
    const operator = await account('b@labs.example', '1 day', 3)
    await server.query(`insert into user_roles values ($1, 'admin')`, [operator])
    await talk({ sessionId: randomUUID() }, '1 day')
    const { conversion, dashboardEngagement } = (await figures()).betaMetrics
    await server.query('truncate user_roles')
    expect(conversion).toEqual({
      anonymousSessions: 1,
      signups: 2,
      signedUpSessions: 0,
      directSignups: 2,
      conversionRate: 0,
    })
    expect(dashboardEngagement).toEqual({ totalUsers: 1, usersWithProgress: 1, engagementRate: 100 })
  })
})

describe('the series', () => {
  test('has every day of the period, by UTC, today last, also the quiet ones', async () => {
    const { series } = await figures(90)
    expect(series).toHaveLength(90)
    expect([series[0]?.date, series.at(-1)?.date]).toEqual(['2026-08-24', '2026-11-21'])
    expect(new Set(series.map(({ date }) => date)).size).toBe(90)
    await account('a@labs.example', '9 hours')
    await account('b@labs.example', '9 hours 1 second')
    await talk({ sessionId: randomUUID() }, '33 hours')
    const days = (await figures(7)).series
    expect(days.map(({ signups }) => signups)).toEqual([0, 0, 0, 0, 0, 1, 1])
    expect(days.map(({ activeVisitors }) => activeVisitors)).toEqual([0, 0, 0, 0, 0, 1, 0])
  })

  test('keeps what it knows of days that are over, and reckons a day again until an hour after its end', async () => {
    const calls = async (now: string, days = 7) => (await figures(days, now)).series.map((day) => day.calls)
    const one = { model: 'gpt-4o-mini', promptTokens: 10, completionTokens: 2 }
    await call('3 days', one)
    await call('1 day', one)
    expect(await calls('2026-11-21T00:59:00Z')).toEqual([0, 0, 0, 1, 0, 1, 0])
    await call('1 day', one)
    await call('1 hour', one)
    expect(await calls(NOW)).toEqual([0, 0, 0, 1, 0, 2, 1])
    // Reaching further back, in the same process, and in the days after.
    await call('40 days', one)
    expect((await calls(NOW, 50)).reduce((sum, count) => sum + count)).toBe(5)
    expect(await calls('2026-11-22T23:00:00Z')).toEqual([0, 0, 1, 0, 2, 1, 0])
    expect(await calls('2026-11-26T00:00:00Z')).toEqual([2, 1, 0, 0, 0, 0, 0])
    expect((await figures(30, '2026-11-26T00:00:00Z')).apiUsage).toMatchObject({
      daily: { calls: 0 },
      weekly: { calls: 3 },
      monthly: { calls: 4 },
    })
  })

  test('tells tokens, and how long people waited for the first word', async () => {
    for (const firstTextMs of [100, 200, 300, 400, 1000]) {
      await call('1 hour', { model: 'gpt-4o-mini', promptTokens: 10, completionTokens: 2, firstTextMs })
    }
    // Reading a message for the roadmap keeps nobody waiting.
    await call('1 hour', {
      model: 'gpt-4o-mini',
      purpose: 'extraction',
      promptTokens: 5,
      completionTokens: 1,
      firstTextMs: 9000,
    })
    expect((await figures()).series.at(-1)).toMatchObject({
      promptTokens: 55,
      completionTokens: 11,
      firstTokenP50: 300,
      firstTokenP95: 880,
    })
  })
})

test('The overview is asked for by GET and by POST, and by admins only', async () => {
  const admin = await server.admin()
  const path = '/functions/v1/get-analytics'
  const [got, invoked] = [
    await admin.json<Analytics>(path),
    await admin.json<Analytics>(path, { method: 'POST' }),
  ]
  expect({ ...invoked, generatedAt: '' }).toEqual({ ...got, generatedAt: '' })
  expect(got.series).toHaveLength(30)
  expect((await admin.fetch(`${path}?days=100000`)).status).toBe(400)
  expect((await (await server.member()).fetch(path)).status).toBe(403)
  expect(await (await server.visitor().fetch(path)).json()).toMatchObject({ error: 'Not authenticated' })
})
