import { derive } from '#engine/ledger/fold.ts'
import type { LedgerState } from '#engine/ledger/state.ts'
import { undoOf } from '#engine/roadmap/ledger-events.ts'
import { standingFields } from '#engine/roadmap/standing-fields.ts'
import { requireSession } from '#server/auth/policies.ts'
import type { Db } from '#server/db/client.ts'
import { hasConversation } from '#server/db/conversations.ts'
import { findLedgersOf } from '#server/db/roadmap.ts'
import { appendSteps, withLedgerLock } from '#server/roadmap/change-ledger.ts'
import type { Ctx } from '#server/services/context.ts'
import { AppError } from '#shared/errors.ts'

/** How many pieces of the caller's roadmaps stand on what was said in a conversation. */
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
  const at = ctx.now().toISOString()
  return withLedgerLock(ctx.database, userId, async (db) => {
    const ledgers = await findLedgersOf(db, userId, id)
    if (ledgers.length === 0 && !(await hasConversation(db, id))) {
      throw new AppError('not_found', 'This conversation does not exist.')
    }
    let forgotten = 0
    for (const { eventIds, ...stored } of ledgers) {
      const ids = new Set(eventIds)
      const ledger = derive(stored.events)
      const theirs = stored.events.filter((event) => ids.has(event.id) && event.kind !== 'undo')
      const events = undoOf(ledger, theirs, at).map((event) => ({
        event,
        messageId: null,
        conversationId: null,
      }))
      if (events.length === 0) continue
      forgotten += standing(ledger, ids)
      await appendSteps(db, userId, stored, ledger, [{ events, cause: 'conversation taken back' }])
    }
    return { forgotten }
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
