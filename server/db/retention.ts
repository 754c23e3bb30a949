import { sql } from 'kysely'
import type { Db } from './client.ts'

/** Deletes what is over: sessions, links and challenges, and counts of attempts. Returns how many rows went. */
export async function deleteExpired(db: Db): Promise<number> {
  const { rows } = await sql<{ deleted: number }>`
    with sessions as (delete from auth.session where "expiresAt" < now() returning 1),
    links as (delete from auth.verification where "expiresAt" < now() returning 1),
    attempts as (delete from rate_limits where expire < extract(epoch from now()) * 1000 returning 1)
    select ((select count(*) from sessions) + (select count(*) from links) + (select count(*) from attempts))::integer
      as deleted`.execute(db)
  return rows[0]?.deleted ?? 0
}
