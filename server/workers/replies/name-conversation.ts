import type { ChatTurn } from '#engine/types.ts'
import type { Database } from '#server/db/client.ts'
import { giveTitle } from '#server/db/conversations.ts'
import { titleWithModel } from '#server/models/calls/title.ts'
import type { Model } from '#server/models/contract/model.ts'
import type { Log } from '#server/runtime/log.ts'
import { recordedCall } from '#server/workers/usage/recorded-call.ts'

/** How long a model may think about a title. */
const MODEL_MS = 15_000

/**
 * Gives a member's new conversation a title by the model that answered it, once its first reply is there. When that fails,
 * the list shows the first message; a title somebody gave meanwhile stays.
 */
export async function nameConversation(
  writer: { database: Database; log: Log },
  model: Model,
  begun: { conversationId: string; userId: string; messages: ChatTurn[] },
): Promise<void> {
  const { database, log } = writer
  const { conversationId, userId, messages } = begun
  try {
    const signal = AbortSignal.timeout(MODEL_MS)
    const found = await recordedCall(writer, model, { userId, purpose: 'title' }, () =>
      titleWithModel(model, messages, signal),
    )
    const title = found?.title
    if (title === undefined) return
    await database.asActor({ role: 'member', userId }, (db) => giveTitle(db, conversationId, title), {
      commit: 'soon',
    })
  } catch (err) {
    log.warn({ err, conversationId }, 'A conversation stays without a title')
  }
}
