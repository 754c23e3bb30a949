import { sql } from 'kysely'
import type { Db } from './client.ts'

/** What tells an operator whether everything runs. */
export interface Operations {
  readonly backupAt: Date | null
  /** How the newest calls of a model in the last hour ended, newest first; the built-in guide calls none. */
  readonly calls: readonly { at: string; outcome: string }[]
  /** Messages that a model was to read in the last day and did not, and when the last of them was. */
  readonly failedReadings: { readonly count: number; readonly at: string | null }
}

/** Newest calls that are looked at. */
const CALLS = 20

export async function findOperations(db: Db): Promise<Operations> {
  const { rows } = await sql<Operations>`
    select (select at from operations where key = 'backup') as "backupAt", coalesce((
      select json_agg(json_build_object('at', created_at, 'outcome', outcome) order by id desc) from (
        select id, created_at, outcome from usage_events
        where created_at > now() - interval '1 hour' and provider <> 'guide' order by id desc limit ${CALLS}
      ) newest
    ), '[]') as calls, (
      select json_build_object('count', count(*), 'at', max(created_at)) from usage_events
      where created_at > now() - interval '1 day' and purpose = 'extraction' and outcome <> 'complete'
    ) as "failedReadings"`.execute(db)
  return rows[0] ?? { backupAt: null, calls: [], failedReadings: { count: 0, at: null } }
}
