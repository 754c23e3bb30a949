import type { Db } from '#server/db/client.ts'
import { findLedger, type StoredLedger } from '#server/db/roadmap.ts'
import { beginVenture, feedVenture } from '#server/db/ventures.ts'
import { FIRST_VENTURE } from '#shared/dashboard.ts'
import { createLedger } from './change-ledger.ts'

/**
 * The ledger for what somebody says who has none that they may write: their first one, which for a mentor stays beside the
 * venture that they look at, and which the message's conversation feeds from now on. Nobody else knows it before the
 * transaction ends.
 */
export async function ledgerToFill(db: Db, userId: string, messageId: string | null): Promise<StoredLedger> {
  if (!(await findLedger(db, userId))) return createLedger(db, userId)
  const ventureId = await beginVenture(db, userId, FIRST_VENTURE)
  if (messageId !== null) await feedVenture(db, userId, messageId, ventureId)
  const own = await findLedger(db, userId, ventureId)
  if (!own) throw new Error('The venture of a mentor is missing')
  return own
}
