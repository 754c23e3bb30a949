import { randomUUID } from 'node:crypto'
import type { Db } from '#server/db/client.ts'
import { findOverdue, rewriteOverdue } from '#server/db/forgetting.ts'
import { forgottenMark } from '#server/records/forget-names.ts'
import { overdueEvents } from '#server/records/overdue.ts'

/** Deletes the names in records whose day has come; returns from how many events. */
export async function forgetOverdue(db: Db, now = new Date()): Promise<number> {
  const at = now.toISOString()
  let forgotten = 0
  for (const { venture_id, events } of await findOverdue(db)) {
    const id = randomUUID()
    const changed = overdueEvents(events, at.slice(0, 10), id.slice(0, 4))
    if (changed.length === 0) continue
    await rewriteOverdue(db, venture_id, changed, forgottenMark(id, at))
    forgotten += changed.length
  }
  return forgotten
}
