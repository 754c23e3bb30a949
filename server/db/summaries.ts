import { sql } from 'kysely'
import type { Db } from './client.ts'

/** Keeps what a conversation says up to a message, in place of a shorter summary; none of what was changed meanwhile. */
export async function storeSummary(
  db: Db,
  summary: { readonly conversationId: string; readonly throughId: string; readonly text: string },
): Promise<void> {
  const { conversationId, throughId, text } = summary
  await sql`
    update conversations set summary = ${text}, summary_through = message.seq
    from chat_messages message
    where conversations.id = ${conversationId} and message.id = ${throughId} and not message.superseded
      and message.conversation_id = conversations.id
      and coalesce(summary_through < message.seq, true)`.execute(db)
}
