import { type RawBuilder, sql } from 'kysely'
import type { AuditEntry } from '#shared/admin/audit.ts'
import type { Db } from './client.ts'
import { contains, startsWith } from './like.ts'

export interface AuditFilter {
  readonly actor?: string | undefined
  readonly action?: string | undefined
  readonly without?: 'sign_ins' | undefined
  readonly target?: string | undefined
  /** First and last day, by UTC. */
  readonly from?: string | undefined
  readonly to?: string | undefined
}

type Row = Omit<AuditEntry, 'at'> & { at: Date }

/** Entries that match, newest first, from before the entry `cursor` on. */
export async function listAudit(
  db: Db,
  filter: AuditFilter,
  page: { cursor: string | undefined; limit: number },
): Promise<AuditEntry[]> {
  const { rows } = await sql<Row>`
    select entry.id::text, at, actor_id, actor.email as actor_email, actor.full_name as actor_name, action, target,
      coalesce(nullif(person.full_name, ''), person.email, after ->> 'title', before ->> 'title',
        nullif(owner.full_name, ''), owner.email) as target_label, before, after
    from audit_log entry
    left join profiles actor on actor.id = actor_id
    left join profiles person on person.id = substring(target from '^user:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$')::uuid
    left join conversations talk on talk.id = substring(target from '^conversation:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$')::uuid
    left join profiles owner on owner.id = talk.user_id
    where ${matching(filter)} and (${page.cursor ?? null}::bigint is null or entry.id < ${page.cursor ?? null}::bigint)
    order by entry.id desc limit ${page.limit}`.execute(db)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

function matching({ actor, action, without, target, from, to }: AuditFilter): RawBuilder<unknown> {
  const all = [sql`true`]
  if (action !== undefined) all.push(sql`action = ${action}`)
  if (without === 'sign_ins') all.push(sql`action <> 'sign_in'`)
  if (target !== undefined) all.push(sql`target like ${startsWith(target)}`)
  if (from !== undefined) all.push(sql`at >= ${from}::date::timestamp at time zone 'utc'`)
  if (to !== undefined) all.push(sql`at < (${to}::date + 1)::timestamp at time zone 'utc'`)
  if (actor !== undefined) {
    const part = contains(actor)
    all.push(sql`(actor_id::text = lower(${actor}) or actor_id in (
      select id from profiles where full_name ilike ${part} or email ilike ${part}))`)
  }
  return sql.join(all, sql` and `)
}

/** Every action there is an entry of, each looked up once in the index instead of reading the whole log. */
export async function listActions(db: Db): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`
    with recursive known as (
      (select action from audit_log order by action limit 1)
      union all
      select (select action from audit_log where action > known.action order by action limit 1)
      from known where known.action is not null
    )
    select action from known where action is not null`.execute(db)
  return rows.map((row) => row.action)
}
