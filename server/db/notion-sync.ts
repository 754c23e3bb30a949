import { sql } from 'kysely'
import type { Db } from './client.ts'

export interface NotionSyncState {
  readonly running: boolean
  readonly last: { readonly pageId: string; readonly title: string; readonly at: Date } | null
}

/** Returns whether a sync runs, and which one ended last. */
export async function readNotionSync(db: Db): Promise<NotionSyncState> {
  const row = await db
    .selectFrom('notion_sync')
    .select(['page_id', 'title', 'synced_at'])
    .select(sql<boolean>`coalesce(leased_until > now(), false)`.as('running'))
    .executeTakeFirstOrThrow()
  const { running, page_id, title, synced_at } = row
  const last = page_id !== null && synced_at ? { pageId: page_id, title: title ?? '', at: synced_at } : null
  return { running, last }
}

/** Takes the one lease, for so many seconds at most. False while another sync has it. */
export async function leaseNotionSync(db: Db, lease: string, seconds: number): Promise<boolean> {
  const taken = await db
    .updateTable('notion_sync')
    .set({ lease, leased_until: sql`now() + ${seconds} * interval '1 second'` })
    .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<', sql<Date>`now()`)]))
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Ends the lease; with `done` that sync is the last one. False when another has taken the lease meanwhile. */
export async function endNotionSync(
  db: Db,
  lease: string,
  done?: { pageId: string; title: string },
): Promise<boolean> {
  const last = done && { page_id: done.pageId, title: done.title, synced_at: sql<Date>`now()` }
  const ended = await db
    .updateTable('notion_sync')
    .set({ lease: null, leased_until: null, ...last })
    .where('lease', '=', lease)
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}
