import { sql } from 'kysely'
import type { Db } from './client.ts'

/**
 * Of replies that wait, those whose turn has come: fewer than `most` earlier ones of the same person are being written,
 * in whatever process. Replies have their order from the lock that their sender holds while they are stored.
 */
export async function findTurns(db: Db, generationIds: string[], most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select mine.id from generations mine
    where mine.id = any(${generationIds}::uuid[]) and (
      select count(*) from generations other
      where other.user_id = mine.user_id and other.status = 'streaming' and other.turn < mine.turn
    ) < ${most}`.execute(db)
  return rows.map(({ id }) => id)
}
