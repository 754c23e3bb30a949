import { requireSession } from '#server/auth/policies.ts'
import type { Ctx } from '#server/context.ts'
import { claimConversations as claim } from '#server/db/conversations.ts'

/** Gives what a visitor wrote to the account they now have; a second claim finds nothing left. */
export async function claimConversations(ctx: Ctx, input: { session_id: string }): Promise<{ count: number }> {
  const { userId } = requireSession(ctx.actor)
  // As the system: before the claim the rows belong to the session, after it to the account.
  return { count: await claim(ctx.database.system, input.session_id, userId) }
}
