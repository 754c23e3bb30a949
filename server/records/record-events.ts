import { organisationKey } from '#engine/ledger/organisation.ts'
import type { LedgerState } from '#engine/ledger/state.ts'
import { undoOf } from '#engine/roadmap/ledger-events.ts'
import type { Step } from '#server/roadmap/change-ledger.ts'
import { type Facts, factsOf, mergeFacts, missingIn } from '#shared/records/with-facts.ts'
import type { EvidenceRow, RecordInput } from '#shared/records.ts'
import type { EvidenceRecord, EvidenceType, LedgerEvent } from '#shared/roadmap.ts'

/** How a record came in. */
export interface RecordOrigin {
  readonly rule: 'form' | 'import'
  /** The line of the sheet or the sentence it was read from; empty for a form. */
  readonly quote: string
  readonly file?: string | undefined
  readonly place?: string | undefined
}

/** What an event is stored under: `id` is a new one. */
export interface EventIds {
  readonly id: string
  readonly at: string
}

/** A record to be added; `names` is the record told without names of which it is one. */
export type NewRecord = RecordInput & { readonly names?: string | undefined }

/** Adds a record; the id of the event is that of the record. */
export function addRecordStep(input: NewRecord, from: RecordOrigin, ids: EventIds): Step {
  const { type, organisation, names, ...facts } = input
  const record = newRecord(type, organisation, from, facts)
  const named = { ...record, ...(names !== undefined && { names }) }
  return stepOf(
    [{ ...baseOf(ids), kind: 'evidence', record: named }],
    from.rule === 'import' ? 'imported' : 'record added',
  )
}

/** Changes what `set` holds of a record, and its organisation where `org` is given. */
export function changeRecordStep(
  targetId: string,
  change: { readonly set: Facts; readonly org?: string | undefined },
  ids: EventIds,
): Step {
  return stepOf([factsEvent(targetId, change, ids)], 'record changed')
}

/** Takes a record out of the roadmap; nothing happens to one that is undone already. */
export function removeRecordStep(ledger: LedgerState, recordId: string, at: string): Step {
  return stepOf(undoOf(ledger, addedBy(ledger, recordId), at), 'record removed')
}

/** Completes `keptId` by what the other one says more, and takes that one out, as one change. */
export function mergeRecordsStep(
  ledger: LedgerState,
  { keptId, mergedId }: { readonly keptId: string; readonly mergedId: string },
  ids: EventIds,
): Step {
  const recordOf = (id: string) => ledger.records.find((entry) => entry.id === id)?.record
  const [kept, merged] = [recordOf(keptId), recordOf(mergedId)]
  const set = kept && merged ? missingIn(factsOf(kept), factsOf(merged)) : {}
  const completes = Object.keys(set).length > 0 ? [factsEvent(keptId, { set }, ids)] : []
  return stepOf([...completes, ...undoOf(ledger, addedBy(ledger, mergedId), ids.at)], 'records merged')
}

/**
 * A pilot that turned into a purchase is a paying customer as well (roadmap-rules 2.5). No step is needed where the
 * organisation buys already.
 */
export function convertedSteps(
  { records }: LedgerState,
  { type, organisation, state }: Pick<EvidenceRow, 'type' | 'organisation'> & Facts,
  ids: EventIds,
): Step[] {
  const key = organisationKey(organisation)
  const buys = records.some(
    ({ state: is, record, keys }) =>
      is === 'active' && record.type === 'revenue' && record.source !== 'pilot' && keys.includes(key),
  )
  if (type !== 'pilot' || state !== 'converted' || key === '' || buys) return []
  const bought = newRecord('revenue', organisation, { rule: 'form', quote: '' }, {})
  const record = { ...bought, source: 'product', converted_from: 'pilot' } as const
  return [stepOf([{ ...baseOf(ids), kind: 'evidence', record }], 'record added')]
}

/** Several steps as one change, which one undo takes back. */
export function asOneStep(steps: readonly Step[], cause: Step['cause']): Step {
  return { events: steps.flatMap(({ events }) => events), cause }
}

function newRecord(
  type: EvidenceType,
  organisation: string,
  { rule, quote, file, place }: RecordOrigin,
  facts: Facts,
): EvidenceRecord {
  const told = { op: 'add', count: 1, status: 'confirmed', reason: '' } as const
  const org = organisation === '' ? {} : { orgs: [organisation], org: organisation }
  const named = { ...org, facts: mergeFacts({}, facts) }
  const from = { quote, rule, ...(file !== undefined && { file }), ...(place !== undefined && { place }) }
  return { type, ...told, ...named, ...from }
}

const baseOf = ({ id, at }: EventIds) => ({ id, messageId: id, at, extractor: 'person' as const })

function factsEvent(
  targetId: string,
  { set, org }: { readonly set: Facts; readonly org?: string | undefined },
  ids: EventIds,
): LedgerEvent {
  return { ...baseOf(ids), kind: 'facts', targetId, set, ...(org !== undefined && { org }) }
}

function addedBy({ events }: LedgerState, recordId: string): LedgerEvent[] {
  return events.filter(({ kind, id }) => kind === 'evidence' && id === recordId)
}

function stepOf(events: readonly LedgerEvent[], cause: Step['cause']): Step {
  return { events: events.map((event) => ({ event, messageId: null, conversationId: null })), cause }
}
