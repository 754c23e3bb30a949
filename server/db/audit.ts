import type { Db } from './client.ts'

/** Writes down who did what. */
export async function insertAudit(db: Db, entry: { actorId: string; action: string }): Promise<void> {
  await db.insertInto('audit_log').values({ actor_id: entry.actorId, action: entry.action }).execute()
}
