import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import { until } from '#server/test/until.ts'
import type { Visitor } from '#server/test/visitor.ts'
import type { DbActor } from './client.ts'

/** Every table and view there is, so that a new one is looked at without being named here. */
let tables: string[]
let server: TestServer
let ada: Visitor
let adaId: string
let benId: string
let stranger: Visitor
let nobody: Visitor

beforeAll(async () => {
  server = await startTestServer()
  ada = await server.member('Ada Canary')
  adaId = (await ada.json<{ id: string }>('/rest/v1/profile')).id
  await ada.ask('Canary: we interviewed 12 plant managers, and three signed a letter of intent.')
  await ada.json('/rest/v1/dashboard')
  await ada.json('/rest/v1/dashboard/share', { method: 'POST', json: { days: 7 } })
  const ben = await server.member('Ben')
  benId = (await ben.json<{ id: string }>('/rest/v1/profile')).id
  stranger = server.visitor()
  await stranger.ask('Canary of a visitor')
  nobody = server.visitor()
  await nobody.ask('Hello')
  await until(
    async () => (await server.query('select from usage_events where user_id = $1', [adaId])).length > 0,
  )
  const rows = await server.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'auth') order by 1`,
  )
  tables = rows.map(({ name }) => name)
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
})

/** What leads to Ada or to the stranger, in whatever column it stands. */
const traces = () =>
  [adaId, ada.conversationId, stranger.sessionId, stranger.conversationId, 'Canary'].map(
    (trace) => `%${trace}%`,
  )

/** Runs a statement as somebody, takes it back, and returns the rows that lead to Ada or the stranger. */
async function attempt(actor: DbActor, statement: string): Promise<unknown[] | 'denied'> {
  const takeBack = new Error('taken back')
  let found: unknown[] = []
  const { database } = server.runtime.deps
  const outcome = await database
    .asActor(actor, async (db) => {
      const { rows } = await sql<{ row: string }>`${sql.raw(statement)}`.execute(db)
      const { rows: leading } = await sql`select row from unnest(${rows.map(({ row }) => row)}::text[]) as row
        where row like any (${traces()}::text[])`.execute(db)
      found = leading
      throw takeBack
    })
    .catch((error: unknown) => error)
  if (outcome === takeBack) return found
  if (outcome instanceof Error && /permission denied|cannot (update|delete|insert)/.test(outcome.message))
    return 'denied'
  throw outcome
}

const others = (): [string, DbActor][] => [
  ['another member', { role: 'member', userId: benId }],
  ['another visitor', { role: 'visitor', sessionId: nobody.sessionId ?? '' }],
]

test('there is something of Ada and of the stranger to be found', async () => {
  const held: string[] = []
  for (const table of tables) {
    const rows = await server.query(`select from ${table} as t where t::text like any ($1)`, [traces()])
    if (rows.length > 0) held.push(table.replace('public.', ''))
  }
  expect(held).toEqual(
    expect.arrayContaining([
      'anonymous_sessions',
      'audit_log',
      'auth.account',
      'auth.session',
      'auth."user"',
      'chat_messages',
      'conversations',
      'dashboard_config',
      'evidence_entries',
      'evidence_events',
      'extraction_jobs',
      'generations',
      'profiles',
      'share_links',
      'usage_events',
      'user_state',
      'ventures',
    ]),
  )
})

test('S25: with every check of the verbs switched off, row level security alone gives no foreign row to read', async () => {
  for (const [who, actor] of others()) {
    for (const table of tables) {
      const found = await attempt(actor, `select t::text as row from ${table} as t`)
      expect({ who, table, found: found === 'denied' ? [] : found }).toEqual({ who, table, found: [] })
    }
  }
})

test('S25: and none to change or delete', async () => {
  for (const [who, actor] of others()) {
    for (const table of tables) {
      const [column] = await server.query<{ name: string }>(
        `select format('%I', attname) as name from pg_attribute
         where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''
         order by attnum limit 1`,
        [table],
      )
      for (const statement of [
        `update ${table} as t set ${column?.name} = ${column?.name} returning t::text as row`,
        `delete from ${table} as t returning t::text as row`,
      ]) {
        const found = await attempt(actor, statement)
        expect({ who, statement, found: found === 'denied' ? [] : found }).toEqual({
          who,
          statement,
          found: [],
        })
      }
    }
  }
})

test('a table without row level security is closed to members altogether', async () => {
  const open = await server.query(
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity
     and has_table_privilege('beachhead_member', oid, 'select, insert, update, delete')`,
  )
  expect(open).toEqual([])
})

test('Ada herself sees what is hers, so that it is the policies that keep the others out', async () => {
  const own: DbActor = { role: 'member', userId: adaId }
  for (const table of [
    'conversations',
    'chat_messages',
    'evidence_events',
    'ventures',
    'profiles',
    'user_state',
  ]) {
    expect({ table, found: await attempt(own, `select t::text as row from ${table} as t`) }).not.toEqual({
      table,
      found: [],
    })
  }
})
