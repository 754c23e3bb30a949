import { SOFT_HINT_AT } from '#shared/chat.ts'

/** What a visitor's counter shows after one more reply, and whether the roadmap is mentioned now. */
export function countReply(count: number, hintShown: boolean): { count: number; hint: boolean } {
  return { count: count + 1, hint: count + 1 === SOFT_HINT_AT && !hintShown }
}

/** The line under the message box of a visitor. */
export function freeMessagesLeft(count: number, limit: number): string {
  const left = Math.max(0, limit - count)
  if (left === 0) return 'No free messages left'
  if (left === limit) return `${limit} free messages, no account needed`
  return left === 1 ? '1 free message left' : `${left} free messages left`
}
