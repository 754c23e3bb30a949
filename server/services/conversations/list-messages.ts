import { derive } from '#engine/ledger/fold.ts'
import { dbActor } from '#server/auth/policies.ts'
import { openConversation } from '#server/db/conversations.ts'
import { withRoadmap } from '#server/roadmap/shown-messages.ts'
import type { Ctx } from '#server/services/context.ts'
import type { ChatMessage } from '#shared/conversations.ts'
import { AppError } from '#shared/errors.ts'

/** The messages of one of the caller's conversations; a foreign one is as missing as an unknown one. */
export async function listMessages(ctx: Ctx, { id }: { id: string }): Promise<ChatMessage[]> {
  return ctx.database.asActor(dbActor(ctx), async (db) => {
    const opened = await openConversation(db, id)
    if (!opened) throw new AppError('not_found', 'This conversation does not exist.')
    const messages = opened.messages.map((message) => asRead(ctx, message))
    return withRoadmap(messages, derive(opened.ledger), ctx.language)
  })
}

/** With the end that its readers have seen: a client that reads it as still going on would follow it, again and again. */
function asRead<Message extends Pick<ChatMessage, 'id' | 'content' | 'status'>>(
  { replies }: Ctx,
  message: Message,
): Message {
  const ended = message.status === 'streaming' ? replies.findEnded(message.id) : undefined
  return ended ? { ...message, content: ended.text, status: ended.status } : message
}
