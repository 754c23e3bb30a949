import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Database, type DbActor, openDatabase } from '#server/db/client.ts'
import { migrate } from '#server/db/migrate.ts'
import { cloneDatabase, startTestServer, type TestServer } from '#server/test/server.ts'
import type { Visitor } from '#server/test/visitor.ts'

let server: TestServer
let ada: Visitor
let adaId: string

beforeAll(async () => {
  server = await startTestServer()
  ada = await server.member('Ada')
  await ada.ask('My secret plan')
  adaId = (await ada.json<{ id: string }>('/rest/v1/profile')).id
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
})

const count = (database: Database, actor: DbActor, table: string) =>
  database.asActor(actor, async (db) => {
    const { rows } = await sql<{
      count: number
    }>`select count(*)::integer as count from ${sql.raw(table)}`.execute(db)
    return rows[0]?.count
  })

describe('row level security', () => {
  test('is on for every table that holds a person’s rows', async () => {
    const bare = await server.query(`select c.relname from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname in ('user_id', 'session_id') and a.attnum > 0
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not c.relrowsecurity`)
    expect(bare).toEqual([])
  })

  test.each(['conversations', 'chat_messages', 'generations', 'usage_events', 'profiles'])(
    'alone shows %s to their owner and to nobody else',
    async (table) => {
      const { database } = server.runtime.deps
      expect(await count(database, { role: 'member', userId: adaId }, table)).toBeGreaterThan(0)
      expect(await count(database, { role: 'member', userId: randomUUID() }, table)).toBe(0)
      expect(await count(database, { role: 'visitor', sessionId: randomUUID() }, table)).toBe(0)
    },
  )

  test('lets a member change nothing of anyone else, and give nothing away', async () => {
    const { database } = server.runtime.deps
    const ben = await server.member('Ben')
    const { id: benId } = await ben.json<{ id: string }>('/rest/v1/profile')
    const changed = await database.asActor({ role: 'member', userId: benId }, (db) =>
      db.updateTable('conversations').set({ title: 'Mine' }).executeTakeFirst(),
    )
    expect(changed.numUpdatedRows).toBe(0n)
    const gift = database.asActor({ role: 'member', userId: adaId }, (db) =>
      db.updateTable('conversations').set({ user_id: benId }).execute(),
    )
    await expect(gift).rejects.toThrow(/row-level security/)
  })

  test.each([
    'auth.session',
    'auth.account',
    'user_roles',
    'audit_log',
    'rate_limits',
    'assistant_settings',
    'schema_migrations',
  ])('and rights keep members from writing %s', async (table) => {
    const { database } = server.runtime.deps
    const write = database.asActor({ role: 'member', userId: adaId }, (db) =>
      sql`delete from ${sql.raw(table)}`.execute(db),
    )
    await expect(write).rejects.toThrow(/permission denied/)
  })

  test('S25: shows nothing when nobody is set, and a connection forgets who was set after an error', async () => {
    const database = openDatabase({ connectionString: server.databaseUrl, max: 1 })
    const failing = database.asActor({ role: 'member', userId: adaId }, async (db) => {
      await sql`select 1 / 0`.execute(db)
    })
    await expect(failing).rejects.toThrow(/division by zero/)
    const { rows } = await sql<{ who: string; role: string }>`
      select current_setting('app.user_id', true) as who, current_user as role`.execute(database.system)
    expect(rows[0]?.who).toBe('')
    expect(rows[0]?.role).not.toMatch(/^beachhead_(member|admin)$/)
    const unset = await database.asActor({ role: 'system' }, async (db) => {
      await sql`set local role beachhead_member`.execute(db)
      return sql<{ count: number }>`select count(*)::integer as count from conversations`.execute(db)
    })
    expect(unset.rows).toEqual([{ count: 0 }])
    await database.close()
  })

  test('S25: a connection that is lost in mid-transaction is not used again', async () => {
    const database = openDatabase({ connectionString: server.databaseUrl, max: 1 })
    const lost = database.asActor({ role: 'member', userId: adaId }, async (db) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
      await server.query('select pg_terminate_backend($1)', [rows[0]?.pid])
      await sql`select pg_sleep(5)`.execute(db)
    })
    await expect(lost).rejects.toThrow()
    expect(await count(database, { role: 'member', userId: adaId }, 'conversations')).toBe(1)
    await database.close()
  })
})

describe('migrations', () => {
  let folder: string
  let migrations: URL
  let url: string

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'beachhead-migrations-'))
    await cp(new URL('../../db/migrations/', import.meta.url), folder, { recursive: true })
    migrations = pathToFileURL(`${folder}/`)
    url = await cloneDatabase()
  })
  afterEach(async () => {
    await rm(folder, { recursive: true })
  })
  const run = () => migrate({ connectionString: url }, { folder: migrations })

  test('R38: a second run takes no step', async () => {
    expect(await run()).toEqual([])
  })

  test('started by five processes at once are taken once', async () => {
    await writeFile(join(folder, '9000-slow.sql'), 'select pg_sleep(0.1); create table slow (id integer);')
    const steps = await Promise.all(Array.from({ length: 5 }, run))
    expect(steps.flat()).toEqual(['9000-slow.sql'])
  })

  test('R39: one that fails is rolled back whole, says which and why, and the schema before it works', async () => {
    await writeFile(join(folder, '9000-good.sql'), 'create table good (id integer);')
    await writeFile(join(folder, '9001-bad.sql'), 'create table half (id integer); select 1 / 0;')
    await expect(run()).rejects.toThrow('Migration 9001-bad.sql failed and was rolled back: division by zero')
    const database = openDatabase({ connectionString: url })
    const { rows } =
      await sql`select to_regclass('good') is not null as good, to_regclass('half') as half`.execute(
        database.system,
      )
    await database.close()
    expect(rows).toEqual([{ good: true, half: null }])
    await writeFile(join(folder, '9001-bad.sql'), 'create table half (id integer);')
    expect(await run()).toEqual(['9001-bad.sql'])
  })

  test('R40: refuse a database that a newer release has changed', async () => {
    await writeFile(join(folder, '9000-newer.sql'), 'create table newer (id integer);')
    await run()
    await rm(join(folder, '9000-newer.sql'))
    await expect(run()).rejects.toThrow(/The database is at schema 9000, this release knows up to \d+:/)
  })
})
