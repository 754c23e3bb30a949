import { setTimeout as sleep } from 'node:timers/promises'
import { requireSession } from '#server/auth/policies.ts'
import { claimConversations as claim } from '#server/db/conversations.ts'
import type { Ctx } from '#server/services/context.ts'
import { sendLock } from './send-lock.ts'

/** How long a claim waits for its messages to be read, in milliseconds; they are read on after it. */
const READING_MS = 4_000

/** Gives what a visitor wrote to the account they now have; a second claim finds nothing left. */
export async function claimConversations(
  ctx: Ctx,
  input: { session_id: string },
): Promise<{ count: number }> {
  const { userId } = requireSession(ctx.actor)
  // As the system: before the claim the rows belong to the session, after it to the account. Between them no
  // message may arrive, it would belong to neither.
  const count = await ctx.database.asActor({ role: 'system' }, (db) => claim(db, input.session_id, userId), {
    lock: sendLock(input.session_id),
  })
  // The roadmap is filled when it is first opened, unless a model takes long. What cannot be read now is tried again.
  if (count > 0) {
    const reading = ctx.reader
      .catchUp(userId)
      .catch((err) => ctx.log.warn({ err }, 'Claimed messages wait to be read'))
    await Promise.race([reading, sleep(READING_MS, undefined, { ref: false })])
  }
  return { count }
}
