import { sql } from 'kysely'
import type { Db } from './client.ts'

export interface SetUpFacts {
  /** Whether a model gave one of the newest answers. */
  readonly answered: boolean
  readonly backupAt: Date | null
  readonly admins: number
  readonly users: number
}

/** Newest calls among which an answer of a model is looked for, so that a long history costs nothing. */
const CALLS = 500

/** Returns what the database knows of the set-up. */
export async function findSetUpFacts(db: Db): Promise<SetUpFacts> {
  const { rows } = await sql<SetUpFacts>`
    select exists(
        select from (select provider, outcome from usage_events order by id desc limit ${CALLS}) newest
        where provider <> 'guide' and outcome = 'complete'
      ) as answered,
      (select at from operations where key = 'backup') as "backupAt",
      (select count(*)::integer from user_roles where role = 'admin') as admins,
      (select count(*)::integer from profiles left join user_roles on user_id = id
        where role is distinct from 'admin') as users`.execute(db)
  return rows[0] ?? { answered: false, backupAt: null, admins: 0, users: 0 }
}
