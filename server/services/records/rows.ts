import { counters } from '#engine/ledger/counters.ts'
import type { LedgerState } from '#engine/ledger/state.ts'
import { type EventPlace, findEvidencePlaces } from '#server/db/records.ts'
import { viewRows } from '#server/records/view-records.ts'
import type { InVenture } from '#server/services/ventures/in-venture.ts'
import { AppError } from '#shared/errors.ts'
import type { EvidenceRow } from '#shared/records.ts'
import type { Counters } from '#shared/roadmap.ts'

/** The rows of a ledger, with where the evidence in `places` came from. */
export function rowsOf(
  { stored }: Pick<InVenture, 'stored'>,
  ledger: LedgerState,
  places: readonly EventPlace[],
): EvidenceRow[] {
  return viewRows(ledger, { places, begun: stored.venture.created_at })
}

/** A row by its id; refuses what was removed meanwhile. */
export function findRow(rows: readonly EvidenceRow[], id: string): EvidenceRow {
  const row = rows.find((each) => each.id === id)
  if (row) return row
  throw new AppError('not_found', 'This record is not on the roadmap any more. Load the page again.')
}

/** Returns what a change of a record answers: the record and the counters as they stand after it. */
export async function answerChange(
  place: InVenture,
  after: LedgerState,
  id: string,
): Promise<{ record: EvidenceRow; counters: Counters }> {
  const places = await findEvidencePlaces(place.db, place.stored.venture.id)
  return { record: findRow(rowsOf(place, after, places), id), counters: counters(after) }
}
