import { sql } from 'kysely'
import type { Db } from './client.ts'

/** What the database tells of itself and of the people in it. */
export interface DatabaseFacts {
  /** Such as 18.4. */
  readonly version: string
  readonly schema: number
  readonly bytes: number
  /** People who turned a second factor on. */
  readonly withTwoFactor: number
  readonly backupAt: Date | null
}

/** Read as the system: accounts and migrations are not an admin's to read. */
export async function findDatabaseFacts(db: Db): Promise<DatabaseFacts> {
  const { rows } = await sql<DatabaseFacts>`
    select current_setting('server_version') as version,
      (select max(version) from schema_migrations) as schema,
      pg_database_size(current_database())::float8 as bytes,
      (select count(*)::integer from auth."user" where "twoFactorEnabled") as "withTwoFactor",
      (select at from operations where key = 'backup') as "backupAt"`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The database told nothing of itself')
  return row
}
