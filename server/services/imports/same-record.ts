import { compareOrganisations, organisationKey } from '#engine/ledger/organisation.ts'
import type { LedgerState } from '#engine/ledger/state.ts'
import { isSameWithoutOrganisation } from '#shared/records/same-record.ts'
import { factsOf } from '#shared/records/with-facts.ts'
import type { EvidenceType } from '#shared/roadmap.ts'
import { plain } from './import-words.ts'

/** Records of one person, or of one type, that are compared name by name; where there are more, only the whole name counts. */
const COMPARED = 200

/** What two records are compared by. */
export interface Compared {
  readonly type: EvidenceType
  readonly organisation: string
  readonly who: string
  readonly date: string | null
}

export interface Known extends Compared {
  readonly id: string
}

/** Records by what tells them apart. */
export interface RecordIndex {
  /**
   * The record that another one is already: the same person and organisation (of an interview) or the same organisation
   * (of any other), of the same day or of one without a day.
   */
  find(record: Compared): string | undefined
  add(record: Known): void
}

export function indexRecords(known: readonly Known[] = []): RecordIndex {
  const exact = new Map<string, Known[]>()
  const people = new Map<string, Known[]>()
  const index: RecordIndex = {
    find(record) {
      const fits = ({ date }: Known) => !date || !record.date || date === record.date
      const same = exact.get(keyOf(record)) ?? []
      const found = same.find(({ date }) => date === record.date) ?? same.find(fits)
      if (found) return found.id
      // A short form of a name that is known is the same organisation.
      const others = people.get(personOf(record)) ?? []
      const key = organisationKey(record.organisation)
      const isShort = (one: Known) => compareOrganisations(key, organisationKey(one.organisation)) === 'same'
      const isOne = (one: Known) =>
        (fits(one) && isShort(one)) || (one.type === 'interview' && isSameWithoutOrganisation(one, record))
      return others.length > COMPARED ? undefined : others.find(isOne)?.id
    },
    add(record) {
      for (const [map, key] of [
        [exact, keyOf(record)],
        [people, personOf(record)],
      ] as const)
        map.set(key, [...(map.get(key) ?? []), record])
    },
  }
  for (const record of known) index.add(record)
  return index
}

/** Names in any order are the same: "Lang, Petra" is "Petra Lang". */
const personOf = ({ type, who }: Compared) =>
  [type, ...(type === 'interview' ? plain(who).split(' ').toSorted() : [])].join(' ')
const keyOf = (record: Compared) => `${personOf(record)}\n${organisationKey(record.organisation)}`

/** The records of a ledger that count. */
export function knownRecords({ records }: LedgerState): Known[] {
  return records.flatMap(({ id, state, record }) => {
    if (state !== 'active') return []
    const { who = '', date, start, since } = factsOf(record)
    const named = record.orgs ?? (record.org === undefined ? [] : [record.org])
    const isTalk = record.type === 'interview' && record.count === 1 && who !== ''
    const organisations = named.length === 0 && isTalk ? [''] : named
    return organisations.map((organisation) => ({
      id,
      type: record.type,
      organisation,
      who,
      date: date ?? start ?? since ?? null,
    }))
  })
}
