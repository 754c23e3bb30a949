import type { AdminConversation } from '#shared/admin/conversations.ts'

/** One row of the list: the head of a group, or a conversation in it. */
export type Row =
  | { readonly kind: 'group'; readonly key: string; readonly first: AdminConversation }
  | {
      readonly kind: 'conversation'
      readonly key: string
      readonly conversation: AdminConversation
      /** Its place among all conversations, from 1. */
      readonly place: number
    }

/** Who a conversation belongs to: a user, or the anonymous session it was held in. */
function groupOf({ id, user_id, session_id }: AdminConversation): string {
  return user_id ?? session_id ?? id
}

/** The list as rows: conversations come grouped from the server, and each group gets a head. */
export function toRows(conversations: readonly AdminConversation[]): Row[] {
  const rows: Row[] = []
  let group: string | undefined
  let place = 0
  for (const conversation of conversations) {
    const next = groupOf(conversation)
    if (next !== group) rows.push({ kind: 'group', key: `group:${next}`, first: conversation })
    group = next
    place += 1
    rows.push({ kind: 'conversation', key: conversation.id, conversation, place })
  }
  return rows
}

/** What a group is called; `email` stands under it when there is a name above, `session` marks a visitor. */
export function groupName({ user_id, session_id, email, full_name }: AdminConversation): {
  name: string
  email?: string
  session?: string
} {
  if (!user_id) {
    return { name: 'Anonymous User', ...(session_id && { session: `Session: ${session_id.slice(0, 8)}...` }) }
  }
  const name = full_name?.trim()
  if (name) return { name, ...(email && { email }) }
  return { name: email ?? 'Deleted user' }
}

/** The row of the next conversation in a direction; the same row at the end of the list. */
export function step(rows: readonly Row[], from: number, direction: 1 | -1): number {
  for (let i = from + direction; i >= 0 && i < rows.length; i += direction) {
    if (rows[i]?.kind === 'conversation') return i
  }
  return from
}
