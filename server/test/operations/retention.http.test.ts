import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import { startUpstream, type Upstream } from '#server/test/upstream.ts'
import type { Visitor } from '#server/test/visitor.ts'

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

/** Makes a conversation, its session and its day as old as if nothing had happened since. */
async function age({ sessionId }: Visitor, days: number): Promise<void> {
  const then = `now() - make_interval(days => ${days}, mins => 1)`
  await server.query(`update conversations set updated_at = ${then} where session_id = $1`, [sessionId])
  await server.query(
    `update anonymous_sessions set created_at = ${then}, last_message_at = ${then} where id = $1`,
    [sessionId],
  )
}

/** Another process on the same database, whose first act is to clean; gone again when it has. */
async function clean(env: Record<string, string> = {}): Promise<void> {
  const other = await startTestServer({ database: server.databaseUrl, env: { ...upstream.env, ...env } })
  await other[Symbol.asyncDispose]()
}

const HANGING = ['conversations', 'chat_messages', 'generations'] as const
const countOf = async (table: string, sessionId: string | undefined) =>
  (await server.query(`select from ${table} where session_id = $1`, [sessionId])).length

test('a conversation that nobody claimed goes after 30 days, with all that hangs on it; a younger one stays', async () => {
  const [old, young] = [server.visitor(), server.visitor()]
  for (const visitor of [old, young]) await visitor.ask('We build membranes for water reuse')
  await age(old, 30)
  await age(young, 29)
  await server.query(`update anonymous_usage set day = day - 31 where scope <> 'all'`)
  const retrieved = 'select from retrievals where reply_id not in (select id from chat_messages)'
  await clean()
  for (const table of HANGING) {
    expect({ table, old: await countOf(table, old.sessionId) }).toEqual({ table, old: 0 })
    expect({ table, young: (await countOf(table, young.sessionId)) > 0 }).toEqual({ table, young: true })
  }
  expect(await server.query(retrieved)).toEqual([])
  const sessions = await server.query<{ id: string }>('select id from anonymous_sessions')
  expect(sessions.map(({ id }) => id)).toEqual([young.sessionId])
  expect(await server.query(`select from anonymous_usage where scope <> 'all'`)).toEqual([])
  expect((await young.messages()).length).toBe(2)
})

test('a claimed conversation stays, however old it is', async () => {
  const ada = server.visitor()
  await ada.ask('We build membranes for water reuse')
  await ada.signUp({ name: 'Ada', email: 'ada-keeps@example.org', password: 'correct horse' })
  await ada.json('/functions/v1/claim-conversations', { method: 'POST', json: { session_id: ada.sessionId } })
  await age(ada, 400)
  await clean()
  expect((await ada.messages()).length).toBe(2)
})

test('sessions, links and counted attempts go once they are over, and not before', async () => {
  const [gone, kept] = [await server.member(), await server.member()]
  const past = `now() - interval '1 second'`
  for (const member of [gone, kept]) {
    const { email } = await member.json<{ email: string }>('/rest/v1/profile')
    await member.json('/auth/v1/request-password-reset', { method: 'POST', json: { email } })
  }
  const { id } = await gone.json<{ id: string }>('/rest/v1/profile')
  await server.query(`update auth.session set "expiresAt" = ${past} where "userId" = $1`, [id])
  await server.query(`update auth.verification set "expiresAt" = ${past} where value = $1::text`, [id])
  await server.query(
    `insert into rate_limits values ('over', 1, (extract(epoch from ${past}) * 1000)::bigint)`,
  )
  await server.query(
    `insert into rate_limits values ('running', 1, (extract(epoch from now()) * 1000)::bigint + 60000)`,
  )
  await clean()
  expect(await server.query('select from auth.session where "userId" = $1', [id])).toEqual([])
  expect(await server.query('select from auth.verification')).toHaveLength(1)
  const keys = await server.query<{ key: string }>(
    `select key from rate_limits where key in ('over', 'running')`,
  )
  expect(keys).toEqual([{ key: 'running' }])
  expect((await kept.fetch('/rest/v1/profile')).status).toBe(200)
})

describe('what is written down about living accounts', () => {
  /** Of each table one record that is `days` old and one a day younger; which of them are still there. */
  async function recordsOf(days: number) {
    const then = (age: number) => `now() - interval '${age} days 1 minute'`
    const pair = `(values ('older', ${then(days)}), ('younger', ${then(days - 1)})) as record (name, at)`
    const member = await server.member()
    const { id } = await member.json<{ id: string }>('/rest/v1/profile')
    await server.query(`
      insert into audit_log (actor_id, action, target, at) select '${id}', action, name, at from ${pair},
        (values ('sign_in'), ('role_changed')) as act (action);
      insert into usage_events (user_id, provider, model, purpose, latency_ms, outcome, created_at)
        select '${id}', 'direct', name, 'chat', 1, 'complete', at from ${pair};
      insert into setting_versions (setting_key, value, actor_id, created_at)
        select 'master_prompt', to_jsonb(name), '${id}', at from ${pair} order by at;
      insert into alert_deliveries (code, title, text, channel, status, created_at)
        select 'disk_full', name || ' ${id}', '', 'mail', 'sent', at from ${pair}`)
    return async () => {
      const kept = await server.query<{ kept: string }>(
        `select action || ' ' || target as kept from audit_log where actor_id = $1 and target is not null
         union all select 'call ' || model from usage_events where user_id = $1
         union all select 'alert ' || split_part(title, ' ', 1) from alert_deliveries
           where split_part(title, ' ', 2) = $1::text
         union all select 'setting ' || (value #>> '{}') from setting_versions where actor_id = $1`,
        [id],
      )
      return kept.map((row) => row.kept).sort()
    }
  }
  const YOUNGER = [
    'alert younger',
    'call younger',
    'role_changed younger',
    'setting younger',
    'sign_in younger',
  ]

  test('goes after 365 days: sign-ins, what admins did, calls of models, alerts, and versions of settings', async () => {
    const kept = await recordsOf(365)
    expect(await kept()).toHaveLength(10)
    await clean()
    expect(await kept()).toEqual(YOUNGER)
  })

  test('goes after RETENTION_DAYS where the operator set them, but for the newest version of a setting', async () => {
    await server.query('delete from setting_versions')
    const kept = await recordsOf(14)
    await server.query(`update setting_versions set created_at = now() - interval '20 days'`)
    await clean({ RETENTION_DAYS: '14' })
    expect(await kept()).toEqual(YOUNGER)
  })
})

test('names in a record go on the day that was set for it; what it proves stays', async () => {
  const ada = await server.member()
  const { venture } = await ada.json<{ venture: { id: string } }>('/rest/v1/dashboard')
  const path = `/rest/v1/ventures/${venture.id}/records`
  const add = (who: string, delete_by: string) =>
    ada.json<{ record: { id: string } }>(path, {
      method: 'POST',
      json: {
        type: 'interview',
        who,
        organisation: 'Terravent',
        learnt: `${who} cleans it every week`,
        quote: 'We clean it.',
        delete_by,
      },
    })
  await add('Petra Lang', '2020-01-01')
  const later = await add('Uwe Stahl', '2020-01-01')
  await ada.json(`${path}/${later.record.id}`, { method: 'PATCH', json: { delete_by: '2199-01-01' } })
  const third = await add('Nora Adler', '2199-01-01')
  await ada.json(`${path}/${third.record.id}`, { method: 'PATCH', json: { delete_by: '2020-01-01' } })
  const place = `/rest/v1/ventures/${venture.id}/imports`
  const { import: sheet } = await ada.json<{ import: { id: string } }>(place, {
    method: 'POST',
    json: {
      format: 'csv',
      text: 'Who,Company,Delete by\nMira Sand,Geox,2020-01-01\nUwe Stahl,Geox,2199-01-01',
    },
  })
  await ada.json(`${place}/${sheet.id}/take`, { method: 'POST', json: {} })
  const told = async () =>
    JSON.stringify(await server.query('select * from roadmap_history where venture_id = $1', [venture.id])) +
    JSON.stringify(await server.query('select * from venture_imports where venture_id = $1', [venture.id]))
  expect(await told()).toMatch(/Nora Adler.*Mira Sand/)
  await clean()
  expect(await told()).not.toMatch(/Nora|Adler|Mira|Sand/)
  const marks = () =>
    server.query(`select from evidence_events where venture_id = $1 and event -> 'set' = '{}'`, [venture.id])
  expect(await marks()).toHaveLength(1)
  await clean()
  expect(await marks()).toHaveLength(1)
  const { records, counters } = await ada.json<{ records: object[]; counters: object }>(path)
  expect(counters).toMatchObject({ interview: 5 })
  expect(records).toMatchObject([
    { organisation: 'Geox' },
    { organisation: 'Geox' },
    { organisation: 'Terravent', learnt: '[…] cleans it every week' },
    { who: 'Uwe Stahl', quote: 'We clean it.' },
    { organisation: 'Terravent', learnt: '[…] cleans it every week' },
  ])
  const stored = await server.query('select event from evidence_events where venture_id = $1', [venture.id])
  expect(JSON.stringify(stored)).not.toMatch(/Petra|Nora|Mira/)
  expect(JSON.stringify(stored)).toContain('Uwe Stahl')
})
