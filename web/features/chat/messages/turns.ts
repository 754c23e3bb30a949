import type { Message } from '../conversation/message.ts'

/** A message of the person's with what answers it; an opening line has a turn of its own. */
export interface Turn {
  /** The key of its first message. */
  readonly key: string
  readonly messages: readonly Message[]
}

/** A conversation, turn by turn. */
export function turnsIn(messages: readonly Message[]): readonly Turn[] {
  const turns: { key: string; messages: Message[] }[] = []
  for (const message of messages) {
    const turn = turns.at(-1)
    if (turn && message.role === 'assistant') turn.messages.push(message)
    else turns.push({ key: message.key, messages: [message] })
  }
  return turns
}
