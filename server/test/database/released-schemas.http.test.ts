import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { databaseUrl } from '#server/test/database-url.ts'
import { ROWS_OF_SCHEMAS } from '#server/test/rows-of-schemas.ts'

const names = (await readdir(new URL('../../db/migrations/', import.meta.url))).sort()
const versions = names.map((name) => Number(name.slice(0, 4)))

interface Table {
  readonly name: string
  /** Those with data of their own, quoted for a statement. */
  readonly columns: string
}

/** Every table but the list of migrations, which is what changes. */
const TABLES = `
  select attrelid::regclass::text as name, string_agg(quote_ident(attname), ', ' order by attnum) as columns
  from pg_attribute join pg_class on pg_class.oid = attrelid join pg_namespace ns on ns.oid = relnamespace
  where relkind = 'r' and nspname in ('public', 'auth', 'app') and relname <> 'schema_migrations'
    and attnum > 0 and not attisdropped and attgenerated = ''
  group by attrelid order by 1`

const tablesOf = async (client: pg.Client) => (await client.query<Table>(TABLES)).rows

/** Returns how many rows each table holds, and a checksum of these columns of all of them. */
async function contents(client: pg.Client, tables: readonly Table[]) {
  if (tables.length === 0) return []
  const parts = tables.map(
    ({ name, columns }) => `select '${name}' as table, count(*)::integer as count,
      md5(string_agg(held::text, E'\\n' order by held::text collate "C")) as checksum
      from (select ${columns} from ${name}) as held`,
  )
  const { rows } = await client.query<{ table: string; count: number; checksum: string | null }>(
    `${parts.join(' union all ')} order by 1`,
  )
  return rows
}

// One database that grows old: a database for each version would show the same in a dozen times the time.
/** Every schema there was is made, filled and migrated: seconds alone, many on a busy machine. */
const RESTORING_MS = 90_000

test(
  'R38: what a release of any schema stored comes through every later migration as it was, and a second run changes nothing',
  async () => {
    const { url } = inject('postgres')
    const name = `beachhead_${randomUUID().replaceAll('-', '')}`
    const connection = { connectionString: databaseUrl(url, name) }
    const admin = new pg.Client({ connectionString: url })
    await admin.connect()
    await admin.query(`create database ${name}`)
    const client = new pg.Client(connection)
    try {
      await client.connect()
      for (const [step, version] of versions.entries()) {
        const older = await tablesOf(client)
        const before = await contents(client, older)
        expect(await migrate(connection, { upTo: version })).toEqual([names[step]])
        expect({ version, rows: await contents(client, older) }).toEqual({ version, rows: before })
        await client.query(ROWS_OF_SCHEMAS[version] ?? '')
        // A table without rows would show nothing.
        const stored = await contents(client, await tablesOf(client))
        expect(stored.filter(({ count }) => count === 0)).toEqual([])
      }
      const before = await contents(client, await tablesOf(client))
      expect(await migrate(connection)).toEqual([])
      expect(await contents(client, await tablesOf(client))).toEqual(before)
    } finally {
      await client.end()
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    }
  },
  RESTORING_MS,
)
