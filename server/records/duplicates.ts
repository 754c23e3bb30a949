import { compareOrganisations, organisationKey } from '#engine/ledger/organisation.ts'
import { isSameRecord, isSameWithoutOrganisation } from '#shared/records/same-record.ts'
import type { Facts } from '#shared/records/with-facts.ts'
import type { EvidenceRow } from '#shared/records.ts'
import type { EvidenceType } from '#shared/roadmap.ts'
import { isGroup } from './view-records.ts'

/** A record as it is looked for among others. */
export type Sought = Facts & { readonly type: EvidenceType; readonly organisation: string }

/**
 * The record that another one is already: the same organisation, in an interview the same person, and the same day or one
 * of them without a day. An interview may name no organisation. The newest one where several are.
 */
export function duplicateOf(sought: Sought, rows: readonly EvidenceRow[]): EvidenceRow | undefined {
  return rows.find(
    (row) =>
      row.type === sought.type &&
      !isGroup(row) &&
      (isSameOrganisation(row, sought)
        ? isSameRecord(row.type, row, sought)
        : row.type === 'interview' && isSameWithoutOrganisation(row, sought)),
  )
}

function isSameOrganisation(row: EvidenceRow, { organisation }: Sought): boolean {
  const [known, sought] = [organisationKey(row.organisation), organisationKey(organisation)]
  return known !== '' && compareOrganisations(sought, known) === 'same'
}
