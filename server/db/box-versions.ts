import { sql } from 'kysely'
import type { Db } from './client.ts'

/** One change of a box's text, as the audit log holds it. */
export interface BoxChange {
  readonly id: string
  /** Which change of its box it is, from 1. */
  readonly number: number
  readonly created_at: Date
  readonly actor: { readonly id: string; readonly email: string; readonly full_name: string } | null
  readonly before: string
  readonly text: string
}

/** Changes of a box's text before `cursor`, newest first. */
export async function listBoxChanges(
  db: Db,
  page: { boxKey: string; cursor: string | undefined; limit: number },
): Promise<BoxChange[]> {
  const target = `prompt_box:${page.boxKey}`
  const before = page.cursor === undefined ? sql`` : sql`and log.id < ${page.cursor}`
  const { rows } = await sql<BoxChange>`
    select log.id, log.at as created_at, coalesce(log.before ->> 'prompt_text', '') as before,
      coalesce(log.after ->> 'prompt_text', '') as text,
      (select count(*)::integer from audit_log earlier
        where earlier.action = 'rules_saved' and earlier.target = log.target and earlier.id <= log.id) as number,
      case when profiles.id is not null then jsonb_build_object('id', profiles.id, 'email', profiles.email,
        'full_name', profiles.full_name) end as actor
    from audit_log log left join profiles on profiles.id = log.actor_id
    where log.action = 'rules_saved' and log.target = ${target} ${before}
    order by log.id desc limit ${page.limit}`.execute(db)
  return rows
}

/** Who changed a box's text last; null where nobody did, or the account is gone. */
export async function lastBoxActor(db: Db, boxKey: string): Promise<BoxChange['actor']> {
  const [last] = await listBoxChanges(db, { boxKey, cursor: undefined, limit: 1 })
  return last?.actor ?? null
}
