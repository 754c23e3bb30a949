import { sql } from 'kysely'
import type { Db } from './client.ts'

/**
 * Of replies that wait, those whose turn has come: fewer than `most` earlier ones of the same person are being written,
 * in whatever process. Messages have their order from the lock that their sender holds while they are stored.
 */
export async function findTurns(db: Db, generationIds: string[], most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select mine.id from generations mine join chat_messages reply on reply.id = mine.reply_id
    where mine.id = any(${generationIds}::uuid[]) and (
      select count(*) from generations other join chat_messages earlier on earlier.id = other.reply_id
      where other.user_id = mine.user_id and other.status = 'streaming' and earlier.seq < reply.seq
    ) < ${most}`.execute(db)
  return rows.map(({ id }) => id)
}
