import { once } from 'node:events'
import type { Writable } from 'node:stream'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'

/** The first line of a backup. */
export interface BackupHead {
  readonly format: 'beachhead-backup'
  /** Newest migration that the data is shaped by. */
  readonly schema: number
  readonly createdAt: string
  /** Tells whether a secret is the one that the sealed keys were sealed with. */
  readonly secretCheck: string
}

/** The line before a table's rows, which follow as PostgreSQL's COPY writes them and end in `\.`. */
export interface BackupTable {
  readonly table: string
  readonly columns: readonly string[]
}

/** The last line; a file without it is not whole. */
export interface BackupEnd {
  readonly end: true
  readonly rows: Readonly<Record<string, number>>
}

/** What lets somebody in, or counts guesses: worthless tomorrow, dangerous in a file. */
const LEFT_OUT = ['auth.session', 'auth.verification', 'public.rate_limits', 'public.schema_migrations']

export interface TableShape extends BackupTable {
  /** Quoted for a statement. */
  readonly name: string
}

/**
 * Our tables with the columns that hold data of their own, each after those that it refers to. A table that
 * refers to itself is checked when all of its rows are in.
 */
export async function listTables(client: pg.Client): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape & { needs: string[] }>(`
    select ns.nspname || '.' || rel.relname as table, format('%I.%I', ns.nspname, rel.relname) as name,
      (select json_agg(attname order by attnum) from pg_attribute
        where attrelid = rel.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      (select coalesce(json_agg(distinct rns.nspname || '.' || ref.relname), '[]')
        from pg_constraint con join pg_class ref on ref.oid = con.confrelid
        join pg_namespace rns on rns.oid = ref.relnamespace
        where con.conrelid = rel.oid and con.contype = 'f' and con.confrelid <> rel.oid) as needs
    from pg_class rel join pg_namespace ns on ns.oid = rel.relnamespace
    where rel.relkind = 'r' and ns.nspname in ('public', 'auth', 'app') order by 1`)
  const placed = new Map<string, TableShape>()
  const place = ({ needs, ...shape }: (typeof rows)[number]) => {
    if (placed.has(shape.table)) return
    for (const need of rows.filter(({ table }) => needs.includes(table))) place(need)
    placed.set(shape.table, shape)
  }
  for (const row of rows) place(row)
  return [...placed.values()].filter(({ table }) => !LEFT_OUT.includes(table))
}

/**
 * Writes everything the product holds as of one instant, while others go on writing. Sessions and links for
 * a new password stay out: after a restore people sign in again. Returns the rows of each table.
 */
export async function writeBackup(
  connection: pg.ClientConfig,
  secretCheck: string,
  out: Writable,
): Promise<BackupEnd['rows']> {
  const client = new pg.Client(connection)
  await client.connect()
  const rows: Record<string, number> = {}
  try {
    // An error instead of a silent part, should the connecting user not own the tables.
    await client.query('set row_security = off')
    await client.query('begin isolation level repeatable read read only')
    const { rows: steps } = await client.query<{ schema: number }>(
      'select max(version) as schema from schema_migrations',
    )
    const head: BackupHead = {
      format: 'beachhead-backup',
      schema: steps[0]?.schema ?? 0,
      createdAt: new Date().toISOString(),
      secretCheck,
    }
    await write(out, line(head))
    for (const { table, name, columns } of await listTables(client)) {
      await write(out, line({ table, columns } satisfies BackupTable))
      const quoted = columns.map((column) => pg.escapeIdentifier(column)).join(', ')
      const copy = client.query(copyTo(`copy ${name} (${quoted}) to stdout`))
      for await (const chunk of copy) await write(out, chunk as Buffer)
      await write(out, '\\.\n')
      rows[table] = copy.rowCount
    }
    await client.query('commit')
    await write(out, line({ end: true, rows } satisfies BackupEnd))
    return rows
  } finally {
    await client.end()
  }
}

const line = (value: object) => `${JSON.stringify(value)}\n`

async function write(out: Writable, chunk: Buffer | string): Promise<void> {
  if (!out.write(chunk)) await once(out, 'drain')
}
