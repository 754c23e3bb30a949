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
  await db
    .insertInto('audit_log')
    .values({
      actor_id: entry.actorId,
      action: entry.action,
      target: entry.target ?? null,
      before: json(entry.before),
      after: json(entry.after),
    })
    .execute()
}
