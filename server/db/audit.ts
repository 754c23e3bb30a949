import { sql } from 'kysely'
import type { Db } from './client.ts'

export interface NewAuditEntry {
  /** Who acted; null for the system itself. */
  readonly actorId: string | null
  /** In the past tense, in snake case: `role_changed`. */
  readonly action: string
  /** A noun and an id, such as `user:<id>`; left out when the actor is meant. */
  readonly target?: string
  /** What it was and what it is now. Secrets are not passed here: say that a key is set, never the key. */
  readonly before?: unknown
  readonly after?: unknown
}

const json = (value: unknown) => (value === undefined || value === null ? null : JSON.stringify(value))

/** Writes down who did what, best in the transaction that does it: then the one is never without the other. */
export async function insertAudit(db: Db, entry: NewAuditEntry): Promise<void> {
  await insertAudits(db, [entry])
}

/** The same for what one act did to many things. */
export async function insertAudits(db: Db, entries: readonly NewAuditEntry[]): Promise<void> {
  // A statement holds at most 65,535 values.
  for (let at = 0; at < entries.length; at += 1000) {
    const rows = entries.slice(at, at + 1000).map((entry) => ({
      actor_id: entry.actorId,
      action: entry.action,
      target: entry.target ?? null,
      before: json(entry.before),
      after: json(entry.after),
    }))
    await db.insertInto('audit_log').values(rows).execute()
  }
}

/** Returns who acted on something last, by name or else by address; null when nobody did or the account is gone. */
export async function lastActorOn(db: Db, target: string): Promise<string | null> {
  const { rows } = await sql<{ name: string | null }>`
    select coalesce(nullif(full_name, ''), email) as name from audit_log
    left join profiles on profiles.id = actor_id where target = ${target} order by audit_log.id desc limit 1`.execute(
    db,
  )
  return rows[0]?.name ?? null
}
