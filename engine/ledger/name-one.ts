import { countsOrganisations, EVIDENCE_TYPES } from '#shared/evidence-types.ts'
import type { EvidenceRecord } from '#shared/roadmap.ts'
import type { EvidenceIndex } from './evidence-index.ts'
import { organisationKey } from './organisation.ts'
import { countUnits, isNamed, type OrganisationKey, type Unnamed } from './organisation-keys.ts'
import type { ActiveRecord } from './state.ts'

type Change = Partial<Pick<ActiveRecord, 'record' | 'state' | 'count' | 'keys'>>

/**
 * What changes when a record names one of those that another one (`names`) counts: that one counts one less, and no
 * counter moves. Nothing changes where the name counts already. Naming a commitment costs none (roadmap-rules 2.2):
 * where the organisation counts as one of another type, the record keeps the place that it had without a name.
 */
export function nameOne(
  index: EvidenceIndex,
  at: (place: number) => ActiveRecord,
  place: number,
): readonly (readonly [number, Change])[] {
  const { record } = at(place)
  const group = record.names === undefined ? undefined : index.places.get(record.names)
  const told = group === undefined ? undefined : at(group)
  if (group === undefined || told?.state !== 'active' || told.record.type !== record.type || told.count === 0)
    return []
  const key = organisationKey(record.orgs?.[0] ?? '')
  const rest = withoutOrganisation(told.record, key)
  const named = { record: { ...detailsOf(told.record), ...record }, state: 'active', count: 1 } as const
  if (!countsOrganisations(record.type)) {
    return [
      [group, { record: rest, count: told.count - 1 }],
      [place, named],
    ]
  }
  const taken = told.keys.includes(key) ? key : told.keys.findLast((each) => !isNamed(each))
  if (taken === undefined || (taken !== key && index.of[record.type].names.hasSame(key))) return []
  const unit = isNamed(taken) ? taken : { ...taken, from: taken.to - 1 }
  const others = EVIDENCE_TYPES.filter((type) => type !== record.type)
  const isKnown = others.some((type) => index.of[type].names.hasSame(key))
  const holders = isNamed(unit) ? [] : others.flatMap((type) => holdersOf(index, at, type, unit))
  const renamed = isKnown ? [] : holders
  const keeps = isKnown && holders.length === 0
  const left = replaced(told.keys, unit, [])
  return [
    [group, { record: rest, keys: left, count: countUnits(left) }],
    [place, { ...named, keys: [keeps ? unit : key] }],
    ...renamed.map((held) => [held, { keys: replaced(at(held).keys, unit, [key]) }] as const),
  ]
}

/** The records of a type that hold a unit. */
function holdersOf(
  index: EvidenceIndex,
  at: (place: number) => ActiveRecord,
  type: EvidenceRecord['type'],
  unit: Unnamed,
): number[] {
  return index.of[type].unnamed.filter((place) => at(place).keys.some((key) => holds(key, unit)))
}

const holds = (key: OrganisationKey, { of, from }: Unnamed) =>
  !isNamed(key) && key.of === of && key.from <= from && from < key.to

/** Keys with one organisation replaced by others. */
function replaced(
  keys: readonly OrganisationKey[],
  gone: OrganisationKey,
  by: readonly OrganisationKey[],
): OrganisationKey[] {
  if (isNamed(gone)) return keys.flatMap((key) => (key === gone ? by : [key]))
  return keys.flatMap((key) => {
    if (isNamed(key) || !holds(key, gone)) return [key]
    const before = key.from < gone.from ? [{ ...key, to: gone.from }] : []
    return [...before, ...by, ...(gone.to < key.to ? [{ ...key, from: gone.to }] : [])]
  })
}

/** What was said of all of a group holds for each of them. */
function detailsOf(record: EvidenceRecord): Partial<EvidenceRecord> {
  const { segment, paid, stage, source, signed, need, volume, price, condition } = record
  const details = { segment, paid, stage, source, signed, need, volume, price, condition }
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined))
}

function withoutOrganisation(record: EvidenceRecord, key: string): EvidenceRecord {
  const { orgs, org, ...rest } = record
  if (!orgs?.some((name) => organisationKey(name) === key)) return record
  const left = orgs.filter((name) => organisationKey(name) !== key)
  return { ...rest, orgs: left, ...(org !== undefined && organisationKey(org) !== key && { org }) }
}
