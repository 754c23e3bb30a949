import { MESSAGE_MAX_LENGTH } from '#shared/chat.ts'

/** A counter appears from this share of the limit (look.md, forms). */
const COUNTED_FROM = 0.8

const figure = (count: number) => count.toLocaleString('en')

/** How long a message is, once that matters; `problem` says why one that is too long is not sent. */
export function messageLength(text: string): { counter?: string; problem?: string } {
  const { length } = text
  if (length < MESSAGE_MAX_LENGTH * COUNTED_FROM) return {}
  const counter = `${figure(length)} / ${figure(MESSAGE_MAX_LENGTH)}`
  if (length <= MESSAGE_MAX_LENGTH) return { counter }
  const sizes = `${figure(length)} characters, the limit is ${figure(MESSAGE_MAX_LENGTH)}`
  return { counter, problem: `This message has ${sizes}. Shorten it or send it in parts.` }
}
