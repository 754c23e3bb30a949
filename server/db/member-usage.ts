import { type RawBuilder, sql } from 'kysely'
import type { Db } from './client.ts'

/** Counts a call of a model for a person's suggestions before it is made; false when the hour's are used up. */
export async function takeSuggestions(db: Db, userId: string, perHour: number): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select app.count_use(${userId}::uuid, 'suggestions', ${perHour}) as taken`.execute(db)
  return rows[0]?.taken ?? false
}

/** Counts a member's message in the statement that stores it, which fails when a limit is met: see `usedUp`. */
export const countMemberMessage = (perHour: number): RawBuilder<unknown> =>
  sql`app.count_message(${perHour}::integer)`

/** Messages of all members today, and how many there may be. */
export interface MembersToday {
  readonly count: number
  readonly limit: number
}

/** Undefined where the operator set no limit. */
export async function membersToday(db: Db): Promise<MembersToday | undefined> {
  const { rows } = await sql<{ count: number; limit: number | null }>`
    select coalesce((select count from member_days where day = current_date), 0) as count,
      app.member_daily_limit() as limit`.execute(db)
  const [today] = rows
  return today && today.limit !== null ? { count: today.count, limit: today.limit } : undefined
}

/** Deletes the counts of days and hours that are over. */
export async function forgetOldUse(db: Db): Promise<void> {
  await sql`
    with days as (delete from member_days where day < current_date)
    delete from member_usage where since < case what when 'messages_today' then current_date else now() - interval '1 hour' end`.execute(
    db,
  )
}
