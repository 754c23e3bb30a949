import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DbActor } from '#server/db/client.ts'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import { until } from '#server/test/until.ts'

/** Tables whose rows are nobody's. All of a new table's rows have to be two people's, until it is named here. */
const NOBODYS = new Set([
  'alert_deliveries',
  'alert_states',
  'assistant_revision',
  'assistant_settings',
  'deleted_entries',
  'evaluation_runs',
  'evaluation_sets',
  'invitations',
  'site_settings',
  'site_versions',
  'knowledge_chunks',
  'knowledge_entries',
  'knowledge_revision',
  'member_days',
  'model_entries',
  'model_last_days',
  'notion_sync',
  'operations',
  'prompt_boxes',
  'rule_violations',
  'schema_migrations',
  'spend_months',
])
/** What everybody may read and nobody may change. */
const EVERYBODYS = new Set(['knowledge_entries'])
/** Where nobody with an account has a row. */
const VISITORS_ONLY = new Set(['anonymous_sessions', 'anonymous_usage'])

/** By hand where no call of a member leaves a row. */
const plantedFor = (id: string) => `
  insert into user_roles values ('${id}', 'user');
  with set as (insert into evaluation_sets (name) values ('of ${id}') returning id)
    insert into evaluation_cases (set_id, message_id, turns, visitor, lang)
    select set.id, message.id, '[]', false, 'en' from set, chat_messages message where user_id = '${id}' limit 1;
  with run as (insert into evaluation_runs (set_id, a, b, answers, grader, state, estimate)
      select id, '{}', '{}', 'model', 'x', 'done', '{}' from evaluation_sets where name = 'of ${id}' returning id, set_id)
    insert into evaluation_results (run_id, case_id, side, recording, reply)
    select run.id, kept.id, 'a', 'x', 'of ${id}' from run join evaluation_cases kept on kept.set_id = run.set_id;
  insert into conversation_notes (conversation_id, labels, note, actor_id)
    select id, '{canary}', 'of ${id}', '${id}' from conversations where user_id = '${id}';
  insert into weekly_mails (user_id, id, token_hash, week)
    values ('${id}', gen_random_uuid(), decode(md5('${id}'), 'hex'), current_date);
  insert into commitments (id, venture_id, user_id, text, due_on)
    select gen_random_uuid(), id, user_id, 'Call three hospitals', current_date from ventures where user_id = '${id}';
  insert into venture_imports (venture_id, user_id, name, kind, source, reading)
    select id, user_id, 'calls of ${id}', 'table', '{}', '{}' from ventures where user_id = '${id}';
  insert into setting_versions (setting_key, actor_id) values ('temperature', '${id}');
  insert into knowledge_batches (id, kind, subject, created, updated, deleted, actor_id)
    values (gen_random_uuid(), 'import', 'x', 1, 0, 0, '${id}');
  insert into knowledge_versions (entry_id, title, entry, cause, actor_id)
    values (gen_random_uuid(), 'x', '{}', 'form', '${id}');
  insert into dismissed_gaps (id, actor_id) values ('${id}', '${id}');
  insert into rate_limits values ('attempts of ${id}', 1, 9999999999999)`
const PLANTED_FOR_NOBODY = `
  insert into alert_states values ('canary', 'canary');
  insert into alert_deliveries (code, title, text, channel) values ('canary', 'canary', 'canary', 'mail');
  insert into assistant_settings values ('canary', '"x"');
  insert into deleted_entries values ('canary');
  insert into knowledge_chunks select id, 1, 'canary', 'x', '{1}' from knowledge_entries limit 1;
  insert into member_days values (current_date, 1);
  insert into model_entries values ('canary', '{}');
  insert into model_last_days values ('canary', current_date);
  insert into invitations (id, token_hash, email, role, expires_at)
    values (gen_random_uuid(), 'canary', 'canary@example.org', 'user', now());
  insert into site_settings values ('site', '{}');
  insert into site_versions (key) values ('site');
  insert into operations values ('canary');
  insert into spend_months values (current_date, 1, 1);
  insert into rule_violations values (current_date, 'canary', 'canary', 1)`

interface Table {
  readonly name: string
  readonly isView: boolean
  /** Columns that an insert may name. */
  readonly columns: readonly string[]
  /** Columns that say whose a row is. */
  readonly owners: readonly string[]
  /** A column that may have any value, and its type. */
  readonly free: string | null
  readonly type: string | null
}

interface Person {
  readonly actor: DbActor
  /** Values that stand in their rows and in nobody else's. */
  readonly traces: readonly string[]
}

let server: TestServer
let tables: Table[]
let ada: Person
let ben: Person
let stranger: Person
let nobody: Person
/** Of nobody whose rows are looked for. */
const operatorId = randomUUID()

beforeAll(async () => {
  server = await startTestServer({ env: { TWO_FACTOR: 'on' } })
  ada = await plantMember('Ada')
  ben = await plantMember('Ben')
  stranger = await plantVisitor()
  nobody = await plantVisitor()
  await server.query(PLANTED_FOR_NOBODY)
  tables = await server.query<Table>(`
    select replace(rel.oid::regclass::text, 'public.', '') as name, rel.relkind = 'v' as "isView",
      array_agg(format('%I', attname)) filter (where attgenerated = '' and attidentity = '') as columns,
      coalesce(array_agg(format('%I', attname)) filter (where attname in ('user_id', 'userId', 'session_id')
        or rel.relname in ('profiles', 'anonymous_sessions') and attname = 'id'), '{}') as owners,
      (array_agg(format('%I', attname) order by attnum desc) filter (where free.is))[1] as free,
      (array_agg(format_type(atttypid, atttypmod) order by attnum desc) filter (where free.is))[1] as type
    from pg_class rel join pg_attribute on attrelid = rel.oid and attnum > 0 and not attisdropped
    cross join lateral (select attgenerated = '' and attidentity = '' and attname !~* 'id$' and not exists (
      select from pg_index where indrelid = rel.oid and indisunique and attnum = any (indkey)) as is) free
    where relnamespace::regnamespace::text in ('public', 'auth', 'app') and relkind in ('r', 'p', 'v', 'm')
    group by rel.oid order by 1`)
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
})

/** Somebody with an account who left a row wherever a person leaves one. */
async function plantMember(name: string): Promise<Person> {
  const visitor = await server.member(name)
  const { id, email } = await visitor.json<{ id: string; email: string }>('/rest/v1/profile')
  await visitor.ask(`Canary of ${name}: we interviewed 12 plant managers.`)
  const { venture } = await visitor.json<{ venture: { id: string } }>('/rest/v1/dashboard')
  const said = { subject: { on: 'field', id: 'technology' }, text: 'Why?' }
  await visitor.json(`/rest/v1/ventures/${venture.id}/comments`, { method: 'POST', json: said })
  const invited = { role: 'member', email: `with.${email}` }
  await visitor.json(`/rest/v1/ventures/${venture.id}/invitations`, { method: 'POST', json: invited })
  await visitor.json('/rest/v1/dashboard/share', { method: 'POST', json: { days: 7 } })
  const [, reply] = await visitor.messages()
  await visitor.json(`/rest/v1/messages/${reply?.id}/rating`, { method: 'PUT', json: { rating: 'down' } })
  const links = `/rest/v1/conversations/${visitor.conversationId}/links`
  await visitor.json(links, { method: 'POST', json: { days: 7 } })
  await visitor.json('/rest/v1/documents', { method: 'POST', json: { kind: 'pilot' } })
  await visitor.json('/rest/v1/account/reminders/calendar', { method: 'PUT', json: {} })
  await visitor.json('/auth/v1/two-factor/enable', { method: 'POST', json: { password: 'correct horse' } })
  await visitor.json('/auth/v1/request-password-reset', { method: 'POST', json: { email } })
  await server.query(plantedFor(id))
  return { actor: { role: 'member', userId: id }, traces: [email, ...(await tracesOf(id))] }
}

/** Somebody without an account who has said something. */
async function plantVisitor(): Promise<Person> {
  const visitor = server.visitor()
  await visitor.ask('We build membranes for water reuse')
  const sessionId = visitor.sessionId ?? ''
  const traces = await tracesOf(sessionId)
  const addressHash = Buffer.from(traces.find((trace) => /^[0-9a-f]{64}$/.test(trace)) ?? '', 'hex')
  return { actor: { role: 'visitor', sessionId, addressHash }, traces }
}

/** The ids of a person's own things, once what follows from their message is stored too. */
async function tracesOf(id: string): Promise<string[]> {
  const used = 'select from usage_events where $1 in (user_id, session_id)'
  await until(async () => (await server.query(used, [id])).length > 0)
  const rows = await server.query<{ trace: string }>(
    `select id::text as trace from conversations where $1 in (user_id, session_id)
     union all select id::text from chat_messages where $1 in (user_id, session_id)
     union all select id::text from ventures where user_id = $1
     union all select encode(address_hash, 'hex') from anonymous_sessions where id = $1`,
    [id],
  )
  return [id, ...rows.map(({ trace }) => trace)]
}

const leadsTo = (people: readonly Person[]) =>
  `t::text like any (array[${people.flatMap(({ traces }) => traces.map((trace) => `'%${trace}%'`)).join()}])`
/** The rows of a table that are neither Ben's nor the other visitor's. */
const foreign = ({ name }: Pick<Table, 'name'>) =>
  NOBODYS.has(name) ? 'true' : `not (${leadsTo([ben, nobody])}) and ${leadsTo([ada, stranger])}`
const count = async (name: string, where: string) =>
  (
    await server.query<{ rows: number }>(`select count(*)::integer as rows from ${name} as t where ${where}`)
  )[0]?.rows

/** Refused, or done to none. */
const NOTHING = expect.toSatisfy((found: unknown) => found === 'refused' || found === 0, 'no foreign row')

/** PostgreSQL's own words for it: no right, or a policy; and a view that nothing can be written to. */
const REFUSED = new Set(['42501', '55000'])

/**
 * Runs one statement as somebody and takes it back. Returns 'refused', or how many foreign rows of the table it read,
 * if it reads, else how many it wrote or deleted.
 */
async function attempt(
  actor: DbActor,
  table: Pick<Table, 'name'>,
  statement: string,
): Promise<number | 'refused'> {
  const before = statement.startsWith('delete') ? ((await count(table.name, foreign(table))) ?? 0) : 0
  const takeBack = new Error('taken back')
  let reached = 0
  const outcome = await server.runtime.deps.database
    .asActor(actor, async (db) => {
      if (statement.startsWith('select')) {
        const { rows } = await sql<{ rows: number }>`${sql.raw(statement)}`.execute(db)
        reached = rows[0]?.rows ?? 0
      } else {
        await sql.raw(statement).execute(db)
        await sql`select set_config('role', 'none', true)`.execute(db)
        const { rows } = await sql<{ left: number; written: number }>`
          select count(*)::integer as left, count(*) filter (where
            xmin::text::bigint = pg_current_xact_id()::text::bigint & 4294967295)::integer as written
          from ${sql.raw(table.name)} as t where ${sql.raw(foreign(table))}`.execute(db)
        const [{ left, written } = { left: 0, written: 0 }] = rows
        reached = statement.startsWith('delete') ? before - left : written
      }
      throw takeBack
    })
    .catch((error: unknown) => error)
  if (outcome === takeBack) return reached
  if (outcome instanceof Error && 'code' in outcome && REFUSED.has(String(outcome.code))) return 'refused'
  throw new Error(`${statement}: ${outcome}`)
}

const read = (table: Pick<Table, 'name'>) =>
  `select count(*)::integer as rows from ${table.name} as t where ${foreign(table)}`

/** A copy of a row that is somebody else's. */
async function copyOfForeign({ name, columns }: Table): Promise<string> {
  const [row] = await server.query<{ json: string }>(
    `select to_jsonb(t)::text as json from ${name} as t where ${foreign({ name })} limit 1`,
  )
  const list = columns.join(', ')
  return `insert into ${name} (${list}) select ${list} from jsonb_populate_record(null::${name}, $row$${row?.json}$row$)`
}

/** Changes of every row that can be reached, with and without looking at any; and one's own rows given to others. */
async function updates({ name, owners, free, type }: Table): Promise<string[]> {
  const [value] = await server.query<{ literal: string }>(
    `select format('%L', ${free}::text) as literal from ${name} as t order by ${leadsTo([ben, nobody])} desc limit 1`,
  )
  const ids = [ada, stranger].map(({ traces }) => traces.find((trace) => /^[0-9a-f-]{36}$/.test(trace)))
  return [
    `update ${name} set ${free} = ${free}`,
    `update ${name} set ${free} = ${value?.literal}::${type}`,
    ...owners.flatMap((owner) => ids.map((id) => `update ${name} set ${owner} = '${id}'`)),
  ]
}

const others = (): [string, DbActor][] => [
  ['another member', ben.actor],
  ['another visitor', nobody.actor],
  ['nobody in particular', { role: 'visitor', sessionId: '' }],
]

/** Whose rows there have to be for a test of the table to mean anything. */
function expectedIn({ name, owners }: Table): Person[] {
  if (VISITORS_ONLY.has(name)) return [stranger, nobody]
  return owners.includes('session_id') ? [ada, ben, stranger, nobody] : [ada, ben]
}

test('every table and view holds rows of two people, or is known to be nobody’s and holds a row', async () => {
  const empty: string[] = []
  for (const table of tables) {
    const wanted = NOBODYS.has(table.name) ? ['true'] : expectedIn(table).map((person) => leadsTo([person]))
    for (const where of wanted) if ((await count(table.name, where)) === 0) empty.push(table.name)
  }
  expect(empty).toEqual([])
  expect([...NOBODYS].filter((name) => tables.every((table) => table.name !== name))).toEqual([])
})

test('what is left open is noticed by each of these ways in', async () => {
  await server.query(`create table left_open (user_id uuid, note text); grant all on left_open to beachhead_member;
    insert into left_open select id, 'x' from auth."user"`)
  const table = { name: 'left_open', isView: false, columns: ['user_id', 'note'], owners: ['user_id'] }
  const open: Table = { ...table, free: 'note', type: 'text' }
  const ways = [read(open), ...(await updates(open)), 'delete from left_open', await copyOfForeign(open)]
  const found: (number | 'refused')[] = []
  for (const statement of ways) found.push(await attempt(ben.actor, open, statement))
  await server.query('drop table left_open')
  // Of the new owners, Ada twice: Ben's own row became hers too.
  expect(found).toEqual([1, 1, 1, 2, 2, 1, 1])
})

describe('S25: with every check of the verbs switched off, row level security alone', () => {
  test('gives no foreign row to read, in any table or view', async () => {
    for (const [who, actor] of others()) {
      for (const table of tables.filter(({ name }) => !EVERYBODYS.has(name))) {
        const found = await attempt(actor, table, read(table))
        expect({ who, table: table.name, found }).toEqual({ who, table: table.name, found: NOTHING })
      }
    }
  })

  test('lets no foreign row be changed, and no own one be given to somebody else', async () => {
    for (const [who, actor] of others()) {
      for (const table of tables.filter(({ isView }) => !isView)) {
        for (const statement of await updates(table)) {
          const found = await attempt(actor, table, statement)
          expect({ who, statement, found }).toEqual({ who, statement, found: NOTHING })
        }
      }
    }
  })

  test('lets no foreign row be deleted', async () => {
    for (const [who, actor] of others()) {
      for (const table of tables.filter(({ isView }) => !isView)) {
        const found = await attempt(actor, table, `delete from ${table.name}`)
        expect({ who, table: table.name, found }).toEqual({ who, table: table.name, found: NOTHING })
      }
    }
  })

  test('refuses a row in somebody else’s name, in every table', async () => {
    for (const [who, actor] of others()) {
      for (const table of tables.filter(({ isView }) => !isView)) {
        const found = await attempt(actor, table, await copyOfForeign(table))
        expect({ who, table: table.name, found }).toEqual({ who, table: table.name, found: 'refused' })
      }
    }
  })
})

describe('support, with every check of the verbs switched off', () => {
  /** Returns what admins themselves can read, support reads. */
  const readable = (name: string, role: string) =>
    `select has_any_column_privilege('beachhead_${role}', '${name}', 'select') as readable`

  test('reads every table that admins read', async () => {
    for (const { name } of tables) {
      const [admins] = await server.query(readable(name, 'admin'))
      const [supports] = await server.query(readable(name, 'support'))
      expect({ name, ...supports }).toEqual({ name, ...admins })
    }
  })

  test('sees the rows that an admin sees', async () => {
    const rows = async (role: 'admin' | 'support', name: string) =>
      server.runtime.deps.database.asActor({ role, userId: operatorId }, (db) =>
        sql<{ rows: number }>`select count(*)::integer as rows from ${sql.raw(name)}`.execute(db),
      )
    for (const { name } of tables) {
      const [{ readable: open } = { readable: false }] = await server.query<{ readable: boolean }>(
        readable(name, 'admin'),
      )
      if (!open) continue
      const seen = [(await rows('support', name)).rows, (await rows('admin', name)).rows]
      expect({ name, rows: seen[0] }).toEqual({ name, rows: seen[1] })
    }
  })

  test('can change, delete and add nothing, in any table', async () => {
    const actor: DbActor = { role: 'support', userId: operatorId }
    for (const table of tables.filter(({ isView }) => !isView)) {
      const ways = [...(await updates(table)), `delete from ${table.name}`, await copyOfForeign(table)]
      for (const statement of ways) {
        const found = await attempt(actor, table, statement)
        expect({ statement, found }).toEqual({ statement, found: 'refused' })
      }
    }
  })

  test('writes its own reading down in the audit log, and nothing in another’s name', async () => {
    const actor: DbActor = { role: 'support', userId: operatorId }
    const note = (id: string) =>
      server.runtime.deps.database.asActor(actor, (db) =>
        db.insertInto('audit_log').values({ actor_id: id, action: 'conversation_viewed' }).execute(),
      )
    await expect(note(operatorId)).resolves.toHaveLength(1)
    await expect(note(ada.actor.role === 'member' ? ada.actor.userId : '')).rejects.toThrow(/policy/)
  })
})

test('a table without row level security is closed to members altogether', async () => {
  const open = await server.query(
    `select oid::regclass from pg_class where relnamespace::regnamespace::text in ('public', 'auth', 'app')
     and relkind in ('r', 'p') and not relrowsecurity and (has_table_privilege('beachhead_member', oid, 'delete')
       or has_any_column_privilege('beachhead_member', oid, 'select, insert, update'))`,
  )
  expect(open).toEqual([])
})

test('Ada and the visitor see what is theirs, so that it is the policies that keep the others out', async () => {
  for (const [table, actor] of [
    ...[
      'conversations',
      'chat_messages',
      'evidence_events',
      'ventures',
      'venture_members',
      'venture_invitations',
      'venture_comments',
      'venture_imports',
      'profiles',
      'user_state',
      'share_links',
      'conversation_links',
      'message_ratings',
    ].map((name) => [name, ada.actor] as const),
    ...['conversations', 'chat_messages', 'anonymous_sessions', 'anonymous_usage'].map(
      (name) => [name, stranger.actor] as const,
    ),
  ]) {
    const seen = await attempt(actor, { name: table }, read({ name: table }))
    expect({ table, seen }).not.toEqual({ table, seen: NOTHING })
  }
})
