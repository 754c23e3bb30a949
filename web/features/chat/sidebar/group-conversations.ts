import { type ConversationListItem, SIDEBAR_TITLE_LENGTH } from '#shared/conversations.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The groups of the sidebar and the last day, counted back from today, that belongs to each. */
const GROUPS = [
  { name: 'Today', lastDay: 0 },
  { name: 'Yesterday', lastDay: 1 },
  { name: 'Last 7 Days', lastDay: 7 },
  { name: 'Last 30 Days', lastDay: 30 },
  { name: 'Older', lastDay: Number.POSITIVE_INFINITY },
]

/** Conversations by the day of their last change in the reader's time zone; empty groups are left out. */
export function groupConversations<T extends Pick<ConversationListItem, 'updated_at'>>(
  conversations: readonly T[],
  now: Date,
): { name: string; conversations: T[] }[] {
  const groups = GROUPS.map(({ name }) => ({ name, conversations: [] as T[] }))
  for (const conversation of conversations) {
    const days = daysBetween(new Date(conversation.updated_at), now)
    groups[GROUPS.findIndex(({ lastDay }) => days <= lastDay)]?.conversations.push(conversation)
  }
  return groups.filter((group) => group.conversations.length > 0)
}

/** Whole days between two local dates; a day of 23 or 25 hours counts as one. */
function daysBetween(then: Date, now: Date): number {
  const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
  return Math.round((midnight(now) - midnight(then)) / DAY_MS)
}

/** What a conversation is called: its title, else its first message, else that it is new. Cut at 50 characters. */
export function conversationLabel({
  title,
  first_message,
}: Pick<ConversationListItem, 'title' | 'first_message'>): string {
  const label = (title.trim() || first_message.trim() || 'New conversation').replace(/\s+/g, ' ')
  const characters = [...label]
  if (characters.length <= SIDEBAR_TITLE_LENGTH) return label
  return `${characters.slice(0, SIDEBAR_TITLE_LENGTH).join('').trimEnd()}…`
}
