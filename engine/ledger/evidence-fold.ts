import { countsOrganisations } from '#shared/evidence-types.ts'
import type { EvidenceRecord, EvidenceType, LedgerEvent } from '#shared/roadmap.ts'
import { confirmedRecord, organisationsIn } from './confirmed-record.ts'
import type { EvidenceIndex } from './evidence-index.ts'
import { nameOne } from './name-one.ts'
import { organisationKey } from './organisation.ts'
import { countUnits, isNamed, type OrganisationKey, unitsOf, without } from './organisation-keys.ts'
import type { ActiveRecord } from './state.ts'
import { changedRecord, type Hindsight } from './undone.ts'

type EvidenceEvent = Extract<LedgerEvent, { kind: 'evidence' }>
type ConfirmEvent = Extract<LedgerEvent, { kind: 'confirm' }>
/** What an event changes in a record; the rest stays. */
type Change = Partial<Pick<ActiveRecord, 'record' | 'state' | 'count' | 'keys' | 'repeats'>>

/** Folds events about evidence onto a list of records. The list it begins with stays as it is. */
export class EvidenceFold {
  readonly #before: ActiveRecord[]
  readonly #index: EvidenceIndex
  readonly #changes: Hindsight['changes']
  #records: ActiveRecord[] | undefined
  /** As many records, from the first on, were won before the market changed. */
  #former = 0

  constructor(records: ActiveRecord[], index: EvidenceIndex, { changes }: Hindsight) {
    this.#before = records
    this.#index = index
    this.#changes = changes
  }

  add({ record: told, id, messageId }: EvidenceEvent): void {
    const record = changedRecord(told, this.#changes.get(id))
    const state = record.status === 'needs_confirmation' ? 'waiting' : 'pipeline'
    const entry: ActiveRecord = { id, messageId, record, state, count: 0, keys: [], repeats: 0 }
    const place = this.#list().push(entry) - 1
    this.#index.enter(place, entry)
    if (record.status === 'confirmed') this.#settle(place, record.op, record.count ?? 0)
  }

  confirm(event: ConfirmEvent): void {
    const place = this.#waiting(event.targetId)
    if (place === undefined) return
    const before = this.#at(place).record
    const { record: confirmed, op, count } = confirmedRecord(before, event)
    const changes = this.#changes.get(event.targetId)
    const record = changes ? changedRecord(confirmed, changes) : confirmed
    if (record !== before) this.#change(place, { record })
    this.#settle(place, op, count)
  }

  reject(targetId: string): void {
    const place = this.#waiting(targetId)
    if (place !== undefined) this.#change(place, { state: 'rejected' })
  }

  /** The first market changed: what was won until now was won in another one. */
  leaveMarket(): void {
    this.#former = this.#list().length
  }

  /** The records after the events. */
  finish(): ActiveRecord[] {
    const former = this.#former
    if (former === 0) return this.#records ?? this.#before
    return this.#list().map((entry, place) =>
      place < former && !entry.formerMarket ? { ...entry, formerMarket: true } : entry,
    )
  }

  #list(): ActiveRecord[] {
    this.#records ??= [...this.#before]
    return this.#records
  }

  #at(place: number): ActiveRecord {
    const entry = (this.#records ?? this.#before)[place]
    if (!entry) throw new Error('The index names a record that is not there')
    return entry
  }

  #waiting(id: string): number | undefined {
    const place = this.#index.places.get(id)
    return place !== undefined && this.#at(place).state === 'waiting' ? place : undefined
  }

  #change(place: number, change: Change): void {
    const entry = this.#at(place)
    this.#index.leave(place, entry)
    const changed = { ...entry, ...change }
    this.#list()[place] = changed
    this.#index.enter(place, changed)
  }

  #settle(place: number, op: EvidenceRecord['op'], count: number): void {
    const { record } = this.#at(place)
    const current = this.#index.total(record.type)
    this.#change(place, { state: 'note' })
    if (op === 'add') this.#count(place, count)
    else if (op === 'set' && count > current) this.#count(place, count - current)
    else if (op === 'correct' && count > current) this.#count(place, count - current)
    else if (op === 'correct') this.#take(record.type, current - count, [], 'superseded')
    else if (op === 'retract') {
      this.#take(record.type, count, organisationsIn(record), 'retracted')
      this.#closeRisks(record.type)
    } else if (op === 'repeat') this.#change(place, { state: 'active', repeats: count })
  }

  /** Adds `count` to a type, or names one that is counted; and what its facts say of repeats and of an end. */
  #count(place: number, count: number): void {
    const named = count === 1 ? nameOne(this.#index, (each) => this.#at(each), place) : []
    for (const [changed, change] of named) this.#change(changed, change)
    if (named.length === 0) this.#countNew(place, count)
    const { record, repeats } = this.#at(place)
    const { state, repeat_orders = 0 } = record.facts ?? {}
    if (record.type === 'pilot' && state === 'cancelled')
      this.#change(place, { state: 'retracted', keys: [], count: 0 })
    else if (record.type === 'revenue' && repeat_orders > 0)
      this.#change(place, { repeats: repeats + repeat_orders })
  }

  /** Adds `count` to a type; an organisation already there enriches its record instead. */
  #countNew(place: number, count: number): void {
    const { id, record } = this.#at(place)
    if (!countsOrganisations(record.type)) {
      this.#change(place, { state: 'active', count })
      return
    }
    const { names } = this.#index.of[record.type]
    const wanted = this.#keysFor(id, record, count)
    // A name that is nothing but a legal form ("GmbH") is nobody's: it is never one that is known.
    const keys = wanted.filter((key) => !isNamed(key) || key === '' || !names.hasSame(key))
    const change: Change = { state: 'active', keys, count: countUnits(keys) }
    const converted = record.converted_from === 'pilot' && record.type === 'revenue'
    const boughtAfterPilotFee =
      record.type === 'revenue' &&
      record.source !== 'pilot' &&
      wanted.some((key) => this.#paysForPilotOnly(key))
    // What a further record with facts says of its organisation, the level reads too.
    if (boughtAfterPilotFee || record.facts)
      change.keys = wanted.map((key) => (isNamed(key) ? (this.#knownAs(record.type, key) ?? key) : key))
    if (converted || boughtAfterPilotFee) change.repeats = 1
    this.#change(place, change)
  }

  /** The keys a new record stands for: named organisations, those of the records it continues, or unnamed ones. */
  #keysFor(id: string, record: EvidenceRecord, count: number): OrganisationKey[] {
    const keys: OrganisationKey[] = organisationsIn(record).map(organisationKey).slice(0, Math.max(count, 1))
    const parent = record.subset_of ?? record.converted_from
    let left = count - keys.length
    if (parent && parent !== record.type && left > 0) {
      const inherited = this.#inherited(parent, record.type, new Set(keys.filter(isNamed)), left)
      keys.push(...inherited)
      left -= countUnits(inherited)
    }
    if (left > 0) keys.push({ of: id, from: count - left, to: count })
    return keys
  }

  /** Up to `count` organisations of one type that another does not have yet, the newest record's first. */
  #inherited(parent: EvidenceType, type: EvidenceType, known: ReadonlySet<string>, count: number) {
    const own = this.#index.of[type]
    const keys: OrganisationKey[] = []
    const taken = new Set(known)
    let left = count
    for (const place of this.#index.of[parent].holding.toReversed()) {
      for (const key of this.#at(place).keys) {
        if (left === 0) return keys
        if (isNamed(key)) {
          const counted = own.names.has(key) || (key !== '' && own.names.hasSame(key))
          if (counted || taken.has(key)) continue
          taken.add(key)
          keys.push(key)
          left -= 1
          continue
        }
        for (const part of without([key], own.unnamedOf.get(key.of) ?? [])) {
          if (isNamed(part) || left === 0) continue
          const units = Math.min(left, unitsOf(part))
          keys.push({ ...part, to: part.from + units })
          left -= units
        }
      }
    }
    return keys
  }

  /** The first of the known names that a name is the same as. */
  #knownAs(type: EvidenceType, key: string): string | undefined {
    const { names } = this.#index.of[type]
    const rank = (name: string) => {
      const [place = 0] = names.holders(name)
      return { name, place, within: this.#at(place).keys.indexOf(name) }
    }
    const [first, ...others] = Array.from(names.same(key), rank)
    if (!first) return undefined
    return others.reduce(
      (best, each) =>
        each.place < best.place || (each.place === best.place && each.within < best.within) ? each : best,
      first,
    ).name
  }

  #paysForPilotOnly(key: OrganisationKey): boolean {
    const known = isNamed(key) ? this.#knownAs('revenue', key) : undefined
    if (!known) return false
    const holders = this.#index.of.revenue.names.holders(known)
    return holders.every((place) => this.#at(place).record.source === 'pilot')
  }

  /** Takes `count` away from a type: the named organisation, else the newest unnamed ones first. */
  #take(type: EvidenceType, count: number, orgs: string[], state: 'retracted' | 'superseded'): void {
    let left = count
    const index = this.#index.of[type]
    const takeFrom = (places: number[], match: (key: OrganisationKey) => boolean) => {
      for (let at = places.length - 1; at >= 0 && left > 0; at -= 1) {
        const place = places[at]
        if (place !== undefined) left -= this.#remove(place, left, match, state)
      }
    }
    if (!countsOrganisations(type)) {
      const names = (place: number) => this.#at(place).record.facts?.who !== undefined
      const [named = [], bare = []] = [true, false].map((wanted) =>
        index.counting.filter((place) => names(place) === wanted),
      )
      for (const place of [...named, ...bare].toReversed()) {
        if (left <= 0) break
        const { count: held } = this.#at(place)
        const taken = Math.min(left, held)
        this.#change(place, { count: held - taken, ...(held === taken && { state }) })
        left -= taken
      }
      return
    }
    const named = new Set(orgs.map(organisationKey).flatMap((key) => [...index.names.like(key)]))
    const places = new Set([...named].flatMap((key) => index.names.holders(key)))
    takeFrom(
      [...places].sort((a, b) => a - b),
      (key) => isNamed(key) && named.has(key),
    )
    takeFrom([...index.unnamed], (key) => !isNamed(key))
    takeFrom([...index.counting], () => true)
  }

  /** Takes up to `most` matching organisations from the end of a record's; returns how many. */
  #remove(
    place: number,
    most: number,
    match: (key: OrganisationKey) => boolean,
    state: 'retracted' | 'superseded',
  ): number {
    const entry = this.#at(place)
    if (entry.count === 0) return 0
    let left = most
    let { keys } = entry
    const gone: string[] = []
    for (const key of entry.keys.toReversed()) {
      // Two wordings of a record may mean one customer, who goes once.
      if (left === 0 || !match(key) || (isNamed(key) && gone.includes(key))) continue
      if (isNamed(key)) gone.push(key)
      const taken = Math.min(left, unitsOf(key))
      keys = keys.flatMap((other) => {
        if (other !== key) return [other]
        return isNamed(key) || taken === unitsOf(key) ? [] : [{ ...key, to: key.to - taken }]
      })
      left -= taken
    }
    if (left === most) return 0
    const count = countUnits(keys)
    this.#change(place, { keys, count, ...(count === 0 && { state }) })
    for (const key of gone) this.#forget(entry.record.type, key, state)
    return most - left
  }

  /** Takes an organisation out of every other record: who paid for pilot and product is one customer. */
  #forget(type: EvidenceType, key: string, state: 'retracted' | 'superseded'): void {
    for (const place of [...this.#index.of[type].names.holders(key)]) {
      const keys = this.#at(place).keys.filter((other) => other !== key)
      const count = countUnits(keys)
      this.#change(place, { keys, count, ...(count === 0 && { state }) })
    }
  }

  /** A loss that was stated answers the question whether one is at risk. */
  #closeRisks(type: EvidenceType): void {
    const { names, risks } = this.#index.of[type]
    const none = !countsOrganisations(type) || this.#index.total(type) === 0
    for (const place of [...risks]) {
      const named = (this.#at(place).record.orgs ?? []).map(organisationKey)
      const gone = named.length > 0 && named.every((name) => !names.hasLike(name))
      if (none || gone) this.#change(place, { state: 'rejected' })
    }
  }
}
