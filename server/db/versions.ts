import { sql } from 'kysely'
import { withoutSummaryOf } from './chat.ts'
import type { Db } from './client.ts'

/** A version of a message of the person's in view: null where there is no such message or version. */
export async function findVersion(
  db: Db,
  where: { conversationId: string; messageId: string; version: number },
): Promise<string | null> {
  const { conversationId, messageId, version } = where
  const { rows } = await sql<{ id: string }>`
    select other.id from chat_messages shown
    join chat_messages other on other.conversation_id = shown.conversation_id and other.role = 'user'
      and coalesce(other.version_of, other.id) = coalesce(shown.version_of, shown.id)
    where shown.id = ${messageId} and shown.conversation_id = ${conversationId} and shown.role = 'user'
      and not shown.superseded
    order by other.seq offset ${version - 1} limit 1`.execute(db)
  return rows[0]?.id ?? null
}

/**
 * Brings another version of a message into view, and below it what was written last in its branch: of several replies
 * the newest with words, of several versions the newest. A summary that tells something of either branch is forgotten.
 */
export async function showVersion(
  db: Db,
  where: { conversationId: string; shownId: string; wantedId: string },
): Promise<void> {
  const { conversationId, shownId, wantedId } = where
  await sql`
    with recursive branch as (
      select id from chat_messages where id = ${wantedId}
      union all
      select next.id from branch cross join lateral (
        select child.id from chat_messages child
        where child.conversation_id = ${conversationId} and child.parent_id = branch.id
        order by child.content = '', child.seq desc limit 1
      ) next
    ), swapped as (
      update chat_messages set superseded = id not in (select id from branch)
      where conversation_id = ${conversationId} and (id in (select id from branch)
        or not superseded and seq >= (select seq from chat_messages where id = ${shownId}))
    )
    update conversations set ${withoutSummaryOf([shownId, wantedId])} where id = ${conversationId}`.execute(
    db,
  )
}
