import { sql } from 'kysely'
import { type Offers, storedOffers } from '#shared/offers.ts'
import type { Db } from './client.ts'
import { json } from './roadmap.ts'

/** A whole reply, as it stands, with what it offers. */
export interface OfferingReply {
  readonly content: string
  readonly offers: Offers | null
}

/** A reply that stands in a conversation of the caller; undefined while it is being written. */
export async function findOffering(
  db: Db,
  where: { conversationId: string; messageId: string },
): Promise<OfferingReply | undefined> {
  const row = await db
    .selectFrom('chat_messages')
    .where('id', '=', where.messageId)
    .where('conversation_id', '=', where.conversationId)
    .where('role', '=', 'assistant')
    .where('status', '=', 'complete')
    .where('superseded', '=', false)
    .select(['content', 'offers'])
    .executeTakeFirst()
  return row && { content: row.content, offers: storedOffers(row.offers) }
}

/**
 * Stores what a reply says since somebody chose among its cards, as one piece for those who read its stream again. False
 * when somebody chose before.
 */
export async function storeChoice(
  db: Db,
  messageId: string,
  { content, offers }: { content: string; offers: Offers },
): Promise<boolean> {
  const { rows } = await sql`
    with reply as (
      update chat_messages set content = ${content}, offers = ${json(offers)}::jsonb
      where id = ${messageId} and status = 'complete' and not superseded
        and offers #>> '{cards,chosen}' is null
      returning id, conversation_id
    ), generation as (
      update generations set chunk_ends = array[${content.length}::integer] from reply where reply_id = reply.id
    ), conversation as (
      update conversations set updated_at = now() from reply where conversations.id = reply.conversation_id
    )
    select id from reply`.execute(db)
  return rows.length > 0
}
