import { derive } from '#engine/ledger/fold.ts'
import type { Db } from '#server/db/client.ts'
import { type StoredLedger, storeConfig } from '#server/db/roadmap.ts'
import { openVenture, ventureOfEvent } from '#server/db/ventures.ts'
import { loadLedger } from './change-ledger.ts'
import { deriveConfig } from './derive-config.ts'

/** Makes a venture the one that its person works on; false when they have no such venture. The caller holds their lock. */
export async function workOn(db: Db, userId: string, ventureId: string): Promise<boolean> {
  if (!(await openVenture(db, userId, ventureId))) return false
  await showActive(db, userId)
  return true
}

/** Derives the roadmap of the venture worked on anew. */
export async function showActive(db: Db, userId: string): Promise<void> {
  const { events } = await loadLedger(db, userId)
  await storeConfig(db, userId, deriveConfig(derive(events)))
}

/**
 * The ledger that holds an event: of the venture worked on, or of another one, which is worked on from now on. Without
 * such an event it is the one worked on.
 */
export async function ledgerAbout(
  db: Db,
  userId: string,
  eventId: string | undefined,
): Promise<StoredLedger> {
  const active = await loadLedger(db, userId)
  if (eventId === undefined || active.events.some(({ id }) => id === eventId)) return active
  const ventureId = await ventureOfEvent(db, userId, eventId)
  return ventureId && (await workOn(db, userId, ventureId)) ? loadLedger(db, userId) : active
}
