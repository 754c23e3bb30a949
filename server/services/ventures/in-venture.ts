import { derive } from '#engine/ledger/fold.ts'
import type { LedgerState } from '#engine/ledger/state.ts'
import { dbActor, requireSession } from '#server/auth/policies.ts'
import type { Db } from '#server/db/client.ts'
import { findLedger, type StoredLedger } from '#server/db/roadmap.ts'
import { findRole } from '#server/db/ventures.ts'
import { appendSteps, refuseReaders, type Step, withVentureLock } from '#server/roadmap/change-ledger.ts'
import type { Ctx } from '#server/services/context.ts'
import { AppError } from '#shared/errors.ts'
import type { VentureRole } from '#shared/ventures.ts'

/** A venture as one of its people enters it. */
export interface Entered {
  readonly db: Db
  readonly userId: string
  readonly role: VentureRole
}

/** A venture with its ledger. */
export interface InVenture extends Entered {
  readonly stored: StoredLedger
}

/** Enters a venture without reading its ledger; refuses as `readVenture` does. */
export async function enterVenture<T>(
  ctx: Ctx,
  ventureId: string,
  work: (place: Entered) => Promise<T>,
): Promise<T> {
  const { userId } = requireSession(ctx.actor)
  return ctx.database.asActor(dbActor(ctx), async (db) => work(await requireReader(db, userId, ventureId)))
}

/** Reads a venture for who sees its roadmap: a stranger gets 404 `venture_gone`, a sponsor 403 `forbidden`. */
export async function readVenture<T>(
  ctx: Ctx,
  ventureId: string,
  work: (place: InVenture) => Promise<T>,
): Promise<T> {
  const { userId } = requireSession(ctx.actor)
  return ctx.database.asActor(dbActor(ctx), async (db) => work(await enter(db, userId, ventureId)))
}

/** A venture under its lock, as its owner or a member may change it; a mentor gets 403 `forbidden` too. */
export interface VentureChange extends InVenture {
  /** The ledger as it stands before the change. */
  readonly ledger: LedgerState
  readonly at: string
  /** Appends steps with everything derived, and returns the ledger after them. Call it once. */
  readonly append: (steps: readonly Step[]) => Promise<LedgerState>
}

export async function changeVenture<T>(
  ctx: Ctx,
  ventureId: string,
  work: (change: VentureChange) => Promise<T>,
): Promise<T> {
  const { userId } = requireSession(ctx.actor)
  return withVentureLock(ctx.database, userId, ventureId, async (db) => {
    const place = await enter(db, userId, ventureId)
    refuseReaders(place)
    const ledger = derive(place.stored.events)
    const append = async (steps: readonly Step[]) =>
      (await appendSteps(db, userId, place.stored, ledger, steps)).after
    return work({ ...place, ledger, at: ctx.now().toISOString(), append })
  })
}

/** Returns what is said to who does not belong to a venture, and of one that does not exist. */
export const ventureGone = () =>
  new AppError('venture_gone', 'This venture does not exist, or you do not belong to it.')

/** A venture with its ledger for who sees its roadmap, within a transaction that is theirs. */
async function enter(db: Db, userId: string, ventureId: string): Promise<InVenture> {
  const stored = await findLedger(db, userId, ventureId)
  if (stored) return { db, userId, role: stored.role, stored }
  const place = await requireReader(db, userId, ventureId)
  throw new Error(`The ledger of a venture is missing for its ${place.role}`)
}

/** The same without the ledger. */
export async function requireReader(db: Db, userId: string, ventureId: string): Promise<Entered> {
  const role = await findRole(db, ventureId)
  if (!role) throw ventureGone()
  if (role === 'sponsor')
    throw new AppError('forbidden', 'Sponsors see level, counters and movement, in their cohort.')
  return { db, userId, role }
}
