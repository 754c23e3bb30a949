import { sql } from 'kysely'
import type { Db } from './client.ts'

/** What tells an operator whether everything runs. */
export interface Operations {
  readonly backupAt: Date | null
  /** How the newest calls of a model in the last hour ended, newest first; the built-in guide calls none, and an operator's tests are seen as they fail. */
  readonly calls: readonly {
    at: string
    outcome: string
    /** What the provider said about a failure. */
    said?: string | null
    /** The reply that it was made for; one that failed may have been made by two models. */
    reply?: string | null
  }[]
  /** Messages that a model was to read in the last day and did not, and when the last of them was. */
  readonly failedReadings: { readonly count: number; readonly at: string | null }
}

/** Newest calls that are looked at. */
const CALLS = 20

export async function findOperations(db: Db): Promise<Operations> {
  const { rows } = await sql<Operations>`
    select (select at from operations where key = 'backup') as "backupAt", coalesce((
      select json_agg(json_build_object('at', created_at, 'outcome', outcome, 'said', provider_message,
        'reply', generation_id) order by id desc) from (
        select id, created_at, outcome, provider_message, generation_id from usage_events
        where created_at > now() - interval '1 hour' and provider <> 'guide' and purpose <> 'settings_test'
        order by id desc limit ${CALLS}
      ) newest
    ), '[]') as calls, (
      select json_build_object('count', count(*), 'at', max(created_at)) from usage_events
      where created_at > now() - interval '1 day' and purpose = 'extraction' and outcome <> 'complete'
    ) as "failedReadings"`.execute(db)
  return rows[0] ?? { backupAt: null, calls: [], failedReadings: { count: 0, at: null } }
}
