import { withFacts } from '#shared/records/with-facts.ts'
import type { EvidenceRecord, LedgerEvent } from '#shared/roadmap.ts'

type FactsEvent = Extract<LedgerEvent, { kind: 'facts' }>

/** What events say of others: which are taken back, and how records were changed, by their ids. */
export interface Hindsight {
  readonly undone: ReadonlySet<string>
  readonly changes: ReadonlyMap<string, readonly FactsEvent[]>
}

/** The ids of events that an undo took away; the undo of an undo brings them back. */
export function undoneIds(events: readonly LedgerEvent[]): Set<string> {
  const undone = new Set<string>()
  for (const event of events.toReversed()) {
    if (event.kind === 'undo' && !undone.has(event.id)) undone.add(event.targetId)
  }
  return undone
}

export function hindsightOf(events: readonly LedgerEvent[]): Hindsight {
  const undone = undoneIds(events)
  const changes = events.filter((event) => event.kind === 'facts').filter(({ id }) => !undone.has(id))
  return { undone, changes: Map.groupBy(changes, ({ targetId }) => targetId) }
}

/** The place of the first event that two views of the same events disagree about; their number when there is none. */
export function firstDifference(events: readonly LedgerEvent[], before: Hindsight, after: Hindsight): number {
  const idsIn = ({ changes }: Hindsight, id: string) =>
    changes
      .get(id)
      ?.map((change) => change.id)
      .join(' ')
  const place = events.findIndex(
    ({ id }) => after.undone.has(id) !== before.undone.has(id) || idsIn(after, id) !== idsIn(before, id),
  )
  return place < 0 ? events.length : place
}

/** A record as it was told or confirmed, with what its own facts and the changes of it say. */
export function changedRecord(record: EvidenceRecord, changes: readonly FactsEvent[] = []): EvidenceRecord {
  const told = record.facts ? withFacts(record, record.facts) : record
  return changes.reduce((changed, { set, org }) => withFacts(changed, set, org), told)
}
