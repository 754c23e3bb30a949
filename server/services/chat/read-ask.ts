import type { ChatTurn } from '#engine/types.ts'
import { type ChatInput, HISTORY_LIMITS, MESSAGE_MAX_LENGTH, type ReplyLength } from '#shared/chat.ts'
import { AppError } from '#shared/errors.ts'

/** What a message asks for, before anything is read. */
export interface Ask {
  readonly content: string
  /** What the client says was written before; it counts only where nothing is stored yet. */
  readonly history: readonly ChatTurn[]
  readonly conversationId: string | undefined
  readonly messageId: string | undefined
  /** The venture that a new conversation feeds. */
  readonly ventureId: string | undefined
  readonly regenerate: boolean
  /** The last reply goes on. */
  readonly goOn: boolean
  readonly editMessageId: string | undefined
  readonly length: ReplyLength | undefined
  /** The budget is used up, and somebody answers who costs nothing. */
  readonly free?: boolean
}

/** Reads what a message asks for; throws where that does not fit together. */
export function readAsk(input: ChatInput): Ask {
  const asked = input.messages.findLastIndex((turn) => turn.role === 'user')
  const content = input.messages[asked]?.content ?? ''
  const goOn = input.continue ?? false
  const regenerate = input.regenerate ?? false
  if (goOn && (regenerate || input.editMessageId))
    throw new AppError('bad_request', 'continue: not together with regenerate or editMessageId')
  if (input.length && !regenerate) throw new AppError('bad_request', 'length: only together with regenerate')
  const again = regenerate || goOn
  if (!again && content.trim() === '') throw new AppError('bad_request', 'messages: the message is empty')
  if (!again && content.length > MESSAGE_MAX_LENGTH) {
    const sizes = `${content.length.toLocaleString('en')} characters, the limit is ${MESSAGE_MAX_LENGTH.toLocaleString('en')}`
    throw new AppError('message_too_long', `This message has ${sizes}. Shorten it or send it in parts.`)
  }
  const conversationId = input.conversationId ?? undefined
  if (!conversationId && (again || input.editMessageId)) {
    throw new AppError('bad_request', 'conversationId: required to regenerate, edit or continue')
  }
  const { messageId, ventureId, editMessageId, length } = input
  const history = input.messages
    .slice(0, Math.max(asked, 0))
    .flatMap(({ role, content }) => (role === 'system' ? [] : { role, content }))
  return { content, history, conversationId, messageId, ventureId, regenerate, goOn, editMessageId, length }
}

/** Returns what a model is sent of a history that only the client knows. */
export function newest(history: readonly ChatTurn[]): readonly ChatTurn[] {
  let left: number = HISTORY_LIMITS.characters
  const from = history.findLastIndex(({ content }) => {
    left -= content.length
    return left < 0
  })
  return history.slice(from + 1)
}
