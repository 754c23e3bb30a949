import type { Counters, LedgerEvent } from '#shared/roadmap.ts'
import { EvidenceIndex } from './evidence-index.ts'
import type { ActiveRecord, FieldEntry, LedgerState } from './state.ts'
import { type Hindsight, hindsightOf } from './undone.ts'

/** A question left unanswered for this many turns stays amber and is not asked again (roadmap-rules 2.4). */
export const OPEN_TURNS = 3

/** What the fold looks things up in. It follows from the state it belongs to and is no part of it. */
export interface Workings {
  readonly records: readonly ActiveRecord[]
  readonly fields: readonly FieldEntry[]
  readonly evidence: EvidenceIndex
  /** Every value of every field, the newest statement last. */
  readonly byValue: Map<string, FieldEntry>
  readonly ids: Set<string>
  readonly hindsight: Hindsight
  /** The messages of the last turns. */
  readonly turns: string[]
  /** States it grew from, oldest first, to begin at when an undo changes what some event did. */
  readonly earlier: readonly LedgerState[]
}

/** The workings of a state, by its list of events, which no other state has. */
const kept = new WeakMap<readonly LedgerEvent[], Workings>()

export const valueKey = ({ fact }: FieldEntry) => `${fact.field} ${fact.value}`

export function createWorkings(
  state: Pick<LedgerState, 'events' | 'records' | 'fields'>,
  hindsight: Hindsight = hindsightOf(state.events),
): Workings {
  const { events, records, fields } = state
  const evidence = new EvidenceIndex()
  for (const [place, entry] of records.entries()) evidence.enter(place, entry)
  const turns = events.flatMap((event) => (event.kind === 'message' ? event.messageId : []))
  return {
    records,
    fields,
    evidence,
    byValue: new Map(fields.map((entry) => [valueKey(entry), entry])),
    ids: new Set(events.map(({ id }) => id)),
    hindsight,
    turns: turns.slice(-OPEN_TURNS),
    earlier: [],
  }
}

function find(state: LedgerState): Workings | undefined {
  const known = kept.get(state.events)
  return known?.records === state.records && known.fields === state.fields ? known : undefined
}

/**
 * The workings of a state, to be changed into those of the next one: a state keeps them until something is
 * appended to it, and makes them anew when it is appended to a second time.
 */
export function takeWorkings(state: LedgerState): Workings {
  const workings = find(state) ?? createWorkings(state)
  kept.delete(state.events)
  return workings
}

export function keepWorkings(state: LedgerState, workings: Workings): void {
  kept.set(state.events, { ...workings, records: state.records, fields: state.fields })
  counted.set(state.records, workings.evidence.counters())
}

/** The evidence of a state by type, name and place; to be read only, and not to be held on to. */
export function evidenceOf(state: LedgerState): EvidenceIndex {
  const known = find(state)
  if (known) return known.evidence
  const made = createWorkings(state)
  keepWorkings(state, made)
  return made.evidence
}

const counted = new WeakMap<readonly ActiveRecord[], Counters>()

/** The counters of a state, kept with its list of records. */
export const countersOf = (state: LedgerState): Counters =>
  counted.get(state.records) ?? evidenceOf(state).counters()
