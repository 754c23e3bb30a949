import type { ImportRow } from '#shared/imports.ts'
import { RELATIONS, type Relation } from '#shared/record-facts.ts'
import type { EvidenceRow } from '#shared/records.ts'
import { type Counters, EVIDENCE_TYPES, type EvidenceType } from '#shared/roadmap.ts'

/** The marks of the scale of interviews. */
const MARKS = [10, 20, 50, 100] as const
/** How many first relations are told. */
const TOLD = 2

/** A counter before and after what is ticked. */
export interface CounterChange {
  readonly type: EvidenceType
  readonly before: number
  readonly after: number
}

export interface Opens {
  readonly counters: readonly CounterChange[]
  readonly fields: number
  /** The highest mark of interviews that is passed. */
  readonly mark: number | null
  /** Relations that nobody interviewed before has, with how many come. */
  readonly first: readonly { readonly relation: Relation; readonly count: number }[]
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const keyOf = (organisation: string) => organisation.trim().toLowerCase()

/** What taking some lines would change: counters, the mark that is passed, and whom the venture talks to first. */
export function whatItOpens(
  chosen: readonly ImportRow[],
  counters: Counters,
  records: readonly EvidenceRow[],
): Opens {
  const changes = EVIDENCE_TYPES.flatMap((type): CounterChange[] => {
    const own = chosen.filter(({ record }) => record?.type === type)
    if (own.length === 0) return []
    const before = counters[type]
    return [{ type, before, after: before + added(type, own, records) }]
  })
  const interviews = changes.find(({ type }) => type === 'interview')
  const passed = MARKS.filter((mark) => interviews && interviews.before < mark && mark <= interviews.after)
  const known = new Set(records.map(({ relation }) => relation))
  const first = RELATIONS.filter((relation) => relation !== 'user' && !known.has(relation)).flatMap(
    (relation) => {
      const count = chosen.filter(({ record }) => record?.relation === relation).length
      return count > 0 ? [{ relation, count }] : []
    },
  )
  return {
    counters: changes,
    fields: chosen.filter(({ field }) => field !== null).length,
    mark: passed.at(-1) ?? null,
    first: first.slice(0, TOLD),
  }
}

/** Interviews count by themselves, anything else by organisation. */
function added(type: EvidenceType, rows: readonly ImportRow[], records: readonly EvidenceRow[]): number {
  const countOf = ({ record }: ImportRow) => (typeof record?.count === 'number' ? record.count : 1)
  if (type === 'interview') return rows.reduce((sum, row) => sum + countOf(row), 0)
  const there = new Set(
    records.filter((record) => record.type === type).map(({ organisation }) => keyOf(organisation)),
  )
  const names = new Set(rows.map(({ record }) => keyOf(textOf(record?.organisation))))
  const unnamed = rows.filter(({ record }) => textOf(record?.organisation) === '')
  const fresh = [...names].filter((name) => name !== '' && !there.has(name))
  return fresh.length + unnamed.reduce((sum, row) => sum + countOf(row), 0)
}
