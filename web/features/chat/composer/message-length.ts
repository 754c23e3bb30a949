import { MESSAGE_MAX_LENGTH } from '#shared/chat.ts'
import { formatCount } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'

const t = textsOf('chat')

/** A counter appears from this share of the limit (look.md, forms). */
const COUNTED_FROM = 0.8

/** How long a message is, once that matters; `problem` says why one that is too long is not sent. */
export function messageLength(text: string): { counter?: string; problem?: string } {
  const { length } = text
  if (length < MESSAGE_MAX_LENGTH * COUNTED_FROM) return {}
  const sizes = { length: formatCount(length), limit: formatCount(MESSAGE_MAX_LENGTH) }
  const counter = t('composer.length', sizes)
  return length <= MESSAGE_MAX_LENGTH ? { counter } : { counter, problem: t('composer.tooLong', sizes) }
}
