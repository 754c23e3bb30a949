import type { LedgerEvent } from '#shared/roadmap.ts'
import { keepEarlier, stateBefore } from './earlier-states.ts'
import { EvidenceFold } from './evidence-fold.ts'
import { EvidenceIndex } from './evidence-index.ts'
import type { ActiveRecord, FieldEntry, LedgerState } from './state.ts'
import { firstDifference, hindsightOf } from './undone.ts'
import {
  createWorkings,
  keepWorkings,
  OPEN_TURNS,
  takeWorkings,
  valueKey,
  type Workings,
} from './workings.ts'

const EMPTY: LedgerState = {
  events: [],
  records: [],
  fields: [],
  digests: new Set(),
  messageIds: new Set(),
  lang: null,
  lastType: null,
  pending: null,
  choice: null,
}

/** States are kept so many events before the last, as an undo is mostly of what was said last. */
const LAST_EVENTS = [64, 8, 1]

/**
 * Derives the whole state from the events: same events, same state. Events with a known id are ignored. A count
 * that was stored stands as it is, also above what may be stated today: what it costs does not depend on it.
 */
export function derive(all: LedgerEvent[]): LedgerState {
  const fresh = unknown(all, new Set())
  const hindsight = hindsightOf(fresh)
  const cuts = [...LAST_EVENTS.map((size) => fresh.length - size).filter((place) => place > 0), fresh.length]
  let state = EMPTY
  let workings = createWorkings(EMPTY, hindsight)
  for (const place of cuts) {
    state = fold(state, workings, fresh.slice(state.events.length, place))
    if (place < fresh.length) workings = takeWorkings(state)
  }
  return state
}

/** Events that change what some event before them did. */
const looksBack = ({ kind }: LedgerEvent) => kind === 'undo' || kind === 'facts'

/**
 * The state after more events: only these are folded, and the state before stays as it is. An undo and the change of a
 * record change what an event before them did, so that the events from that one on are folded again.
 */
export function append(state: LedgerState, events: readonly LedgerEvent[]): LedgerState {
  const workings = takeWorkings(state)
  const fresh = unknown(events, workings.ids)
  const refolds = fresh.some(looksBack)
  if (fresh.length === 0 || refolds) keepWorkings(state, workings)
  if (fresh.length === 0) return state
  return refolds ? foldAgain(state, workings, fresh) : fold(state, workings, fresh)
}

/** The state after events of which some change others: it grows from the last one before what they change. */
function foldAgain(state: LedgerState, before: Workings, fresh: LedgerEvent[]): LedgerState {
  const all = [...state.events, ...fresh]
  const hindsight = hindsightOf(all)
  const first = firstDifference(all, before.hindsight, hindsight)
  const base = stateBefore([EMPTY, ...before.earlier, state], first) ?? EMPTY
  const earlier = before.earlier.filter(({ events }) => events.length < base.events.length)
  return fold(base, { ...createWorkings(base, hindsight), earlier }, all.slice(base.events.length))
}

function unknown(events: readonly LedgerEvent[], ids: ReadonlySet<string>): LedgerEvent[] {
  const seen = new Set<string>()
  return events.filter(({ id }) => !ids.has(id) && !seen.has(id) && seen.add(id))
}

function fold(state: LedgerState, before: Workings, fresh: readonly LedgerEvent[]): LedgerState {
  const { ids, hindsight } = before
  let { lang, lastType, choice } = state
  let { evidence: index, byValue } = before
  let evidence = new EvidenceFold(state.records, index, hindsight)
  let fieldsChanged = false
  for (const event of fresh) {
    ids.add(event.id)
    if (event.kind === 'message') lang = event.lang
    if (hindsight.undone.has(event.id)) continue
    if (event.kind === 'evidence') {
      evidence.add(event)
      if (event.record.status !== 'none') lastType = event.record.type
    } else if (event.kind === 'field') {
      applyField(byValue, event)
      fieldsChanged = true
    } else if (event.kind === 'confirm') evidence.confirm(event)
    else if (event.kind === 'choice') choice = event
    else if (event.kind === 'reject') {
      if (choice?.id === event.targetId) choice = null
      evidence.reject(event.targetId)
    } else if (event.kind === 'pivot') {
      if (choice?.id === event.targetId) choice = null
      if (event.choice === 'new_market') evidence.leaveMarket()
      else if (event.choice === 'new_idea') {
        index = new EvidenceIndex()
        byValue = new Map()
        evidence = new EvidenceFold([], index, hindsight)
        lastType = null
        fieldsChanged = true
      }
    }
  }
  const records = evidence.finish()
  const fields = fieldsChanged ? [...byValue.values()] : state.fields
  const { turns, ...read } = withTurns(state, before, fresh)
  const pending = openQuestion(records, index.waiting, turns)
  const after = {
    events: [...state.events, ...fresh],
    records,
    fields,
    ...read,
    lang,
    lastType,
    pending,
    choice,
  }
  const earlier = state === EMPTY ? [] : keepEarlier(before.earlier, state, after.events.length)
  keepWorkings(after, { records, fields, evidence: index, byValue, ids, hindsight, turns, earlier })
  return after
}

function withTurns(state: LedgerState, before: Workings, fresh: readonly LedgerEvent[]) {
  const { digests, messageIds } = state
  const read = fresh.filter((event) => event.kind === 'message')
  if (read.length === 0) return { digests, messageIds, turns: before.turns }
  return {
    digests: new Set([...digests, ...read.map(({ digest }) => digest)]),
    messageIds: new Set([...messageIds, ...read.map(({ messageId }) => messageId)]),
    turns: [...before.turns, ...read.map(({ messageId }) => messageId)].slice(-OPEN_TURNS),
  }
}

function applyField(byValue: Map<string, FieldEntry>, event: Extract<LedgerEvent, { kind: 'field' }>): void {
  const { fact, id, messageId, extractor } = event
  const entry: FieldEntry = { id, messageId, fact, extractor }
  byValue.delete(valueKey(entry))
  if (!fact.removed) byValue.set(valueKey(entry), entry)
}

/** The question that is open now: the newest waiting record whose message is at most three turns old. */
function openQuestion(
  records: readonly ActiveRecord[],
  places: readonly number[],
  turns: readonly string[],
): ActiveRecord | null {
  const recent = new Set(turns)
  const waiting = places.flatMap((place) => records[place] ?? []).filter((r) => recent.has(r.messageId))
  const newest = waiting.at(-1)?.messageId
  return waiting.find((r) => r.messageId === newest) ?? null
}
