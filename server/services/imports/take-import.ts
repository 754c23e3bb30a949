import { counters } from '#engine/ledger/counters.ts'
import { storeTaken } from '#server/db/imports.ts'
import { asOneStep } from '#server/records/record-events.ts'
import type { Ctx } from '#server/services/context.ts'
import { changeVenture } from '#server/services/ventures/in-venture.ts'
import type { Counters } from '#shared/roadmap.ts'
import { requireImport } from './change-import.ts'
import { stepOfRow } from './import-steps.ts'
import { planned } from './show-import.ts'

/**
 * Takes the chosen rows of an import into the ledger, or all that can be taken and are not there yet, as one change. A row
 * that was taken already is not taken again; who chooses a row that is there says that it is another one.
 */
export async function takeImport(
  ctx: Ctx,
  { id, importId, rows }: { id: string; importId: string; rows?: readonly number[] | undefined },
): Promise<{ taken: number; counters: Counters }> {
  return changeVenture(ctx, id, async ({ db, ledger, at, append }) => {
    const open = await requireImport(db, id, importId)
    const before = open.stored.undone_at === null ? open.stored.taken : {}
    const chosen = rows && new Set(rows)
    const wanted = planned(open, { ledger, now: ctx.now() }, ctx.language ?? 'en').rows.filter(
      ({ row, takable, duplicate_of }) =>
        takable && !(row in before) && (chosen ? chosen.has(row) : duplicate_of === null),
    )
    const added = wanted.flatMap((row) => {
      const eventId = `import:${ctx.newId()}`
      const step = stepOfRow(open, row, ledger, { id: eventId, at })
      return step ? [{ row: String(row.row), eventId, step }] : []
    })
    if (added.length === 0) return { taken: 0, counters: counters(ledger) }
    const after = await append([
      asOneStep(
        added.map(({ step }) => step),
        'imported',
      ),
    ])
    const taken = { ...before, ...Object.fromEntries(added.map(({ row, eventId }) => [row, eventId])) }
    await storeTaken(db, importId, taken, at)
    return { taken: added.length, counters: counters(after) }
  })
}
