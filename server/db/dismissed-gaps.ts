import type { Db } from './client.ts'

/** The ids of questions without an answer that an admin put away. */
export async function readDismissedGaps(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('dismissed_gaps').select('id').execute()
  return new Set(rows.map(({ id }) => id))
}

/** Puts one away. */
export async function insertDismissedGap(db: Db, gap: { id: string; actorId: string }): Promise<void> {
  await db
    .insertInto('dismissed_gaps')
    .values({ id: gap.id, actor_id: gap.actorId })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Takes one back into the list. */
export async function deleteDismissedGap(db: Db, id: string): Promise<void> {
  await db.deleteFrom('dismissed_gaps').where('id', '=', id).execute()
}
