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

/** Returns who changed a box's text last; null where nobody did, or the account is gone. */
export async function lastBoxActor(db: Db, boxKey: string): Promise<BoxChange['actor']> {
  const [last] = await listBoxChanges(db, { boxKey, cursor: undefined, limit: 1 })
  return last?.actor ?? null
}

/** The last changes of any box's text, newest first. */
export async function listRuleChanges(
  db: Db,
  limit: number,
): Promise<{ id: string; at: Date; box: string }[]> {
  const { rows } = await sql<{ id: string; at: Date; box: string }>`
    select log.id, log.at, title as box from audit_log log join prompt_boxes on log.target = 'prompt_box:' || box_key
    where log.action = 'rules_saved' order by log.id desc limit ${limit}`.execute(db)
  return rows
}

/** By box key, what each box said before a change, where it says something else since; empty for no change of a box. */
export async function textsBefore(db: Db, changeId: string): Promise<Map<string, string>> {
  const { rows } = await sql<{ key: string; text: string }>`
    select distinct on (target) substr(target, length('prompt_box:') + 1) as key,
      coalesce(before ->> 'prompt_text', '') as text
    from audit_log where action = 'rules_saved' and id >= ${changeId}::bigint
      and exists (select from audit_log change where change.id = ${changeId}::bigint and change.action = 'rules_saved')
    order by target, id`.execute(db)
  return new Map(rows.map(({ key, text }) => [key, text]))
}
