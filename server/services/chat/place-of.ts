import type { ThreadMessage } from '#server/db/chat.ts'
import { AppError } from '#shared/errors.ts'
import type { Ask } from './read-ask.ts'

interface Place {
  /** The history that the reply is written from. */
  readonly before: readonly ThreadMessage[]
  /** A stored message that is answered again. */
  readonly answers?: ThreadMessage
  readonly replaces?: ThreadMessage
  readonly supersedes: readonly ThreadMessage[]
}

/** Returns where the new message and its reply go: at the end, or from the edited or regenerated message on. */
export function placeOf(
  messages: readonly ThreadMessage[],
  ask: Pick<Ask, 'regenerate' | 'editMessageId'>,
): Place {
  if (ask.editMessageId) {
    const from = messages.findIndex((message) => message.id === ask.editMessageId && message.role === 'user')
    if (from === -1) throw new AppError('message_gone', 'This message does not exist.')
    return { before: messages.slice(0, from), supersedes: messages.slice(from) }
  }
  if (ask.regenerate) {
    const at = messages.findLastIndex((message) => message.role === 'user')
    const answers = messages[at]
    if (!answers) throw new AppError('message_gone', 'There is no message to answer again.')
    const supersedes = messages.slice(at + 1)
    return { before: messages.slice(0, at), answers, supersedes, replaces: supersedes.at(-1) }
  }
  return { before: messages, supersedes: [] }
}
