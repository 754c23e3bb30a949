import { setTimeout as sleep } from 'node:timers/promises'
import type { Ctx } from '#server/services/context.ts'
import type { ReplySource } from '#server/workers/replies/live-reply.ts'
import type { ChatInput } from '#shared/chat.ts'
import { AppError } from '#shared/errors.ts'
import { acceptMessage } from './accept-message.ts'
import { followReply } from './follow-reply.ts'

/** How long the answer's status waits for the provider's first word; then the stream opens and waits itself. */
const HOLD_MS = 8_000

export interface Sent {
  readonly conversationId: string
  readonly sessionId: string | undefined
  readonly reply: ReplySource
  /** Whether the message was sent before: this is one more reader of its reply. */
  readonly repeated: boolean
}

/**
 * Stores a message and starts its reply. Resolves when there is something to stream. A provider that fails
 * before its first word is an error here, so that the answer carries its status.
 */
export async function sendMessage(ctx: Ctx, input: ChatInput): Promise<Sent> {
  const { job, ...stored } = await acceptMessage(ctx, input)
  const accepted = { ...stored, repeated: job === undefined }
  const reply = job ? ctx.replies.start(job) : ctx.replies.find(accepted.generationId)
  if (!reply) return { ...accepted, reply: followReply(ctx, accepted.generationId) }
  await Promise.race([reply.begun, sleep(HOLD_MS, undefined, { ref: false })])
  const { status, error } = reply.state
  if (status === 'failed' && error) throw new SendFailed(accepted, error)
  return { ...accepted, reply }
}

/** The message is stored, its reply failed: the answer still tells where the message went. */
export class SendFailed extends AppError {
  readonly conversationId: string
  readonly sessionId: string | undefined
  constructor(
    accepted: { conversationId: string; sessionId: string | undefined },
    { code, message }: Pick<AppError, 'code' | 'message'>,
  ) {
    super(code, message)
    this.conversationId = accepted.conversationId
    this.sessionId = accepted.sessionId
  }
}
