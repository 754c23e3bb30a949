import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '#server/db/client.ts'
import { type EmbeddedDatabase, startEmbedded } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate.ts'

const ADA = '00000000-0000-4000-8000-000000000001'
const BEN = '00000000-0000-4000-8000-000000000002'

async function query<Row extends object>(connection: pg.ClientConfig, ...texts: string[]): Promise<Row[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    let rows: Row[] = []
    for (const text of texts) rows = (await client.query<Row>(text)).rows
    return rows
  } finally {
    await client.end()
  }
}

/** Ada and Ben, each with a conversation of their own id and a message in it. */
const PEOPLE = [ADA, BEN].map(
  (id) => `insert into auth."user" (id, name, email) values ('${id}', 'x', '${id}@example.org');
    insert into conversations (id, user_id) values ('${id}', '${id}');
    insert into chat_messages (id, conversation_id, user_id, role, content, status)
      values ('${id}', '${id}', '${id}', 'user', 'x', 'complete')`,
)

/** Runs statements as Ben, one after the other, and takes all back; the code of the error, or the last one's rows. */
async function asBen(database: Database, ...statements: string[]): Promise<unknown> {
  const takeBack = new Error('taken back')
  let rows: unknown
  const error = await database
    .asActor({ role: 'member', userId: BEN }, async (db) => {
      for (const statement of statements) rows = (await sql.raw(statement).execute(db)).rows
      throw takeBack
    })
    .catch((error: unknown) => error)
  return error instanceof Error && 'code' in error ? error.code : rows
}

/** What belongs to the superuser still, sequences of columns included. */
const OF_THE_SUPERUSER = `
  select oid::regclass::text from pg_class where relowner = 'beachhead'::regrole
    and relnamespace::regnamespace::text in ('public', 'auth', 'app')
  union all select oid::regprocedure::text from pg_proc where proowner = 'beachhead'::regrole
    and pronamespace::regnamespace::text in ('public', 'auth', 'app')
  union all select nspname from pg_namespace where nspowner = 'beachhead'::regrole and nspname in ('auth', 'app')
  union all select datname from pg_database where datdba = 'beachhead'::regrole and datname = 'beachhead'`

const REFUSED = '42501'
const newId = 'gen_random_uuid()'

/** What a statement that got past our own code could be. */
async function expectNoMoreRights(database: Database): Promise<void> {
  const superuser = 'select rolsuper, rolcreaterole, rolbypassrls from pg_roles where rolname = current_user'
  const nothing = [{ rolsuper: false, rolcreaterole: false, rolbypassrls: false }]
  expect(await asBen(database, superuser)).toEqual(nothing)
  expect(await asBen(database, 'reset role', superuser)).toEqual(nothing)
  expect(await asBen(database, 'reset role', 'set role beachhead')).toBe(REFUSED)
  expect(await asBen(database, 'reset role', `copy audit_log (action) from program 'true'`)).toBe(REFUSED)
  expect(await asBen(database, 'create temporary table conversations (id uuid)')).toBe(REFUSED)
}

describe('the embedded database', { timeout: 120_000 }, () => {
  let folder: string
  let embedded: EmbeddedDatabase
  let database: Database
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'beachhead-owner-'))
    embedded = await startEmbedded(folder)
    await migrate(embedded.connection)
    await query(embedded.connection, ...PEOPLE)
    database = openDatabase(embedded.connection)
  }, 120_000)
  afterAll(async () => {
    await database.close()
    await embedded.stop()
    await rm(folder, { recursive: true, force: true })
  })

  test('S25: leads from a request to no superuser and to no temporary table', async () => {
    await expectNoMoreRights(database)
  })

  test('S25: takes no row that refers to what is somebody else’s', async () => {
    const message = (conversation: string) =>
      `insert into chat_messages (id, conversation_id, user_id, role, content, status)
       values ('${ADA.slice(0, -1)}9', '${conversation}', '${BEN}', 'user', 'x', 'complete')`
    const generation = (conversation: string, about: string) =>
      `insert into generations (id, conversation_id, user_id, user_message_id, reply_id, status, runner)
       values (${newId}, '${conversation}', '${BEN}', '${about}', '${about}', 'complete', 1)`
    const reading = (about: string) =>
      `insert into extraction_jobs (message_id, user_id) values ('${about}', '${BEN}')`
    const moved = (table: string, column: string) =>
      `update ${table} set ${column} = '${ADA}' where user_id = '${BEN}'`
    for (const own of [message(BEN), generation(BEN, BEN), reading(BEN)])
      expect({ own, found: await asBen(database, own) }).toEqual({ own, found: [] })
    for (const statements of [
      [message(ADA)],
      [generation(ADA, BEN)],
      [generation(BEN, ADA)],
      [reading(ADA)],
      [moved('chat_messages', 'conversation_id')],
      [generation(BEN, BEN), moved('generations', 'reply_id')],
      [reading(BEN), moved('extraction_jobs', 'message_id')],
    ])
      expect({ statements, found: await asBen(database, ...statements) }).toEqual({
        statements,
        found: REFUSED,
      })
  })
})

describe('a data folder of an earlier release, made by the superuser', { timeout: 120_000 }, () => {
  test('R38, S25: is handed to the owner at the next start with all that is in it, and once', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'beachhead-earlier-'))
    const earlier = await startEmbedded(folder)
    const superuser = { ...earlier.connection, user: 'beachhead' }
    await query(
      { ...superuser, database: 'postgres' },
      'drop database beachhead',
      'drop role beachhead_owner, beachhead_member, beachhead_admin, beachhead_support',
      'create database beachhead',
    )
    await migrate(superuser, { upTo: 14 })
    await query(superuser, ...PEOPLE)
    expect((await query(superuser, OF_THE_SUPERUSER)).length).toBeGreaterThan(50)
    await earlier.stop()
    for (const start of ['first', 'second']) {
      const embedded = await startEmbedded(folder)
      expect(await query(superuser, OF_THE_SUPERUSER)).toEqual([])
      const taken = await migrate(embedded.connection)
      if (start === 'second') expect(taken).toEqual([])
      const database = openDatabase(embedded.connection)
      await expectNoMoreRights(database)
      expect(await asBen(database, 'select id from chat_messages')).toEqual([{ id: BEN }])
      await database.close()
      await embedded.stop()
    }
    await rm(folder, { recursive: true, force: true })
  })
})
