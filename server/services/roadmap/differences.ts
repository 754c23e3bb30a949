import { counters } from '#server/assistant/ledger/counters.ts'
import type { LedgerState } from '#server/assistant/ledger/state.ts'
import { FIELD_NAMES, type FieldName } from '#shared/roadmap.ts'
import { isSingle, type StandingField, standingFields } from './standing-fields.ts'

/** A change of one counter or one value; empty texts stand for nothing there. */
export interface Difference {
  /** An evidence type, `repeat_events`, or a field. */
  readonly what: string
  readonly before: string
  readonly after: string
}

const PRIORITY = { 1: 'Primary', 2: 'Secondary', 3: 'Exploratory' } as const

/** A value as it is written down; an industry with the label of its priority. */
function shown({ value, industry }: StandingField): string {
  return industry?.priority ? `${value} (${PRIORITY[industry.priority]})` : value
}

/** What differs between two states of a ledger, level aside. */
export function differences(before: LedgerState, after: LedgerState): Difference[] {
  const [was, is] = [counters(before), counters(after)]
  const counted = (Object.keys(is) as (keyof typeof is)[])
    .filter((type) => was[type] !== is[type])
    .map((type) => ({ what: type, before: String(was[type]), after: String(is[type]) }))
  const [had, has] = [valuesOf(before), valuesOf(after)]
  return [
    ...counted,
    ...FIELD_NAMES.flatMap((field) => ofField(field, had.get(field) ?? [], has.get(field) ?? [])),
  ]
}

function valuesOf(ledger: LedgerState): Map<FieldName, string[]> {
  const own = standingFields(ledger).filter((field) => !field.suggested)
  return new Map(
    FIELD_NAMES.map((name) => [name, own.filter((field) => field.entry.fact.field === name).map(shown)]),
  )
}

function ofField(what: FieldName, had: string[], has: string[]): Difference[] {
  if (isSingle(what)) {
    const [before = '', after = ''] = [had[0], has[0]]
    return before === after ? [] : [{ what, before, after }]
  }
  const gone = had.filter((value) => !has.includes(value))
  const come = has.filter((value) => !had.includes(value))
  // In a list, what left and what came at the same time are taken as one value rewritten.
  return Array.from({ length: Math.max(gone.length, come.length) }, (_, index) => ({
    what,
    before: gone[index] ?? '',
    after: come[index] ?? '',
  }))
}
