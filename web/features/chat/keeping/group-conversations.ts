import { type ConversationListItem, conversationName } from '#shared/conversations.ts'
import { daysSince } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'

const t = textsOf('chat')

/** The groups of the sidebar and the last day, counted back from today, that belongs to each. */
const GROUPS = [
  { group: 'today', lastDay: 0 },
  { group: 'yesterday', lastDay: 1 },
  { group: 'week', lastDay: 7 },
  { group: 'month', lastDay: 30 },
  { group: 'older', lastDay: Number.POSITIVE_INFINITY },
] as const

type Group = 'pinned' | (typeof GROUPS)[number]['group']

/** Pinned conversations, then the others by the day of their last change where the reader is; no group is empty. */
export function groupConversations<T extends Pick<ConversationListItem, 'updated_at' | 'pinned'>>(
  conversations: readonly T[],
  now: Date,
): { group: Group; conversations: T[] }[] {
  const pinned = { group: 'pinned' as const, conversations: conversations.filter((each) => each.pinned) }
  const groups = GROUPS.map(({ group }) => ({ group, conversations: [] as T[] }))
  for (const conversation of conversations) {
    if (conversation.pinned) continue
    const days = daysSince(conversation.updated_at, now)
    groups[GROUPS.findIndex(({ lastDay }) => days <= lastDay)]?.conversations.push(conversation)
  }
  return [pinned, ...groups].filter((each) => each.conversations.length > 0)
}

/** What a conversation is called: its title, else its first message, else that it is new. Cut at 50 characters. */
export function conversationLabel({
  title,
  first_message,
}: Pick<ConversationListItem, 'title' | 'first_message'>): string {
  return conversationName(title, first_message) || t('sidebar.untitled')
}
