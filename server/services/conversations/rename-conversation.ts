import { dbActor, requireSession } from '#server/auth/policies.ts'
import { renameConversation as rename } from '#server/db/conversations.ts'
import type { Ctx } from '#server/services/context.ts'
import type { Conversation } from '#shared/conversations.ts'
import { AppError } from '#shared/errors.ts'

/** Gives one of the caller's conversations a title. */
export async function renameConversation(
  ctx: Ctx,
  input: { id: string; title: string },
): Promise<Conversation> {
  const { userId } = requireSession(ctx.actor)
  const renamed = await ctx.database.asActor(dbActor(ctx), (db) =>
    rename(db, { id: input.id, userId }, input.title),
  )
  if (!renamed) throw new AppError('not_found', 'This conversation does not exist.')
  return renamed
}
