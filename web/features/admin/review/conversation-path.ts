import type { ReviewDetail } from '#shared/admin/review.ts'
import { ROUTES } from '#shared/routes.ts'

/** The address at which an item's conversation stands open among those of the same person. */
export function conversationPath({
  item,
  conversation,
}: Pick<ReviewDetail, 'item' | 'conversation'>): string {
  const person = item.email ?? item.session_id?.slice(0, 8) ?? ''
  return `${ROUTES.adminConversations}?${new URLSearchParams({ search: person, open: conversation.id })}`
}
