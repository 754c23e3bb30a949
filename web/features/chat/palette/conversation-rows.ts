import type { ConversationHit } from '#shared/conversation-search.ts'
import type { ConversationListItem } from '#shared/conversations.ts'
import { daysSince, formatDay } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconArchive } from '#web/ui/icons/archive.tsx'
import { IconMessage2 } from '#web/ui/icons/message-2.tsx'
import { conversationPath } from '../conversation/conversation-path.ts'
import { conversationLabel } from '../keeping/group-conversations.ts'
import { messageAnchor } from '../messages/message-anchor.ts'
import { placesOf } from './places.ts'
import { type Match, ROWS_SHOWN, type Row } from './rows.ts'

const t = textsOf('keeping')
const tc = textsOf('chat')

/** The conversations changed last. */
export function latestRows(conversations: readonly ConversationListItem[]): Row[] {
  return conversations
    .filter((each) => !each.archived)
    .toSorted((a, b) => Date.parse(b.updated_at) - Date.parse(a.updated_at))
    .slice(0, ROWS_SHOWN)
    .map((each) => rowOf(each, []))
}

/** Conversations whose title matches, for when the server cannot search. */
export function titleRows(conversations: readonly ConversationListItem[], match: Match): Row[] {
  return conversations.flatMap((each) => {
    const places = match(conversationLabel(each))
    return places ? [rowOf(each, places)] : []
  })
}

/** What the server found, each leading to the message that matches. */
export function hitRows(hits: readonly ConversationHit[], query: string): Row[] {
  return hits.map((hit) => {
    const row = rowOf({ ...hit, id: hit.conversation_id }, placesOf(conversationLabel(hit), query) ?? [])
    const { message } = hit
    if (!message) return row
    const line = { own: message.role === 'user', text: message.excerpt, places: message.places }
    return { ...row, line, to: `${row.to}#${messageAnchor(message.id)}` }
  })
}

type Listed = Pick<ConversationListItem, 'id' | 'title' | 'first_message' | 'updated_at' | 'archived'>

function rowOf(conversation: Listed, places: Row['places']): Row & { to: string } {
  const { id, updated_at, archived } = conversation
  return {
    id: `conversation-${id}`,
    group: 'conversations',
    icon: archived ? IconArchive : IconMessage2,
    title: conversationLabel(conversation),
    places,
    aside: archived ? t('palette.archived') : dayOf(updated_at),
    to: conversationPath(id),
  }
}

function dayOf(iso: string): string {
  const days = daysSince(iso)
  if (days <= 0) return tc('sidebar.groups.today')
  return days === 1 ? tc('sidebar.groups.yesterday') : formatDay(iso)
}
