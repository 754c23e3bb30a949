import { changeOf } from '#engine/ledger/changes.ts'
import { organisationsIn } from '#engine/ledger/confirmed-record.ts'
import { foldName, organisationKey } from '#engine/ledger/organisation.ts'
import type { ActiveRecord, LedgerState } from '#engine/ledger/state.ts'
import { undoneIds } from '#engine/roadmap/ledger-events.ts'
import type { EventPlace } from '#server/db/records.ts'
import { pausedIds, subjectOf } from '#server/roadmap/paused.ts'
import { answersTo, wordsOf } from '#server/roadmap/record-view.ts'
import { countsOrganisations } from '#shared/evidence-types.ts'
import { missingParts, strengthOf } from '#shared/records/strength.ts'
import { factsOf } from '#shared/records/with-facts.ts'
import type { EvidenceRow, RecordSource } from '#shared/records.ts'
import type { LedgerEvent } from '#shared/roadmap.ts'

/** What rows are made of besides the ledger. */
export interface RowPlaces {
  readonly places: readonly EventPlace[]
  /** When the venture began, for events of a release that wrote no time. */
  readonly begun: string
}

/** The records that count, and those that a person keeps beside them, newest first. */
export function viewRows(ledger: LedgerState, { places, begun }: RowPlaces): EvidenceRow[] {
  const placeOf = new Map(places.map((place) => [place.event_id, place]))
  const events = new Map(ledger.events.map((event) => [event.id, event]))
  const changes = newestChanges(ledger)
  const repeated = repeatedCustomers(ledger)
  const paused = pausedSubjects(ledger)
  return ledger.records
    .filter(isShown)
    .map((entry) => {
      const { id, record, count, repeats } = entry
      const told = factsOf(record)
      const isPaused = told.state === 'running' && paused.has(subjectOf(entry))
      const facts = isPaused ? { ...told, state: 'paused' as const } : told
      const organisation = organisationOf(entry)
      const isRepeated = organisation !== '' && repeated.has(organisationKey(organisation))
      return {
        ...facts,
        id,
        type: record.type,
        organisation,
        count,
        // Of several, "who" says what they are.
        named: organisation !== '' || ((record.count ?? count) <= 1 && Boolean(facts.who)),
        strength: strengthOf({
          type: record.type,
          facts,
          paid: record.paid,
          repeats: repeats + (isRepeated ? 1 : 0),
        }),
        missing: missingParts(record.type, facts),
        source: sourceOf(entry, events.get(id), placeOf.get(id), begun),
        changeId: changes.get(id) ?? id,
      }
    })
    .reverse()
}

/** The pilots of which the founder answered that they are paused. */
function pausedSubjects(ledger: LedgerState): ReadonlySet<string> {
  const answers = answersTo(ledger)
  const paused = pausedIds(ledger, (id) => wordsOf(answers.get(id)))
  return new Set(ledger.records.filter(({ id }) => paused.has(id)).map(subjectOf))
}

/** Returns whether several are told in one record, or one without a name. */
export const isGroup = ({ count, named }: Pick<EvidenceRow, 'count' | 'named'>) => count > 1 || !named

/** A pilot that was cancelled stays in its list; a mention of what counts already is no record of its own. */
function isShown({ state, record, count }: ActiveRecord): boolean {
  if (state === 'retracted') return record.type === 'pilot' && record.facts?.state === 'cancelled'
  return state === 'active' && (count > 0 || (record.facts !== undefined && record.op !== 'repeat'))
}

/** The organisations that a record still stands for. */
function organisationOf({ record, keys, state }: ActiveRecord): string {
  const names = organisationsIn(record)
  const held = new Set<unknown>(keys)
  const left = names.filter((name) => held.has(organisationKey(name)))
  const isAll = state !== 'active' || !countsOrganisations(record.type) || left.length === 0
  return (isAll ? names : left).join(', ')
}

/** Customers of whom a sentence of its own tells that they ordered again. */
function repeatedCustomers({ records }: LedgerState): ReadonlySet<string> {
  const repeats = records.filter(({ state, repeats }) => state === 'active' && repeats > 0)
  return new Set(repeats.flatMap(({ record }) => organisationsIn(record).map(organisationKey)))
}

/** The change of each record that an undo takes back first: the newest one. */
function newestChanges({ events }: LedgerState): ReadonlyMap<string, string> {
  const undone = undoneIds(events)
  return new Map(
    events.flatMap((event) => {
      if (undone.has(event.id)) return []
      if (event.kind === 'evidence') return [[event.id, changeOf(event)] as const]
      return event.kind === 'facts' || event.kind === 'confirm'
        ? [[event.targetId, changeOf(event)] as const]
        : []
    }),
  )
}

function sourceOf(
  { record, messageId }: ActiveRecord,
  event: LedgerEvent | undefined,
  place: EventPlace | undefined,
  begun: string,
): RecordSource {
  const conversationId = place?.conversation_id ?? null
  return {
    kind: record.rule === 'form' || record.rule === 'import' ? record.rule : 'chat',
    quote: record.quote,
    messageId: conversationId === null ? null : messageId,
    conversationId,
    file: record.file ?? null,
    place: record.place ?? null,
    at: event?.at ?? begun,
    author: place?.author ?? null,
    extractor: event?.extractor ?? 'rules',
  }
}

/** Returns whether a record or the sentence behind it names somebody. */
export function namesPerson(row: EvidenceRow, person: string): boolean {
  const wanted = foldName(person).trim()
  const { who, by, signatory, decided_by, learnt, quote, next_step, organisation, source } = row
  const texts = [who, by, signatory, decided_by, learnt, quote, next_step, organisation, source.quote]
  return wanted !== '' && texts.some((text) => text !== undefined && foldName(text).includes(wanted))
}
