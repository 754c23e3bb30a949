import { SOFT_HINT_AT } from '#shared/chat.ts'
import { textsOf } from '#web/lib/texts.ts'

const t = textsOf('chat')

/** Counts one more reply of a visitor's; `hint` says that the roadmap is mentioned now. */
export function countReply(count: number, hintShown: boolean): { count: number; hint: boolean } {
  return { count: count + 1, hint: count + 1 === SOFT_HINT_AT && !hintShown }
}

/** The line under the message box of a visitor. */
export function freeMessagesLeft(count: number, limit: number): string {
  const left = Math.max(0, limit - count)
  return left === limit ? t('visitor.free', { count: limit }) : t('visitor.left', { count: left })
}
