import { derive } from '#engine/ledger/fold.ts'
import type { Db } from '#server/db/client.ts'
import { findLedger, type StoredLedger, storeConfig } from '#server/db/roadmap.ts'
import { lockVenture, setArchived, setLastUsed, ventureOfEvent } from '#server/db/ventures.ts'
import { lockLedger } from './change-ledger.ts'
import { deriveConfig } from './derive-config.ts'

/**
 * Makes a venture the one that its person uses, and takes it out of the archive where they own it; false when they do not
 * see such a venture. The caller holds no venture's lock, or this one's.
 */
export async function workOn(db: Db, userId: string, ventureId: string): Promise<boolean> {
  const known = await findLedger(db, userId, ventureId)
  if (!known) return false
  await use(db, userId, known)
  return true
}

async function use(db: Db, userId: string, { venture, role }: StoredLedger): Promise<void> {
  if (venture.archived_at !== null && role === 'owner') await takeOut(db, userId, venture.id)
  await setLastUsed(db, userId, venture.id)
}

/** Takes a venture out of the archive, for its owner. */
export async function takeOut(db: Db, userId: string, ventureId: string): Promise<void> {
  await lockVenture(db, ventureId)
  await setArchived(db, ventureId, false)
  await deriveAnew(db, userId, ventureId)
}

/** Derives what is stored of a roadmap: of what an earlier release archived or never changed, some is missing. */
export async function deriveAnew(db: Db, userId: string, ventureId: string): Promise<void> {
  const stored = await findLedger(db, userId, ventureId)
  if (stored) await storeConfig(db, ventureId, deriveConfig(derive(stored.events)))
}

/**
 * The ledger that holds an event, under its lock: of the venture used last, or of another one, which is used from now on.
 * Without such an event it is the one used last.
 */
export async function ledgerAbout(
  db: Db,
  userId: string,
  eventId: string | undefined,
): Promise<StoredLedger> {
  const ventureId = eventId === undefined ? undefined : await ventureOfEvent(db, userId, eventId)
  const stored = await lockLedger(db, userId, ventureId)
  if (ventureId) await use(db, userId, stored)
  return stored
}
