import { adminActor } from '#server/auth/policies.ts'
import { insertAudit } from '#server/db/audit.ts'
import { deleteDismissedGap, insertDismissedGap } from '#server/db/dismissed-gaps.ts'
import type { Ctx } from '#server/services/context.ts'

/** Puts a question without an answer away for all operators, or takes it back into the list. */
export async function dismissGap(
  ctx: Ctx,
  { id, dismissed }: { id: string; dismissed: boolean },
): Promise<{ dismissed: boolean }> {
  const actor = adminActor(ctx)
  await ctx.database.asActor(actor, async (db) => {
    if (dismissed) await insertDismissedGap(db, { id, actorId: actor.userId })
    else await deleteDismissedGap(db, id)
    const action = dismissed ? 'knowledge_gap_dismissed' : 'knowledge_gap_brought_back'
    await insertAudit(db, { actorId: actor.userId, action, target: `knowledge_gap:${id}` })
  })
  return { dismissed }
}
