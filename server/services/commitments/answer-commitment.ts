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
 * the commitment done. A crash in between leaves it open, to be answered again.
 */
export async function answerCommitment(
  ctx: Ctx,
  { id, commitmentId, text, message_id: messageId }: Answer,
): Promise<{ commitment: Commitment; conversation_id: string }> {
  const asked = await inOwnVenture(ctx, id, async ({ db, userId }) => {
    const found = await findCommitment(db, id, commitmentId)
    if (found?.by.user_id !== userId) return undefined
    const answer = await findAnswer(db, commitmentId)
    if (answer !== null && answer !== messageId && found.state === 'done')
      throw new AppError('conflict', 'You told what happened already. Open it again to tell it anew.')
    return found
  })
  if (!asked) throw commitmentGone()
  const { conversationId, job } = await acceptMessage(ctx, {
    messages: [
      { role: 'assistant', content: asked.text },
      { role: 'user', content: text },
    ],
    messageId,
    ventureId: id,
  })
  if (job) ctx.replies.start(job)
  return inOwnVenture(ctx, id, async ({ db }) => {
    const of = { id: commitmentId, ventureId: id }
    const commitment = await changeCommitment(db, of, { state: 'done', answer: messageId })
    if (!commitment) throw commitmentGone()
    await tellPeople(db, id)
    return { commitment, conversation_id: conversationId }
  })
}
