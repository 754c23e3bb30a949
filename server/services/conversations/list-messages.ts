import { derive } from '#server/assistant/ledger/fold.ts'
import { dbActor } from '#server/auth/policies.ts'
import type { Ctx } from '#server/context.ts'
import { openConversation } from '#server/db/conversations.ts'
import { withRoadmap } from '#server/services/roadmap/shown-messages.ts'
import type { ChatMessage } from '#shared/conversations.ts'
import { AppError } from '#shared/errors.ts'

/** The messages of one of the caller's conversations; a foreign one is as missing as an unknown one. */
export async function listMessages(ctx: Ctx, { id }: { id: string }): Promise<ChatMessage[]> {
  return ctx.database.asActor(dbActor(ctx), async (db) => {
    const opened = await openConversation(db, id)
    if (!opened) throw new AppError('not_found', 'This conversation does not exist.')
    return withRoadmap(opened.messages, derive(opened.ledger))
  })
}
