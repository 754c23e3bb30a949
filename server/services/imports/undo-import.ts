import { counters } from '#engine/ledger/counters.ts'
import type { LedgerState } from '#engine/ledger/state.ts'
import { undoneIds, undoOf } from '#engine/roadmap/ledger-events.ts'
import { storeUndone } from '#server/db/imports.ts'
import type { Ctx } from '#server/services/context.ts'
import { changeVenture } from '#server/services/ventures/in-venture.ts'
import { AppError } from '#shared/errors.ts'
import { factsOf } from '#shared/records/with-facts.ts'
import type { Counters } from '#shared/roadmap.ts'
import { requireImport } from './change-import.ts'

/**
 * Takes back what an import added and is still there. Records that somebody changed since are a `conflict` that names
 * them, unless `force` takes them back too.
 */
export async function undoImport(
  ctx: Ctx,
  { id, importId, force = false }: { id: string; importId: string; force?: boolean | undefined },
): Promise<{ undone: number; counters: Counters }> {
  return changeVenture(ctx, id, async ({ db, ledger, at, append }) => {
    const open = await requireImport(db, id, importId)
    const ids = new Set(Object.values(open.stored.taken))
    const records = changedSince(ledger, ids)
    if (records.length > 0 && !force)
      throw new AppError(
        'conflict',
        'Some of these records were changed since. Look at them, then undo the import again.',
        { current: { records } },
      )
    const events = undoOf(
      ledger,
      ledger.events.filter((event) => ids.has(event.id)),
      at,
    )
    if (ids.size > 0) await storeUndone(db, importId, at)
    if (events.length === 0) return { undone: 0, counters: counters(ledger) }
    const step = {
      events: events.map((event) => ({ event, messageId: null, conversationId: null })),
      cause: 'undone' as const,
    }
    return { undone: events.length, counters: counters(await append([step])) }
  })
}

/** The records among `ids` that count, and that a later change of facts is about. */
function changedSince({ events, records }: LedgerState, ids: ReadonlySet<string>) {
  const undone = undoneIds(events)
  const changed = new Set(
    events.flatMap((event) =>
      event.kind === 'facts' && ids.has(event.targetId) && !undone.has(event.id) ? [event.targetId] : [],
    ),
  )
  return records.flatMap(({ id, state, record }) =>
    state === 'active' && changed.has(id)
      ? [{ id, organisation: record.org ?? record.orgs?.[0] ?? '', who: factsOf(record).who ?? '' }]
      : [],
  )
}
