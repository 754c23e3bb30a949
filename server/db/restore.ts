import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { type BackupEnd, type BackupHead, type BackupTable, listTables } from './backup.ts'
import { migrate, newestMigration } from './migrate.ts'

/** Said of anything that is not a whole backup of ours. */
const DAMAGED = 'The file is not a whole backup: use another copy. Nothing was changed.'

export interface Restored {
  readonly head: BackupHead
  readonly rows: BackupEnd['rows']
}

/**
 * Fills an empty database from a backup, in one transaction: all of it or nothing. A backup of an older
 * release is brought to this release's schema afterwards. Throws, with a sentence that says what to do, when
 * the database holds accounts or conversations, or the file is damaged or from a newer release.
 */
export async function restoreBackup(connection: pg.ClientConfig, source: Readable): Promise<Restored> {
  const lines = new Lines(source)
  const head = (await lines.json()) as BackupHead
  if (head.format !== 'beachhead-backup') throw new Error(DAMAGED)
  const newest = await newestMigration()
  if (head.schema > newest) {
    throw new Error(
      `The backup was made by a newer release (schema ${head.schema}, this one knows up to ${newest}): restore it with that release.`,
    )
  }
  await migrate(connection, { upTo: head.schema })
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await refuseUnlessEmpty(client, head.schema)
    await client.query('begin')
    const rows = await load(client, lines)
    await client.query('commit')
    await migrate(connection)
    return { head, rows }
  } finally {
    await client.end()
  }
}

async function refuseUnlessEmpty(client: pg.Client, schema: number): Promise<void> {
  const { rows } = await client.query<{ schema: number; people: number; conversations: number }>(
    `select (select max(version) from schema_migrations) as schema,
      (select count(*)::integer from auth."user") as people,
      (select count(*)::integer from conversations) as conversations`,
  )
  const found = rows[0]
  if (!found || found.people + found.conversations > 0) {
    throw new Error(
      `This database already holds ${found?.people} accounts and ${found?.conversations} conversations: restore into an empty one (another DATA_DIR, or another DATABASE_URL).`,
    )
  }
  if (found.schema !== schema) {
    throw new Error(
      'A newer release has already prepared this database: restore into one that no server has started on.',
    )
  }
}

async function load(client: pg.Client, lines: Lines): Promise<BackupEnd['rows']> {
  const tables = new Map((await listTables(client)).map((shape) => [shape.table, shape]))
  const names = [...tables.values()].map(({ name }) => name)
  // Cascading empties what a backup leaves out too.
  await client.query(`truncate ${names.join(', ')} cascade`)
  // What triggers once wrote is in the backup itself.
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  const loaded: Record<string, number> = {}
  for (;;) {
    const next = (await lines.json()) as BackupTable | BackupEnd
    if ('end' in next) {
      const complete = Object.entries(next.rows).every(([table, count]) => loaded[table] === count)
      if (!complete) throw new Error(DAMAGED)
      break
    }
    const shape = tables.get(next.table)
    if (!shape) throw new Error(DAMAGED)
    const columns = next.columns.map((column) => pg.escapeIdentifier(column)).join(', ')
    loaded[next.table] = await fill(client, `copy ${shape.name} (${columns}) from stdin`, lines)
  }
  for (const name of names) await client.query(`alter table ${name} enable trigger user`)
  await continueSequences(client)
  return loaded
}

async function fill(client: pg.Client, statement: string, lines: Lines): Promise<number> {
  const copy = client.query(copyFrom(statement))
  const over = finished(copy)
  over.catch(() => {})
  for (;;) {
    const { rows, last } = await lines.rows()
    if (rows.length > 0 && !copy.write(rows)) await Promise.race([once(copy, 'drain'), over])
    if (last) break
  }
  copy.end()
  await over
  return copy.rowCount
}

/** The numbers that rows get from here on come after those that were restored. */
async function continueSequences(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; column: string; sequence: string }>(`
    select format('%I.%I', ns.nspname, rel.relname) as name, format('%I', att.attname) as column,
      pg_get_serial_sequence(format('%I.%I', ns.nspname, rel.relname), att.attname) as sequence
    from pg_attribute att join pg_class rel on rel.oid = att.attrelid join pg_namespace ns on ns.oid = rel.relnamespace
    where ns.nspname in ('public', 'auth', 'app') and rel.relkind = 'r' and att.attidentity <> ''`)
  for (const { name, column, sequence } of rows) {
    await client.query(
      `select setval('${sequence}', coalesce((select max(${column}) from ${name}), 0) + 1, false)`,
    )
  }
}

const NEWLINE = 0x0a
const ROWS_END = Buffer.from('\\.\n')

/** The lines of a backup, read as they come: single ones as JSON, a table's rows in blocks. */
class Lines {
  readonly #chunks: AsyncIterator<Buffer>
  #rest: Buffer = Buffer.alloc(0)

  constructor(source: Readable) {
    this.#chunks = source[Symbol.asyncIterator]()
  }

  /** The next line as an object. */
  async json(): Promise<object> {
    for (;;) {
      const end = this.#rest.indexOf(NEWLINE)
      if (end !== -1) return parse(this.#take(end + 1).toString())
      await this.#more()
    }
  }

  /** A block of whole rows, and whether they are the table's last. */
  async rows(): Promise<{ rows: Buffer; last: boolean }> {
    for (;;) {
      const atStart = this.#rest.subarray(0, ROWS_END.length).equals(ROWS_END)
      const end = atStart ? 0 : this.#rest.indexOf('\n\\.\n') + 1
      if (atStart || end > 0) {
        const rows = this.#take(end)
        this.#take(ROWS_END.length)
        return { rows, last: true }
      }
      // The end mark may lie across two chunks, but never begins inside a row.
      const whole = this.#rest.lastIndexOf(NEWLINE) + 1
      if (whole > ROWS_END.length) return { rows: this.#take(whole), last: false }
      await this.#more()
    }
  }

  #take(length: number): Buffer {
    const taken = this.#rest.subarray(0, length)
    this.#rest = this.#rest.subarray(length)
    return taken
  }

  async #more(): Promise<void> {
    const { value, done } = await this.#chunks.next().catch(() => ({ value: undefined, done: true }))
    if (done || !value) throw new Error(DAMAGED)
    this.#rest = Buffer.concat([this.#rest, value])
  }
}

function parse(text: string): object {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null) return value
  } catch {}
  throw new Error(DAMAGED)
}
