import { counters } from '#engine/ledger/counters.ts'
import { derive } from '#engine/ledger/fold.ts'
import { deriveWidgets } from '#engine/ledger/widgets.ts'
import { findEvidencePlaces } from '#server/db/records.ts'
import { namesPerson } from '#server/records/view-records.ts'
import type { Ctx } from '#server/services/context.ts'
import { readVenture } from '#server/services/ventures/in-venture.ts'
import type { OutputOf } from '#shared/endpoint.ts'
import type { recordsApi } from '#shared/records.ts'
import { rowsOf } from './rows.ts'

/** The records of a venture, those that name `person` where it is given. */
export async function listRecords(
  ctx: Ctx,
  { id, person = '' }: { id: string; person?: string | undefined },
): Promise<OutputOf<typeof recordsApi.list>> {
  return readVenture(ctx, id, async (place) => {
    const { venture, events } = place.stored
    const ledger = derive(events)
    const rows = rowsOf(place, ledger, await findEvidencePlaces(place.db, venture.id))
    return {
      venture: { id: venture.id, name: venture.name, role: place.role },
      counters: counters(ledger),
      records: person.trim() === '' ? rows : rows.filter((row) => namesPerson(row, person)),
      segments: deriveWidgets(ledger).target_industries.map(({ name }) => name),
    }
  })
}
