import { dbActor } from '#server/auth/policies.ts'
import type { Ctx } from '#server/context.ts'
import { listMessages as list } from '#server/db/conversations.ts'
import type { ChatMessage } from '#shared/conversations.ts'
import { AppError } from '#shared/errors.ts'

/** The messages of one of the caller's conversations; a foreign one is as missing as an unknown one. */
export async function listMessages(ctx: Ctx, { id }: { id: string }): Promise<ChatMessage[]> {
  const messages = await ctx.database.asActor(dbActor(ctx), (db) => list(db, id))
  if (!messages) throw new AppError('not_found', 'This conversation does not exist.')
  return messages
}
