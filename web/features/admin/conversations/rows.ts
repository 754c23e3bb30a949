import type { AdminConversation } from '#shared/admin/conversations.ts'
import { textsOf } from '#web/lib/texts.ts'

const t = textsOf('adminConversations')

/** One row of the list: the head of several conversations of one person, or a conversation. */
export type Row =
  | { readonly kind: 'group'; readonly key: string; readonly first: AdminConversation }
  | {
      readonly kind: 'conversation'
      readonly key: string
      readonly conversation: AdminConversation
      /** Stands alone and names its person itself. */
      readonly alone: boolean
      /** Its place among all conversations, from 1. */
      readonly place: number
    }

/** Who a conversation belongs to: a user, or the anonymous session it was held in. */
function groupOf({ id, user_id, session_id }: AdminConversation): string {
  return user_id ?? session_id ?? id
}

/** The list as rows: conversations come grouped from the server, and each group of several gets a head. */
export function toRows(conversations: readonly AdminConversation[]): Row[] {
  const rows: Row[] = []
  let group: string | undefined
  let place = 0
  for (const conversation of conversations) {
    const next = groupOf(conversation)
    const alone = conversation.group_count === 1
    if (next !== group && !alone) rows.push({ kind: 'group', key: `group:${next}`, first: conversation })
    group = next
    place += 1
    rows.push({ kind: 'conversation', key: conversation.id, conversation, alone, place })
  }
  return rows
}

/** What a group is called; `email` stands beside it when there is a name, `session` marks a visitor. */
export function groupName({ user_id, session_id, email, full_name }: AdminConversation): {
  name: string
  email?: string
  session?: string
} {
  if (!user_id) {
    const session = session_id && t('who.session', { id: session_id.slice(0, 8) })
    return { name: t('who.anonymous'), ...(session && { session }) }
  }
  const name = full_name?.trim()
  if (name) return { name, ...(email && { email }) }
  return { name: email ?? t('who.gone') }
}

/** The row of the next conversation in a direction; the same row at the end of the list. */
export function step(rows: readonly Row[], from: number, direction: 1 | -1): number {
  for (let i = from + direction; i >= 0 && i < rows.length; i += direction) {
    if (rows[i]?.kind === 'conversation') return i
  }
  return from
}
