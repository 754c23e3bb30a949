import type { EvidenceRecord, EvidenceType, LedgerEvent } from '#shared/roadmap.ts'
import { confirmedRecord } from './confirmed-record.ts'
import { compareOrganisations, organisationKey } from './organisation.ts'
import type { ActiveRecord, FieldEntry, LedgerState, OpenChoice } from './state.ts'
import { changedRecord } from './undone.ts'

/**
 * The fold as it was before it was made fast, for tests: it compares all names with all, keeps one key for each
 * unnamed organisation ("#record/number"), and begins at the first event whatever is appended.
 */

const OPEN_TURNS = 3

type Entry = Omit<ActiveRecord, 'keys'> & { keys: string[] }
type FactsEvent = Extract<LedgerEvent, { kind: 'facts' }>
type SlowState = Omit<LedgerState, 'records' | 'pending'> & { records: Entry[]; pending: Entry | null }

function organisationsOf(
  records: Entry[],
  type: EvidenceType,
  keep: (record: Entry) => boolean = () => true,
): string[] {
  return [
    ...new Set(
      records.filter((r) => r.state === 'active' && r.record.type === type && keep(r)).flatMap((r) => r.keys),
    ),
  ]
}

function total(records: Entry[], type: EvidenceType): number {
  if (type !== 'interview') return organisationsOf(records, type).length
  return records.reduce((sum, r) => (r.state === 'active' && r.record.type === type ? sum + r.count : sum), 0)
}

function undoneIds(events: LedgerEvent[]): Set<string> {
  const undone = new Set<string>()
  for (const event of events.toReversed()) {
    if (event.kind === 'undo' && !undone.has(event.id)) undone.add(event.targetId)
  }
  return undone
}

function keysFor(records: Entry[], id: string, record: EvidenceRecord, count: number): string[] {
  const keys = (record.orgs ?? (record.org ? [record.org] : []))
    .map(organisationKey)
    .slice(0, Math.max(count, 1))
  const parent = record.subset_of ?? record.converted_from
  if (parent && keys.length < count) {
    const own = new Set(organisationsOf(records, record.type))
    const inherited = records
      .filter((r) => r.state === 'active' && r.record.type === parent)
      .toReversed()
      .flatMap((r) => r.keys)
      .filter((key) => !own.has(key) && !(key && knownKey([...own], key)) && !keys.includes(key))
    keys.push(...[...new Set(inherited)].slice(0, count - keys.length))
  }
  for (let i = keys.length; i < count; i += 1) keys.push(`#${id}/${i}`)
  return keys
}

function knownKey(keys: string[], key: string): string | undefined {
  return key.startsWith('#') ? undefined : keys.find((known) => compareOrganisations(key, known) === 'same')
}

const isUnit = (key: string) => key.startsWith('#')

/** Whether a record named one of those that another one counts. */
function nameSlowly(records: Entry[], entry: Entry): boolean {
  const { record } = entry
  const { type } = record
  const told = records.find(({ id }) => id === record.names)
  if (told?.state !== 'active' || told.record.type !== type || told.count === 0) return false
  const key = organisationKey(record.orgs?.[0] ?? '')
  const others = records.filter((each) => each.state === 'active' && each.record.type !== type)
  const taken = told.keys.includes(key) ? key : told.keys.findLast(isUnit)
  if (type !== 'interview') {
    if (taken === undefined) return false
    if (taken !== key && knownKey(organisationsOf(records, type), key)) return false
    const isKnown = others.some((each) => knownKey(each.keys, key))
    const holders = isUnit(taken) ? others.filter(({ keys }) => keys.includes(taken)) : []
    told.keys = told.keys.filter((each) => each !== taken)
    entry.keys = [isKnown && holders.length === 0 && isUnit(taken) ? taken : key]
    if (!isKnown)
      for (const held of holders) held.keys = held.keys.map((each) => (each === taken ? key : each))
  }
  const { segment, paid, stage, source, signed, need, volume, price, condition } = told.record
  const details = { segment, paid, stage, source, signed, need, volume, price, condition }
  const said = Object.entries(details).filter(([, value]) => value !== undefined)
  entry.record = { ...Object.fromEntries(said), ...record }
  entry.state = 'active'
  entry.count = 1
  told.count = type === 'interview' ? told.count - 1 : told.keys.length
  const { orgs, org, ...rest } = told.record
  if (orgs?.some((name) => organisationKey(name) === key)) {
    const left = orgs.filter((name) => organisationKey(name) !== key)
    told.record = { ...rest, orgs: left, ...(org !== undefined && organisationKey(org) !== key && { org }) }
  }
  return true
}

function countAll(records: Entry[], entry: Entry, number: number) {
  if (number !== 1 || !nameSlowly(records, entry)) add(records, entry, number)
  const { type, facts } = entry.record
  if (type === 'pilot' && facts?.state === 'cancelled')
    Object.assign(entry, { state: 'retracted', keys: [], count: 0 })
  else if (type === 'revenue') entry.repeats += facts?.repeat_orders ?? 0
}

function add(records: Entry[], entry: Entry, count: number) {
  const { record } = entry
  entry.state = 'active'
  if (record.type === 'interview') {
    entry.count = count
    return
  }
  const existing = organisationsOf(records, record.type)
  const wanted = keysFor(records, entry.id, record, count)
  entry.keys = wanted.filter((key) => !knownKey(existing, key))
  entry.count = entry.keys.length
  const converted = record.converted_from === 'pilot' && record.type === 'revenue'
  const boughtAfterPilotFee =
    record.type === 'revenue' &&
    record.source !== 'pilot' &&
    wanted.some((key) => {
      const known = knownKey(existing, key)
      return known && !organisationsOf(records, 'revenue', (r) => r.record.source !== 'pilot').includes(known)
    })
  if (boughtAfterPilotFee || record.facts) entry.keys = wanted.map((key) => knownKey(existing, key) ?? key)
  if (converted || boughtAfterPilotFee) entry.repeats = 1
}

function take(
  records: Entry[],
  type: EvidenceType,
  count: number,
  orgs: string[],
  state: 'retracted' | 'superseded',
) {
  let left = count
  const active = records
    .filter((r) => r.state === 'active' && r.record.type === type && r.count > 0)
    .toReversed()
  const named = orgs.map(organisationKey)
  const remove = (entry: Entry, match: (key: string) => boolean) => {
    for (const key of entry.keys.toReversed()) {
      if (left === 0 || !match(key) || !entry.keys.includes(key)) continue
      entry.keys = entry.keys.filter((k) => k !== key)
      entry.count = entry.keys.length
      left -= 1
      const others = records.filter((r) => r.state === 'active' && r.record.type === type)
      for (const other of others.filter((each) => each.keys.includes(key))) {
        other.keys = other.keys.filter((k) => k !== key)
        other.count = other.keys.length
        if (other.count === 0) other.state = state
      }
    }
    if (entry.count === 0) entry.state = state
  }
  if (type === 'interview') {
    const bare = active.filter(({ record }) => record.facts?.who === undefined)
    for (const entry of [...bare, ...active.filter((each) => !bare.includes(each))]) {
      const taken = Math.min(left, entry.count)
      entry.count -= taken
      left -= taken
      if (entry.count === 0) entry.state = state
    }
    return
  }
  for (const entry of active)
    remove(entry, (key) => named.some((n) => compareOrganisations(n, key) !== 'different'))
  for (const entry of active) remove(entry, (key) => key.startsWith('#'))
  for (const entry of active) remove(entry, () => true)
}

function closeRisks(records: Entry[], type: EvidenceType) {
  const held = organisationsOf(records, type)
  for (const entry of records) {
    if (entry.state !== 'waiting' || entry.record.type !== type || entry.record.proposedOp !== 'retract')
      continue
    const named = (entry.record.orgs ?? []).map(organisationKey)
    const gone = named.every((name) => !held.some((key) => compareOrganisations(name, key) !== 'different'))
    if (held.length === 0 || (named.length > 0 && gone)) entry.state = 'rejected'
  }
}

function settle(records: Entry[], entry: Entry, op: EvidenceRecord['op'], count: number) {
  const addAll = (number: number) => countAll(records, entry, number)
  const { record } = entry
  const current = total(records, record.type)
  entry.state = 'note'
  if (op === 'add') addAll(count)
  else if (op === 'set' && count > current) addAll(count - current)
  else if (op === 'correct' && count > current) addAll(count - current)
  else if (op === 'correct') take(records, record.type, current - count, [], 'superseded')
  else if (op === 'retract') {
    take(records, record.type, count, record.orgs ?? (record.org ? [record.org] : []), 'retracted')
    closeRisks(records, record.type)
  } else if (op === 'repeat') {
    entry.state = 'active'
    entry.repeats = count
  }
}

type Changes = ReadonlyMap<string, FactsEvent[]>

function applyEvidence(
  records: Entry[],
  event: Extract<LedgerEvent, { kind: 'evidence' }>,
  changes: Changes,
) {
  const { id, messageId } = event
  const record = changedRecord(event.record, changes.get(id))
  const entry: Entry = { id, messageId, record, state: 'pipeline', count: 0, keys: [], repeats: 0 }
  if (record.status === 'confirmed') settle(records, entry, record.op, record.count ?? 0)
  else if (record.status === 'needs_confirmation') entry.state = 'waiting'
  records.push(entry)
}

function applyConfirm(records: Entry[], event: Extract<LedgerEvent, { kind: 'confirm' }>, changes: Changes) {
  const entry = records.find((r) => r.id === event.targetId && r.state === 'waiting')
  if (!entry) return
  const { record, op, count } = confirmedRecord(entry.record, event)
  entry.record = changes.has(entry.id) ? changedRecord(record, changes.get(entry.id)) : record
  settle(records, entry, op, count)
}

function applyField(fields: FieldEntry[], event: Extract<LedgerEvent, { kind: 'field' }>): FieldEntry[] {
  const { fact, id, messageId, extractor } = event
  const same = (other: FieldEntry) => other.fact.field === fact.field && other.fact.value === fact.value
  if (fact.removed) return fields.filter((other) => !same(other))
  return [...fields.filter((other) => !same(other)), { id, messageId, fact, extractor }]
}

function openQuestion(records: Entry[], turns: string[]): Entry | null {
  const recent = new Set(turns.slice(-OPEN_TURNS))
  const waiting = records.filter((r) => r.state === 'waiting' && recent.has(r.messageId))
  const newest = waiting.at(-1)?.messageId
  return waiting.find((r) => r.messageId === newest) ?? null
}

export function deriveSlowly(all: LedgerEvent[]): SlowState {
  const ids = new Set<string>()
  const events = all.filter((event) => !ids.has(event.id) && ids.add(event.id))
  const undone = undoneIds(events)
  const changes = Map.groupBy(
    events.filter((event) => event.kind === 'facts').filter(({ id }) => !undone.has(id)),
    ({ targetId }) => targetId,
  )
  const records: Entry[] = []
  let fields: FieldEntry[] = []
  const digests = new Set<string>()
  const turns: string[] = []
  let lang: string | null = null
  let lastType: EvidenceType | null = null
  let choice: OpenChoice | null = null
  for (const event of events) {
    if (event.kind === 'message') {
      digests.add(event.digest)
      turns.push(event.messageId)
      lang = event.lang
    }
    if (undone.has(event.id)) continue
    if (event.kind === 'evidence') {
      applyEvidence(records, event, changes)
      if (event.record.status !== 'none') lastType = event.record.type
    } else if (event.kind === 'field') fields = applyField(fields, event)
    else if (event.kind === 'confirm') applyConfirm(records, event, changes)
    else if (event.kind === 'choice') choice = event
    else if (event.kind === 'reject') {
      if (choice?.id === event.targetId) choice = null
      const entry = records.find((r) => r.id === event.targetId && r.state === 'waiting')
      if (entry) entry.state = 'rejected'
    } else if (event.kind === 'pivot') {
      if (choice?.id === event.targetId) choice = null
      if (event.choice === 'new_market') {
        for (const entry of records) entry.formerMarket = true
      } else if (event.choice === 'new_idea') {
        records.length = 0
        fields = []
        lastType = null
      }
    }
  }
  return {
    events,
    records,
    fields,
    digests,
    messageIds: new Set(turns),
    lang,
    lastType,
    pending: openQuestion(records, turns),
    choice,
  }
}
