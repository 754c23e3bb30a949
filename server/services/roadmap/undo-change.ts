import { undoOf } from '#engine/roadmap/ledger-events.ts'
import type { Ctx } from '#server/context.ts'
import type { Dashboard } from '#shared/dashboard.ts'
import { AppError } from '#shared/errors.ts'
import { changeDashboard } from './change-ledger.ts'

/**
 * Takes a change back: every event it was made of, whoever made it. Nothing is deleted, so an undo can be
 * undone too. Undoing twice changes nothing more.
 */
export async function undoChange(ctx: Ctx, { eventId }: { eventId: string }): Promise<Dashboard> {
  return changeDashboard(ctx, (ledger, at) => {
    const known = new Map(ledger.events.map((event) => [event.id, event]))
    const targets = eventId.split(' ').map((id) => known.get(id))
    if (targets.some((target) => target === undefined || target.kind === 'message')) {
      throw new AppError('not_found', 'This change does not exist.')
    }
    const events = undoOf(
      ledger,
      targets.flatMap((target) => target ?? []),
      at,
    )
    return [
      { events: events.map((event) => ({ event, messageId: null, conversationId: null })), cause: 'undone' },
    ]
  })
}
