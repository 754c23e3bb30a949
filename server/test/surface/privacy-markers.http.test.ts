import { randomBytes, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { modelRecord } from '#server/test/model-reading.ts'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import { until } from '#server/test/until.ts'
import { found, startUpstream, type Upstream } from '#server/test/upstream.ts'
import type { Visitor } from '#server/test/visitor.ts'

const PASSWORD = 'correct horse'
const EMAIL = `${randomUUID()}@example.org`
/** In every value that is planted; nothing else holds it. */
const MARK = `marker${randomBytes(6).toString('hex')}`

/**
 * Returns how each column that docs/privacy.md calls personal gets its marker: an SQL value for the rows of
 * user $1.
 */
const text = (name: string) => `'${MARK} ${name}'`
const inJson = (column: string, path: string) =>
  `jsonb_set(${column}, '{${path}}', '"${MARK} ${column}"', true)`
const PLANTED: Record<string, Record<string, string>> = {
  'auth.user': { name: text('user.name') },
  'auth.account': {
    accessToken: text('access'),
    refreshToken: text('refresh'),
    idToken: text('identity token'),
  },
  'auth.session': { ipAddress: text('address'), userAgent: text('agent') },
  'auth.verification': { identifier: text('identifier') },
  'auth.twoFactor': { secret: text('secret'), backupCodes: text('codes') },
  conversations: { title: text('title'), summary: text('summary') },
  chat_messages: {
    content: text('content'),
    asks: `'{"kind": "other", "question": "${MARK} asks"}'`,
    offers: `'{"cards": {"words": "${MARK} offers", "options": [{"entryId": "e", "answerId": "a", "title": "t", "claim": "c"}], "chosen": null}, "document": null}'`,
  },
  extraction_jobs: {
    updates: `'[{"type": "evidence_added", "changes": {}, "needsConfirmation": false, "id": "x", "summary": "${MARK} updates"}]'`,
  },
  conversation_links: {
    title: text('shared title'),
    messages: `'[{"role": "user", "content": "${MARK} shared", "created_at": "2026-11-21T09:05:00.000Z"}]'`,
  },
  message_ratings: { comment: text('comment') },
  evaluation_cases: {
    turns: `'[{"role": "user", "content": "${MARK} turns"}]'`,
    ledger: `'["${MARK} ledger"]'`,
    reply: text('reply'),
  },
  evaluation_results: {
    reply: text('answer'),
    criteria: `'{"answers": "${MARK} criteria"}'`,
    reason: text('reason'),
  },
  conversation_notes: { labels: `'{"${MARK} label"}'`, note: text('noted') },
  ventures: { name: text('venture') },
  venture_comments: { passage: text('passage'), text: text('said of it') },
  commitments: { text: text('commitment') },
  venture_imports: {
    name: text('file'),
    source: `'{"cells": [["${MARK} cell"]]}'`,
    reading: `'{"about": "${MARK} about"}'`,
  },
  documents: { fields: `'{"us": {"offered": null, "typed": "${MARK} fields"}}'` },
  evidence_events: { event: inJson('event', 'digest') },
  roadmap_history: { before: text('before'), after: text('after') },
  dashboard_config: {
    idea_summary: text('idea'),
    idea_bullets: `'["${MARK} bullets"]'`,
    value_proof_summary: inJson('value_proof_summary', 'value_proposition'),
    target_industries: `'[{"name": "${MARK} industries", "use_case": "", "priority": 1, "confidence": "hypothesis"}]'`,
    icp_data: inJson('icp_data', 'description'),
    buyer_persona: inJson('buyer_persona', 'role'),
  },
}
/** Personal columns that hold no marker: ids, hashes, and what follows from another column. */
const IDS = /\.(id|userId|user_id|session_id|sender_id|actor_id|invited_by|accepted_by|resolved_by)$/
const HASHES = [
  'review_items.question_hash',
  'anonymous_sessions.address_hash',
  'anonymous_usage.scope',
  'audit_log.target',
  'auth.account.accountId',
  'auth.account.password',
  'auth.session.token',
  'auth.verification.value',
  'calendar_feeds.token_hash',
  'conversation_links.token_hash',
  'invitations.token_hash',
  'rate_limits.key',
  'share_links.token_hash',
  'venture_invitations.token_hash',
  'weekly_mails.token_hash',
]
const FOLLOWS = [
  'chat_messages.words',
  'conversations.words',
  'auth.user.email',
  'invitations.email',
  'venture_invitations.email',
  'profiles.email',
  'profiles.full_name',
  'audit_log.before',
  'audit_log.after',
]
/** Planted, and not for the export: it would let somebody in. */
const KEPT_BACK = ['auth.account', 'auth.twoFactor', 'auth.verification']

let upstream: Upstream
let server: TestServer
let ada: Visitor
let id: string
let exported: string
let documented: { table: string; columns: string[]; isExported: boolean }[]

beforeAll(async () => {
  upstream = await startUpstream()
  server = await startTestServer({ env: { ...upstream.env, TWO_FACTOR: 'on' } })
  const page = await readFile(new URL('../../../docs/privacy.md', import.meta.url), 'utf8')
  documented = Array.from(
    (page.split('\n## ')[0] ?? '').matchAll(/^\| `([\w.]+)` \| ([^|]*)\|[^|]*\| ([^|]*)\|/gm),
    ([, table = '', personal = '', out = '']) => ({
      table,
      columns: Array.from(personal.matchAll(/`(\w+)`/g), ([, column = '']) => column),
      isExported: out.startsWith('yes'),
    }),
  )

  // A person who has used everything that leaves a trace, first as a visitor.
  ada = server.visitor()
  await ada.ask('We build membranes for water reuse')
  await ada.signUp({ name: 'Ada', email: EMAIL, password: PASSWORD })
  await ada.json('/functions/v1/claim-conversations', { method: 'POST', json: { session_id: ada.sessionId } })
  id = (await ada.json<{ id: string }>('/rest/v1/profile')).id
  const quote = 'We interviewed 12 plant managers about membrane fouling'
  const records = [modelRecord({ quote, type: 'interview', count: 12 })]
  upstream.scriptReading(found({ answer: null, records, fields: [] }))
  await ada.ask(quote)
  const { venture } = await ada.json<{ venture: { id: string } }>('/rest/v1/dashboard')
  const said = { subject: { on: 'field', id: 'technology' }, text: 'Why?' }
  await ada.json(`/rest/v1/ventures/${venture.id}/comments`, { method: 'POST', json: said })
  const whom = { role: 'member', email: 'ben@example.org' }
  await ada.json(`/rest/v1/ventures/${venture.id}/invitations`, { method: 'POST', json: whom })
  const promised = { text: 'Call three hospitals', due_on: '2026-07-03' }
  await ada.json(`/rest/v1/ventures/${venture.id}/commitments`, { method: 'POST', json: promised })
  const cells = { format: 'csv', text: 'Who,Organisation\nPetra,E.ON' }
  await ada.json(`/rest/v1/ventures/${venture.id}/imports`, { method: 'POST', json: cells })
  for (const table of [
    'calendar_feeds (user_id, id, token_hash)',
    'weekly_mails (user_id, id, token_hash, week)',
  ]) {
    const week = table.includes('week)') ? `, '2026-06-29'` : ''
    await server.query(`insert into ${table} values ($1, gen_random_uuid(), '\\xab'${week})`, [id])
  }
  await ada.json('/rest/v1/dashboard/share', { method: 'POST', json: { days: 30 } })
  await ada.json('/rest/v1/documents', { method: 'POST', json: { kind: 'pilot' } })
  const links = `/rest/v1/conversations/${ada.conversationId}/links`
  await ada.json(links, { method: 'POST', json: { days: 7 } })
  const reply = (await ada.messages()).at(-1)
  const rating = { method: 'PUT', json: { rating: 'down', reason: 'other', comment: 'No' } }
  await ada.json(`/rest/v1/messages/${reply?.id}/rating`, rating)
  await ada.json('/auth/v1/two-factor/enable', { method: 'POST', json: { password: PASSWORD } })
  await ada.json('/auth/v1/request-password-reset', { method: 'POST', json: { email: EMAIL } })
  const admin = await server.admin()
  const makeHer = (new_role: 'admin' | 'user') =>
    admin.json('/functions/v1/manage-roles', { method: 'POST', json: { user_id: id, new_role } })
  await makeHer('admin')
  const kept = { method: 'POST', json: { message_id: reply?.id } }
  const { case: one } = await admin.json<{ case: { set_id: string } }>('/rest/v1/evaluation/cases', kept)
  const note = { labels: ['pricing'], note: 'Call her.', expectedUpdatedAt: null }
  await admin.json(`/rest/v1/admin/conversations/${ada.conversationId}/note`, { method: 'PUT', json: note })
  const run = { set: one.set_id, a: {}, b: { rules: 'none' } }
  await admin.json('/rest/v1/evaluation/runs', { method: 'POST', json: run })
  await until(async () => (await server.query(`select from evaluation_runs where state = 'done'`)).length > 0)
  const setting = { setting_key: 'master_prompt', setting_value: 'Be brief.' }
  await ada.json('/functions/v1/manage-settings', { method: 'POST', json: setting })
  await makeHer('user')
  // Whom an admin looks for is somebody's address or id.
  for (const filter of [`actor=${EMAIL}`, `actor=${id}`, `target=user:${id}`]) {
    await admin.json(`/rest/v1/admin/audit/export?format=json&${filter}`)
  }
  await admin.json(`/functions/v1/get-conversations?conversationId=${ada.conversationId}`)
  for (const table of ['roadmap_history', 'usage_events']) {
    await until(async () => (await rowsOf(table)).length > 0)
  }

  for (const [table, columns] of Object.entries(PLANTED)) {
    for (const [column, value] of Object.entries(columns)) {
      const planted = await server.query(
        `update ${quoted(table)} set ${JSON.stringify(column)} = ${value} where ${ownerOf(table)} returning 1`,
        [id],
      )
      expect({ table, column, planted: planted.length > 0 }).toEqual({ table, column, planted: true })
    }
  }
  exported = JSON.stringify(await ada.json('/rest/v1/account/export'))
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await upstream[Symbol.asyncDispose]()
})

const quoted = (table: string) =>
  table
    .split('.')
    .map((part) => JSON.stringify(part))
    .join('.')

/** Returns how a table says whose a row is. */
function ownerOf(table: string): string {
  if (table === 'auth.user' || table === 'profiles') return 'id = $1::uuid'
  if (table === 'auth.verification') return 'value = $1::text'
  if (table === 'audit_log') return 'actor_id = $1::uuid'
  if (table === 'conversation_notes') {
    return 'conversation_id in (select id from conversations where user_id = $1::uuid)'
  }
  const theirs = 'message_id in (select id from chat_messages where user_id = $1::uuid)'
  if (table === 'evaluation_cases') return theirs
  if (table === 'evaluation_results') return `case_id in (select id from evaluation_cases where ${theirs})`
  return table.startsWith('auth.') ? '"userId" = $1::uuid' : 'user_id = $1::uuid'
}

const rowsOf = (table: string) => server.query(`select * from ${quoted(table)} where ${ownerOf(table)}`, [id])

describe('what the product holds about a person', () => {
  test('a marker was planted in every column that docs/privacy.md calls personal', () => {
    const missing = documented.flatMap(({ table, columns }) =>
      columns
        .filter((column) => !PLANTED[table]?.[column])
        .map((column) => `${table}.${column}`)
        .filter((column) => !IDS.test(column)),
    )
    expect(missing.sort()).toEqual([...HASHES, ...FOLLOWS].sort())
  })

  test('every table that docs/privacy.md calls exported had a row of theirs', async () => {
    for (const { table } of documented.filter(({ isExported }) => isExported)) {
      expect({ table, rows: (await rowsOf(table)).length > 0 }).toEqual({ table, rows: true })
    }
  })

  test('is in the export, each marker of it', () => {
    const out = documented.filter(({ table, isExported }) => isExported && !KEPT_BACK.includes(table))
    expect(out.length).toBeGreaterThan(10)
    for (const { table } of out) {
      for (const [column, value] of Object.entries(PLANTED[table] ?? {})) {
        const marker = new RegExp(`${MARK} [\\w.]+`).exec(value)?.[0] ?? 'none'
        expect({ table, column, exported: exported.includes(marker) }).toEqual({
          table,
          column,
          exported: true,
        })
      }
    }
  })

  test('is in the export also where a row has no words of theirs', () => {
    const held = JSON.parse(exported) as Record<string, unknown[]>
    expect(held.usage?.length).toBeGreaterThan(0)
    const acts = (held.log as { action: string }[]).map(({ action }) => action)
    expect(held.sign_in_methods).toMatchObject([{ provider: 'credential', account: id }])
    expect(acts.sort()).toEqual([
      'conversation_noted',
      'conversation_viewed',
      'role_changed',
      'role_changed',
      'sign_in',
    ])
    expect(held.ventures?.[0]).toMatchObject({ share_links: [{ revoked_at: null }] })
  })

  test('stays out of the export where it would let somebody in', () => {
    for (const table of KEPT_BACK) {
      for (const value of Object.values(PLANTED[table] ?? {}))
        expect(exported).not.toContain(value.slice(1, -1))
    }
    expect(exported).not.toMatch(/token_hash|"password"|[?]token=/)
  })
})

describe('S50: once the account is deleted', () => {
  beforeAll(() => ada.json('/auth/v1/delete-user', { method: 'POST', json: { password: PASSWORD } }))

  test('no table holds a marker, the id, the address or the session of the visit before it', async () => {
    const tables = await server.query<{ name: string }>(
      `select oid::regclass::text as name from pg_class
       where relnamespace::regnamespace::text in ('public', 'auth', 'app') and relkind in ('r', 'p', 'm')`,
    )
    expect(tables.length).toBeGreaterThan(25)
    const words = [MARK, id, EMAIL, ada.sessionId].map((word) => `%${word}%`)
    for (const { name } of tables) {
      const found = await server.query(`select * from ${name} as t where t::text like any ($1)`, [words])
      expect({ name, found }).toEqual({ name, found: [] })
    }
  })

  test('the log still tells what was done to it and by it, under one id that stands for nobody', async () => {
    const acts = await server.query<{ action: string; who: string }>(
      `select action, coalesce(substring(target from '^user:(.*)$'), actor_id::text) as who from audit_log
       where action in ('role_changed', 'setting_saved') order by id`,
    )
    const [first] = acts
    expect(acts.map(({ action }) => action)).toEqual(['role_changed', 'setting_saved', 'role_changed'])
    expect(acts.filter(({ who }) => who !== first?.who)).toEqual([])
    expect(await server.query('select from auth."user" where id = $1::uuid', [first?.who])).toEqual([])
    const versions = await server.query('select actor_id from setting_versions')
    expect(versions).toEqual([{ actor_id: first?.who }])
  })
})
