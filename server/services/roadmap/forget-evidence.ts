import { derive } from '#engine/ledger/fold.ts'
import type { LedgerState } from '#engine/ledger/state.ts'
import { undoOf } from '#engine/roadmap/ledger-events.ts'
import { standingFields } from '#engine/roadmap/standing-fields.ts'
import { dbActor, requireSession } from '#server/auth/policies.ts'
import type { Db } from '#server/db/client.ts'
import { hasConversation } from '#server/db/conversations.ts'
import { findLedgersOf } from '#server/db/roadmap.ts'
import { appendSteps, withVentureLock } from '#server/roadmap/change-ledger.ts'
import type { Ctx } from '#server/services/context.ts'
import { AppError } from '#shared/errors.ts'
import type { VentureRole } from '#shared/ventures.ts'

/** Returns how many pieces of the caller's roadmaps stand on what was said in a conversation. */
export async function countEvidence(db: Db, userId: string, conversationId: string): Promise<number> {
  const ledgers = await findLedgersOf(db, userId, conversationId)
  return ledgers.reduce((sum, { events, eventIds }) => sum + standing(derive(events), new Set(eventIds)), 0)
}

/**
 * Takes back everything that came from a conversation of the caller, also after it was deleted. The events stay
 * in the ledger, undone. Returns how many pieces left the roadmap.
 */
export async function forgetEvidence(ctx: Ctx, { id }: { id: string }): Promise<{ forgotten: number }> {
  const { userId } = requireSession(ctx.actor)
  const ventures = await ctx.database.asActor(dbActor(ctx), async (db) => {
    const ledgers = await findLedgersOf(db, userId, id)
    if (ledgers.length === 0 && !(await hasConversation(db, id))) {
      throw new AppError('not_found', 'This conversation does not exist.')
    }
    return ledgers.filter(mayWrite).map(({ venture }) => venture.id)
  })
  let forgotten = 0
  // One after the other: each waits for whoever writes that venture.
  for (const ventureId of ventures) forgotten += await forgetIn(ctx, userId, ventureId, id)
  return { forgotten }
}

/** A mentor's words stay where they wrote them as a member. */
const mayWrite = ({ role }: { role: VentureRole }) => role === 'owner' || role === 'member'

async function forgetIn(ctx: Ctx, userId: string, ventureId: string, id: string): Promise<number> {
  return withVentureLock(ctx.database, userId, ventureId, async (db) => {
    const ledgers = await findLedgersOf(db, userId, id)
    const found = ledgers.find(({ venture }) => venture.id === ventureId)
    if (!found || !mayWrite(found)) return 0
    const { eventIds, ...stored } = found
    const ids = new Set(eventIds)
    const ledger = derive(stored.events)
    const theirs = stored.events.filter((event) => ids.has(event.id) && event.kind !== 'undo')
    const events = undoOf(ledger, theirs, ctx.now().toISOString()).map((event) => ({
      event,
      messageId: null,
      conversationId: null,
    }))
    if (events.length === 0) return 0
    await appendSteps(db, userId, stored, ledger, [{ events, cause: 'conversation taken back' }])
    return standing(ledger, ids)
  })
}

function standing(ledger: LedgerState, ids: ReadonlySet<string>): number {
  const records = ledger.records.filter(
    ({ id, state }) => ids.has(id) && (state === 'active' || state === 'waiting'),
  )
  return (
    records.length +
    standingFields(ledger).filter(({ entry, suggested }) => !suggested && ids.has(entry.id)).length
  )
}
