import { isSameRecord } from '#shared/records/same-record.ts'
import { factsOf } from '#shared/records/with-facts.ts'
import type { EvidenceRecord } from '#shared/roadmap.ts'
import { organisationsIn } from '../ledger/confirmed-record.ts'
import { compareOrganisations, organisationKey } from '../ledger/organisation.ts'
import type { ActiveRecord, LedgerState } from '../ledger/state.ts'

type Mention = Pick<EvidenceRecord, 'type' | 'orgs' | 'facts'>

/** The record that a mention of one organisation is about: the same conversation, or the same deal. */
export function knownRecord({ records }: LedgerState, mention: Mention): ActiveRecord | undefined {
  const { type, orgs = [], facts = {} } = mention
  const [org] = orgs
  if (org === undefined || orgs.length > 1) return undefined
  const key = organisationKey(org)
  return records.findLast(({ state, record }) => {
    const [known, ...others] = organisationsIn(record)
    if (state !== 'active' || record.type !== type || known === undefined || others.length > 0) return false
    const isSame = compareOrganisations(key, organisationKey(known)) === 'same'
    return isSame && isSameRecord(type, factsOf(record), facts)
  })
}
