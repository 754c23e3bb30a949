import type { Db } from '#server/db/client.ts'
import { changeCommitment, findAnswer, findCommitment } from '#server/db/commitments.ts'
import { tellPeople } from '#server/db/ventures.ts'
import { acceptMessage } from '#server/services/chat/accept-message.ts'
import type { Ctx } from '#server/services/context.ts'
import type { Commitment } from '#shared/commitments.ts'
import { AppError } from '#shared/errors.ts'
import { commitmentGone, inOwnVenture } from './own-venture.ts'

interface Answer {
  readonly id: string
  readonly commitmentId: string
  readonly text: string
  /** Chosen by the client: the same again is the same answer. */
  readonly message_id: string
}

/**
 * Sends what happened as a message of a new conversation, whose reply starts at once and is read like all others, and marks
 * the commitment done in the transaction that stores the message: of two answers at once, one is told.
 */
export async function answerCommitment(
  ctx: Ctx,
  { id, commitmentId, text, message_id: messageId }: Answer,
): Promise<{ commitment: Commitment; conversation_id: string }> {
  const asked = await inOwnVenture(ctx, id, ({ db, userId }) => requireOwn(db, { id, commitmentId, userId }))
  let settled = asked
  const { conversationId, job } = await acceptMessage(
    ctx,
    {
      messages: [
        { role: 'assistant', content: asked.text },
        { role: 'user', content: text },
      ],
      messageId,
      ventureId: id,
    },
    async (db, store) => {
      const { state } = await requireOwn(db, { id, commitmentId, userId: asked.by.user_id })
      const answer = state === 'done' ? await findAnswer(db, commitmentId) : null
      if (answer !== null && answer !== messageId)
        throw new AppError('conflict', 'You told what happened already. Open it again to tell it anew.')
      const stored = await store()
      const changed = await changeCommitment(
        db,
        { id: commitmentId, ventureId: id },
        { state: 'done', answer: messageId },
      )
      if (!changed) throw commitmentGone()
      await tellPeople(db, id)
      settled = changed
      return stored
    },
  )
  if (job) ctx.replies.start(job)
  return { commitment: settled, conversation_id: conversationId }
}

/** A commitment of the caller's. */
async function requireOwn(
  db: Db,
  { id, commitmentId, userId }: { id: string; commitmentId: string; userId: string },
): Promise<Commitment> {
  const found = await findCommitment(db, id, commitmentId)
  if (found?.by.user_id !== userId) throw commitmentGone()
  return found
}
