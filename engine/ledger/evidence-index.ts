import { countsOrganisations, forEachEvidenceType } from '#shared/evidence-types.ts'
import type { Counters, EvidenceType } from '#shared/roadmap.ts'
import { NameIndex } from './name-index.ts'
import { organisationKey } from './organisation.ts'
import { isNamed, type Unnamed, unitsOf } from './organisation-keys.ts'
import { insertSorted, removeSorted } from './sorted.ts'
import type { ActiveRecord } from './state.ts'

/** What the active records of one type add up to. Places are positions in the list of records, ascending. */
class TypeIndex {
  readonly names = new NameIndex()
  /** Records that count something. */
  readonly counting: number[] = []
  /** Records that stand for an organisation. */
  readonly holding: number[] = []
  /** Records with unnamed organisations. */
  readonly unnamed: number[] = []
  /** The unnamed organisations, by the record they were first counted in. */
  readonly unnamedOf = new Map<string, Unnamed[]>()
  /** Questions whether one of this type is lost. */
  readonly risks: number[] = []
  unnamedCount = 0
  /** The sum of the records' own counts, which is what interviews count. */
  sum = 0
}

/** Evidence as the fold looks it up; kept beside a list of records and changed with each of them. */
export class EvidenceIndex {
  readonly of = forEachEvidenceType(() => new TypeIndex())
  /** Customers whose pilot turned into a purchase. */
  readonly converted = new NameIndex()
  readonly places = new Map<string, number>()
  readonly waiting: number[] = []
  repeats = 0

  /** Takes in what a record stands for now. */
  enter(place: number, entry: ActiveRecord): void {
    const { id, record, state, count, repeats } = entry
    const type = this.of[record.type]
    this.places.set(id, place)
    if (state === 'waiting') {
      insertSorted(this.waiting, place)
      if (record.proposedOp === 'retract') insertSorted(type.risks, place)
    }
    if (state !== 'active') return
    this.repeats += repeats
    type.sum += count
    if (count > 0) insertSorted(type.counting, place)
    if (entry.keys.length > 0) insertSorted(type.holding, place)
    for (const key of entry.keys) {
      if (isNamed(key)) type.names.add(key, place)
      else {
        insertSorted(type.unnamed, place)
        type.unnamedCount += unitsOf(key)
        type.unnamedOf.set(key.of, [...(type.unnamedOf.get(key.of) ?? []), key])
      }
    }
    for (const name of convertedNames(entry)) this.converted.add(name, place)
  }

  /** Takes out what a record stood for, before it changes. */
  leave(place: number, entry: ActiveRecord): void {
    const { record, state, count, repeats } = entry
    const type = this.of[record.type]
    if (state === 'waiting') {
      removeSorted(this.waiting, place)
      removeSorted(type.risks, place)
    }
    if (state !== 'active') return
    this.repeats -= repeats
    type.sum -= count
    removeSorted(type.counting, place)
    removeSorted(type.holding, place)
    removeSorted(type.unnamed, place)
    for (const key of entry.keys) {
      if (isNamed(key)) type.names.remove(key, place)
      else {
        type.unnamedCount -= unitsOf(key)
        const rest = (type.unnamedOf.get(key.of) ?? []).filter((other) => other !== key)
        if (rest.length > 0) type.unnamedOf.set(key.of, rest)
        else type.unnamedOf.delete(key.of)
      }
    }
    for (const name of convertedNames(entry)) this.converted.remove(name, place)
  }

  /** Interviews count conversations; the other types count distinct organisations (roadmap-rules 2.7). */
  total(type: EvidenceType): number {
    const { names, unnamedCount, sum } = this.of[type]
    return countsOrganisations(type) ? names.size + unnamedCount : sum
  }

  counters(): Counters {
    return { ...forEachEvidenceType((type) => this.total(type)), repeat_events: this.repeats }
  }
}

const convertedNames = ({ record }: ActiveRecord): string[] =>
  record.converted_from === 'pilot' ? (record.orgs ?? []).map(organisationKey) : []
