import { derive } from '#engine/ledger/fold.ts'
import type { LedgerState } from '#engine/ledger/state.ts'
import { dbActor, requireSession } from '#server/auth/policies.ts'
import type { Db } from '#server/db/client.ts'
import { appendSteps, refuseReaders, type Step } from '#server/roadmap/change-ledger.ts'
import { ledgerAbout } from '#server/roadmap/work-on.ts'
import type { Ctx } from '#server/services/context.ts'
import type { Dashboard } from '#shared/dashboard.ts'
import { readDashboard } from './read-dashboard.ts'

/** Where a ledger is stored, for what else is read of it. */
export interface Place {
  readonly db: Db
  readonly userId: string
  readonly ventureId: string
}

/**
 * The one way a person changes the roadmap that they used last by hand: read, decide, append, and show the result. `about`
 * is an event that the change is about: in an old conversation it may be of another venture, which is then used.
 */
export async function changeDashboard(
  ctx: Ctx,
  decide: (ledger: LedgerState, at: string, place: Place) => readonly Step[] | Promise<readonly Step[]>,
  about?: string,
): Promise<Dashboard> {
  const { userId } = requireSession(ctx.actor)
  return ctx.database.asActor(dbActor(ctx), async (db) => {
    const stored = await ledgerAbout(db, userId, about)
    refuseReaders(stored)
    const ledger = derive(stored.events)
    const place = { db, userId, ventureId: stored.venture.id }
    const steps = await decide(ledger, ctx.now().toISOString(), place)
    if (steps.some((step) => step.events.length > 0)) await appendSteps(db, userId, stored, ledger, steps)
    return readDashboard(ctx, db, userId)
  })
}
