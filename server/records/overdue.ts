import type { Facts } from '#shared/records/with-facts.ts'
import type { LedgerEvent } from '#shared/roadmap.ts'
import { forgetting, forgottenEvents } from './forget-names.ts'

type RecordEvent = Extract<LedgerEvent, { kind: 'evidence' | 'facts' }>

const factsIn = (event: RecordEvent): Facts =>
  event.kind === 'evidence' ? (event.record.facts ?? {}) : event.set
const recordIdOf = (event: RecordEvent) => (event.kind === 'evidence' ? event.id : event.targetId)

/**
 * The events, as they become, of records whose names are to be deleted by `today` (a day, 2026-06-12): without the names
 * in them and without what somebody said verbatim, also of those that were removed. What they prove stays.
 */
export function overdueEvents(events: readonly LedgerEvent[], today: string, code: string): LedgerEvent[] {
  const about = events.filter((event) => event.kind === 'evidence' || event.kind === 'facts')
  return [...Map.groupBy(about, recordIdOf).values()].flatMap((ofRecord) => {
    const facts = ofRecord.map(factsIn)
    const until = facts.findLast(({ delete_by }) => delete_by !== undefined)?.delete_by
    if (!until || until >= today) return []
    const people = facts.flatMap(({ who, signatory, decided_by }) => [
      who ?? '',
      signatory ?? '',
      decided_by ?? '',
    ])
    const names = forgetting(people, code)
    const unquoted = ofRecord.map(withoutQuote)
    const changed = new Map(forgottenEvents(unquoted, names).map((event) => [event.id, event]))
    return unquoted.flatMap(
      (event, index) => changed.get(event.id) ?? (event === ofRecord[index] ? [] : event),
    )
  })
}

function withoutQuote(event: RecordEvent): RecordEvent {
  const { quote, ...facts } = factsIn(event)
  if (!quote) return event
  return event.kind === 'evidence'
    ? { ...event, record: { ...event.record, facts } }
    : { ...event, set: { ...facts, quote: '' } }
}
