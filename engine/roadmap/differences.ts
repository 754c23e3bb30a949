import { FIELD_NAMES, type FieldName } from '#shared/roadmap.ts'
import { isSingle } from '#shared/roadmap-fields.ts'
import { counters } from '../ledger/counters.ts'
import type { LedgerState } from '../ledger/state.ts'
import { itemKey, type StandingField, standingFields } from './standing-fields.ts'

/** A change of one counter or one value; empty texts stand for nothing there. */
export interface Difference {
  /** An evidence type, `repeat_events`, or a field. */
  readonly what: string
  readonly before: string
  readonly after: string
}

const PRIORITY = { 1: 'Primary', 2: 'Secondary', 3: 'Exploratory' } as const

/** A value as it is written down; an industry with the label of its priority. */
const shown = ({ value, industry }: StandingField): string =>
  industry?.priority ? `${value} (${PRIORITY[industry.priority]})` : value

/** What differs between two states of a ledger, level aside. */
export function differences(before: LedgerState, after: LedgerState): Difference[] {
  const [was, is] = [counters(before), counters(after)]
  const counted = (Object.keys(is) as (keyof typeof is)[])
    .filter((type) => was[type] !== is[type])
    .map((type) => ({ what: type, before: String(was[type]), after: String(is[type]) }))
  if (before.fields === after.fields) return counted
  const [had, has] = [valuesOf(before), valuesOf(after)]
  return [
    ...counted,
    ...FIELD_NAMES.flatMap((field) => ofField(field, had.get(field) ?? [], has.get(field) ?? [])),
  ]
}

/** A value as it is told apart from the others, and as it is written down. */
interface Shown {
  readonly key: string
  readonly text: string
}

function valuesOf(ledger: LedgerState): Map<FieldName, Shown[]> {
  const own = standingFields(ledger).filter((field) => !field.suggested)
  const byField = Map.groupBy(own, ({ entry }) => entry.fact.field)
  const show = (field: StandingField) => ({ key: itemKey(field.value), text: shown(field) })
  return new Map([...byField].map(([name, fields]) => [name, fields.map(show)]))
}

function ofField(what: FieldName, had: Shown[], has: Shown[]): Difference[] {
  if (isSingle(what)) {
    const [before = '', after = ''] = [had[0]?.text, has[0]?.text]
    return before === after ? [] : [{ what, before, after }]
  }
  const [before, after] = [had, has].map((values) => new Set(values.map(({ text }) => text)))
  const gone = had.filter(({ text }) => !after?.has(text))
  const come = has.filter(({ text }) => !before?.has(text))
  // The first of several with one key.
  const byKey = new Map(come.toReversed().map((value) => [value.key, value]))
  const changed = gone.flatMap((was) => {
    const is = byKey.get(was.key)
    return is ? [{ was, is }] : []
  })
  const taken = new Set(changed.flatMap(({ was, is }) => [was, is]))
  const left = gone.filter((value) => !taken.has(value))
  const came = come.filter((value) => !taken.has(value))
  // In a list, what left and what came at the same time are taken as one value rewritten.
  const rewritten = Array.from({ length: Math.max(left.length, came.length) }, (_, index) => ({
    was: left[index],
    is: came[index],
  }))
  return [...changed, ...rewritten].map(({ was, is }) => ({
    what,
    before: was?.text ?? '',
    after: is?.text ?? '',
  }))
}
