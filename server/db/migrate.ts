import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'

const FOLDER = new URL('./migrations/', import.meta.url)
const LOCK = 7_301_001
/** What new tables let admins read, support reads too; nothing before the migration that knows of support. */
const LET_SUPPORT_READ = `do $$ begin
  if to_regprocedure('app.let_support_read()') is not null then perform app.let_support_read(); end if;
end $$`

interface Migration {
  version: number
  name: string
  sql: string
}

/**
 * Brings the database to this release's schema: forward only, each step in a transaction, one process
 * at a time. Returns the steps it took. Refuses a database that a newer release has already changed.
 * With `upTo` it stops at that migration, as a release of then would.
 */
export async function migrate(
  connection: pg.ClientConfig,
  { folder = FOLDER, upTo = Number.POSITIVE_INFINITY } = {},
): Promise<string[]> {
  const client = new pg.Client(connection)
  // A connection that is lost fails its query; without a listener the event would end the process without a word.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    return await apply(client, await readMigrations(folder), upTo)
  } finally {
    await client.end()
  }
}

/** The number of this release's newest migration. */
export async function newestMigration(): Promise<number> {
  return (await readMigrations(FOLDER)).at(-1)?.version ?? 0
}

/** The number of the newest migration that a database has; undefined before the first start on it. */
export async function schemaOf(connection: pg.ClientConfig): Promise<number | undefined> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const { rows } = await client.query(`select to_regclass('schema_migrations') as found`)
    if (rows[0]?.found === null) return undefined
    const newest = await client.query<{ schema: number | null }>(
      'select max(version) as schema from schema_migrations',
    )
    return newest.rows[0]?.schema ?? undefined
  } finally {
    await client.end()
  }
}

async function apply(client: pg.Client, migrations: Migration[], upTo: number): Promise<string[]> {
  await client.query(`create table if not exists schema_migrations (
    version integer primary key, name text not null, applied_at timestamptz not null default now())`)
  const done = await client.query<{ version: number }>('select version from schema_migrations')
  const applied = new Set(done.rows.map((row) => row.version))
  const newest = migrations.at(-1)?.version ?? 0
  const unknown = [...applied].find((version) => version > newest)
  if (unknown !== undefined) {
    throw new Error(
      `The database is at schema ${unknown}, this release knows up to ${newest}: start the newer release, or restore a backup made with this one.`,
    )
  }
  const pending = migrations.filter(({ version }) => version <= upTo && !applied.has(version))
  for (const migration of pending) await step(client, migration)
  if (pending.length > 0) await client.query(LET_SUPPORT_READ)
  return pending.map((migration) => migration.name)
}

async function step(client: pg.Client, { version, name, sql }: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into schema_migrations (version, name) values ($1, $2)', [version, name])
    await client.query('commit')
  } catch (cause) {
    await client.query('rollback')
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`Migration ${name} failed and was rolled back: ${reason}`, { cause })
  }
}

async function readMigrations(folder: URL): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-.+\.sql$/.test(name)).sort()
  return Promise.all(
    names.map(async (name) => ({
      version: Number(name.slice(0, 4)),
      name,
      sql: await readFile(new URL(name, folder), 'utf8'),
    })),
  )
}
