import type { EvidenceRow, Relation } from '#shared/records.ts'
import { isOfSegment, REST } from './coverage.ts'

export const SORTS = ['who', 'organisation', 'relation', 'segment', 'date', 'learnt', 'source'] as const
export type Sort = (typeof SORTS)[number]

/** What the list of interviews shows; empty texts filter nothing. */
export interface ListView {
  /** A segment's name, or REST for those without a column. */
  readonly segment: string
  /** A relation, or REST for "not said yet". */
  readonly relation: Relation | typeof REST | ''
  /** `2026-06` */
  readonly month: string
  readonly sort: Sort
  readonly order: 'asc' | 'desc'
}

export const isFiltered = ({ segment, relation, month }: ListView) =>
  segment !== '' || relation !== '' || month !== ''

/** The named interviews that pass the filters, in order. */
export function interviewsShown(
  records: readonly EvidenceRow[],
  view: ListView,
  columns: readonly string[],
): readonly EvidenceRow[] {
  const shown = records.filter(
    (record) =>
      record.type === 'interview' &&
      record.named &&
      (view.segment === '' || isOfSegment(record, view.segment, columns)) &&
      (view.relation === '' || (record.relation ?? REST) === view.relation) &&
      (view.month === '' || dayOf(record).startsWith(view.month)),
  )
  const way = view.order === 'asc' ? 1 : -1
  return shown.toSorted((a, b) => {
    const [one, other] = [sortKey(a, view.sort), sortKey(b, view.sort)]
    // What is not said stands last, whichever way the rest goes.
    if (one === '' || other === '') return one === other ? 0 : one === '' ? 1 : -1
    return way * one.localeCompare(other)
  })
}

function sortKey(record: EvidenceRow, sort: Sort): string {
  if (sort === 'date') return dayOf(record)
  if (sort === 'source') return record.source.at
  if (sort === 'learnt') return record.quote || record.learnt || ''
  return record[sort] ?? ''
}

/** The day it was held; where nobody said, none. */
const dayOf = ({ date }: EvidenceRow) => date ?? ''

/** The months in which interviews were held, newest first. */
export function monthsOf(records: readonly EvidenceRow[]): readonly string[] {
  const months = records.flatMap((record) =>
    record.type === 'interview' && record.named ? dayOf(record) : '',
  )
  return [...new Set(months.filter((day) => day !== '').map((day) => day.slice(0, 7)))]
    .toSorted()
    .toReversed()
}
