import { insertAudit } from '#server/db/audit.ts'
import { endSessions } from '#server/db/users.ts'
import type { Ctx } from '#server/services/context.ts'
import { changeSomeone } from './change-someone.ts'

/** Ends all of somebody's sessions, and with them their streams; they may sign in again. */
export async function signOutEverywhere(ctx: Ctx, { id }: { id: string }): Promise<{ sessions: number }> {
  return changeSomeone(ctx, id, async (db, _person, actorId) => {
    const sessions = await endSessions(db, id)
    const change = { before: { sessions }, after: { sessions: 0 } }
    await insertAudit(db, { actorId, action: 'user_signed_out', target: `user:${id}`, ...change })
    return { sessions }
  })
}
