import { changesIn } from '#engine/ledger/changes.ts'
import type { LedgerState } from '#engine/ledger/state.ts'
import { undoOf } from '#engine/roadmap/ledger-events.ts'
import { findCard } from '#server/db/extraction-jobs.ts'
import { findChange } from '#server/db/roadmap.ts'
import { undoneBy } from '#server/roadmap/shown-messages.ts'
import type { Ctx } from '#server/services/context.ts'
import type { Dashboard } from '#shared/dashboard.ts'
import { AppError } from '#shared/errors.ts'
import { changeDashboard, type Place } from './change-dashboard.ts'

/**
 * Takes a change back: every event it was made of, whoever made it. Nothing is deleted, so an undo can be
 * undone too. Undoing twice changes nothing more.
 */
export async function undoChange(ctx: Ctx, { eventId }: { eventId: string }): Promise<Dashboard> {
  return changeDashboard(
    ctx,
    async (ledger, at, place) => {
      const known = new Map(ledger.events.map((event) => [event.id, event]))
      const targets = (await eventsOf(ledger, eventId, place)).map((id) => known.get(id))
      if (
        targets.length === 0 ||
        targets.some((target) => target === undefined || target.kind === 'message')
      ) {
        throw new AppError('not_found', 'This change does not exist.')
      }
      const events = undoOf(
        ledger,
        targets.flatMap((target) => target ?? []),
        at,
      )
      return [
        {
          events: events.map((event) => ({ event, messageId: null, conversationId: null })),
          cause: 'undone',
        },
      ]
    },
    eventId,
  )
}

/** The events of a change, of the change that an event was made in, or of all the changes that a card tells of. */
async function eventsOf(
  { events }: LedgerState,
  id: string,
  { db, userId, ventureId }: Place,
): Promise<readonly string[]> {
  const idsOf = changesIn(events)
  const own = idsOf(id)
  if (own) return own.length > 1 ? own : ((await findChange(db, ventureId, id)) ?? own)
  const card = await findCard(db, userId, id)
  return card ? undoneBy(card).flatMap((change) => idsOf(change) ?? change) : []
}
