import { changeOf } from '#engine/ledger/changes.ts'
import type { Facts } from '#shared/records/with-facts.ts'
import type { LedgerEvent } from '#shared/roadmap.ts'
import { type Forgetting, forgetting, forgottenEvents } from './forget-names.ts'
import { peopleTold } from './people-in.ts'

type RecordEvent = Extract<LedgerEvent, { kind: 'evidence' | 'facts' }>

/** A record whose names are to be deleted. */
export interface OverdueRecord {
  readonly id: string
  /** Its events that change, as they become. */
  readonly events: readonly LedgerEvent[]
  /** The changes that the history tells of it by. */
  readonly changeIds: readonly string[]
  readonly names: Forgetting
}

const factsIn = (event: RecordEvent): Facts =>
  event.kind === 'evidence' ? (event.record.facts ?? {}) : event.set
const recordIdOf = (event: RecordEvent) => (event.kind === 'evidence' ? event.id : event.targetId)

/**
 * The records whose names are to be deleted by `today` (a day, 2026-06-12) and that hold some: without the names in their
 * events and without what somebody said verbatim, also those that were removed. What they prove stays.
 */
export function overdueRecords(events: readonly LedgerEvent[], today: string, code: string): OverdueRecord[] {
  const about = events.filter((event) => event.kind === 'evidence' || event.kind === 'facts')
  return [...Map.groupBy(about, recordIdOf)].flatMap(([id, ofRecord]) => {
    const facts = ofRecord.map(factsIn)
    const until = facts.findLast(({ delete_by }) => delete_by !== undefined)?.delete_by
    if (!until || until >= today) return []
    const names = forgetting(facts.flatMap(peopleTold), code)
    const unquoted = ofRecord.map(withoutQuote)
    const renamed = new Map(forgottenEvents(unquoted, names).map((event) => [event.id, event]))
    const changed = unquoted.flatMap(
      (event, index) => renamed.get(event.id) ?? (event === ofRecord[index] ? [] : event),
    )
    return changed.length === 0 ? [] : [{ id, events: changed, changeIds: ofRecord.map(changeOf), names }]
  })
}

function withoutQuote(event: RecordEvent): RecordEvent {
  const { quote, ...facts } = factsIn(event)
  if (!quote) return event
  return event.kind === 'evidence'
    ? { ...event, record: { ...event.record, facts } }
    : { ...event, set: { ...facts, quote: '' } }
}
