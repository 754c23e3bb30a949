import { derive } from '#server/assistant/ledger/fold.ts'
import { dbActor } from '#server/auth/policies.ts'
import type { Ctx } from '#server/context.ts'
import { listMessages as list } from '#server/db/conversations.ts'
import { findLedger } from '#server/db/roadmap.ts'
import { withRoadmap } from '#server/services/roadmap/shown-messages.ts'
import type { ChatMessage } from '#shared/conversations.ts'
import { AppError } from '#shared/errors.ts'

/** The messages of one of the caller's conversations; a foreign one is as missing as an unknown one. */
export async function listMessages(ctx: Ctx, { id }: { id: string }): Promise<ChatMessage[]> {
  const actor = dbActor(ctx)
  return ctx.database.asActor(actor, async (db) => {
    const messages = await list(db, id)
    if (!messages) throw new AppError('not_found', 'This conversation does not exist.')
    const ledger = actor.role === 'member' ? await findLedger(db, actor.userId) : undefined
    return withRoadmap(messages, derive(ledger?.events ?? []))
  })
}
