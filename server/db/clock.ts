import { sql } from 'kysely'
import type { Db } from './client.ts'

/** The time by the database's clock, which all processes share. */
export async function readClock(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The database did not tell the time')
  return row.now
}
