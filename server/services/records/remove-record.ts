import { counters } from '#engine/ledger/counters.ts'
import { removeRecordStep } from '#server/records/record-events.ts'
import type { Ctx } from '#server/services/context.ts'
import { changeVenture } from '#server/services/ventures/in-venture.ts'
import type { OutputOf } from '#shared/endpoint.ts'
import type { recordsApi } from '#shared/records.ts'
import { findRow, rowsOf } from './rows.ts'

/** Takes a record out of the roadmap. Nothing is deleted: undo brings it back. */
export async function removeRecord(
  ctx: Ctx,
  { id, recordId }: { id: string; recordId: string },
): Promise<OutputOf<typeof recordsApi.remove>> {
  return changeVenture(ctx, id, async (change) => {
    findRow(rowsOf(change, change.ledger, []), recordId)
    const step = removeRecordStep(change.ledger, recordId, change.at)
    const after = await change.append([step])
    return { changeId: step.events[0]?.event.id ?? recordId, counters: counters(after) }
  })
}
